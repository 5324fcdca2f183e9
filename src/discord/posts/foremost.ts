import {
  type Happening,
  isHeadline,
  type Json,
  type Seat,
  setbackOf,
  taleWeight,
} from '../../kernel/index.js';
import type { AnyModule } from '../bot.js';
import { withoutEmojis } from '../emojis.js';
import { clip } from '../limits.js';
import type { BotTeller } from '../texts.js';

/** What matters most of all that happened, to somebody who was away. */

/** Is it about the seat? A happening names seats by their ids. */
const names = (value: Json, seat: Seat): boolean =>
  value === seat ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((each: Json) => names(each, seat)));

const isAbout = (module: AnyModule | undefined, happening: Happening, seat: Seat | undefined): boolean =>
  seat !== undefined && (setbackOf(module, happening)?.seat === seat || names(happening.args, seat));

/** What befell the reader's own seat comes before all else, then what is about it, then what the saga would tell. */
function weigh(module: AnyModule | undefined, happening: Happening, seat: Seat | undefined): number {
  const lost = setbackOf(module, happening)?.seat;
  const own = seat !== undefined && names(happening.args, seat);
  return (
    (lost !== undefined && lost === seat ? 400 : 0) +
    (own ? 200 : 0) +
    (lost === undefined ? 0 : 20) +
    Math.min(99, taleWeight(module, happening.key))
  );
}

/**
 * A line for each of the happenings that matter most, in the order in which they happened: at most so many, and of so
 * many characters all together. Of what weighs the same the later is told.
 */
export function foremostLines(
  module: AnyModule | undefined,
  tell: BotTeller,
  all: readonly Happening[],
  {
    seat,
    lines,
    room,
    only = false,
  }: {
    readonly seat?: Seat;
    readonly lines: number;
    readonly room: number;
    /** Nothing but what befell the seat. */
    readonly only?: boolean;
  },
): { readonly lines: readonly string[]; readonly left: number } {
  const main = all.filter(({ key }) => isHeadline(module, key));
  const wanted = only ? main.filter((each) => isAbout(module, each, seat)) : main.length === 0 ? all : main;
  const list = wanted.map((happening, at) => ({
    at,
    weight: weigh(module, happening, seat),
    text: `• ${tell.lookup(happening.key, happening.args)}`,
  }));
  // What is read counts: the mark of an emoji is thirty characters of which nobody sees one.
  const size = ({ text }: { readonly text: string }): number => withoutEmojis(text).length;
  const shown: typeof list = [];
  let free = room;
  for (const each of list.toSorted((a, b) => b.weight - a.weight || b.at - a.at)) {
    if (shown.length >= lines) break;
    if (size(each) > free) continue;
    free -= size(each) + 1;
    shown.push(each);
  }
  const [first] = list.toSorted((a, b) => b.weight - a.weight || b.at - a.at);
  if (shown.length === 0 && first !== undefined)
    shown.push({ ...first, text: clip(withoutEmojis(first.text), room) });
  return {
    lines: shown.toSorted((a, b) => a.at - b.at).map(({ text }) => text),
    left: list.length - shown.length,
  };
}
