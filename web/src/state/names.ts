/* What the page calls who sits at a seat. */
import { t } from "../words/page.svelte";
import type { SeatShape } from "../wire/types";

export function seatName(seat: Pick<SeatShape, "kind" | "name" | "bot">): string {
  if (seat.kind === "open") return t("nobody");
  if (seat.kind === "bot") return t(`bot-name-${seat.bot ?? "medium"}`);
  return seat.name ?? "";
}

/** The names of all seats, each told from the others. */
export function seatNames(seats: readonly Pick<SeatShape, "kind" | "name" | "bot">[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => {
    const alike = names.slice(0, i).filter((each) => each === name).length;
    if (alike === 0) return name;
    return seats[i]!.kind === "screen" ? t("screen-name", { number: i + 1 }) : `${name} ${alike + 1}`;
  });
}
