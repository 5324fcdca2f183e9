import type { GameCard } from '../../table/index.js';
import type { BotTeller } from '../texts.js';

/** Merges consecutive lines that only differ in their seats: `All: 26 hay` or `Red mows 20 hay. Also Blue.` */

interface Line {
  /** Seats the line is about; empty if it doesn't begin with a seat's name. */
  readonly seats: readonly string[];
  /** Between the name and the rest: a list has a colon, a sentence doesn't. */
  readonly join: ': ' | ' ' | '';
  readonly rest: string;
}

function lineOf(tell: BotTeller, seats: readonly string[], text: string): Line {
  for (const join of [': ', ' '] as const)
    for (const seat of seats) {
      const start = `${tell.name(seat)}${join}`;
      if (text.startsWith(start)) return { seats: [seat], join, rest: text.slice(start.length) };
    }
  return { seats: [], join: '', rest: text };
}

function lineText(tell: BotTeller, { seats, join, rest }: Line, isAll: boolean): string {
  const [first, ...others] = seats;
  if (first === undefined) return rest;
  if (join === ' ') {
    const line = `${tell.name(first)} ${rest}`;
    return others.length === 0
      ? line
      : tell.text(isAll && others.length > 1 ? 'bot.phase.others' : 'bot.phase.also', {
          line,
          seats: others,
        });
  }
  return `${isAll ? tell.text('bot.phase.all') : seats.map((seat) => tell.name(seat)).join(', ')}: ${rest}`;
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
    const isSame = last?.join === line.join && last.rest === line.rest && line.seats.length > 0;
    // The same text twice for one seat reports two events.
    if (isSame && line.seats.every((seat) => !last.seats.includes(seat)))
      lines[lines.length - 1] = { ...last, seats: [...last.seats, ...line.seats] };
    else lines.push(line);
  }
  return lines.map((line) => lineText(tell, line, line.seats.length > 1 && line.seats.length === all.length));
}
