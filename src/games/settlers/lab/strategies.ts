import type { NamedSet } from '../../../lab/game.js';

/**
 * The strategies that every answer covers, by name. Each is read aloud as it stands; what is not said is done as
 * `fimbul lab explain` tells.
 */

const CAREFUL = `
  hay        for-herd winters 2 [0..2]
  slaughter  what-cannot-be-kept winters 2 [0..2]
  eat        whatever-feeds winters 2 [0..2] keep 1 [0..4]
  house      what-hay-keeps winters 2 [0..2]
  graze      if-short winters 2 [0..2]
  trees      needed
  wreck      needed
  repair     always
  barns      1 [1..3]`;

/** Clauses that tell a strategy's own mind come first, since the first one that holds counts. */
const prudent = (name: string, ...own: readonly string[]): string =>
  `strategy ${name}\n${own.map((line) => `  ${line}\n`).join('')}  seals      if winters-of-food < 2 [0..5]
  vinland    what-is-missing keep 1 [1..4]
  walrus     half of home keep 2 [1..4]${CAREFUL}\n`;

const PLAIN: Readonly<Record<string, string>> = {
  idle: `strategy idle
  ivory      never
  hay        never
  slaughter  never
  trees      never
  house      all
  graze      always
  repair     never
  barns      0
  fodder     always
`,
  prudent: prudent('prudent'),
  feaster: prudent('feaster', 'slaughter all'),
  gambler: prudent(
    'gambler',
    'walrus home - 1 keep 1',
    'hay for-herd winters 0',
    'slaughter what-cannot-be-kept winters 0',
    'eat whatever-feeds winters 0',
    'house what-hay-keeps winters 0',
    'graze if-short winters 0',
  ),
  silver: prudent(
    'silver',
    'walrus home - 1 keep 1 boats 3',
    'boats 3',
    'ivory all if price >= 2 or years-left <= 2',
    'ivory never',
  ),
  silvermad: `strategy silvermad
  walrus     all keep 0
  boats      3
  ivory      all
  hay        for-herd winters 0
  repair     never
  trees      never
  eat        whatever-feeds winters 0
`,
  glutton: `strategy glutton
  seals      if winters-of-food < 2
  hay        all
  cows       100 percent
  slaughter  what-cannot-be-kept winters 2
  eat        whatever-feeds winters 2
  house      what-hay-keeps winters 2
  graze      always
  walrus     half of home keep 2
  trees      needed
  wreck      needed
`,
  reckless: `strategy reckless
  hay        all
  trees      all
  slaughter  what-cannot-be-kept winters 0
  eat        never
  house      what-hay-keeps winters 0
  graze      if-short winters 0
  walrus     half of home keep 1
  barns      4
  boats      3
`,
  clearer: prudent('clearer', 'trees all'),
  vinland: prudent('vinland', 'trees never'),
  grazier: prudent('grazier', 'cows 0 percent', 'graze always'),
  'walrus-half': prudent(
    'walrus-half',
    'walrus 50% [0..100] half of home keep 2 [0..4] but only if others-hunting < 3 [0..5]',
    'walrus never',
  ),
};

/** Help: food to whoever would starve, hay, and a sheep in spring. */
const help = (terms: string): string[] => [
  `give food ${terms} keep 1 [0..2]`,
  `give hay ${terms} keep 1 [0..2]`,
  `give sheep ${terms} keep 1 [0..6]`,
];

/** The prudent household that helps. */
const sharing = (name: string, terms: string): string => prudent(name, ...help(terms));

/** Another household that helps: its own text, with help on top. */
const helping = (name: string): string =>
  (PLAIN[name] ?? '').replace(
    `strategy ${name}\n`,
    `strategy ${name}-giver\n${help('as gift')
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );

export const STRATEGIES: Readonly<Record<string, string>> = {
  ...PLAIN,
  giver: sharing('giver', 'as gift'),
  lender: sharing('lender', 'as loan to keepers'),
  'silver-giver': helping('silver'),
  'glutton-giver': helping('glutton'),
  'walrus-half-giver': helping('walrus-half'),
  breaker: prudent('breaker', 'promises never'),
};

const four = (name: string): NamedSet => ({ name, seats: [name, name, name, name] });

/** Four of each, and mixed. */
export const SETS: readonly NamedSet[] = [
  ...Object.keys(PLAIN).map(four),
  { name: 'prudent-among-feasters', seats: ['prudent', 'feaster', 'feaster', 'feaster'] },
  { name: 'prudent-among-silvermad', seats: ['prudent', 'silvermad', 'silvermad', 'silvermad'] },
  four('giver'),
  four('lender'),
  { name: 'giver-among-feasters', seats: ['giver', 'feaster', 'feaster', 'feaster'] },
  { name: 'giver-among-silvermad', seats: ['giver', 'silvermad', 'silvermad', 'silvermad'] },
  { name: 'mixed', seats: ['prudent', 'silver', 'glutton', 'walrus-half'] },
  { name: 'mixed-giving', seats: ['giver', 'silver-giver', 'glutton-giver', 'walrus-half-giver'] },
  { name: 'mixed-careless', seats: ['feaster', 'gambler', 'reckless', 'clearer'] },
];
