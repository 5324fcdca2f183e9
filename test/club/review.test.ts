import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Material, verdictOf } from '../../src/club/review/material.js';
import { hintOf } from '../../src/club/review/hint.js';
import { turningPointsOf } from '../../src/club/review/curve.js';
import { reviewGame } from '../../src/club/review/review.js';
import { imagined, Sample } from '../../src/club/review/worlds.js';
import { readRecorded, recordedGame } from '../../src/club/review/recorded.js';
import { findGame, registry } from '../../src/games/registry.js';
import { openGame } from '../../src/kernel/game.js';
import { readPosition } from '../../src/kernel/scenario.js';
import { matchMove, parseMove } from '../../src/kernel/notation.js';
import type { Position } from '../../src/kernel/types.js';
import { sampleGame } from '../../src/club/review/sample-game.js';

/** Reviews of finished games, in every game. */

const always = (): boolean => true;
const QUICK = { playouts: 1, glance: 1, pairs: 2, weighed: 2, thought: 2, keepGoing: always };

const games = [...registry.values()].map((module) => {
  const [variant] = module.meta.variants;
  const all = variant?.seats ?? module.meta.seats.map(({ id }) => id);
  const seats = all.slice(0, Math.max(2, variant?.minSeats ?? 2));
  return [module.meta.id, module, seats] as const;
});

describe.each(games)('the review of a game of %s', (_id, module, seats) => {
  const [seat = ''] = seats;
  const material = sampleGame({ module, seats, seed: 3, seat });
  // A few moments and decisions show whether everything fits; a full review takes minutes.
  const some: Material = {
    ...material,
    moments: material.moments.slice(-2),
    decisions: material.decisions.slice(-6),
  };

  it('shows every seat’s chances at every turn, and ends with the result', () => {
    const { turns, decided, alike, together, weighed, isPartial } = reviewGame(module, some, QUICK);
    expect(turns).toHaveLength(some.moments.length + 1);
    for (const { chances } of turns) expect(Object.keys(chances).sort()).toEqual([...seats].sort());
    for (const one of seats)
      expect(turns.at(-1)?.chances[one]?.share).toBe(material.over.winners.includes(one) ? 1 : 0);
    expect(alike).toBeLessThanOrEqual(decided);
    expect(weighed.length).toBeLessThanOrEqual(QUICK.weighed);
    // All different moves count in the sum, including those not examined further.
    expect(together?.moves ?? 0).toBe(decided - alike);
    const [one, other] = seats;
    if (seats.length === 2 && material.over.winners.length === 1)
      for (const { chances } of turns)
        expect((chances[one ?? '']?.share ?? 0) + (chances[other ?? '']?.share ?? 0)).toBeCloseTo(1, 9);
    expect(isPartial).toBe(false);
  });

  it('uses only what the seat could see', () => {
    for (const { position } of some.decisions) {
      const real: unknown = JSON.parse(position);
      const world = imagined(module, position, seat, 7);
      expect(module.view(world, seat)).toEqual(module.view(real as typeof world, seat));
      // The imagined position has other dice: future luck must not be known.
      expect(world.dice).not.toEqual((real as typeof world).dice);
    }
  });

  it('gives a hint with a legal move, the next best one and the difference', () => {
    const { position = '' } = some.decisions.findLast(({ move }) => move !== '') ?? {};
    const limits = { candidates: 3, fewest: 1, most: 2, thought: 2, keepGoing: always };
    const hint = hintOf(module, { game: module.meta.id, seat, position, seed: 5 }, limits);
    if (hint === undefined) throw new Error('there is no hint');
    const move = parseMove(hint.move);
    const game = openGame(module, JSON.parse(position) as Position);
    expect(move === undefined ? undefined : game.check(seat, move)).toBeDefined();
    expect(hint.worlds).toBe(2);
    expect(hint.wins.share).toBeLessThanOrEqual(1);
    if (hint.next !== undefined) expect(hint.next.behind.error).toBeGreaterThan(0);
    // If time is up before the first playout, there is no hint.
    const none = { ...limits, keepGoing: () => false };
    expect(hintOf(module, { game: module.meta.id, seat, position, seed: 5 }, none)).toBeUndefined();
  });

  it('stops on request', () => {
    const { isPartial, playouts, weighed } = reviewGame(module, some, { ...QUICK, keepGoing: () => false });
    expect([isPartial, playouts, weighed.length]).toEqual([true, 0, 0]);
  });
});

/** Costly moves found and checked by `fimbul review --plant`; docs/dev/measurements/reviews.md says how. */
describe('a blunder planted in a recorded game', () => {
  const written = (name: string) =>
    readRecorded(readFileSync(new URL(`games/${name}-planted.txt`, import.meta.url), 'utf8'));

  it.each(['wordfame', 'endless'])('of %s is legal, and the game ends as recorded', (id) => {
    const game = written(id);
    const { planted } = game;
    const material = recordedGame(findGame(id), game, planted?.seat ?? '');
    expect(material.over).toEqual(game.over);
    const there = material.decisions.find(({ seq }) => seq === planted?.line);
    expect(there?.move).not.toBe(planted?.instead);
    const choices = openGame(findGame(id), JSON.parse(there?.position ?? '{}') as Position).choices(
      planted?.seat ?? '',
    );
    expect(matchMove(choices, parseMove(planted?.instead ?? '') ?? { verb: '', args: [] })).toBeDefined();
  });

  it('is among the three costliest decisions, with its cost', () => {
    const game = written('endless');
    const seat = game.planted?.seat ?? '';
    const all = recordedGame(findGame('endless'), game, seat);
    // All decisions take a minute, so only those around the blunder are reviewed.
    const near = ({ seq }: { readonly seq: number }): boolean =>
      Math.abs(seq - (game.planted?.line ?? 0)) < 4;
    const material = { ...all, decisions: all.decisions.filter(near) };
    const limits = { ...QUICK, playouts: 0, glance: 3, pairs: 32, weighed: 3, thought: 0 };
    const { weighed } = reviewGame(findGame('endless'), material, limits);
    const named = weighed.slice(0, 3).find(({ seq }) => seq === game.planted?.line);
    expect(named === undefined ? 'not named' : verdictOf(named)).toBe('cost');
  });
});

describe('the figures of a review', () => {
  it('never claim more certainty than the samples give', () => {
    const alike = new Sample();
    for (let n = 0; n < 8; n++) alike.add(1);
    expect(alike.mean).toBe(1);
    // Eight of eight wins are compatible with a rate of nine in ten.
    expect(alike.error).toBeGreaterThan(0);
    const coin = new Sample();
    for (let n = 0; n < 400; n++) coin.add(n % 2);
    expect(coin.error).toBeCloseTo(0.025, 3);
    expect(verdictOf({ by: 0.1, error: 0.06 })).toBe('none');
    expect(verdictOf({ by: 0.2, error: 0.06 })).toBe('cost');
    expect(verdictOf({ by: -0.2, error: 0.06 })).toBe('better');
  });

  it('call a turn a turning point only if it exceeds chance', () => {
    const at = (turn: number, share: number, error: number) => ({
      turn,
      chances: { red: { share, error }, blue: { share: 1 - share, error } },
    });
    const turns = [at(0, 0.5, 0.02), at(1, 0.54, 0.05), at(2, 0.2, 0.03), at(3, 0.25, 0.03), at(4, 1, 0)];
    const points = turningPointsOf(turns, ['red', 'blue']);
    expect(points.map(({ turn, seat }) => [turn, seat])).toEqual([
      [4, 'red'],
      [2, 'blue'],
    ]);
  });
});

it('hints never at a hunt without a chance while another move is open', () => {
  const module = findGame('glacier');
  const input = { seats: ['ochre', 'flint'], variant: 'standard', options: {} };
  const spec = { open: ['bison'], clans: { ochre: { ready: 'one' } } };
  const game = openGame(module, readPosition(module, input, spec, 'hints'));
  game.begin();
  const position = JSON.stringify(game.position);
  const limits = { candidates: 6, fewest: 1, most: 2, thought: 2, keepGoing: always };
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const hints = seeds.map((seed) =>
    hintOf(module, { game: 'glacier', seat: 'ochre', position, seed }, limits),
  );
  expect(hints.filter((hint) => hint !== undefined)).toHaveLength(seeds.length);
  for (const hint of hints) expect(hint?.move).not.toContain('hunt');
});
