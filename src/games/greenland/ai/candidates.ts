import {
  type Bag,
  type Choice,
  isBag,
  isClosed,
  isPick,
  isSpan,
  makeBag,
  makeMove,
  matchMove,
  type Move,
  parseBag,
  type Value,
} from '../../../kernel/index.js';
import { NO_CARD } from '../vocabulary/model.js';
import { alphaOn, findSpot } from '../board/people.js';
import { cardInfo } from '../cards/cards.js';
import type { View } from '../view/view-types.js';
import { placeValue } from './hunting.js';
import { cardIn, makeEvaluation, plain, moveOf, type Evaluation } from './evaluation.js';
import { seeksFaith } from './missions.js';
import { offersOf } from './offers.js';

/** Moves worth a playout at a decision. The first is played unless another is clearly better. */

/** Most candidates examined per decision. */
const MOST_CANDIDATES = 9;
/**
 * Decisions without playouts: exact odds say everything, the order hardly matters, or the value shows only turns
 * later: the first animals (C), children or ivory (H), and a peaceful shore for an ivory (H).
 */
const SETTLED = [
  'roll',
  'reroll',
  'again',
  'strike',
  'swap',
  'hunt',
  'contest',
  'brave',
  'wed',
  'farm',
  'feed',
  'milk',
  'pacify',
] as const;

export interface Decision {
  readonly view: View;
  readonly seat: string;
  readonly choices: readonly Choice[];
  readonly draw: (n: number) => number;
}

export function candidates(decision: Decision, usual: Move): Move[] {
  const { view, seat, choices, draw } = decision;
  if (choices.some(({ verb }) => (SETTLED as readonly string[]).includes(verb))) return [usual];
  const evaluation = makeEvaluation(view, seat, choices, draw);
  if (isPatient(evaluation, usual)) return [usual];
  const found: Move[] = [];
  const known = new Set<string>();
  const add = (move: Move | undefined): void => {
    if (move === undefined || found.length >= MOST_CANDIDATES || known.has(makeMove(move))) return;
    known.add(makeMove(move));
    if (matchMove(choices, move) !== undefined) found.push(move);
  };
  add(measureOf(evaluation, usual));
  add(usual);
  if (usual.verb === 'accept') add(moveOf(evaluation, 'refuse', ...usual.args));
  if (view.asked?.state === 'parley') for (const move of offersOf(evaluation)) add(move);
  for (const move of assignments(evaluation)) add(move);
  for (const choice of choices) if (isClosed(choice) && isSane(evaluation, choice)) add(plain(choice));
  for (const choice of choices) for (const move of fillings(choice)) add(move);
  return found;
}

/**
 * Does the move cost now and pay off only in later turns (I1, I5, I6)? Such moves are left to the greedy player, which
 * gained by them in paired games.
 */
function isPatient({ mono }: Evaluation, { verb, args }: Move): boolean {
  return PATIENT.includes(verb) || (mono && verb === 'promote' && String(args[0]) === '5');
}

const PATIENT: readonly string[] = ['send', 'proselytize', 'domesticate'];

/**
 * The baseline that other moves must beat. For a deal (F) it is having none, except for marriages: their value comes
 * later, and those of a greedy player gained in paired games.
 */
function measureOf(evaluation: Evaluation, usual: Move): Move {
  if (evaluation.view.asked?.state !== 'parley' || isWedding(evaluation, usual)) return usual;
  if (usual.verb === 'accept') return moveOf(evaluation, 'refuse', ...usual.args) ?? usual;
  return usual.verb === 'offer' ? (moveOf(evaluation, 'stand') ?? usual) : usual;
}

/** Does the offer, or accepting it, move a daughter to another tribe (F1)? */
function isWedding(evaluation: Evaluation, { verb, args }: Move): boolean {
  const deal = evaluation.view.asked?.deals.find(({ n }) => verb === 'accept' && n === args[0]);
  const bags =
    verb === 'offer' ? args.slice(1).map(String) : deal === undefined ? [] : [deal.give, deal.want];
  return bags.flatMap((bag) => Object.keys(parseBag(bag) ?? {})).some((word) => isDaughter(evaluation, word));
}

function isDaughter(evaluation: Evaluation, word: string): boolean {
  const card = cardIn(evaluation, word);
  return card !== NO_CARD && cardInfo(evaluation.table, card).kind === 'daughter';
}

/**
 * False for moves whose losses show only after this turn: burning an elder (I2), unless for baptism (I7), and exchanging
 * an animal (B3).
 */
function isSane(evaluation: Evaluation, { verb }: Choice): boolean {
  // K: in a saga it pays for the last promotions.
  if (verb === 'exchange') return evaluation.table.women !== undefined;
  // K: in a saga elders are burned for other reasons.
  return verb !== 'witch-burn' || evaluation.table.women !== undefined || seeksFaith(evaluation);
}

/** Ways to fill the open parameters of a choice: minimum, maximum, and each word of a pick. */
function fillings(choice: Choice): Move[] {
  if (isClosed(choice) || choice.verb === 'assign' || choice.verb === 'offer') return [];
  const pick = choice.args.findIndex((parameter) => typeof parameter === 'object' && isPick(parameter));
  const parameter = choice.args[pick];
  if (typeof parameter === 'object' && isPick(parameter))
    return parameter.oneOf.map((word) => filled(choice, 'least', pick, word));
  return [filled(choice, 'least'), filled(choice, 'half'), filled(choice, 'most')];
}

function filled(choice: Choice, how: 'least' | 'half' | 'most', at = -1, word: Value = ''): Move {
  const args = choice.args.map((parameter, i): Value => {
    if (i === at) return word;
    if (typeof parameter !== 'object') return parameter;
    if (isPick(parameter)) return parameter.oneOf[0] ?? '';
    if (isBag(parameter)) return leastBag(parameter);
    return how === 'least'
      ? parameter.min
      : how === 'most'
        ? parameter.max
        : (parameter.min + parameter.max) >> 1;
  });
  return { verb: choice.verb, args };
}

function leastBag(parameter: Bag): string {
  const counts: Record<string, number> = {};
  let left = parameter.min;
  for (const [thing, n] of Object.entries(parameter.of)) {
    const taken = Math.min(left, n);
    if (taken > 0) counts[thing] = taken;
    left -= taken;
  }
  return makeBag(parameter, counts);
}

interface Party {
  readonly move: Move;
  readonly gain: number;
}

/** E: the best party for each card and one larger, most promising first. */
function assignments(evaluation: Evaluation): Move[] {
  const parties: Party[] = [];
  for (const { verb, args } of evaluation.choices) {
    const [parameter, people] = args;
    if (verb !== 'assign' || parameter === undefined || typeof people !== 'object' || !isSpan(people))
      continue;
    const words =
      typeof parameter === 'object' ? (isPick(parameter) ? parameter.oneOf : []) : [String(parameter)];
    const alpha = args.length > 2;
    for (const word of words) parties.push(...partiesTo(evaluation, word, people.min, people.max, alpha));
  }
  parties.sort((a, b) => b.gain - a.gain);
  return parties.slice(0, MOST_CANDIDATES - 3).map(({ move }) => move);
}

function partiesTo(evaluation: Evaluation, word: string, min: number, max: number, alpha: boolean): Party[] {
  const spot = findSpot(evaluation.table, cardIn(evaluation, word));
  if (spot === undefined) return [];
  const had = alphaOn(evaluation.table, evaluation.t, spot.card);
  const here = spot.men[evaluation.t];
  const now = placeValue(evaluation, spot, here, had);
  const gains: Party[] = [];
  for (let n = min; n <= Math.min(max, 8); n++) {
    const people = n + (alpha ? 1 : 0);
    if (people === 0) continue;
    const gain = placeValue(evaluation, spot, here + n, had || alpha) - now;
    const args = alpha ? [word, n, 'alpha'] : [word, n];
    gains.push({ move: { verb: 'assign', args }, gain: gain / people ** 0.7 });
  }
  gains.sort((a, b) => b.gain - a.gain);
  return gains.slice(0, 2).filter(({ gain }) => gain > 0);
}
