import { isBag, isSpan, makeBag, parseBag } from '../../../kernel/slots.js';
import type { Move } from '../../../kernel/types.js';
import { cardInfo } from '../cards.js';
import { tribeNo, type Spot, type Tribe } from '../model.js';
import { alphaOn, findSpot, piecesOn } from '../people.js';
import { tableauWorth } from './cards.js';
import { contest, huntValue, placeValue } from './hunting.js';
import { allOffered, best, cardIn, offered, plain, say, type Mind } from './mind.js';

/** F: a contested card. Who gains by somebody's leaving pays for it; bad fights are avoided. */

/** What staying is worth: prey and fight together. */
function staying(mind: Mind, spot: Spot): number {
  return placeValue(mind, spot, spot.men[mind.t], alphaOn(mind.table, mind.t, spot.card));
}

/** What the card would be worth to us if the others left. */
function alone(mind: Mind, spot: Spot): number {
  const alpha = alphaOn(mind.table, mind.t, spot.card);
  return Math.max(
    0,
    cardInfo(mind.table, spot.card).hunt === null ? 0 : huntValue(mind, spot, spot.men[mind.t], alpha),
  );
}

export function talking(mind: Mind): Move | undefined {
  const { table, t, view } = mind;
  const spot = findSpot(table, cardIn(mind, view.asked?.card));
  if (spot === undefined) return say(mind, 'stand');
  return (
    answerDeal(mind, spot) ??
    letThemGo(mind) ??
    woo(mind, spot) ??
    goHome(mind, spot) ??
    propose(mind, spot, t) ??
    say(mind, 'stand')
  );
}

/** Worth of one side of a deal, to whoever gets it. */
export function bagWorth(mind: Mind, spot: Spot, bag: string, from: Tribe): number {
  const { worth } = mind;
  let sum = 0;
  for (const [thing, n] of Object.entries(parseBag(bag) ?? {})) {
    if (thing === 'energy') sum += n * worth.energy;
    else if (thing === 'ivory') sum += n * worth.ivory;
    else if (thing === 'iron') sum += n * worth.iron;
    else if (thing === 'leave' || thing === 'alpha' || thing === 'colony')
      sum += leaveWorth(mind, spot, from, thing, n);
    else sum += cardWorth(mind, thing, from);
  }
  return sum;
}

function cardWorth(mind: Mind, word: string, from: Tribe): number {
  const card = cardIn(mind, word);
  if (card < 0) return 0;
  // A wife costs her tribe little and lends her husband's what she can.
  if (cardInfo(mind.table, card).kind === 'daughter')
    return from === mind.t ? 0.4 : 0.5 + 0.4 * tableauWorth(mind, card);
  return tableauWorth(mind, card);
}

/** The others' leaving gives us the card; our own gives it up. */
function leaveWorth(mind: Mind, spot: Spot, from: Tribe, thing: string, n: number): number {
  const people = piecesOn(mind.table, spot, from);
  const share = thing === 'colony' || people === 0 ? 1 : Math.min(1, n / people);
  if (from === mind.t) return share * Math.max(0, staying(mind, spot));
  return share * Math.max(0, alone(mind, spot) - staying(mind, spot));
}

function answerDeal(mind: Mind, spot: Spot): Move | undefined {
  const { view, t } = mind;
  for (const deal of view.asked?.deals ?? []) {
    if (deal.to !== view.you) continue;
    const by = tribeNo(deal.by);
    const gain = bagWorth(mind, spot, deal.give, by) - bagWorth(mind, spot, deal.want, t);
    const accept = say(mind, 'accept', deal.n);
    // Whatever helps us may help them more, so a deal must be clearly good.
    if (accept !== undefined && gain > 0.3) return accept;
    return say(mind, 'refuse', deal.n) ?? undefined;
  }
  return undefined;
}

/** Whoever wants to go may go; that is one fight less. */
function letThemGo(mind: Mind): Move | undefined {
  const choice = offered(mind, 'allow');
  return choice === undefined ? undefined : plain(choice);
}

function goHome(mind: Mind, spot: Spot): Move | undefined {
  if (staying(mind, spot) >= 0) return undefined;
  const withAlpha = allOffered(mind, 'leave').find(({ args }) => args.includes('alpha'));
  const choice = withAlpha ?? offered(mind, 'leave');
  if (choice === undefined || choice.args[0] === 'colony') return undefined;
  return {
    verb: 'leave',
    args: choice.args.map((slot) => (typeof slot !== 'object' ? slot : isSpan(slot) ? slot.max : '-')),
  };
}

/** F1: we leave the card to them, and one of us marries a daughter of theirs, where that is worth more to us. */
function woo(mind: Mind, spot: Spot): Move | undefined {
  const { view, table, t } = mind;
  if (view.you === null || (view.asked?.made[view.you] ?? 0) > 0 || mind.turnsLeft < 2) return undefined;
  const price = leaveWorth(mind, spot, t, 'colony', 0);
  let found: Move | undefined;
  let most = price + 0.2;
  for (const { args } of allOffered(mind, 'offer')) {
    const [other, give, want] = args;
    if (typeof give !== 'object' || !isBag(give) || typeof want !== 'object' || !isBag(want)) continue;
    const leaving: Record<string, number> = {};
    for (const thing of ['leave', 'alpha']) if (give.of[thing] !== undefined) leaving[thing] = give.of[thing];
    // The alpha would be the bridegroom if he came alone, and lost to us.
    if ((leaving['leave'] ?? 0) === 0) continue;
    for (const bride in want.of) {
      const card = cardIn(mind, bride);
      if (card < 0 || cardInfo(table, card).kind !== 'daughter') continue;
      const worth = bagWorth(mind, spot, bride, tribeNo(String(other)));
      if (worth <= most) continue;
      most = worth;
      found = { verb: 'offer', args: [String(other), makeBag(give, leaving), makeBag(want, { [bride]: 1 })] };
    }
  }
  return found;
}

/** One offer to each contest: a disk for their leaving, where their leaving is worth more than that to us. */
function propose(mind: Mind, spot: Spot, t: Tribe): Move | undefined {
  const { view, table } = mind;
  if (view.you === null || (view.asked?.made[view.you] ?? 0) > 0) return undefined;
  const choice = best(
    allOffered(mind, 'offer').filter(({ args }) => {
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
  const { theirs } = contest(mind, spot, piecesOn(table, spot, t));
  const gain = leaveWorth(mind, spot, them, 'colony', 0);
  const disk = (give.of['energy'] ?? 0) > 2 ? 'energy' : (give.of['ivory'] ?? 0) > 1 ? 'ivory' : undefined;
  if (disk === undefined || gain < mind.worth[disk] + 0.2 || theirs > 2) return undefined;
  const wanted: Record<string, number> = {};
  for (const thing of ['leave', 'alpha']) if (want.of[thing] !== undefined) wanted[thing] = want.of[thing];
  if ((wanted['leave'] ?? 0) + (wanted['alpha'] ?? 0) > want.max) return undefined;
  return { verb: 'offer', args: [String(other), makeBag(give, { [disk]: 1 }), makeBag(want, wanted)] };
}
