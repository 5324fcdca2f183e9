import type { NamedSet } from '../../../lab/game.js';

/** The game's strategies by name. Decisions without a clause use the defaults that `fimbul lab words` lists. */

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

const PRUDENT = `
  seals      if winters-of-food < 2 [0..5]
  vinland    what-is-missing keep 1 [1..4]
  walrus     half of home keep 2 [1..4]${CAREFUL}`;

const decisionOf = (line: string): string => /^\s*(\S*)/u.exec(line)?.[1] ?? '';

/** A prudent household with its own lines, which replace those they make unreachable. */
function prudent(name: string, ...own: readonly string[]): string {
  const settled = new Set(own.filter((line) => !line.includes(' if ')).map(decisionOf));
  const usual = PRUDENT.split('\n').filter((line) => line !== '' && !settled.has(decisionOf(line)));
  return `strategy ${name}\n${[...own.map((line) => `  ${line}`), ...usual].join('\n')}\n`;
}

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

/** Gives food to starving households, hay, and a sheep in spring. */
const help = (terms: string, keep = ['', '', '']): string[] =>
  ['food', 'hay', 'sheep'].map((what, at) => `give ${what} ${terms} keep 1${keep[at] ?? ''}`);

const KEPT = [' [0..2]', ' [0..2]', ' [0..6]'];

/** A prudent household that helps. */
const sharing = (name: string, terms: string): string => prudent(name, ...help(terms, KEPT));

/** Rules for helping to add to any household: `plausible+loan`. */
export const HELPING: Readonly<Record<string, readonly string[]>> = {
  gift: help('as gift'),
  loan: help('as loan to keepers'),
  sale: help('as sale for 3'),
  neighbor: [
    'give food with another',
    'give hay with another',
    'give fall-hay with another',
    'give timber with another',
    'give sheep',
    'lend people',
    'mend',
    'ride',
    'give berth',
  ],
};

/**
 * Households with random numbers. `careful` stores hay and food for the longest winter and repairs; `plausible` feeds and
 * repairs, and also draws how far it looks ahead; `anything` draws everything.
 */
const AMBITIONS = `  seals      75% [0..100] if winters-of-food < 2 [1..4]
  vinland    what-is-missing keep 1 [1..3]
  walrus     50% [0..100] of home keep 2 [1..4]
  ivory      all if price >= 2 [1..3] or years-left <= 2
  ivory      never
  cows       50 [0..100] percent
  barns      2 [1..4]
  boats      1 [0..3]
  trees      needed
  wreck      needed
  repair     always
`;

const ahead = (winters: string): string => `  hay        for-herd winters ${winters}
  slaughter  what-cannot-be-kept winters ${winters}
  eat        whatever-feeds winters ${winters} keep 1 [0..4]
  house      what-hay-keeps winters ${winters}
  graze      if-short winters ${winters}
`;

const DRAWN: Readonly<Record<string, string>> = {
  anything: `strategy anything
  seals      50% [0..100] if winters-of-food < 2 [0..5]
  vinland    50% [0..100] 50% [0..100] of home keep 1 [0..4] boats 2 [0..3]
  walrus     50% [0..100] 50% [0..100] of home keep 1 [0..4] boats 2 [0..3]
  ivory      50% [0..100] of ivory if price >= 2 [0..3]
  hay        50% [0..100] of most-hay soil 0 [0..90]
  slaughter  50% [0..100] of herd
  eat        50% [0..100] whatever-feeds winters 1 [0..3] keep 1 [0..8]
  trees      50% [0..100] of home keep 0 [0..90]
  wreck      50% [0..100] needed keep 0 [0..3]
  cows       50 [0..100] percent
  house      what-hay-keeps winters 1 [0..3]
  graze      50% [0..100]
  repair     50% [0..100]
  barns      2 [0..4]
  boats      1 [0..3]
  fodder     50% [0..100]
`,
  plausible: `strategy plausible\n${AMBITIONS}${ahead('1 [0..2]')}`,
  careful: `strategy careful\n${AMBITIONS}${ahead('2')}`,
};

export const STRATEGIES: Readonly<Record<string, string>> = {
  ...PLAIN,
  ...DRAWN,
  giver: sharing('giver', 'as gift'),
  lender: sharing('lender', 'as loan to keepers'),
  breaker: prudent('breaker', 'promises never'),
};

const four = (name: string): NamedSet => ({ name, seats: [name, name, name, name] });

/** Four of one kind with different random numbers. */
const drawn = (name: string): NamedSet => ({ name, seats: [], box: { of: [name], households: 4 } });

/** Four of each, mixed sets, and boxes: households with new random numbers at each table. */
export const SETS: readonly NamedSet[] = [
  ...Object.keys(PLAIN).map(four),
  { name: 'prudent-among-feasters', seats: ['prudent', 'feaster', 'feaster', 'feaster'] },
  { name: 'prudent-among-silvermad', seats: ['prudent', 'silvermad', 'silvermad', 'silvermad'] },
  four('giver'),
  four('lender'),
  { name: 'giver-among-feasters', seats: ['giver', 'feaster', 'feaster', 'feaster'] },
  { name: 'giver-among-silvermad', seats: ['giver', 'silvermad', 'silvermad', 'silvermad'] },
  { name: 'mixed', seats: ['prudent', 'silver', 'glutton', 'walrus-half'] },
  drawn('anything'),
  drawn('plausible'),
  drawn('careful'),
  { name: 'mixed-careless', seats: ['feaster', 'gambler', 'reckless', 'clearer'] },
];
