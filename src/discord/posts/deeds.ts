import { taleWeight } from '../../kernel/happenings.js';
import type { Happening, Seat } from '../../kernel/types.js';
import type { PhaseGroup } from '../../table/types.js';
import type { AnyModule } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** One deed of each seat: what weighs most of all that happened to it or by it, in the words of the saga. */

const isOf = ({ args }: Happening, seat: Seat): boolean => Object.values(args).some((arg) => arg === seat);

/** A line each, in the order of the seats; no kind of deed twice in a row, and none told of two seats. */
export function deedLines(
  module: AnyModule | undefined,
  tell: BotTeller,
  groups: readonly PhaseGroup[],
  seats: readonly Seat[],
): readonly string[] {
  const all = groups
    .flatMap(({ happenings }) => happenings)
    .filter(({ key }) => tell.has(`tale.${key}`))
    .toSorted((a, b) => taleWeight(module, b.key) - taleWeight(module, a.key));
  const told: Happening[] = [];
  for (const seat of seats) {
    const last = told.at(-1)?.key;
    const deed = all.find((one) => isOf(one, seat) && one.key !== last && !told.includes(one));
    if (deed !== undefined) told.push(deed);
  }
  const lines = told.map(({ key, args }) => `• ${tell.lookup(`tale.${key}`, args)}`);
  return lines.length === 0 ? [] : [tell.text('bot.final.deeds'), ...lines];
}
