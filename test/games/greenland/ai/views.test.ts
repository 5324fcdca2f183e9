import { describe, expect, it } from 'vitest';
import { openGame } from '../../../../src/kernel/game.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Choice, Move, Seat } from '../../../../src/kernel/types.js';
import { TRIBES } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import type { View } from '../../../../src/games/greenland/view/view-types.js';
import { positionsOf } from './moments.js';

/** An AI decides by its seat's view alone. */

/** A deeply frozen copy. */
function frozen<T>(thing: T): T {
  const freeze = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const part of Object.values(one)) freeze(part);
    Object.freeze(one);
  };
  const copy = JSON.parse(JSON.stringify(thing)) as T;
  freeze(copy);
  return copy;
}

type Decide = (view: View, seat: Seat, choices: readonly Choice[]) => Move;

const AIS: readonly (readonly [string, number, Decide])[] = [
  ...Object.entries(greenland.ai)
    .filter(([name]) => greenland.planners?.[name] === undefined)
    .map(([name, ai]) => {
      const decide: Decide = (view, seat, choices) => ai({ view, seat, choices, draw: drawer(6) });
      return [name, 7, decide] as const;
    }),
  ...Object.entries(greenland.planners ?? {}).map(([name, planner]) => {
    const decide: Decide = (view, seat, choices) =>
      planner({ view, seat, choices, draw: drawer(6), playouts: 10, keepGoing: () => true });
    return [name, 19, decide] as const;
  }),
];

describe.each(AIS)('%s', (_, every, decide) => {
  it.each([
    ['standard', TRIBES],
    ['beginner', ['norse', 'thule']],
    ['survivalist', ['tunit', 'norse', 'sami']],
    ['patrol', TRIBES],
    ['saga', ['norse']],
  ] as const)('decides the same whatever is hidden: %s', (variant, seats) => {
    const moments = positionsOf(variant, seats, every)
      .filter(({ position, seat }) => openGame(greenland, position).choices(seat).length > 1)
      .slice(0, 5);
    expect(moments.length).toBeGreaterThan(1);
    let different = 0;
    for (const { position, seat } of moments) {
      const choices = openGame(greenland, position).choices(seat);
      const view = frozen(greenland.view(position, seat));
      const move = decide(view, seat, choices);
      const other = greenland.permuteHidden(position, seat, drawer(3));
      if (JSON.stringify(other) !== JSON.stringify(position)) different++;
      const seen = greenland.view(other, seat);
      expect(seen).toEqual(view);
      expect(decide(frozen(seen), seat, openGame(greenland, other).choices(seat))).toEqual(move);
    }
    expect(different).toBeGreaterThan(0);
  });
});
