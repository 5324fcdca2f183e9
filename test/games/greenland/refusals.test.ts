import { describe, expect, it } from 'vitest';
import { tellerFor } from '../../../src/discord/texts.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { REFUSALS } from '../../tools/coverage-goals/greenland.js';
import { Refused } from '../../../src/kernel/errors.js';
import { openGame } from '../../../src/kernel/game.js';
import { parseMove } from '../../../src/kernel/notation.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import type { Json } from '../../../src/kernel/types.js';

/** A refusal names the rule, the fact and the alternatives. */

interface PublicState {
  readonly seats: readonly string[];
  readonly variant?: string;
  readonly position: Json;
}

/** The refusal of a move at the first decision of a position. */
function refusal(
  { seats, variant = 'standard', position }: PublicState,
  seat: string,
  line: string,
): Refused {
  const input = { seats, variant, options: {} };
  const game = openGame(greenland, readPosition(greenland as never, input, position, 'refusals') as never);
  game.begin();
  const move = parseMove(line);
  if (move === undefined) throw new Error(line);
  try {
    game.check(seat, move);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error(`${line} is allowed`);
}

const talks: PublicState = {
  seats: ['norse', 'sami', 'thule'],
  position: {
    phase: 'negotiate',
    order: ['norse', 'sami', 'thule'],
    rows: { south: { warm: [{ card: 'cod', people: { norse: 3, sami: 3 } }] } },
    tribes: {
      norse: { unassigned: 2, energy: 1, tableau: ['dogs', 'beluga'] },
      sami: { unassigned: 2, tableau: ['ristin'] },
      thule: { unassigned: 2 },
    },
  },
};

const shore: PublicState = {
  seats: ['norse', 'thule'],
  position: {
    phase: 'negotiate',
    order: ['norse', 'thule'],
    rows: { south: { warm: [{ card: 'vinland', people: { norse: 3, thule: 3 } }] } },
    tribes: { norse: { unassigned: 2, elders: { 6: 1 } }, thule: { unassigned: 2 } },
  },
};

const swords: PublicState = {
  seats: ['norse', 'thule'],
  position: {
    phase: 'negotiate',
    order: ['norse', 'thule'],
    rows: { south: { warm: [{ card: 'cod', people: { norse: 3, thule: 3 } }] } },
    tribes: { norse: { unassigned: 2, tableau: ['sword', 'beluga'] }, thule: { unassigned: 2, iron: 1 } },
  },
};

const stable: PublicState = {
  seats: ['norse', 'sami'],
  position: {
    phase: 'domestic',
    order: ['norse', 'sami'],
    tribes: {
      norse: {
        unassigned: 2,
        energy: 2,
        elders: { 3: 1 },
        tableau: ['cattle', 'norse-pony', 'beluga', 'sheep'],
      },
      sami: { unassigned: 2 },
    },
  },
};

const shores: PublicState = {
  seats: ['norse', 'thule'],
  position: {
    phase: 'domestic',
    order: ['norse', 'thule'],
    rows: {
      south: { warm: [{ card: 'vinland', people: { norse: 3 }, hostile: true }] },
      north: { warm: [{ card: 'markland', people: { thule: 3 } }] },
    },
    tribes: { norse: { unassigned: 2, ivory: 1 }, thule: { unassigned: 2 } },
  },
};

const council: PublicState = {
  seats: ['norse', 'sami', 'thule'],
  position: {
    phase: 'elders',
    order: ['norse', 'sami', 'thule'],
    tribes: {
      norse: { unassigned: 2, energy: 2, iron: 1, elders: { 2: 1, 3: 1 }, hand: ['dogs', 'beluga'] },
      sami: { unassigned: 2 },
      thule: { unassigned: 2 },
    },
  },
};

const bishops: PublicState = {
  seats: ['norse', 'sami'],
  position: {
    phase: 'elders',
    order: ['norse', 'sami'],
    tribes: {
      norse: { religion: 'monotheist', unassigned: 2, energy: 2, elders: { 2: 1, 5: 1 } },
      // R92: has nothing to do, so it isn't asked first.
      sami: { unassigned: 2, elders: { 6: 1 } },
    },
  },
};

describe('a refusal names its rule and reason', () => {
  it.each([
    [
      'F an offer to a tribe that isn’t on the card',
      talks,
      'norse',
      'offer thule energy -',
      'F',
      'parley.not-here',
    ],
    [
      'F leaving with more people than the tribe has there',
      talks,
      'norse',
      'leave 5',
      'F',
      'parley.nobody-to-leave',
    ],
    ['F leaving without consent', talks, 'norse', 'leave 2', 'F', 'parley.needs-consent'],
    ['F1 divorcing another tribe’s wife', talks, 'norse', 'divorce ristin', 'F1', 'parley.no-husband'],
    ['F accepting an unknown offer', talks, 'norse', 'accept 7', 'F', 'kernel.not-offered'],
    ['B3 exchanging a card without value', talks, 'norse', 'exchange beluga', 'B3', 'holdings.no-worth'],
    ['F colonists leaving without consent', shore, 'norse', 'leave 2', 'F', 'parley.needs-consent'],
    ['H1 paying too little hay', stable, 'norse', 'feed cattle 2energy', 'H1', 'domestic.hay-exact'],
    [
      'H1 paying more hay than the tribe has',
      stable,
      'norse',
      'feed cattle 3energy',
      'H1',
      'domestic.no-energy',
    ],
    [
      'H1 feeding an animal that isn’t hungry',
      stable,
      'norse',
      'feed norse-pony energy',
      'H1',
      'domestic.not-hungry',
    ],
    ['H1 exchanging a hungry animal', stable, 'norse', 'exchange cattle', 'H1', 'domestic.hungry'],
    ['H2 shearing cattle', stable, 'norse', 'shear cattle', 'H2', 'domestic.no-choice'],
    ['H feeding an invention', stable, 'norse', 'feed beluga energy', 'H1', 'kernel.not-offered'],
    ['F3 pacifying a peaceful land', shores, 'norse', 'pacify markland', 'F3', 'domestic.peaceful'],
    ['I1 domesticating an invention', council, 'norse', 'domesticate beluga', 'I1', 'elders.not-animal'],
    ['I4 making a tool of an animal', council, 'norse', 'tool dogs iron', 'I4', 'elders.not-invention'],
    [
      'I4 paying ivory without an ivory carver',
      council,
      'norse',
      'tool beluga ivory',
      'I4',
      'elders.ivory-carvers-only',
    ],
    [
      'I2 burning the alpha, who isn’t an elder',
      council,
      'norse',
      'witch-burn alpha',
      'I2',
      'elders.alpha-no-elder',
    ],
    ['I3 banishing without a foreign elder', council, 'norse', 'banish', 'I3', 'elders.nobody-to-banish'],
    ['I5 sending an emissary as polytheists', council, 'norse', 'send sami', 'I5', 'elders.only-monotheists'],
    [
      'I5 sending an emissary to the own placard',
      bishops,
      'norse',
      'send norse',
      'I5',
      'elders.not-among-them',
    ],
    [
      'I6 proselytizing without a missionary',
      bishops,
      'norse',
      'proselytize sami',
      'I6',
      'elders.no-missionary',
    ],
    ['I7 baptizing twice', bishops, 'norse', 'baptize', 'I7', 'elders.only-polytheists'],
    ['I playing a move of another phase', council, 'norse', 'assign walrus 3', 'I', 'kernel.not-offered'],
  ])('%s', (_what, table, seat, line, rule, key) => {
    const error = refusal(table, seat, line);
    expect([error.rule, error.key]).toEqual([rule, key]);
    for (const locale of ['en', 'de']) {
      const told = tellerFor(greenland.texts, locale).lookup(error.key, error.facts);
      expect(told).not.toMatch(/undefined|^[a-z]+\.[a-z-]+$/u);
    }
  });

  it('names the legal moves when there is no other reason', () => {
    const error = refusal(council, 'norse', 'assign walrus 3');
    // The text stays short; the legal moves are passed along for the buttons below.
    expect(error.facts['moves']).toEqual(expect.arrayContaining(['domesticate dogs', 'done']));
    const offers = refusal(talks, 'norse', 'offer sami walrus -');
    expect(offers.facts['moves']).toEqual(expect.arrayContaining([expect.stringMatching(/^offer sami /u)]));
  });
});

describe('E4 colonists who may leave', () => {
  it('leave all together', () => {
    const input = { seats: shore.seats, variant: 'standard', options: {} };
    const game = openGame(greenland, readPosition(greenland as never, input, shore.position, 'x') as never);
    game.begin();
    game.apply('thule', { verb: 'allow', args: ['norse'] });
    const leave = (what: string | number) => () => game.check('norse', { verb: 'leave', args: [what] });
    expect(leave(2)).toThrow('E4: parley.colony-together');
    expect(leave('colony')).not.toThrow();
  });
});

describe('F4 an attacked tribe with a card that is worth iron', () => {
  it('may exchange it before the roll (B3, R63)', () => {
    const input = { seats: swords.seats, variant: 'standard', options: {} };
    const game = openGame(greenland, readPosition(greenland as never, input, swords.position, 'x') as never);
    game.begin();
    // Thule has the iron and attacks first.
    for (const seat of ['norse', 'thule']) game.apply(seat, { verb: 'stand', args: [] });
    expect(game.state()?.name).toBe('attack-parry');
    expect(() => game.check('norse', { verb: 'iron', args: [] })).toThrow('F4: attack.no-iron');
    game.apply('norse', { verb: 'exchange', args: ['sword'] });
    expect(game.waiting()).toEqual(['norse']);
    const { happenings } = game.apply('norse', { verb: 'iron', args: [] });
    expect(happenings.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['attack.iron', 'attack.rolled']),
    );
  });
});

describe('the words of refusals', () => {
  it.each(['en', 'de'])('name the alternatives in %s', (language) => {
    const texts = greenland.texts[language] ?? {};
    const short = REFUSALS.filter((key) => (texts[key] ?? '').split(/[.;:] /u).length < 2);
    expect(short).toEqual([]);
  });
});
