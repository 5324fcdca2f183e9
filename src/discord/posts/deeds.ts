import { type Happening, type Seat, taleWeight } from '../../kernel/index.js';
import type { PhaseGroup } from '../../table/index.js';
import type { AnyModule } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** One deed per seat: what it did more often than anyone else, or its weightiest moment in the saga. */

/** A deed repeated less often isn't worth a line. */
const LEAST_TIMES = 3;

interface Deed {
  /** Key of the happening. */
  readonly key: string;
  /** Seats involved, the acting one first. */
  readonly seats: readonly Seat[];
  readonly text: string;
}

/** One line per seat, in seat order. No deed is listed twice, and neighboring lines are of different kinds. */
export function deedLines(
  module: AnyModule | undefined,
  tell: BotTeller,
  groups: readonly PhaseGroup[],
  seats: readonly Seat[],
): readonly string[] {
  const all = groups.flatMap(({ happenings }) => happenings);
  const candidates = [...countedDeeds(tell, all, seats), ...tales(module, tell, all, seats)];
  const chosen: Deed[] = [];
  for (const seat of seats) {
    const last = chosen.at(-1)?.key;
    const isFree = (one: Deed): boolean => one.key !== last && !chosen.includes(one);
    const deed =
      candidates.find((one) => one.seats[0] === seat && isFree(one)) ??
      candidates.find((one) => one.seats.includes(seat) && isFree(one));
    if (deed !== undefined) chosen.push(deed);
  }
  const lines = chosen.map(({ text }) => `• ${text}`);
  return lines.length === 0 ? [] : [tell.text('bot.final.deeds'), ...lines];
}

const seatArgs = ({ args }: Happening, seats: readonly Seat[]): readonly (readonly [string, Seat])[] =>
  Object.entries(args).filter((arg): arg is [string, Seat] => seats.some((seat) => seat === arg[1]));

interface Count {
  readonly key: string;
  readonly acting: readonly (readonly [string, Seat])[];
  times: number;
}

/** The seat that did something most often, for every `deed.<key>` text; widest lead first. */
function countedDeeds(tell: BotTeller, all: readonly Happening[], seats: readonly Seat[]): readonly Deed[] {
  const counts = new Map<string, Count>();
  for (const one of all.filter(({ key }) => tell.has(`deed.${key}`))) {
    const acting = seatArgs(one, seats);
    const id = JSON.stringify([one.key, acting]);
    const count = counts.get(id) ?? { key: one.key, acting, times: 0 };
    count.times += 1;
    counts.set(id, count);
  }
  const most = [...counts.values()].toSorted((a, b) => b.times - a.times);
  const leadOf = (count: Count): number =>
    count.times - (most.find((other) => other !== count && other.key === count.key)?.times ?? 0);
  return most
    .filter((count) => count.times >= LEAST_TIMES && leadOf(count) > 0)
    .toSorted((a, b) => leadOf(b) - leadOf(a))
    .map(({ key, acting, times }) => ({
      key,
      seats: acting.map(([, seat]) => seat),
      text: tell.lookup(`deed.${key}`, { ...Object.fromEntries(acting), n: times }),
    }));
}

/** The saga's happenings, weightiest first. */
function tales(
  module: AnyModule | undefined,
  tell: BotTeller,
  all: readonly Happening[],
  seats: readonly Seat[],
): readonly Deed[] {
  return all
    .filter(({ key }) => tell.has(`tale.${key}`))
    .toSorted((a, b) => taleWeight(module, b.key) - taleWeight(module, a.key))
    .map((one) => ({
      key: one.key,
      seats: seatArgs(one, seats).map(([, seat]) => seat),
      text: tell.lookup(`tale.${one.key}`, one.args),
    }));
}
