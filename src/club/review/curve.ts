import type { AnyModule } from '../../games/registry.js';
import type { Draw, Seat } from '../../kernel/index.js';
import type { Material, TurnChances, TurningPoint } from './material.js';
import { imagined, playedOut, Sample } from './worlds.js';

/** The curve of a review: chances to win, turn by turn, from what each seat could see then. */

const TURNING_POINTS = 3;

/** Samples all moments pass by pass, so that little time gives a rough curve, not a part of one. */
export function curveOf(
  module: AnyModule,
  material: Material,
  limits: { readonly playouts: number; readonly keepGoing: (share: number) => boolean },
  draw: Draw,
) {
  const { moments, seats, over } = material;
  if (over === undefined) return { turns: [], playouts: 0 };
  const samples = moments.map(() => new Map(seats.map((seat) => [seat, new Sample()])));
  let playouts = 0;
  while (playouts < limits.playouts && limits.keepGoing(playouts / limits.playouts)) {
    for (const [at, { position }] of moments.entries())
      for (const seat of seats) {
        const luck = draw(2 ** 31);
        const winners = playedOut(module, imagined(module, position, seat, luck), luck);
        if (winners !== undefined) samples[at]?.get(seat)?.add(winners.includes(seat) ? 1 : 0);
      }
    playouts++;
  }
  const isDuel = seats.length === 2 && over.winners.length === 1;
  const turns = moments.map(({ turn }, at): TurnChances => {
    const chances = Object.fromEntries([...(samples[at] ?? [])].map(([seat, { chance }]) => [seat, chance]));
    return { turn, chances: isDuel ? halved(seats, chances) : chances };
  });
  const end = Object.fromEntries(
    seats.map((seat) => [seat, { share: over.winners.includes(seat) ? 1 : 0, error: 0 }]),
  );
  const last = (turns.at(-1)?.turn ?? 0) + 1;
  return { turns: [...turns, { turn: last, chances: end }], playouts };
}

/** Turns with the largest significant change of a seat's chances, the largest first. */
export function turningPointsOf(
  turns: readonly TurnChances[],
  seats: readonly Seat[],
): readonly TurningPoint[] {
  const changes = turns.slice(1).flatMap(({ turn, chances }, at): TurningPoint[] => {
    const before = turns[at]?.chances ?? {};
    const all = seats.flatMap((seat): TurningPoint[] => {
      const [from, to] = [before[seat], chances[seat]];
      return from === undefined || to === undefined ? [] : [{ turn, seat, from, to }];
    });
    const [most] = all.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return most === undefined ? [] : [most];
  });
  return changes
    .filter((point) => sizeOf(point) > 2 * Math.hypot(point.from.error, point.to.error))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, TURNING_POINTS);
}

const sizeOf = ({ from, to }: TurningPoint): number => Math.abs(to.share - from.share);

/** A duel has one winner: averages both seats' estimates so that the chances add up to 1. */
function halved(
  [one = '', other = '']: readonly Seat[],
  chances: TurnChances['chances'],
): TurnChances['chances'] {
  const [own, theirs] = [chances[one], chances[other]];
  if (own === undefined || theirs === undefined) return chances;
  const share = (own.share + 1 - theirs.share) / 2;
  const error = Math.hypot(own.error, theirs.error) / 2;
  return { [one]: { share, error }, [other]: { share: 1 - share, error } };
}
