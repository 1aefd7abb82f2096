/** The count at the end of a game: what the routes have brought, and then ticket by ticket. */

import type { Finished, TaleStep } from "../../game";
import { ends } from "../describe";
import type { Event, Ticket, View } from "../types";

export interface Counted {
  seat: number;
  ticket: Ticket;
}

type Sheet = Readonly<Record<string, number>>[];

/** Milliseconds for what the routes have brought, for a ticket, for all of them at most, and for the bonus. */
const ROUTES = 1200,
  TICKET = 800,
  ALL = 12000,
  BONUS = 1400;

/** Returns the tickets in the order in which they are counted: the last seat first, its smallest ticket first. */
export function counting(view: View, order: readonly number[]): Counted[] {
  return [...order]
    .reverse()
    .flatMap((seat) =>
      [...(view.tickets[seat] ?? [])]
        .sort((a, b) => a.points - b.points)
        .map((ticket): Counted => ({ seat, ticket })),
    );
}

/** Returns the steps of the count, each with the score sheet as it is then; nothing where no ticket was held. */
export function tale({ view, result, order, speech }: Finished<View, Event>): TaleStep[] {
  const all = counting(view, order);
  if (all.length === 0) return [];
  const time = Math.min(TICKET, ALL / all.length);
  return [
    {
      time: ROUTES,
      label: speech.say("tickets-board-tally"),
      title: speech.say("tickets-board-tally-routes"),
      figure: "",
      sheet: sheetAfter(result.sheet, []),
    },
    ...all.map(({ seat, ticket }, i) => ({
      time,
      label: speech.say("tickets-board-tally-ticket", { seat, number: i + 1, count: all.length }),
      title: ends(ticket.ends, speech),
      figure: signed(worth(ticket)),
      sheet: sheetAfter(result.sheet, all.slice(0, i + 1)),
    })),
    ...bonus(result.sheet, speech),
  ];
}

/** The longest chain of tickets: the step in which its bonus is counted. */
function bonus(sheet: Sheet, speech: Finished<View, Event>["speech"]): TaleStep[] {
  const seats = sheet.flatMap(({ globetrotter = 0 }, seat) => (globetrotter > 0 ? [seat] : []));
  if (seats.length === 0) return [];
  return [
    {
      time: BONUS,
      label: speech.say("tickets-board-tally-bonus"),
      title: speech.join(
        seats.map((seat) => speech.seat(seat)),
        "and",
      ),
      figure: signed(sheet[seats[0]!]!["globetrotter"]!),
      sheet,
    },
  ];
}

function worth({ complete, points }: Ticket): number {
  return complete ? points : -points;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Returns the score sheet when some tickets are counted, and no bonus. */
function sheetAfter(sheet: Sheet, counted: readonly Counted[]): Sheet {
  const sum = (seat: number, complete: boolean): number =>
    counted
      .filter((each) => each.seat === seat && each.ticket.complete === complete)
      .reduce((total, { ticket }) => total + worth(ticket), 0);
  return sheet.map((row, seat) => ({
    ...row,
    tickets_won: sum(seat, true),
    tickets_lost: sum(seat, false),
    globetrotter: 0,
  }));
}
