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

/** The most important happenings, for a player who was away. */

/** Whether the seat's id occurs anywhere in the arguments. */
const names = (value: Json, seat: Seat): boolean =>
  value === seat ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((each: Json) => names(each, seat)));

const isAbout = (module: AnyModule | undefined, happening: Happening, seat: Seat | undefined): boolean =>
  seat !== undefined && (setbackOf(module, happening)?.seat === seat || names(happening.args, seat));

/** Setbacks of the reader's seat come first, then other happenings about it, then by weight in the saga. */
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
 * One line per important happening, in order of time, within `lines` lines and `room` characters. Of equal weights the
 * later one wins.
 */
export function importantLines(
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
    /** Only happenings about the seat. */
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
  // Only visible characters count: an emoji's markup has about thirty.
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
