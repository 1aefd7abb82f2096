/** The places of the board at which a move is made. */
export function places(move: string): string[] {
  const [what = "", ...rest] = move.split(" ");
  if (what === "claim") return [`route ${rest.join(" ")}`];
  if (what === "keep") return rest.map((number) => `offer ${number}`);
  if (what === "train" || what === "terrain") return [rest[0] === "deck" ? move : `up ${rest[0]}`];
  if (what === "double" || what === "single") return [`end ${what}`];
  return what === "tickets" ? ["tickets"] : [];
}
