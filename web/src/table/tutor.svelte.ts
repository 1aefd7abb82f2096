/* What the tutor says of the position: asked anew for each in which the viewer is to move. */
import type { Room } from "../state/play/room.svelte";
import { settings } from "../state/stores/settings.svelte";
import type { TableState } from "../state/play/table";
import type { TutorShape } from "../wire/types";

export class Tutor {
  private told = $state.raw<{ at: TableState; says: TutorShape } | undefined>();

  constructor(
    private readonly at: () => TableState,
    room: () => Room,
    /** A bot plays for the viewer: nobody is to be taught. */
    replaced: () => boolean,
  ) {
    $effect(() => {
      const state = at();
      const wanted = settings.tutor && state.table.hints;
      if (!wanted || state.seat === null || state.links === null) return void (this.told = undefined);
      if (state.legal.length === 0 || replaced()) return;
      const asked = room().ask({ type: "tutor", seat: state.seat });
      void asked.answer.then((answer) => {
        const says = answer.type === "tutor" ? answer.tutor?.now : undefined;
        this.told = says === undefined ? undefined : { at: state, says };
      });
      return asked.stop;
    });
  }

  get says(): TutorShape | undefined {
    return this.told?.says;
  }

  /** What it says is of an earlier position. */
  get stale(): boolean {
    return this.told?.at !== this.at();
  }
}
