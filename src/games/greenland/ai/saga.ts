import { isBag, isPick } from '../../../kernel/slots.js';
import type { Move } from '../../../kernel/types.js';
import { homeRow } from '../abilities.js';
import { huntOf } from '../cards.js';
import { ROWS, type Rank, type RowNo } from '../model.js';
import { huntOdds } from '../odds/hunt-odds.js';
import { alphaOn, findSpot, isNewWorld } from '../people.js';
import { rulesOf } from '../variants.js';
import { daughters, matriarchRank, matriarchs, matriarchsAt } from '../women.js';
import { cheapestBag } from './answers.js';
import { tableauWorth } from './cards.js';
import { partyFor, placeValue } from './hunting.js';
import { allOffered, best, cardIn, offered, plain, say, type Mind } from './mind.js';

/** K: what the saga asks besides. Dynasties need girls first, and matriarchs in time. */

/** Matriarchs that are wanted at the end: one more than it takes dies of the last event, at worst (K2, K7). */
const SPARE = 1;
/** Turns before the end in which the ranks are filled. */
const LAST_TURNS = 2;
/** Daughters who stay at home to bear children, while there is time for it. */
const MOTHERS = 2;

/** The ranks that help most: who chooses the prey, and what else may be hunted. */
const RANK_ORDER: readonly Rank[] = [5, 4, 6, 3, 2, 1];

/** K4: a tracker early, the others when the end is near. */
export function sagaPromotion(mind: Mind): Move | undefined {
  const { table, t, turnsLeft } = mind;
  const choice = mind.choices.find(({ verb, args }) => verb === 'promote' && args[1] === 'daughter');
  const slot = choice?.args[0];
  if (typeof slot !== 'object' || !isPick(slot)) return undefined;
  const have = matriarchs(table, t);
  const needed = rulesOf(table).matriarchsToWin;
  const late = turnsLeft <= LAST_TURNS;
  const wanted = turnsLeft === 0 ? needed : late ? needed + SPARE : 1;
  const mothers = turnsLeft === 0 ? 1 : MOTHERS;
  if (have >= wanted || daughters(table, t) <= mothers) return undefined;
  // A depletion asks for an energy from each elder (D3).
  if (!late && table.tribes[t].energy < 3) return undefined;
  const free = RANK_ORDER.filter((rank) => slot.oneOf.includes(String(rank)));
  const rank = free.find((r) => matriarchsAt(table, t, r) === 0) ?? free[0];
  return rank === undefined ? undefined : { verb: 'promote', args: [String(rank), 'daughter'] };
}

/** K3: daughters first, then the row with the better prey, where there is a choice. */
export function mustering(mind: Mind): Move | undefined {
  const promotion = sagaPromotion(mind);
  if (promotion !== undefined) return promotion;
  const rows = allOffered(mind, 'row');
  if (rows.length === 0) return say(mind, 'set-out');
  const { pool } = mind.table.tribes[mind.t];
  const value = (row: RowNo): number => {
    let most = 0;
    const { warm, cold } = mind.table.rows[row];
    for (const spot of [...warm, ...cold]) {
      if (!isNewWorld(mind.table, spot.card)) most = Math.max(most, placeValue(mind, spot, pool, false));
    }
    return most + (row === homeRow(mind.table, mind.t) ? 0.5 : 0);
  };
  const choice = best(rows, ({ args }) => value(args[0] === ROWS[0] ? 0 : 1));
  return choice === undefined ? undefined : plain(choice);
}

/** K4: where most girls are to be hoped for; a daughter risks nothing. */
export function escorting(mind: Mind): Move | undefined {
  const { table, t } = mind;
  const choice = best(allOffered(mind, 'escort'), ({ args }) => {
    const spot = findSpot(table, cardIn(mind, args[0]));
    if (spot === undefined) return 0;
    const hunt = huntOf(table, spot);
    const party = partyFor(mind, spot, hunt, spot.men[t], alphaOn(table, t, spot.card));
    return huntOdds(party).success * hunt.babies;
  });
  return choice === undefined ? undefined : plain(choice);
}

/** K2: whoever is more numerous dies, the alpha last; of the matriarchs one who leads nothing. */
export function decimated(mind: Mind): Move | undefined {
  const choices = allOffered(mind, 'lose').filter(({ args }) => typeof args[1] === 'object');
  const choice = best(choices, ({ args }) => -matriarchMissed(args[0]));
  const bag = choice?.args[1];
  if (choice === undefined || typeof bag !== 'object' || !isBag(bag)) return undefined;
  const girls = bag.of['daughter'] ?? 0;
  const men = bag.of['tribesman'] ?? 0;
  return cheapestBag(
    choice,
    girls > men ? ['daughter', 'tribesman', 'alpha'] : ['tribesman', 'daughter', 'alpha'],
  );
}

function matriarchMissed(word: unknown): number {
  const rank = matriarchRank(String(word));
  return rank === 0 ? 0 : RANK_ORDER.length - RANK_ORDER.indexOf(rank);
}

/** K2: the least of the matriarchs gives way. */
export function succeeding(mind: Mind): Move | undefined {
  const choice = best(allOffered(mind, 'succeed'), ({ args }) => -matriarchMissed(args[0]));
  return choice === undefined ? undefined : plain(choice);
}

/** K2: a daughter, unless she is the last and there are matriarchs to spare. */
export function following(mind: Mind): Move | undefined {
  const { table, t } = mind;
  const spare = matriarchs(table, t) > rulesOf(table).matriarchsToWin || daughters(table, t) <= 1;
  const women = allOffered(mind, 'follow').filter(({ args }) => args[0] !== 'daughter');
  const matriarch = best(women, ({ args }) => -matriarchMissed(args[0]));
  if (spare && matriarch !== undefined) return plain(matriarch);
  const daughter = offered(mind, 'follow', 'daughter') ?? matriarch;
  return daughter === undefined ? undefined : plain(daughter);
}

/** K2: goods at a price. */
export function buying(mind: Mind): Move | undefined {
  const goods = mind.view.event?.import;
  const buy = offered(mind, 'buy');
  if (buy === undefined || goods === undefined || goods === null) return say(mind, 'pass');
  const price = Math.max(mind.worth.ivory, 0.2) * 2;
  return tableauWorth(mind, cardIn(mind, goods.id)) > price ? plain(buy) : say(mind, 'pass');
}
