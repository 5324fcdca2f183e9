import type { Hint, Seat, Teller } from '../../../kernel/index.js';
import { cardId, cardInfo, huntOf, packOf } from '../cards/cards.js';
import {
  NO_CARD,
  NOBODY,
  TRIBES,
  tribeNo,
  type Spot,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { battleOdds } from './attack-odds.js';
import { cardOdds, type CardOdds } from './card-odds.js';
import { huntOdds } from './hunt-odds.js';
import { alphaInPool, alphaOn, findSpot, ownerOf } from '../board/people.js';
import { attackRollOf, groupSize, leadersOn, strikesFirst } from '../phases/attack/groups.js';
import { rollOn } from '../rolls/roll.js';
import { rulesOf } from '../variants.js';
import type { View } from '../view/view-types.js';

/** Exact odds in words: for `/odds`, and beside the cards when people are assigned. */

/** Largest party that is listed. */
const MOST_HUNTERS = 8;

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
/** Must stay a number: the text's locale formats it, and a string might be taken for a card or rank name. */
const oneDigit = (n: number): number => Math.round(10 * n) / 10;

function spots(table: PublicState): Spot[] {
  return [
    ...table.rows.flatMap((row) => [...row.warm, ...row.cold]),
    ...table.tribes.flatMap((tribe) => tribe.tableau),
  ];
}

function spotOfWord(table: PublicState, word: string): Spot | undefined {
  return findSpot(table, packOf(table).byId.get(word) ?? NO_CARD);
}

/** Cards that the seat may roll for, in table order. */
export function oddsAbout(view: View, seat: Seat): readonly string[] {
  const { table } = view;
  const t = tribeNo(seat);
  return spots(table)
    .filter((spot) => cardOdds(table, t, spot, 1, false) !== undefined)
    .map((spot) => cardId(table, spot.card));
}

/** All odds of a card: parties of every size that the seat could send, then fights with the other tribes there. */
export function tellOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  const { table } = view;
  const t = tribeNo(seat);
  const spot = spotOfWord(table, thing);
  if (spot === undefined || cardOdds(table, t, spot, 1, false) === undefined) return '';
  const here = alphaOn(table, t, spot.card);
  const alphas = here ? [true] : alphaInPool(table, t) ? [false, true] : [false];
  const most = Math.min(MOST_HUNTERS, spot.men[t] + table.tribes[t].pool);
  const lines = [tell.lookup('odds.title', { card: thing })];
  for (const alpha of alphas) {
    for (let men = alpha ? 0 : 1; men <= most; men++) lines.push(partyLine(table, t, spot, men, alpha, tell));
  }
  return [...lines, ...fights(table, t, spot, tell)].filter((line) => line !== '').join('\n');
}

function partyLine(
  table: PublicState,
  t: Tribe,
  spot: Spot,
  men: number,
  alpha: boolean,
  tell: Teller,
): string {
  const odds = cardOdds(table, t, spot, men, alpha);
  if (odds === undefined) return '';
  const facts = {
    men,
    alpha: alpha ? 'yes' : 'no',
    success: percent(odds.success),
    losses: oneDigit(odds.losses),
  };
  if (odds.kind === 'raid') return tell.lookup('odds.raid', facts);
  const info = cardInfo(table, spot.card);
  const hunt = huntOf(table, spot);
  const party = rollOn(table, t, spot, men, alpha);
  const [two, three, four] = [2, 3, 4].map((same) => percent(huntOdds({ ...party, same }).claim));
  const gains = (['babies', 'energy', 'ivory', 'iron'] as const)
    .map((what) => ({ what, n: oneDigit(odds.success * hunt[what]) }))
    .filter(({ n }) => n > 0)
    .map(({ what, n }) => tell.lookup(`odds.${what}`, { n }));
  const claim =
    party.same < 0
      ? ''
      : tell.lookup(info.trophy !== null ? 'odds.trophy' : 'odds.card', { chance: percent(odds.claim) });
  const same =
    two === percent(0)
      ? ''
      : tell.lookup('odds.same', { two: two ?? '', three: three ?? '', four: four ?? '' });
  return [tell.lookup('odds.hunt', facts), claim, ...gains, same].filter((text) => text !== '').join(', ');
}

/** F2: one round against each other tribe on the card, as the position is now. */
function fights(table: PublicState, t: Tribe, spot: Spot, tell: Teller): string[] {
  if (!rulesOf(table).attacks) return [];
  const owner = cardInfo(table, spot.card).kind === 'newWorld' ? NOBODY : ownerOf(table, spot.card);
  const here = Math.max(1, groupSize(table, spot, owner, t));
  const us = attackRollOf(table, spot, owner, t, here);
  return leadersOn(table, spot, owner)
    .filter((other) => other !== t)
    .map((other) => {
      const them = attackRollOf(table, spot, owner, other);
      const first = strikesFirst(table, t, other);
      const { firstLosses, secondLosses } = first ? battleOdds(us, them) : battleOdds(them, us);
      return tell.lookup('odds.fight', {
        other: TRIBES[other],
        people: them.dice,
        here,
        ours: oneDigit(first ? firstLosses : secondLosses),
        theirs: oneDigit(first ? secondLosses : firstLosses),
      });
    });
}

/** Short odds beside each completion of `assign walrus 6 alpha`; '' for other commands. */
export const hintOdds: Hint<View> = (view, seat, words, next, tell) => {
  const [verb, card] = words;
  if (verb !== 'assign') return '';
  const { table } = view;
  const t = tribeNo(seat);
  const spot = spotOfWord(table, card ?? next);
  if (spot === undefined) return '';
  const here = alphaOn(table, t, spot.card);
  if (card !== undefined) {
    const men = words.length > 2 ? Number(words[2]) : Number(next);
    if (!Number.isInteger(men)) return '';
    return brief(cardOdds(table, t, spot, spot.men[t] + men, here || next === 'alpha'), tell);
  }
  return inParties([2, 4], table.tribes[t].pool, (men) => {
    const odds = cardOdds(table, t, spot, spot.men[t] + men, here);
    // Losses are shown at the next step, beside the number of people.
    return odds === undefined ? '' : tell.lookup('odds.with', { men, odds: percent(odds.success) });
  });
};

/** Texts for parties of some sizes, each capped at `most` people. */
function inParties(sizes: readonly number[], most: number, tellOf: (men: number) => string): string {
  const possible = new Set(sizes.map((n) => Math.min(n, Math.max(1, most))));
  return [...possible]
    .map(tellOf)
    .filter((text) => text !== '')
    .join(' · ');
}

/** Party sizes in a list of all cards. */
const USUAL_PARTIES = [2, 5] as const;

/** The chances of a few parties on a card, including the people already there. */
export function briefOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  const { table } = view;
  const t = tribeNo(seat);
  const spot = spotOfWord(table, thing);
  if (spot === undefined) return '';
  const alpha = alphaOn(table, t, spot.card);
  return inParties(USUAL_PARTIES, spot.men[t] + table.tribes[t].pool, (men) => {
    const odds = brief(cardOdds(table, t, spot, men, alpha), tell);
    return odds === '' ? '' : tell.lookup('odds.party', { men, alpha: alpha ? 'yes' : 'no', odds });
  });
}

function brief(odds: CardOdds | undefined, tell: Teller): string {
  if (odds === undefined) return '';
  const claim = percent(odds.claim);
  const facts = { success: percent(odds.success), losses: oneDigit(odds.losses), claim };
  return tell.lookup(claim === percent(0) ? 'odds.brief' : 'odds.brief-claim', facts);
}
