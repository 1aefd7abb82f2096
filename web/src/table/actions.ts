/* What the viewer of a table can want, and what is told of an answer that refuses it. */
import type { Notice } from "../state/stores/notice";
import type { Room } from "../state/play/room.svelte";
import { settings } from "../state/stores/settings.svelte";
import { refuse } from "../state/effects/sound";
import type { LinkShape, PlanShape } from "../wire/types";
import { Unsent, type Answer } from "../wire/wishes";
import { refusal } from "../words/game";
import { t } from "../words/page.svelte";
import type { Speech } from "../words/speech";

export interface At {
  room(): Room;
  /** Whose eyes; null for a spectator's. */
  seat(): number | null;
  speech(): Speech | null;
  tell(notice: Notice): void;
  /** What was refused before is past: something else was done. */
  settle(): void;
}

export class Actions {
  constructor(private readonly at: At) {}

  /** Wait for an answer, and tell what it refuses. */
  async wish(promise: Promise<Answer>): Promise<void> {
    try {
      this.answered(await promise);
    } catch (error) {
      if (!(error instanceof Unsent)) throw error;
      this.at.tell({ text: t("at-unsent") });
    }
  }

  move(move: string): void {
    const room = this.at.room();
    if (!room.busy) void this.wish(room.move(move));
  }

  undo(): void {
    const seat = this.at.seat();
    if (seat !== null) void this.wish(this.at.room().want({ type: "undo", seat }));
  }

  chat(text: string): Promise<void> {
    return this.wish(this.at.room().want({ type: "chat", text }));
  }

  /** How the days would connect after a move. */
  async foresee(move: string): Promise<readonly LinkShape[] | null> {
    const seat = this.at.seat();
    if (seat === null) return null;
    const answer = await this.at.room().ask({ type: "links", seat, move }).answer;
    return answer.type === "links" ? answer.links : null;
  }

  /** Every way to go on with what was begun, or would be with a move. */
  async plans(move: string | null): Promise<readonly PlanShape[]> {
    const seat = this.at.seat();
    if (seat === null) return [];
    const answer = await this.at.room().ask({ type: "plans", seat, move }).answer;
    return answer.type === "plans" ? answer.plans : [];
  }

  private answered(answer: Answer): void {
    const speech = this.at.speech();
    if (answer.type === "refused" && speech !== null) {
      if (settings.sound) refuse();
      this.at.tell({ text: refusal(answer.rule, answer.data, speech), rule: answer.rule });
    } else if (answer.type === "wrong") this.at.tell({ text: answer.sentence });
    else this.at.settle();
  }
}
