import type { DecisionWords, Grammar, KnobWords } from '../../../lab/language/words.js';
import { FACTS } from '../facts.js';

/** The decisions of a household, as a strategy may speak of them. */

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
    boats: knob('boats', 9, 0, 9, 'most boats that are sent'),
  },
  missing,
});

const giving = (rule: string, help: string, keep: KnobWords): DecisionWords => ({
  rule,
  help,
  amounts: {},
  knobs: { keep, for: knob('silver', 0, 0, 60, 'silver asked for it, with “as sale”') },
  choices: {
    as: ['gift', 'loan', 'sale'],
    to: ['anyone', 'keepers'],
  },
  missing: '',
});

export const DECISIONS = {
  seals: { rule: 'S1.5', help: 'one person hunts seals', amounts: {}, knobs: {}, missing: 'seals never' },
  vinland: voyage(
    'S1.7',
    'boats to Vinland for timber, and how many people go',
    {
      'what-is-missing': 'as many as the timber takes that repairs and planned buildings need',
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
    help: 'hay that is taken',
    amounts: {
      'for-herd': 'as much as the herd that finds room needs, sheep fed, through the winter cards named',
      all: 'as much as can be',
    },
    unit: 'hay',
    knobs: {
      winters: knob('cards', 2, 0, 8, 'still-winter cards that it is to last for'),
      soil: knob('steps', 0, 0, 99, 'the soil is never taken below this'),
    },
    missing: 'hay for-herd winters 2',
  },
  slaughter: {
    rule: 'S4.4',
    help: 'animals slaughtered because of the winter',
    amounts: {
      'what-cannot-be-kept': 'those without room, or without hay for the winter cards named',
      all: 'the whole herd, young included',
    },
    unit: 'animals',
    knobs: { winters: knob('cards', 2, 0, 8, 'still-winter cards that the hay is to last for') },
    missing: 'slaughter what-cannot-be-kept winters 0',
  },
  eat: {
    rule: 'S4.4',
    help: 'more animals slaughtered so that everyone is fed',
    amounts: { 'whatever-feeds': 'as many as the winter takes beyond the food in store' },
    unit: 'animals',
    knobs: {
      winters: knob('cards', 2, 0, 8, 'still-winter cards that the food is to last for'),
      keep: knob('animals', 1, 0, 24, 'animals that are kept alive'),
    },
    missing: 'eat never',
  },
  trees: {
    rule: 'S4.6',
    help: 'trees cut',
    amounts: { needed: 'as many as repairs and planned buildings need', all: 'one for each person' },
    unit: 'trees',
    knobs: { keep: knob('steps', 0, 0, 99, 'the tree counter is never taken below this') },
    missing: 'trees needed',
  },
  wreck: {
    rule: 'S4.6',
    help: 'boats broken up for timber where trees did not do',
    amounts: { needed: 'as many as repairs need' },
    unit: 'boats',
    knobs: { keep: knob('boats', 0, 0, 6, 'boats that are kept') },
    missing: 'wreck never',
  },
  cows: {
    rule: 'S5.3',
    help: 'how many of the places in the barns cows may take, in percent',
    amounts: {},
    unit: 'percent',
    knobs: {},
    missing: 'cows 100 percent',
  },
  house: {
    rule: 'S5.3',
    help: 'animals beyond those that the hay lasts for are turned out',
    amounts: { 'what-hay-keeps': 'no more animals than there is hay for', all: 'as many as find room' },
    knobs: { winters: knob('cards', 0, 0, 8, 'still-winter cards that the hay is to last for') },
    missing: 'house what-hay-keeps winters 0',
  },
  graze: {
    rule: 'S5.4',
    help: 'the sheep graze outside and the soil does not recover',
    amounts: { 'if-short': 'only where hay would run short' },
    knobs: { winters: knob('cards', 2, 0, 8, 'still-winter cards that the hay is to last for') },
    missing: 'graze if-short winters 2',
  },
  repair: { rule: 'S6.1', help: 'barns are repaired', amounts: {}, knobs: {}, missing: 'repair always' },
  barns: {
    rule: 'S6.1',
    help: 'barns wanted, built when people and timber are there',
    amounts: {},
    unit: 'barns',
    knobs: {},
    missing: 'barns 1',
  },
  boats: {
    rule: 'S6.1',
    help: 'boats wanted, built when people and timber are there',
    amounts: {},
    unit: 'boats',
    knobs: {},
    missing: 'boats 0',
  },
  fodder: {
    rule: 'S7.2',
    help: 'the late winter’s bill for hay is paid',
    amounts: {},
    knobs: {},
    missing: 'fodder always',
  },
  'give food': {
    ...giving(
      'S9',
      'food to a household that would starve',
      knob('winters', 1, 0, 4, 'winters of food that are kept'),
    ),
    missing: 'give food never',
  },
  'give hay': {
    ...giving(
      'S9',
      'hay to a household that would lose its herd in late winter',
      knob('cards', 1, 0, 8, 'still-winter cards that the own hay must last for'),
    ),
    missing: 'give hay never',
  },
  'give sheep': {
    ...giving(
      'S9',
      'a sheep in spring to a household without animals',
      knob('animals', 1, 0, 24, 'sheep that are kept'),
    ),
    missing: 'give sheep never',
  },
  promises: { rule: 'S9', help: 'own promises are kept', amounts: {}, knobs: {}, missing: 'promises always' },
} as const satisfies Readonly<Record<string, DecisionWords>>;

export type DecisionId = keyof typeof DECISIONS;
export const DECISION_IDS = Object.keys(DECISIONS) as readonly DecisionId[];

export const GRAMMAR: Grammar = {
  facts: FACTS,
  decisions: DECISIONS,
  inUnit: { 'food winters': 'winters-of-food', 'hay winters': 'winters-of-hay' },
};
