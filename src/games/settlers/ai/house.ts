import { compileStrategy } from '../../../lab/language/compile.js';
import { asLines, parseStrategy } from '../../../lab/language/parse.js';
import {
  type Ai,
  type Choice,
  fitMove,
  type Move,
  type ReadStrategy,
  type Strategist,
} from '../../../kernel/index.js';
import { ownOf } from '../facts.js';
import type { FrameName } from '../frames.js';
import { FAST_FACTS } from '../lab/facts.js';
import { GRAMMAR } from '../lab/grammar.js';
import type { SettlersStrategy } from '../lab/strategy-reader.js';
import { playStrategy } from '../lab/player.js';
import { STRATEGIES } from '../lab/strategies.js';
import { HOUSEHOLDS, type PublicState } from '../model.js';
import type { View } from '../view-types.js';
import { answerDeal } from './bargain.js';
import { greedy } from './greedy.js';

/**
 * Plays laboratory strategies at a table with people. Decisions outside the strategy language (deals that people
 * propose, sheep fed apart, guests) go to the prudent household.
 */

/** Seats in table order; the view lists the dealer first. */
function seatsOf({ households }: View): string[] {
  const ids = households.map(({ id }) => id);
  const places = ids.map((id) => HOUSEHOLDS.indexOf(id));
  const first = places.indexOf(Math.min(...places));
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Seed of the yearly percentage roll: the public year cards, so it stays the same all year. */
function rollsOf({ year, pastYears }: PublicState): number {
  const cards = pastYears.slice(0, year).join(' ');
  return [...cards].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, year);
}

const allowed = (choices: readonly Choice[], move: Move): boolean =>
  choices.some((choice) => choice.blocked === undefined && fitMove(choice, move) !== undefined);

const KNOWN = new Set<FrameName>([
  'deal',
  'seals',
  'boats',
  'crew',
  'berth',
  'carry',
  'consent',
  'ship',
  'hay',
  'slaughter',
  'timber',
  'house',
  'fodder',
  'build',
  'dealer',
  'bill',
]);

function decide(
  strategy: SettlersStrategy,
  { view, seat, choices }: Parameters<Ai<View>>[0],
): Move | undefined {
  const { asked, table } = view;
  if (asked === null || !KNOWN.has(asked.state)) return undefined;
  // Strategies only know gifts, loans and sales, so the prudent household answers deals that people propose.
  const answer = asked.state === 'deal' ? answerDeal(view, ownOf(view, seat), choices) : undefined;
  if (answer !== undefined) return answer;
  const move = playStrategy(strategy, {
    table,
    seats: seatsOf(view),
    seat,
    asking: asked,
    choices: () => choices,
    rolls: rollsOf(table),
  });
  return allowed(choices, move) ? move : undefined;
}

function playerOf(strategy: SettlersStrategy): Ai<View> {
  return (input) => decide(strategy, input) ?? greedy(input);
}

function houseOf(name: string): Ai<View> {
  // Lazy: most games seat no strategy.
  let ai: Ai<View> | undefined;
  return (input) => (ai ??= readStrategy(STRATEGIES[name] ?? '').ai)(input);
}

/** The laboratory strategies offered as AI players. */
export const HOUSES: Readonly<Record<string, Ai<View>>> = Object.fromEntries(
  ['prudent', 'walrus-half', 'silver', 'giver', 'lender', 'gambler'].map((name) => [name, houseOf(name)]),
);

const texts = new Map<string, ReadStrategy<View>>();
const MOST_TEXTS = 50;

/** Cached by text, because every decision asks for it. @throws StrategyError */
function readStrategy(text: string): ReadStrategy<View> {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const tree = parseStrategy(asLines(text), GRAMMAR);
  const read = {
    name: tree.name,
    unsaid: tree.missing,
    ai: playerOf(compileStrategy(tree, GRAMMAR, FAST_FACTS)),
  };
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, read);
  return read;
}

/** Plays a user's own strategy text; ranges after numbers are ignored. */
export const strategist: Strategist<View> = { texts: STRATEGIES, read: readStrategy };
