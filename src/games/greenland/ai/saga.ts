import { best, isBag, isPick, isSpan, makeBag, type Move } from '../../../kernel/index.js';
import { freePromotionsLeft, homeRow } from '../board/abilities.js';
import { huntOf } from '../cards/cards.js';
import { worthNow } from '../board/holdings.js';
import { ROWS, type Rank, type RowNo } from '../vocabulary/model.js';
import { huntOdds } from '../odds/hunt-odds.js';
import { alphaOn, findSpot, isNewWorld, ownElders, unassigned } from '../board/people.js';
import { rulesOf } from '../variants.js';
import { daughters, matriarchRank, matriarchs, matriarchsAt } from '../board/women.js';
import { tableauWorth } from './cards.js';
import { rollOn } from '../rolls/roll.js';
import { placeValue } from './hunting.js';
import { allOffered, bestOffered, cardIn, offered, plain, moveOf, type Evaluation } from './evaluation.js';
import { matriarchsWanting } from './saga-worth.js';

/**
 * K: the decisions that only a saga has. Girls become matriarchs at the very end: until then they are safest among the
 * men, and each elder costs energy in a bad winter (D2, D3).
 */

/** Girls needed before one of them leads the hunters for good. */
const GIRLS_FOR_TRACKER = 2;
/** People at home needed before one may become chief against feuds (D2). */
const PEOPLE_FOR_CHIEF = 2;

/** The most useful ranks first: choosing the prey, then hunting more of it. */
const RANK_ORDER: readonly Rank[] = [5, 4, 6, 3, 2, 1];
const TRACKER: Rank = 5;
const CHIEF: Rank = 1;
/** Elders who cost more than they bring; a chief prevents feuds, and an artisan makes tools. */
const EXPENDABLE: readonly Rank[] = [4, 5, 6, 2];

function promotion(evaluation: Evaluation, girl: boolean, wish: readonly Rank[]): Move | undefined {
  const choice = evaluation.choices.find(
    ({ verb, args }) => verb === 'promote' && (girl ? args[1] === 'daughter' : args.length === 1),
  );
  const parameter = choice?.args[0];
  if (typeof parameter !== 'object' || !isPick(parameter)) return undefined;
  const rank = wish.find((r) => parameter.oneOf.includes(String(r)));
  if (rank === undefined) return undefined;
  return { verb: 'promote', args: girl ? [String(rank), 'daughter'] : [String(rank)] };
}

/**
 * K4: a tracker with enough girls, a chief against feuds, and the matriarchs needed on the last turn, when no event
 * can strike them any more. None on the first turn, since the first promotion makes burning expensive (K6).
 */
export function sagaPromotion(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  if (table.women === undefined) return undefined;
  if (evaluation.turnsLeft === 0)
    return matriarchsWanting(evaluation) === 0 ? undefined : lastPromotion(evaluation);
  const ripe = evaluation.view.turn > 1 && daughters(table, t) >= GIRLS_FOR_TRACKER;
  const tracker =
    ripe && matriarchsAt(table, t, TRACKER) === 0 ? promotion(evaluation, true, [TRACKER]) : undefined;
  if (tracker !== undefined) return tracker;
  const chief = ownElders(table, t, CHIEF) === 0 && unassigned(table, t) >= PEOPLE_FOR_CHIEF;
  return chief ? promotion(evaluation, false, [CHIEF]) : undefined;
}

function lastPromotion(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  const empty = RANK_ORDER.filter((rank) => matriarchsAt(table, t, rank) === 0);
  const move = promotion(evaluation, true, [...empty, ...RANK_ORDER]);
  if (move !== undefined || table.tribes[t].energy > 0 || daughters(table, t) < 2) return move;
  // B3: sells a card for the energy.
  return plain(
    allOffered(evaluation, 'exchange').find(
      ({ args }) => worthNow(table, cardIn(evaluation, args[0]))[0] > 0,
    ),
  );
}

/** K3: daughters first, then the row with the better prey. */
export function mustering(evaluation: Evaluation): Move | undefined {
  const promotion = sagaPromotion(evaluation);
  if (promotion !== undefined) return promotion;
  const rows = allOffered(evaluation, 'row');
  if (rows.length === 0) return moveOf(evaluation, 'set-out');
  const { pool } = evaluation.table.tribes[evaluation.t];
  const value = (row: RowNo): number => {
    let most = 0;
    const { warm, cold } = evaluation.table.rows[row];
    for (const spot of [...warm, ...cold]) {
      if (!isNewWorld(evaluation.table, spot.card))
        most = Math.max(most, placeValue(evaluation, spot, pool, false));
    }
    return most + (row === homeRow(evaluation.table, evaluation.t) ? 0.5 : 0);
  };
  return plain(best(rows, ({ args }) => value(args[0] === ROWS[0] ? 0 : 1)));
}

/** K4: to the card with the most expected girls; a daughter risks nothing. */
export function escorting(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  return bestOffered(evaluation, 'escort', ({ args }) => {
    const spot = findSpot(table, cardIn(evaluation, args[0]));
    if (spot === undefined) return 0;
    const hunt = huntOf(table, spot);
    const party = rollOn(table, t, spot, spot.men[t], alphaOn(table, t, spot.card));
    return huntOdds(party).success * hunt.babies;
  });
}

/** K2: the loss that leaves most men and girls, the alpha last; of the matriarchs, one without a role. */
export function decimated(evaluation: Evaluation): Move | undefined {
  const choices = allOffered(evaluation, 'lose').filter(({ args }) => typeof args[1] === 'object');
  const choice = best(choices, ({ args }) => -matriarchMissed(args[0]));
  const bag = choice?.args[1];
  if (choice === undefined || typeof bag !== 'object' || !isBag(bag)) return undefined;
  const { daughter: girls = 0, tribesman: men = 0, alpha = 0 } = bag.of;
  const deaths = Array.from({ length: Math.min(girls, bag.min) + 1 }, (_, n) => n).filter(
    (n) => bag.min - n <= men + alpha,
  );
  const daughter = best(deaths, (n) => {
    const others = men + alpha - (bag.min - n);
    return valueOfGirls(evaluation, girls - n) + Math.log(0.5 + others);
  });
  if (daughter === undefined) return undefined;
  const tribesman = Math.min(men, bag.min - daughter);
  const dead = { daughter, tribesman, alpha: bag.min - daughter - tribesman };
  return { verb: 'lose', args: [String(choice.args[0]), makeBag(bag, dead)] };
}

/** Value of having `girls` daughters left; on the last turn only those that can still be promoted count. */
function valueOfGirls(evaluation: Evaluation, girls: number): number {
  const { table, t, turnsLeft } = evaluation;
  const needed = matriarchsWanting(evaluation) + 1;
  if (turnsLeft > 0) return Math.log(0.5 + girls) + 0.4 * Math.min(girls, needed);
  const promotions = table.tribes[t].energy + freePromotionsLeft(table, t);
  return 3 * Math.min(girls, needed, promotions + 1);
}

function matriarchMissed(word: unknown): number {
  const rank = matriarchRank(String(word));
  return rank === 0 ? 0 : RANK_ORDER.length - RANK_ORDER.indexOf(rank);
}

/** K2: the least valuable matriarch gives way. */
export function succeeding(evaluation: Evaluation): Move | undefined {
  return bestOffered(evaluation, 'succeed', ({ args }) => -matriarchMissed(args[0]));
}

/** K2: a daughter, unless she is the last or there are matriarchs to spare. */
export function following(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  const spare = matriarchs(table, t) > rulesOf(table).matriarchsToWin || daughters(table, t) <= 1;
  const women = allOffered(evaluation, 'follow').filter(({ args }) => args[0] !== 'daughter');
  const matriarch = best(women, ({ args }) => -matriarchMissed(args[0]));
  if (spare && matriarch !== undefined) return plain(matriarch);
  return plain(offered(evaluation, 'follow', 'daughter') ?? matriarch);
}

/** D3, K2: on the last turn, sacrifices men rather than energy that promotions need. */
export function depleted(evaluation: Evaluation): Move | undefined {
  const { table, t, turnsLeft } = evaluation;
  if (table.women === undefined || turnsLeft > 0) return undefined;
  const girls = daughters(table, t);
  const needed = Math.min(matriarchsWanting(evaluation), girls - 1);
  const burn = offered(evaluation, 'burn')?.args[0];
  const spare = table.tribes[t].energy - needed;
  if (burn !== undefined && spare > 0) {
    const most = typeof burn === 'object' && isSpan(burn) ? burn.max : 1;
    return { verb: 'burn', args: [Math.min(most, spare)] };
  }
  const men = allOffered(evaluation, 'sacrifice').filter(({ args }) => matriarchRank(String(args[0])) === 0);
  const man = men.find(({ args }) => args[0] !== 'alpha') ?? men[0];
  // A girl follows him (K2).
  return man !== undefined && girls - 1 > needed ? plain(man) : undefined;
}

/** K6: while burning is free, burns elders who cost energy in bad winters and occupy ranks of matriarchs. */
export function burning(evaluation: Evaluation): Move | undefined {
  const { table, t, turnsLeft } = evaluation;
  if (table.women === undefined || matriarchs(table, t) > 0 || turnsLeft === 0) return undefined;
  return plain(
    EXPENDABLE.map((rank) => offered(evaluation, 'witch-burn', rank)).find((found) => found !== undefined),
  );
}

/** K2: buys goods worth more than the price. */
export function buying(evaluation: Evaluation): Move | undefined {
  const goods = evaluation.view.event?.import;
  const buy = offered(evaluation, 'buy');
  if (buy === undefined || goods === undefined || goods === null) return moveOf(evaluation, 'pass');
  const price = Math.max(evaluation.worth.ivory, 0.2) * 2;
  return tableauWorth(evaluation, cardIn(evaluation, goods.id)) > price
    ? plain(buy)
    : moveOf(evaluation, 'pass');
}
