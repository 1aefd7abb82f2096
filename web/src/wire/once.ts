/* Requests that may be repeated: the server does what has the same id once. */
import { randomId } from "./ids";

let unanswered: { wish: string; id: string } | null = null;

/** Send a wish with an id: the same one as before when the same wish was sent and not answered. */
export async function once<T>(wish: unknown, send: (id: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(wish);
  if (unanswered?.wish !== text) unanswered = { wish: text, id: randomId() };
  const answer = await send(unanswered.id);
  unanswered = null;
  return answer;
}
