import type { DecisionWords, Grammar, KnobWords } from '../../../lab/language/words.js';
import { FACTS } from '../facts.js';

/** The decisions of a household in the strategy language. */

const knob = (unit: string, initial: number, min: number, max: number, help: string): KnobWords => ({
  unit,
  initial,
  min,
  max,
  help,
});

const voyage = (
  rule: string,
  help: string,
  amounts: DecisionWords['amounts'],
  missing: string,
): DecisionWords => ({
  rule,
  help,
  amounts,
  unit: 'people',
  knobs: {
    keep: knob('people', 1, 0, 20, 'people who stay at home in any case'),
    boats: knob('boats', 9, 0, 9, 'sends at most this many boats'),
  },
  missing,
});

const TO = { to: ['anyone', 'keepers'] } as const;
const KEEPERS = 'keepers have broken no promise';
const PRICE = {
  for: knob('silver', 0, 0, 60, 'price of all of it, with “as sale”'),
  each: knob('silver', 0, 0, 60, 'price of each piece, with “as sale”'),
};

const giving = (help: string, keep: KnobWords, missing: string, together = true): DecisionWords => ({
  rule: 'S9',
  help,
  amounts: {},
  knobs: {
    keep,
    ...PRICE,
    back: knob('pieces', 1, 1, 20, 'pieces that come back, with “as loan”; “back 3 for 2” is three for two'),
  },
  choices: {
    as: ['gift', 'loan', 'sale'],
    ...TO,
    by: ['fall', 'spring', 'summer', 'winter'],
    ...(together ? { with: ['nobody', 'another'] } : {}),
  },
  meanings: {
    to: KEEPERS,
    by: 'when a loan comes back, in the next year',
    with: '“another”: asks a neighbor for what is missing on the same terms and hands over all of it',
  },
  only: { for: ['as sale', 'as loan'], each: ['as sale'], back: ['as loan'], by: ['as loan'] },
  needs: { 'as sale': ['for', 'each'] },
  missing,
});

export const DECISIONS = {
  seals: { rule: 'S1.5', help: 'one person hunts seals', amounts: {}, knobs: {}, missing: 'seals never' },
  vinland: voyage(
    'S1.7',
    'boats to Vinland for timber, and how many people go',
    {
      'what-is-missing': 'enough to fetch the timber for repairs and planned buildings',
      all: 'everybody',
    },
    'vinland never',
  ),
  walrus: voyage(
    'S2.2',
    'boats to hunt walrus, and how many people go',
    { all: 'everybody' },
    'walrus never',
  ),
  ivory: {
    rule: 'S2.4',
    help: 'ivory sold to the ship',
    amounts: { all: 'all of it', sell: 'all of it' },
    unit: 'ivory',
    knobs: {},
    missing: 'ivory all',
  },
  hay: {
    rule: 'S2.5',
    help: 'hay made in summer',
    amounts: {
      'for-herd': 'enough to feed the housed herd, sheep included, through the winter cards',
      all: 'as much as possible',
    },
    unit: 'hay',
    knobs: {
      winters: knob('cards', 2, 0, 8, 'still-winter cards that the hay must last for'),
      soil: knob('steps', 0, 0, 99, 'never lowers the soil below this'),
    },
    missing: 'hay for-herd winters 2',
  },
  slaughter: {
    rule: 'S4.4',
    help: 'animals slaughtered before the winter',
    amounts: {
      'what-cannot-be-kept': 'animals without room, or without hay for the winter cards',
      all: 'the whole herd, young included',
    },
    unit: 'animals',
    knobs: { winters: knob('cards', 2, 0, 8, 'still-winter cards that the hay must last for') },
    missing: 'slaughter what-cannot-be-kept winters 0',
  },
  eat: {
    rule: 'S4.4',
    help: 'more animals slaughtered so that everyone is fed',
    amounts: { 'whatever-feeds': 'as many as people need beyond the food in store' },
    unit: 'animals',
    knobs: {
      winters: knob('cards', 2, 0, 8, 'still-winter cards that the food must last for'),
      keep: knob('animals', 1, 0, 24, 'animals to keep alive'),
    },
    missing: 'eat never',
  },
  trees: {
    rule: 'S4.6',
    help: 'trees cut',
    amounts: { needed: 'as many as repairs and planned buildings need', all: 'one for each person' },
    unit: 'trees',
    knobs: { keep: knob('steps', 0, 0, 99, 'never lowers the tree counter below this') },
    missing: 'trees needed',
  },
  wreck: {
    rule: 'S4.6',
    help: 'boats broken up for timber if the trees aren’t enough',
    amounts: { needed: 'as many as repairs need' },
    unit: 'boats',
    knobs: { keep: knob('boats', 0, 0, 6, 'boats to keep') },
    missing: 'wreck never',
  },
  cows: {
    rule: 'S5.3',
    help: 'percentage of the places in the barns for cows',
    amounts: {},
    unit: 'percent',
    knobs: {},
    missing: 'cows 100 percent',
  },
  house: {
    rule: 'S5.3',
    help: 'animals housed in the barns; the others are turned out',
    amounts: { 'what-hay-keeps': 'no more animals than there is hay for', all: 'as many as find room' },
    knobs: { winters: knob('cards', 0, 0, 8, 'still-winter cards that the hay must last for') },
    missing: 'house what-hay-keeps winters 0',
  },
  graze: {
    rule: 'S5.4',
    help: 'the sheep graze outside, so the soil doesn’t recover',
    amounts: { 'if-short': 'only if the hay would run short' },
    knobs: { winters: knob('cards', 2, 0, 8, 'still-winter cards that the hay must last for') },
    missing: 'graze if-short winters 2',
  },
  repair: { rule: 'S6.1', help: 'barns are repaired', amounts: {}, knobs: {}, missing: 'repair always' },
  barns: {
    rule: 'S6.1',
    help: 'barns to have; built when there are people and timber',
    amounts: {},
    unit: 'barns',
    knobs: {},
    missing: 'barns 1',
  },
  boats: {
    rule: 'S6.1',
    help: 'boats to have; built when there are people and timber',
    amounts: {},
    unit: 'boats',
    knobs: {},
    missing: 'boats 0',
  },
  fodder: {
    rule: 'S7.2',
    help: 'pays the hay in late winter',
    amounts: {},
    knobs: {},
    missing: 'fodder always',
  },
  'give food': giving(
    'food to a household that would starve',
    knob('winters', 1, 0, 4, 'winters of food to keep'),
    'give food never',
  ),
  'give hay': giving(
    'hay to a household that would lose its herd in late winter',
    knob('cards', 1, 0, 8, 'still-winter cards that its own hay must last for'),
    'give hay never',
  ),
  'give sheep': giving(
    'a sheep in spring to a household without animals',
    knob('animals', 1, 0, 24, 'sheep to keep'),
    'give sheep never',
    false,
  ),
  promises: { rule: 'S9', help: 'keeps its promises', amounts: {}, knobs: {}, missing: 'promises always' },
  // Add new decisions at the end: the roll of a percentage depends on the decision's index.
  'give timber': giving(
    'timber to a household that could not repair its barns',
    knob('timber', 0, 0, 60, 'timber to keep beyond its own repairs'),
    'give timber never',
  ),
  'give fall-hay': giving(
    'hay in fall to a household that would slaughter animals for lack of it',
    knob('cards', 2, 0, 8, 'still-winter cards that its own hay must last for'),
    'give fall-hay never',
  ),
  'lend people': {
    rule: 'S9',
    help: 'people who make hay in summer for a household whose herd lacks it; they come home in fall',
    amounts: {},
    knobs: {
      keep: knob('people', 2, 0, 20, 'people who stay'),
      for: knob('silver', 0, 0, 60, 'price of all of them'),
      each: knob('silver', 0, 0, 60, 'price of each of them'),
    },
    choices: TO,
    meanings: { to: KEEPERS },
    missing: 'lend people never',
  },
  mend: {
    rule: 'S6.1',
    help: 'repairs a neighbor’s barns that would fall, with its own people and timber',
    amounts: {},
    knobs: { keep: knob('timber', 0, 0, 60, 'timber to keep') },
    choices: { for: ['anyone', 'keepers'] },
    meanings: { for: KEEPERS },
    missing: 'mend never',
  },
  ride: {
    rule: 'S1.7',
    help: 'if it has no boat there, asks for berths for the people of “vinland” and “walrus”',
    amounts: {},
    knobs: { each: knob('silver', 0, 0, 60, 'price offered for each of them') },
    choices: { to: ['both', 'vinland', 'walrus'] },
    missing: 'ride never',
  },
  'give berth': {
    rule: 'S1.7',
    help: 'berths in its boats to a household that asks for them',
    amounts: {},
    knobs: PRICE,
    choices: { as: ['gift', 'sale'], ...TO },
    meanings: { to: KEEPERS },
    only: { for: ['as sale'], each: ['as sale'] },
    needs: { 'as sale': ['for', 'each'] },
    missing: 'give berth never',
  },
} as const satisfies Readonly<Record<string, DecisionWords>>;

export type DecisionId = keyof typeof DECISIONS;
export const DECISION_IDS = Object.keys(DECISIONS) as readonly DecisionId[];

/** Loans and sales are kinds of giving; people can only be lent. */
const INSTEAD = {
  ...Object.fromEntries(
    ['food', 'hay', 'fall-hay', 'sheep', 'timber'].flatMap((goods) => [
      [`lend ${goods}`, `give ${goods} as loan`],
      [`sell ${goods}`, `give ${goods} as sale each 1`],
    ]),
  ),
  'give people': 'lend people',
  'sell berth': 'give berth as sale each 1',
};

export const GRAMMAR: Grammar = {
  facts: FACTS,
  decisions: DECISIONS,
  instead: INSTEAD,
  inUnit: { 'food winters': 'winters-of-food', 'hay winters': 'winters-of-hay' },
};
