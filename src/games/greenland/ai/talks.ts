import { best, isBag, isSpan, makeBag, type Move, parseBag } from '../../../kernel/index.js';
import { cardInfo } from '../cards/cards.js';
import { tribeNo, type Spot, type Tribe } from '../vocabulary/model.js';
import { alphaOn, findSpot, piecesOn } from '../board/people.js';
import { tableauWorth } from './cards.js';
import { contest, huntValue, placeValue } from './hunting.js';
import { allOffered, cardIn, offered, plain, moveOf, type Evaluation } from './evaluation.js';

/** F: deals on a contested card. A tribe pays for another's leaving if it gains by it; bad fights are avoided. */

/** Value of staying: prey and fight together. */
function staying(evaluation: Evaluation, spot: Spot): number {
  return placeValue(
    evaluation,
    spot,
    spot.men[evaluation.t],
    alphaOn(evaluation.table, evaluation.t, spot.card),
  );
}

/** Value of the card to us if the others left. */
function alone(evaluation: Evaluation, spot: Spot): number {
  const alpha = alphaOn(evaluation.table, evaluation.t, spot.card);
  return Math.max(
    0,
    cardInfo(evaluation.table, spot.card).hunt === null
      ? 0
      : huntValue(evaluation, spot, spot.men[evaluation.t], alpha),
  );
}

export function talking(evaluation: Evaluation): Move | undefined {
  const { table, t, view } = evaluation;
  const spot = findSpot(table, cardIn(evaluation, view.asked?.card));
  if (spot === undefined) return moveOf(evaluation, 'stand');
  return (
    answerDeal(evaluation, spot) ??
    letThemGo(evaluation) ??
    woo(evaluation, spot) ??
    goHome(evaluation, spot) ??
    propose(evaluation, spot, t) ??
    moveOf(evaluation, 'stand')
  );
}

/** Value of one side of a deal to the tribe that receives it. */
export function bagWorth(evaluation: Evaluation, spot: Spot, bag: string, from: Tribe): number {
  const { worth } = evaluation;
  let sum = 0;
  for (const [thing, n] of Object.entries(parseBag(bag) ?? {})) {
    if (thing === 'energy') sum += n * worth.energy;
    else if (thing === 'ivory') sum += n * worth.ivory;
    else if (thing === 'iron') sum += n * worth.iron;
    else if (thing === 'leave' || thing === 'alpha' || thing === 'colony')
      sum += leaveWorth(evaluation, spot, from, thing, n);
    else sum += cardWorth(evaluation, thing, from);
  }
  return sum;
}

function cardWorth(evaluation: Evaluation, word: string, from: Tribe): number {
  const card = cardIn(evaluation, word);
  if (card < 0) return 0;
  // A wife costs her tribe little and gives her abilities to her husband's tribe.
  if (cardInfo(evaluation.table, card).kind === 'daughter')
    return from === evaluation.t ? 0.4 : 0.5 + 0.4 * tableauWorth(evaluation, card);
  return tableauWorth(evaluation, card);
}

/** Value of people leaving: theirs gives us the card, ours gives it up. */
function leaveWorth(evaluation: Evaluation, spot: Spot, from: Tribe, thing: string, n: number): number {
  const people = piecesOn(evaluation.table, spot, from);
  const share = thing === 'colony' || people === 0 ? 1 : Math.min(1, n / people);
  if (from === evaluation.t) return share * Math.max(0, staying(evaluation, spot));
  return share * Math.max(0, alone(evaluation, spot) - staying(evaluation, spot));
}

function answerDeal(evaluation: Evaluation, spot: Spot): Move | undefined {
  const { view, t } = evaluation;
  for (const deal of view.asked?.deals ?? []) {
    if (deal.to !== view.you) continue;
    const by = tribeNo(deal.by);
    const gain = bagWorth(evaluation, spot, deal.give, by) - bagWorth(evaluation, spot, deal.want, t);
    const accept = moveOf(evaluation, 'accept', deal.n);
    // A deal may help the others more than us, so it must be clearly good.
    if (accept !== undefined && gain > 0.3) return accept;
    return moveOf(evaluation, 'refuse', deal.n) ?? undefined;
  }
  return undefined;
}

/** Lets other tribes leave: that is one fight less. */
function letThemGo(evaluation: Evaluation): Move | undefined {
  return plain(offered(evaluation, 'allow'));
}

function goHome(evaluation: Evaluation, spot: Spot): Move | undefined {
  if (staying(evaluation, spot) >= 0) return undefined;
  const withAlpha = allOffered(evaluation, 'leave').find(({ args }) => args.includes('alpha'));
  const choice = withAlpha ?? offered(evaluation, 'leave');
  if (choice === undefined || choice.args[0] === 'colony') return undefined;
  return {
    verb: 'leave',
    args: choice.args.map((parameter) =>
      typeof parameter !== 'object' ? parameter : isSpan(parameter) ? parameter.max : '-',
    ),
  };
}

/** F1: we leave the card, and one of us marries their daughter, if she is worth more to us. */
function woo(evaluation: Evaluation, spot: Spot): Move | undefined {
  const { view, table, t } = evaluation;
  if (view.you === null || (view.asked?.made[view.you] ?? 0) > 0 || evaluation.turnsLeft < 2)
    return undefined;
  const price = leaveWorth(evaluation, spot, t, 'colony', 0);
  let found: Move | undefined;
  let most = price + 0.2;
  for (const { args } of allOffered(evaluation, 'offer')) {
    const [other, give, want] = args;
    if (typeof give !== 'object' || !isBag(give) || typeof want !== 'object' || !isBag(want)) continue;
    const leaving: Record<string, number> = {};
    for (const thing of ['leave', 'alpha']) if (give.of[thing] !== undefined) leaving[thing] = give.of[thing];
    // If the alpha came alone, he would be the groom and lost to us.
    if ((leaving['leave'] ?? 0) === 0) continue;
    for (const bride in want.of) {
      const card = cardIn(evaluation, bride);
      if (card < 0 || cardInfo(table, card).kind !== 'daughter') continue;
      const worth = bagWorth(evaluation, spot, bride, tribeNo(String(other)));
      if (worth <= most) continue;
      most = worth;
      found = { verb: 'offer', args: [String(other), makeBag(give, leaving), makeBag(want, { [bride]: 1 })] };
    }
  }
  return found;
}

/** One offer per contest: a disk for their leaving, if that is worth more to us. */
function propose(evaluation: Evaluation, spot: Spot, t: Tribe): Move | undefined {
  const { view, table } = evaluation;
  if (view.you === null || (view.asked?.made[view.you] ?? 0) > 0) return undefined;
  const choice = best(
    allOffered(evaluation, 'offer').filter(({ args }) => {
      const [, give, want] = args;
      return (
        typeof give === 'object' &&
        isBag(give) &&
        typeof want === 'object' &&
        isBag(want) &&
        'leave' in want.of
      );
    }),
    ({ args }) => -piecesOn(table, spot, tribeNo(String(args[0]))),
  );
  if (choice === undefined) return undefined;
  const [other, give, want] = choice.args;
  if (typeof give !== 'object' || !isBag(give) || typeof want !== 'object' || !isBag(want)) return undefined;
  const them = tribeNo(String(other));
  const { theirs } = contest(evaluation, spot, piecesOn(table, spot, t));
  const gain = leaveWorth(evaluation, spot, them, 'colony', 0);
  const disk = (give.of['energy'] ?? 0) > 2 ? 'energy' : (give.of['ivory'] ?? 0) > 1 ? 'ivory' : undefined;
  if (disk === undefined || gain < evaluation.worth[disk] + 0.2 || theirs > 2) return undefined;
  const wanted: Record<string, number> = {};
  for (const thing of ['leave', 'alpha']) if (want.of[thing] !== undefined) wanted[thing] = want.of[thing];
  if ((wanted['leave'] ?? 0) + (wanted['alpha'] ?? 0) > want.max) return undefined;
  return { verb: 'offer', args: [String(other), makeBag(give, { [disk]: 1 }), makeBag(want, wanted)] };
}
