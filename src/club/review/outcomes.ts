import type { AnyModule } from '../../games/registry.js';
import { Refused, Stale } from '../../kernel/errors.js';
import {
  type Happening,
  happeningsFor,
  imagined,
  isHeadline,
  type Move,
  openGame,
  parseMove,
  type Seat,
} from '../../kernel/index.js';
import type { PossibleOutcome, RollMaterial } from './material.js';

/** Possible outcomes of a roll and their shares: plays the moves in worlds that look the same to the seat. */

const WORLDS = 300;
/** Most outcomes to list; a longer list adds nothing to the odds. */
const MOST = 4;

/** The seat's happenings in one world; undefined if the world doesn't allow the moves. */
function playedIn(
  module: AnyModule,
  position: string,
  seat: Seat,
  moves: readonly Move[],
  luck: number,
): readonly Happening[] | undefined {
  const game = openGame(module, imagined(module, position, seat, luck));
  try {
    return moves.flatMap((move) => happeningsFor(game.apply(seat, move).happenings, seat));
  } catch (error) {
    if (error instanceof Refused || error instanceof Stale) return undefined;
    throw error;
  }
}

/** Index of the first happening that differs between worlds; -1 if none does. */
function partedAt(
  worlds: readonly (readonly Happening[])[],
  keyOf: (happening?: Happening) => string,
): number {
  const [first = []] = worlds;
  const length = Math.max(...worlds.map((world) => world.length));
  for (let at = 0; at < length; at++)
    if (worlds.some((world) => keyOf(world[at]) !== keyOf(first[at]))) return at;
  return -1;
}

const keyOf = (happening?: Happening): string => happening?.key ?? '';
const textOf = (happening?: Happening): string => JSON.stringify(happening ?? '');

/** The outcomes of the roll that the moves lead to, the likeliest first; empty if there are too many to list. */
export function outcomesOf(
  module: AnyModule,
  { position, seat, moves, seed }: RollMaterial,
  keepGoing: () => boolean,
): readonly PossibleOutcome[] {
  const read = moves.flatMap((move) => parseMove(move) ?? []);
  const played: (readonly Happening[])[] = [];
  for (let world = 0; world < WORLDS && keepGoing(); world++) {
    const happenings = playedIn(module, position, seat, read, seed + world);
    if (happenings !== undefined) played.push(happenings.filter(({ key }) => isHeadline(module, key)));
  }
  if (played.length === 0) return [];
  for (const key of [keyOf, textOf]) {
    const at = partedAt(played, key);
    if (at < 0) continue;
    const groups = new Map<string, { happening: Happening; n: number }>();
    for (const world of played) {
      const happening = world[at];
      if (happening === undefined) return [];
      const group = groups.get(key(happening)) ?? { happening, n: 0 };
      group.n += 1;
      groups.set(key(happening), group);
    }
    if (groups.size > MOST) continue;
    return [...groups.values()]
      .toSorted((a, b) => b.n - a.n)
      .map(({ happening, n }) => ({ happening, share: n / played.length }));
  }
  return [];
}
