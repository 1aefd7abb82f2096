/** What the sentences of events are made of: tracks and tickets are said by their two ends. */

import type { Said } from "../../words/game";

export const said: Said = (event, speech) => {
  const { track, ticket, tickets } = event;
  const line = (ends: unknown): string => speech.say("tickets-line", { ends });
  return {
    ...event,
    ...(typeof track === "string" && { track: line(track.split(" ").slice(0, 2)) }),
    ...(Array.isArray(ticket) && { ticket: line(ticket) }),
    ...(Array.isArray(tickets) && { tickets: tickets.map(line) }),
  };
};
