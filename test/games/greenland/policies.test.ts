import { describe, expect, it } from 'vitest';
import { makeMove } from '../../../src/kernel/notation.js';
import type { Seat } from '../../../src/kernel/types.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { Bench } from './support.js';

function decided(bench: Bench, seat: Seat, id: string, option: string): string | undefined {
  const policy = greenland.policies.find((one) => one.id === id);
  const view = greenland.view(bench.game.position, seat);
  const move = policy?.decide(option, view, seat, bench.game.choices(seat));
  if (move === undefined) return undefined;
  return makeMove(bench.game.check(seat, move));
}

const farm = (energy: number, ...animals: string[]): Bench =>
  new Bench(['domestic'], (b) => {
    b.row('north', ['walrus']);
    b.tableau('norse', ...animals);
    b.disks('norse', energy, 0, 0);
  });

describe('H1 hay in advance', () => {
  it('feeds with energy where it suffices', () => {
    expect(decided(farm(3, 'cattle'), 'norse', 'hay', 'energy')).toBe('feed cattle energy');
  });
  it('asks where it does not', () =>
    expect(decided(farm(0, 'cattle'), 'norse', 'hay', 'energy')).toBeUndefined());
  it('asks when told to', () => expect(decided(farm(3, 'cattle'), 'norse', 'hay', 'ask')).toBeUndefined());
  it('says nothing of other decisions', () =>
    expect(decided(farm(3, 'cattle'), 'norse', 'witches', 'spare')).toBeUndefined());
});

describe('H2 wool in advance', () => {
  it('waits until the sheep are fed', () =>
    expect(decided(farm(3, 'sheep', 'cattle'), 'norse', 'wool', 'ivory')).toBeUndefined());
  it('takes the ivory', () => {
    const fed = farm(3, 'sheep');
    expect(decided(fed, 'norse', 'wool', 'ivory')).toBe('shear sheep');
    expect(decided(fed, 'norse', 'wool', 'child')).toBe('milk sheep');
  });
});

describe('I2 nobody is asked each turn whether to burn an elder', () => {
  const elders = (hand: string[]): Bench =>
    new Bench(
      ['elders'],
      (b) => {
        b.row('north', ['walrus']);
        b.hand('tunit', ...hand);
        b.g.order = [0, 3];
      },
      { seats: ['tunit', 'thule'] },
    );
  it('passes when there is nothing else', () =>
    expect(decided(elders([]), 'tunit', 'witches', 'spare')).toBe('done'));
  it('asks when there is', () =>
    expect(decided(elders(['arctic-char']), 'tunit', 'witches', 'spare')).toBeUndefined());
});

describe('L7 the market in advance', () => {
  const market = (): Bench =>
    new Bench(
      ['elders'],
      (b) => {
        b.row('north', ['walrus']);
        b.g.order = [0, 3];
      },
      { seats: ['tunit', 'thule'], variant: 'patrol' },
    );
  it('is left alone', () => expect(decided(market(), 'tunit', 'market', 'done')).toBe('done'));
  it('but an offer is answered', () => {
    const bench = market().play('thule', 'offer tunit ivory iron');
    expect(decided(bench, 'tunit', 'market', 'done')).toBeUndefined();
  });
});

describe('D3 depletions in advance', () => {
  it('are paid with energy', () => {
    const bench = new Bench(['event'], (b) => {
      b.row('north', ['walrus']);
      b.row('south', ['cod']);
      b.event('long-winter');
      b.disks('norse', 4, 0, 0);
    });
    expect(decided(bench, 'norse', 'depletion', 'energy')).toBe('burn 4');
  });
});
