/* What the page calls who sits at a seat. */
import { t } from "../../words/page.svelte";
import type { SeatShape } from "../../wire/types";

export function seatName(seat: Pick<SeatShape, "kind" | "name" | "bot">): string {
  if (seat.kind === "open") return t("nobody");
  if (seat.kind === "bot") return t(`bot-name-${seat.bot ?? "medium"}`);
  return seat.name ?? t("former-player");
}

type Named = Pick<SeatShape, "kind" | "name" | "bot">;

/** The names of all seats, each told from the others. */
export function seatNames(seats: readonly Named[]): string[] {
  return apart(seats, seats.map(seatName));
}

/** The same where there is little room: a bot goes by its level. */
export function shortNames(seats: readonly Named[]): string[] {
  return apart(
    seats,
    seats.map((seat) => (seat.kind === "bot" ? t(`bot-short-${seat.bot ?? "medium"}`) : seatName(seat))),
  );
}

function apart(seats: readonly Named[], names: readonly string[]): string[] {
  return names.map((name, i) => {
    const alike = names.slice(0, i).filter((each) => each === name).length;
    if (alike === 0) return name;
    return seats[i]!.kind === "screen" ? t("screen-name", { number: i + 1 }) : `${name} ${alike + 1}`;
  });
}
