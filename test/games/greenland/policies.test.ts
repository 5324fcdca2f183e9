import { describe, expect, it } from 'vitest';
import { makeMove } from '../../../src/kernel/notation.js';
import type { Seat } from '../../../src/kernel/types.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { drawer } from '../../../src/kernel/random.js';
import { choicesAhead, foresee, imagine } from '../../../src/kernel/what-if.js';
import { bareBench, Bench } from './support.js';

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

describe('F4 iron before the roll in advance', () => {
  const hunt = (men: number): Bench =>
    bareBench(['hunt'], (l) => {
      l.row('north', ['narwhal']);
      l.men('thule', 'narwhal', men);
      l.disks('thule', 0, 0, 2);
    });
  it('is spent when so many are likely to fall, and kept otherwise', () => {
    const spent = (men: number, option: string): string | undefined =>
      decided(hunt(men), 'thule', 'throw', option);
    expect(spent(1, 'iron-3')).toBe('roll');
    expect(spent(18, 'iron-3')).toBe('roll iron');
    expect(spent(18, 'plain')).toBe('roll');
    const from = (option: string): number =>
      Array.from({ length: 18 }, (_, n) => n + 1).findIndex((men) => spent(men, option) === 'roll iron');
    expect(from('iron-1')).toBeLessThan(from('iron-2'));
    expect(from('iron-2')).toBeLessThan(from('iron-3'));
  });
});

describe('D10 the limit of a bid in advance', () => {
  const ship = (ivory: number): Bench =>
    new Bench(['event'], (l) => {
      l.event('iceland-trade-ship');
      for (const tribe of ['tunit', 'norse', 'sami', 'thule'] as const) l.elders(tribe, {});
      l.disks('norse', 0, ivory, 0);
    });
  it.each([
    ['limit-2', 5, 'bid 2'],
    ['limit-6', 3, 'bid 3'],
    ['pass', 5, 'pass'],
  ] as const)('%s with %i ivory is %s', (option, ivory, line) =>
    expect(decided(ship(ivory), 'norse', 'ship', option)).toBe(line),
  );
});

describe('F talks in advance', () => {
  it('refuse what is offered, and then stand ready', () => {
    const bench = bareBench(['negotiate'], (l) => {
      l.row('north', ['walrus']);
      l.men('norse', 'walrus', 2);
      l.men('thule', 'walrus', 2);
      for (const tribe of ['norse', 'thule'] as const) l.disks(tribe, 2, 1, 0);
    });
    expect(decided(bench, 'thule', 'talks', 'refuse')).toBe('stand');
    bench.play('norse', 'offer thule energy ivory');
    expect(decided(bench, 'thule', 'talks', 'refuse')).toBe('refuse 1');
  });
});

describe('E plans', () => {
  const board = (): Bench =>
    new Bench(['assign'], (l) => {
      l.row('north', ['walrus', 'narwhal']);
      l.row('south', ['cod']);
      l.men('norse', 'walrus', 2);
      l.disks('thule', 2, 0, 0);
    });
  const holds = (seat: Seat, id: string, thing: string): boolean | undefined =>
    greenland.conditions
      ?.find((one) => one.id === id)
      ?.holds(greenland.view(board().game.position, seat), seat, thing);

  it.each([
    ['thule', 'alone', 'walrus', false],
    ['norse', 'alone', 'walrus', true],
    ['thule', 'taken', 'walrus', true],
    ['thule', 'alone', 'narwhal', true],
    ['thule', 'alone', 'dragon', false],
    ['thule', 'here', 'cod', true],
    ['thule', 'gone', 'cod', false],
    ['thule', 'energy', '2', true],
    ['thule', 'energy', '3', false],
  ] as const)('%s: %s %s is %s', (seat, id, thing, is) => expect(holds(seat, id, thing)).toBe(is));

  it('can be composed while others assign, as things stand, and roll nothing', () => {
    const { position } = board().game;
    const draw = drawer(3);
    const choices = choicesAhead(greenland, position, 'thule', 'assigning', draw);
    expect(choices.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['assign', 'done']));
    const frame = greenland.ahead?.['assigning']?.(position, 'thule');
    const copy = imagine(greenland, position, 'thule', draw, frame);
    const seen = foresee(copy, 'thule', ['assign narwhal 2', 'done']);
    expect(seen.happenings.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['assign.assigned', 'assign.done']),
    );
    expect(seen.position.dice.count).toBe(position.dice.count);
  });
});
