import type { GameCard } from '../../table/index.js';
import type { BotTeller } from '../texts.js';

/** Merges consecutive lines that only differ in their seats: `All: 26 hay` or `Red mows 20 hay. Also Blue.` */

interface Line {
  /** The seat that the text names first; of merged lines all of them. */
  readonly seats: readonly string[];
  /** The text before and after its name. */
  readonly before: string;
  readonly after: string;
}

function lineOf(tell: BotTeller, seats: readonly string[], text: string): Line {
  const named = seats
    .map((seat) => ({ seat, at: text.indexOf(tell.name(seat)) }))
    .filter(({ at }) => at >= 0);
  const [first] = named.toSorted((a, b) => a.at - b.at);
  if (first === undefined) return { seats: [], before: text, after: '' };
  const { seat, at } = first;
  return { seats: [seat], before: text.slice(0, at), after: text.slice(at + tell.name(seat).length) };
}

function lineText(tell: BotTeller, { seats, before, after }: Line, isAll: boolean): string {
  const names = seats.map((seat) => tell.name(seat));
  const [first = '', ...others] = names;
  const line = `${before}${first}${after}`;
  if (others.length === 0) return line;
  if (before === '' && after.startsWith(': '))
    return `${isAll ? tell.text('bot.phase.all') : names.join(', ')}${after}`;
  const key = isAll && others.length > 1 ? 'bot.phase.others' : 'bot.phase.also';
  return tell.text(key, { line, seats: seats.slice(1) });
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
    const isSame = last?.before === line.before && last.after === line.after && line.seats.length > 0;
    // The same text twice for one seat reports two events.
    if (isSame && line.seats.every((seat) => !last.seats.includes(seat)))
      lines[lines.length - 1] = { ...last, seats: [...last.seats, ...line.seats] };
    else lines.push(line);
  }
  return lines.map((line) => lineText(tell, line, line.seats.length > 1 && line.seats.length === all.length));
}
