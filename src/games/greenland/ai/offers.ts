import { type Bag, type Choice, isBag, makeBag, type Move } from '../../../kernel/index.js';
import { cardInfo } from '../cards/cards.js';
import { tribeNo, type Spot, type Tribe } from '../vocabulary/model.js';
import { findSpot } from '../board/people.js';
import { cardIn, makeEvaluation, type Evaluation } from './evaluation.js';
import { bagWorth } from './talks.js';

/** F, F1: offers for a planner to examine: payment for leaving, marriages, and trades of disks and cards. */

/** Most offers examined per decision, best for both sides first. */
const MOST_OFFERS = 7;
/** Tolerance of the rough estimate; offers worse than this for either side are dropped. */
const GUESS = 0.6;

type Things = Readonly<Record<string, number>>;

interface Draft {
  readonly move: Move;
  readonly promise: number;
}

/** Offers to any tribe on the contested card, most promising first. */
export function offersOf(evaluation: Evaluation): Move[] {
  const { view } = evaluation;
  const spot = findSpot(evaluation.table, cardIn(evaluation, view.asked?.card));
  if (spot === undefined || view.asked === null || view.you === null) return [];
  // Refused offers aren't known here, so a tribe offers only once per contest, and answers an open offer first.
  if ((view.asked.made[view.you] ?? 0) > 0 || view.asked.deals.some(({ to }) => to === view.you)) return [];
  const drafts = new Map<string, Draft>();
  for (const choice of evaluation.choices) {
    if (choice.verb !== 'offer') continue;
    for (const draft of draftsOf(evaluation, spot, choice)) drafts.set(draft.move.args.join(' '), draft);
  }
  const sorted = [...drafts.values()].sort((a, b) => b.promise - a.promise);
  return sorted.slice(0, MOST_OFFERS).map(({ move }) => move);
}

function draftsOf(evaluation: Evaluation, spot: Spot, { args: [to, give, want] }: Choice): Draft[] {
  const other = tribeNo(String(to));
  const others = makeEvaluation({ ...evaluation.view, you: null, hand: [] }, String(to), [], evaluation.draw);
  const found: Draft[] = [];
  for (const [given, wanted] of swaps(evaluation, bagOf(give), bagOf(want))) {
    const gives = written(give, given);
    const wants = written(want, wanted);
    if (gives === undefined || wants === undefined || gives === wants) continue;
    const ours = bagWorth(evaluation, spot, wants, other) - bagWorth(evaluation, spot, gives, evaluation.t);
    const theirs = bagWorth(others, spot, gives, evaluation.t) - bagWorth(others, spot, wants, other);
    if (ours < -GUESS || theirs < -GUESS) continue;
    found.push({ move: { verb: 'offer', args: [String(to), gives, wants] }, promise: ours + theirs });
  }
  return found;
}

const NOTHING: Things = {};
const DISKS = ['energy', 'ivory', 'iron'] as const;

function bagOf(parameter: unknown): Things {
  return typeof parameter === 'object' && parameter !== null && isBag(parameter as Bag)
    ? (parameter as Bag).of
    : NOTHING;
}

/** The things in the parameter's notation; undefined if it can't express them. */
function written(parameter: Choice['args'][number] | undefined, things: Things): string | undefined {
  const n = Object.values(things).reduce((sum, each) => sum + each, 0);
  if (parameter === '-') return n === 0 ? '-' : undefined;
  if (typeof parameter !== 'object' || !isBag(parameter) || n < parameter.min || n > parameter.max)
    return undefined;
  for (const [thing, each] of Object.entries(things)) if ((parameter.of[thing] ?? 0) < each) return undefined;
  return makeBag(parameter, things);
}

/** Possible exchanges, our side first. */
function swaps(evaluation: Evaluation, ours: Things, theirs: Things): (readonly [Things, Things])[] {
  const pay: Things[] = [...disks(ours), ...cardsIn(evaluation, ours, 'goods')];
  const prices: Things[] = [...disks(theirs), ...cardsIn(evaluation, theirs, 'goods')];
  const ourLeave = leaving(ours);
  const theirLeave = leaving(theirs);
  const ourMan: Things = ours['leave'] === undefined ? NOTHING : { leave: 1 };
  const found: (readonly [Things, Things])[] = [];
  // They leave for a payment, or one of them marries into our tribe and the others leave too.
  if (theirLeave !== NOTHING) {
    for (const price of [NOTHING, ...pay, ...cardsIn(evaluation, ours, 'brides')])
      found.push([price, theirLeave]);
  }
  // We leave for a payment.
  if (ourLeave !== NOTHING) for (const price of prices) found.push([ourLeave, price]);
  // One of us marries into theirs; all leave or only he, with or without a gift.
  for (const bride of cardsIn(evaluation, theirs, 'brides')) {
    if (ourMan === NOTHING) continue;
    found.push([ourLeave, bride], [ourMan, bride]);
    for (const gift of disks(ours)) found.push([{ ...ourMan, ...gift }, bride]);
  }
  for (const give of pay) for (const want of prices) found.push([give, want]);
  return found;
}

/** One or two of each disk. */
function disks(things: Things): Things[] {
  return DISKS.flatMap((disk) => [1, 2].filter((n) => (things[disk] ?? 0) >= n).map((n) => ({ [disk]: n })));
}

/** All of a tribe's people on the card. */
function leaving(things: Things): Things {
  if (things['colony'] !== undefined) return { colony: 1 };
  if (things['leave'] === undefined) return things['alpha'] === undefined ? NOTHING : { alpha: 1 };
  return things['alpha'] === undefined ? { leave: things['leave'] } : { leave: things['leave'], alpha: 1 };
}

function cardsIn(evaluation: Evaluation, things: Things, which: 'brides' | 'goods'): Things[] {
  return Object.keys(things)
    .filter((word) => {
      const card = cardIn(evaluation, word);
      return card >= 0 && (cardInfo(evaluation.table, card).kind === 'daughter') === (which === 'brides');
    })
    .map((word) => ({ [word]: 1 }));
}

/** The tribe that receives the offer. */
export function partnerOf(offer: Move): Tribe {
  return tribeNo(String(offer.args[0]));
}
