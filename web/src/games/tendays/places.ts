/** The places of the board at which a move is made. */
export function places(move: string): string[] {
  const [what, ...rest] = move.split(" ");
  if (what === "draw") return [rest[0] === "deck" ? "deck" : `pile ${rest[0]}`];
  if (what === "drop") return [`pile ${rest[0]}`];
  if (what === "put") return [`day ${rest[0]}`, `pile ${rest[2]}`];
  return rest.map((day) => `day ${day}`);
}
