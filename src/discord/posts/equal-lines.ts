import type { GameCard } from '../../table/index.js';
import type { BotTeller } from '../texts.js';

/** Merges consecutive lines that only differ in their seats: `All: 26 hay, 100 food`. */

interface Line {
  /** Seats the line is about; empty if it doesn't begin with a seat's name. */
  readonly seats: readonly string[];
  /** The text after the name. */
  readonly rest: string;
}

function lineOf(tell: BotTeller, seats: readonly string[], text: string): Line {
  const seat = seats.find((one) => text.startsWith(`${tell.name(one)}: `));
  return seat === undefined
    ? { seats: [], rest: text }
    : { seats: [seat], rest: text.slice(tell.name(seat).length + 2) };
}

export function mergedLines(
  { places }: Pick<GameCard, 'places'>,
  tell: BotTeller,
  texts: readonly string[],
): readonly string[] {
  const all = places.flatMap(({ seat }) => seat ?? []);
  const lines: Line[] = [];
  for (const text of texts) {
    const line = lineOf(tell, all, text);
    const last = lines.at(-1);
    const isSame = last !== undefined && last.rest === line.rest && last.seats.length > 0;
    // The same text twice for one seat reports two events.
    if (isSame && line.seats.every((seat) => !last.seats.includes(seat)) && line.seats.length > 0)
      lines[lines.length - 1] = { ...last, seats: [...last.seats, ...line.seats] };
    else lines.push(line);
  }
  return lines.map(({ seats, rest }) => {
    if (seats.length === 0) return rest;
    const isAll = seats.length > 1 && seats.length === all.length;
    const who = isAll ? tell.text('bot.phase.all') : seats.map((seat) => tell.name(seat)).join(', ');
    return `${who}: ${rest}`;
  });
}
