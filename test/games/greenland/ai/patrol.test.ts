import { describe, expect, it } from 'vitest';
import { makeMove } from '../../../../src/kernel/notation.js';
import { greedy } from '../../../../src/games/greenland/ai/greedy.js';
import { TRIBES, type TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { bareBench, type Bench, type Layer } from '../support.js';

const say = (bench: Bench, seat: TribeId): string => {
  const view = greenland.view(bench.game.position, seat);
  const move = greedy({ view, seat, choices: bench.game.choices(seat), draw: () => 0 });
  return makeMove(bench.game.check(seat, move));
};

const patrol = (at: Parameters<typeof bareBench>[0], lay: (b: Layer) => void): Bench =>
  bareBench(at, lay, { variant: 'patrol' });

/** The last turn: no event is left. */
const last = (b: Layer): void => {
  b.g.unused.push(...b.g.events.splice(0));
};

const fuel = (b: Layer, n: number): void => {
  if (b.g.occupiers !== undefined) b.g.occupiers.fuel = n;
};

/** Plays greedy moves until a state. @returns the next greedy move */
function until(bench: Bench, state: string): string {
  for (let n = 0; n < 60 && bench.state !== state; n++) {
    const seat = bench.waiting[0] as TribeId;
    bench.play(seat, say(bench, seat));
  }
  expect(bench.state).toBe(state);
  return say(bench, bench.waiting[0] as TribeId);
}

/** A tribe's greedy moves while it assigns people. */
function placed(bench: Bench, seat: TribeId): string[] {
  const said: string[] = [];
  while (bench.state === 'assigning' && bench.waiting[0] === seat && said.length < 20) {
    said.push(say(bench, seat));
    bench.play(seat, said.at(-1) ?? '');
  }
  return said;
}

const hunters = (said: readonly string[], card: string): number =>
  said.reduce((n, move) => {
    const [verb, where, men, alpha] = move.split(' ');
    return verb === 'assign' && where === card ? n + Number(men) + (alpha === undefined ? 0 : 1) : n;
  }, 0);

describe('a greedy player on patrol', () => {
  it('L9 makes an otherwise useless tool for a culture that needs it', () => {
    const bench = patrol(['elders'], (b) => {
      last(b);
      b.row('north', ['walrus']);
      b.elders('tunit', { 3: 1 });
      b.tableau('tunit', 'arctic-char');
      b.hand('tunit', 'ptarmigan');
      b.disks('tunit', 0, 1, 0);
      for (const id of TRIBES) b.pool(id, 1);
    });
    expect(until(bench, 'act')).toBe('tool ptarmigan ivory');
  });

  it('L6 takes animals without needing hand size', () => {
    const bench = patrol(['hunt'], (b) => {
      b.row('south', [], ['eider']);
      b.pool('norse', 3);
      b.men('norse', 'eider', 4);
      b.g.turn = 2;
    });
    expect(until(bench, 'hunt-claim')).toBe('take eider');
  });

  it('L5 leaves the mine to a later tribe with many more hunters', () => {
    const bench = (norse: number, sami: number): string[] =>
      placed(
        patrol(['assign'], (b) => {
          last(b);
          fuel(b, 2);
          b.g.phase = 'assign';
          b.row('south', ['bog-iron', 'caribou']);
          for (const id of ['norse', 'sami'] as const) b.elders(id, { 2: 1, 3: 3 });
          b.pool('norse', norse);
          b.pool('sami', sami);
          b.g.order = [1, 2, 0, 3];
        }),
        'norse',
      );
    expect(hunters(bench(2, 9), 'bog-iron')).toBe(0);
    expect(hunters(bench(9, 2), 'bog-iron')).toBeGreaterThanOrEqual(5);
  });

  it('L9 leaves inventions to tribes that need them', () => {
    const bench = (have: readonly string[]): string[] =>
      placed(
        patrol(['assign'], (b) => {
          b.row('south', [], ['ptarmigan']);
          for (const id of ['norse', 'sami'] as const) {
            b.elders(id, { 2: 1, 3: 1 });
            b.pool(id, 5);
          }
          b.tableau('norse', ...have);
          b.g.order = [1, 2, 0, 3];
        }),
        'norse',
      );
    expect(hunters(bench([]), 'ptarmigan')).toBeGreaterThanOrEqual(4);
    expect(hunters(bench(['cod', 'driftwood']), 'ptarmigan')).toBe(0);
  });

  it('L8 makes artisans against the last propaganda, and keeps a person at home', () => {
    const bench = patrol(['assign'], (b) => {
      last(b);
      fuel(b, 0);
      b.row('south', [], ['cod']);
      b.tableau('norse', 'birgitta', 'gudrid', 'driftwood', 'ptarmigan');
      b.pool('norse', 3);
      b.tribe('norse').alpha = { at: 'valhalla' };
      b.disks('norse', 5, 0, 0);
      b.g.order = [1, 0, 2, 3];
    });
    expect(placed(bench, 'norse').filter((move) => move === 'promote 3')).toHaveLength(2);
    expect(bench.tribe('norse').pool).toBe(1);
  });

  it('L3 buys for a culture that lacks works, with ivory first', () => {
    const goods = (have: readonly string[]): string => {
      const bench = patrol(['event'], (b) => {
        b.row('north', [], ['walrus']);
        b.row('south', [], ['caribou']);
        b.event('bergen-merchant');
        b.tableau('tunit', ...have);
        b.disks('tunit', 0, 1, 3);
      });
      return until(bench, 'goods');
    };
    expect(goods([])).toBe('buy ivory+iron');
    expect(goods(['arctic-char', 'arctic-hare'])).toBe('pass');
  });

  it('L7 gives iron to a tribe whose tool waits for it', () => {
    const vars = { deals: [], next: 1, gone: 0, made: [0, 0, 0, 0] };
    const bench = patrol([{ at: 'market', vars }], (b) => {
      b.elders('thule', { 3: 1 });
      b.hand('thule', 'beluga');
      b.tableau('norse', 'cod', 'driftwood');
      b.disks('norse', 0, 0, 2);
      for (const id of TRIBES) b.pool(id, 1);
    });
    expect(say(bench, 'norse')).toMatch(/^give thule 2?iron$/u);
  });

  it('G4, L5 pays an elder for the mine on the last turn when there is no energy', () => {
    const bench = patrol(['hunt'], (b) => {
      last(b);
      fuel(b, 1);
      b.row('south', ['bog-iron']);
      b.elders('norse', { 2: 1, 4: 1 });
      b.pool('norse', 2);
      b.men('norse', 'bog-iron', 12);
    });
    expect(until(bench, 'hunt-pay')).toBe('pay elder 4');
  });

  it('B3, L8 sells an animal for the elder without whom it would surrender, but no work that counts', () => {
    const before = (...tableau: readonly string[]): string => {
      const bench = patrol(['assign'], (b) => {
        last(b);
        b.row('south', ['ptarmigan']);
        b.pool('norse', 6);
        b.tableau('norse', ...tableau);
        b.disks('norse', 0, 0, 0);
        b.g.order = [1, 0, 2, 3];
      });
      return until(bench, 'assigning');
    };
    expect(before('elkhounds')).toBe('exchange elkhounds');
    expect(before('musk-ox', 'elkhounds')).toMatch(/^exchange/u);
    expect(before('driftwood', 'pilot-whale')).not.toMatch(/^exchange/u);
  });
});
