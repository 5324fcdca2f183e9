import { describe, expect, it } from 'vitest';
import { makeMove } from '../../../src/kernel/notation.js';
import { teller } from '../../../src/kernel/text.js';
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
  it('feeds with energy if there is enough', () => {
    expect(decided(farm(3, 'cattle'), 'norse', 'hay', 'energy')).toBe('feed cattle energy');
  });
  it('asks if there is not enough', () =>
    expect(decided(farm(0, 'cattle'), 'norse', 'hay', 'energy')).toBeUndefined());
  it('asks if set to ask', () => expect(decided(farm(3, 'cattle'), 'norse', 'hay', 'ask')).toBeUndefined());
  it('leaves other decisions open', () =>
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

describe('I2 burning an elder in advance', () => {
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
  it('passes if there is no other action', () =>
    expect(decided(elders([]), 'tunit', 'witches', 'spare')).toBe('done'));
  it('asks if there is another action', () =>
    expect(decided(elders(['arctic-char']), 'tunit', 'witches', 'spare')).toBeUndefined());
  it('makes a tool that is worth its price, if so ordered', () => {
    expect(decided(elders(['arctic-char']), 'tunit', 'crafts', 'best')).toMatch(/^tool arctic-char/u);
    expect(decided(elders(['arctic-char']), 'tunit', 'crafts', 'ask')).toBeUndefined();
    expect(decided(elders([]), 'tunit', 'crafts', 'best')).toBeUndefined();
  });
});

describe('L7 the market in advance', () => {
  const market = (): Bench =>
    new Bench(
      ['elders'],
      (b) => {
        b.row('north', ['walrus']);
        b.g.order = [0, 3];
        for (const t of ['tunit', 'thule'] as const) b.disks(t, 4, 1, 1);
      },
      { seats: ['tunit', 'thule'], variant: 'patrol' },
    );
  it('ends the market if there is no offer', () =>
    expect(decided(market(), 'tunit', 'market', 'done')).toBe('done'));
  it('asks for an answer to an offer', () => {
    const bench = market().play('thule', 'offer tunit ivory iron');
    expect(decided(bench, 'tunit', 'market', 'done')).toBeUndefined();
  });
});

describe('D3 depletions in advance', () => {
  it('pays with energy', () => {
    const bench = new Bench(['event'], (b) => {
      b.row('north', ['walrus']);
      b.row('south', ['cod']);
      b.event('long-winter');
      b.disks('norse', 4, 0, 0);
    });
    expect(decided(bench, 'norse', 'depletion', 'energy')).toBe('burn 4');
    expect(decided(bench, 'norse', 'depletion', 'energy-least')).toBe('burn 4');
    bench.play('norse', 'burn 4');
    expect(decided(bench, 'norse', 'depletion', 'energy')).toBeUndefined();
    if (bench.waiting.includes('norse'))
      expect(decided(bench, 'norse', 'depletion', 'energy-least')).toMatch(/^sacrifice/u);
  });
});

describe('F4 iron before the roll in advance', () => {
  const hunt = (men: number): Bench =>
    bareBench(['hunt'], (l) => {
      l.row('north', ['narwhal']);
      l.men('thule', 'narwhal', men);
      l.disks('thule', 0, 0, 2);
    });
  it('spends iron if enough hunters are likely to die, otherwise saves it', () => {
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
  it('refuses the offer, and then stands ready', () => {
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

describe('E7 the alpha’s face in advance', () => {
  const hunt = (iron: number, side: 'warm' | 'cold' = 'warm'): Bench =>
    bareBench(['hunt'], (l) => {
      if (side === 'warm') l.row('north', ['walrus']);
      else l.row('north', [], ['walrus']);
      l.men('thule', 'walrus', 2);
      l.tribe('thule').alpha = { at: 'card', card: l.card('walrus') };
      l.tribe('thule').pool = 0;
      l.disks('thule', 0, 0, iron);
    });
  it('lays the face down if it is a sure hit and kills nobody', () => {
    expect(decided(hunt(0), 'thule', 'throw', 'sure')).toBe('roll');
    expect(decided(hunt(0, 'cold'), 'thule', 'throw', 'sure')).toBe('roll');
  });
  it('asks if iron could be spent as well', () => {
    const bench = hunt(1);
    const ways = bench.moves('thule');
    expect(decided(bench, 'thule', 'throw', 'sure')).toBe(ways.includes('roll iron') ? undefined : 'roll');
    const bloody = bareBench(['hunt'], (l) => {
      l.row('north', ['narwhal']);
      l.men('thule', 'narwhal', 2);
      l.tribe('thule').alpha = { at: 'card', card: l.card('narwhal') };
      l.disks('thule', 0, 0, 1);
    });
    expect(bloody.moves('thule')).toContain('roll iron');
    expect(decided(bloody, 'thule', 'throw', 'sure')).toBeUndefined();
  });
  it('is on for every seat at the start', () =>
    expect(greenland.policies.find(({ id }) => id === 'throw')?.initial).toBe('sure'));
  it('names the hunt in the turn ping, with the hunters and the chances', () => {
    const view = greenland.view(hunt(0).game.position, 'spectator');
    const line = greenland.subject?.(view, teller(greenland.texts, 'en')) ?? '';
    expect(line).toMatch(/Walrus\*\*: 2 hunters and the Alpha of Thule · \d+ %/u);
  });
});

describe('A3 contested cards in advance', () => {
  const two = (): Bench =>
    bareBench(['negotiate'], (l) => {
      l.row('north', ['walrus', 'halibut']);
      l.disks('sami', 0, 0, 1);
      l.disks('tunit', 1, 0, 0);
      l.disks('thule', 0, 1, 0);
      for (const card of ['walrus', 'halibut']) {
        l.men('tunit', card, 1);
        l.men('thule', card, 2);
      }
    });
  it('takes the cards in the order of the table', () =>
    expect(decided(two(), 'sami', 'contests', 'table')).toBe('contest walrus'));
  it('stands ready for the stronger tribe, unless there is an offer', () => {
    const bench = two().play('sami', 'contest walrus');
    expect(decided(bench, 'thule', 'talks', 'strong')).toBe('stand');
    expect(decided(bench, 'tunit', 'talks', 'strong')).toBeUndefined();
    bench.play('tunit', 'offer thule energy ivory');
    expect(decided(bench, 'thule', 'talks', 'strong')).toBeUndefined();
  });
  it('leaves or stands ready once an offer was answered', () => {
    const bench = two().play('sami', 'contest walrus');
    expect(decided(bench, 'tunit', 'talks', 'spoken')).toBeUndefined();
    bench.play('tunit', 'offer thule energy ivory');
    expect(decided(bench, 'tunit', 'talks', 'spoken')).toBeUndefined();
    expect(decided(bench, 'thule', 'talks', 'spoken')).toBeUndefined();
    bench.play('thule', 'refuse 1');
    expect(decided(bench, 'tunit', 'talks', 'spoken')).toMatch(/^(leave|stand)/u);
    expect(decided(bench, 'thule', 'talks', 'spoken')).toBe('stand');
  });
});

describe('E6 moving on in advance', () => {
  const stars = (card: string): Bench =>
    bareBench([{ at: 'reassign', vars: { seat: 'thule', left: 2 } }], (l) => {
      l.row('north', ['walrus', 'halibut']);
      l.men('thule', 'walrus', 2);
      l.men('norse', card, 1);
    });
  it('asks if other tribes are on the hunters’ card, otherwise stays', () => {
    const met = stars('walrus');
    expect(met.state).toBe('reassign');
    expect(decided(met, 'thule', 'moves', 'met')).toBeUndefined();
    expect(decided(stars('halibut'), 'thule', 'moves', 'met')).toBe('done');
  });
});

describe('I2, I3 no elder is burned or banished in advance', () => {
  it('ends the turn if there is no other action', () => {
    const bench = new Bench(
      ['elders'],
      (b) => {
        b.row('north', ['walrus']);
        b.g.order = [0, 3];
        b.emissary('norse', 'tunit');
      },
      { seats: ['tunit', 'norse', 'thule'] },
    );
    const verbs = new Set(bench.offers('tunit').map(({ verb }) => verb));
    expect(verbs.has('banish')).toBe(true);
    expect(decided(bench, 'tunit', 'witches', 'spare')).toBeUndefined();
    const rest = [...verbs].every((verb) => ['witch-burn', 'banish', 'exchange', 'done'].includes(verb));
    expect(decided(bench, 'tunit', 'witches', 'spare-all')).toBe(rest ? 'done' : undefined);
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

  it('can be composed while others assign, and roll no dice', () => {
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
