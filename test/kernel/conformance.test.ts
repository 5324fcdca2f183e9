import { describe, expect, it } from 'vitest';
import { conform } from '../tools/conformance.js';
import type { GameModule } from '../../src/kernel/types.js';
import { toyGame } from '../support/toy-game.js';

const toy = toyGame as unknown as GameModule<unknown, unknown>;

describe('a module that follows the contract', () => {
  it.each([1, 2, 3, 4, 5])('has no violation in game %i', (seed) => {
    const seats = seed % 2 === 0 ? ['red', 'blue'] : ['red', 'blue', 'green'];
    expect(conform(toy, { seats, variant: 'standard', options: {}, seed })).toEqual([]);
  });
});

/** The toy game with an additional value in its position. */
const holding = (what: unknown): Partial<GameModule<unknown, unknown>> => ({
  setup: (c, input) => Object.assign(toy.setup(c, input) as object, { what }),
});

const breaking: [string, string, Partial<GameModule<unknown, unknown>>][] = [
  ['a map in its position', 'JSON identity', holding(new Map([['log', 1]]))],
  ['a number that JSON has none of', 'JSON identity', holding({ share: [0 / 0] })],
  ['a gap in a list', 'JSON identity', holding([1, undefined])],
  ['a view that shows the deck', 'views leak nothing', { view: (position) => position.g }],
  ['an invariant that fails', 'invariants hold', { invariants: () => ['three logs are two'] }],
  [
    'a state that offers nothing',
    'a playout ends',
    { states: { ...toy.states, gather: { ...state('gather'), choices: () => undefined } } },
  ],
  [
    'a verb that nobody plays',
    'a playout ends',
    {
      states: {
        ...toy.states,
        gather: {
          ...state('gather'),
          choices: (_c, _seat, offer) => (offer.can('gather'), offer.can('dance')),
        },
      },
    },
  ],
  [
    'a state that never ends',
    'a playout ends',
    {
      states: {
        ...toy.states,
        gather: { ...state('gather'), verbs: { gather: () => undefined, risk: () => undefined } },
      },
    },
  ],
  [
    'a word that notation cannot read back',
    'notation reads back',
    {
      states: {
        ...toy.states,
        gather: {
          ...state('gather'),
          choices: (_c, _seat, offer) => (offer.can('gather', 'Big Log'), offer.can('risk')),
        },
      },
    },
  ],
];

function state(name: string) {
  const found = toy.states[name];
  if (found === undefined) throw new Error(`no state ${name}`);
  return found;
}

describe('a module that violates the contract is caught:', () => {
  it.each(breaking)('%s', (_name, law, change) => {
    const module = { ...toy, ...change };
    const breaches = conform(module, {
      seats: ['red', 'blue'],
      variant: 'standard',
      options: {},
      seed: 3,
      most: 300,
    });
    expect(breaches.map((breach) => breach.law)).toContain(law);
  });
});
