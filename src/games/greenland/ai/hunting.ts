import { handSize } from '../board/abilities.js';
import { cardInfo, huntOf, packOf } from '../cards/cards.js';
import { ivoryFactor } from '../board/holdings.js';
import { ALL_TRIBES, NOBODY, type Spot } from '../vocabulary/model.js';
import { battleOdds } from '../odds/attack-odds.js';
import { huntOdds } from '../odds/hunt-odds.js';
import type { HuntAim } from '../odds/rest-odds.js';
import { raidOdds } from '../odds/raid-odds.js';
import type { Hunt } from '../cards/pack.js';
import { guardsThere, isCold, isNewWorld, ownerOf, piecesOn } from '../board/people.js';
import { attackRollOf, groupSize, leadersOn, strikesFirst } from '../phases/attack/groups.js';
import { rollsBefore, typeOf } from '../phases/hunt/card.js';
import { holderOf } from '../phases/hunt/order.js';
import { rollOn } from '../rolls/roll.js';
import { rulesOf } from '../variants.js';
import { abilityWorth, handWorth, tableauWorth } from './cards.js';
import { freedVillageCost } from './patrol/elders.js';
import { isInTheWay, isSpare, mineWorth, overseasWorth, theftWorth } from './patrol/worth.js';
import { isLeftToOthers, together } from './patrol/goals.js';
import type { Evaluation } from './evaluation.js';
import { girlsWorth } from './saga-worth.js';

/** The value of assigning a number of people to a card. */

/** Value of a success, of the card, and of a dead hunter on a card. */
export function aimOn(evaluation: Evaluation, spot: Spot, hunt: Hunt): HuntAim {
  return {
    success: yieldWorth(evaluation, spot, hunt),
    claim: claimWorth(evaluation, spot),
    loss: -evaluation.worth.person,
  };
}

/** Children and disks of a successful hunt, up to the limits (B4, G4). */
function yieldWorth(evaluation: Evaluation, spot: Spot, hunt: Hunt): number {
  const { table, t, worth } = evaluation;
  const tribe = table.tribes[t];
  const room = packOf(table).energyLimit - tribe.energy;
  const dead = tribe.valhalla + (tribe.alpha.at === 'valhalla' ? 1 : 0);
  const babies = Math.min(hunt.babies, dead);
  const ivory = hunt.ivory * ivoryFactor(table, spot.card);
  return (
    babies * worth.person +
    Math.min(hunt.energy, room) * worth.energy +
    ivory * worth.ivory +
    hunt.iron * worth.iron -
    hunt.depletion * worth.energy +
    mineWorth(evaluation, spot) +
    girlsWorth(evaluation, spot, babies)
  );
}

/** Value of the card as a trophy or in the hand, minus the food it would have given in the turns to come. */
export function claimWorth(evaluation: Evaluation, spot: Spot): number {
  const { table, t } = evaluation;
  const info = cardInfo(table, spot.card);
  if (info.trophy !== null) {
    if (evaluation.mono) return 0;
    const hunt = info.hunt;
    const food = hunt === null ? 0 : 0.12 * hunt.babies * evaluation.turnsLeft;
    return Math.max(0, info.trophy.vp - food);
  }
  if (info.take === null || isSpare(evaluation, spot.card)) return 0;
  // L6: an animal goes straight to the tableau.
  if (info.isDomestic && rulesOf(table).instantAnimals) return tableauWorth(evaluation, spot.card);
  return evaluation.view.hand.length < handSize(table, t) ? handWorth(evaluation, spot.card) : 0;
}

/** Re-rolls depend little on the aim, so round it: rounded aims hit the odds cache more often. */
const coarse = (aim: HuntAim): HuntAim => ({
  success: Math.round(aim.success * 2) / 2,
  claim: Math.round(aim.claim * 2) / 2,
  loss: Math.round(aim.loss * 4) / 4,
});

/** Planning enumerates the throws of small parties only; larger ones re-roll all misses. */
const MOST_SINGLE_THROWS = 4;

/** Value of hunting with `men` people, without fights. */
export function huntValue(evaluation: Evaluation, spot: Spot, men: number, alpha: boolean): number {
  if (men === 0 && !alpha) return 0;
  const hunt = huntOf(evaluation.table, spot);
  const aim = aimOn(evaluation, spot, hunt);
  const party = rollOn(evaluation.table, evaluation.t, spot, men, alpha);
  const odds = huntOdds(party, coarse(aim), MOST_SINGLE_THROWS);
  const theft = theftWorth(evaluation, party.dice, party.alphaFace);
  return theft + odds.success * aim.success + odds.claim * aim.claim + odds.losses * aim.loss;
}

/** Colonists hunt every turn and count double in the cold at the end (E2, J). */
function colonyValue(evaluation: Evaluation, spot: Spot, men: number, alpha: boolean): number {
  const now = huntValue(evaluation, spot, men, alpha);
  const overseas = overseasWorth(evaluation, spot, men + (alpha ? 1 : 0));
  if (overseas !== undefined) return now + overseas;
  const later = Math.min(evaluation.turnsLeft, 3) * Math.max(-1, now) * 0.8;
  const people = men + (alpha ? 1 : 0);
  const cold = isCold(evaluation.table, spot.card) ? 0.85 : 0.03 * evaluation.view.turn;
  // Colonists never come home; that is a loss while there is much to hunt there.
  return now + later + people * (cold - 0.35 * evaluation.turnsLeft) * (evaluation.turnsLeft === 0 ? 1 : 0.8);
}

/** Raided livestock gives its children, daughters their abilities (G1). */
function raidValue(evaluation: Evaluation, spot: Spot, men: number, alpha: boolean): number {
  const { table, t, worth } = evaluation;
  const info = cardInfo(table, spot.card);
  const dice = men + (alpha ? 1 : 0);
  if (info.raid === null || dice === 0) return 0;
  const odds = raidOdds(rollOn(table, t, spot, men, alpha));
  const village = together(evaluation) ? freedVillageCost(evaluation, spot) : 0;
  const loot =
    info.livestock === null
      ? 0.7 * abilityWorth(evaluation, info.abilities) - 0.3 - village
      : Math.max(info.livestock.babies * worth.person, info.livestock.orIvory * worth.ivory) + 0.2;
  return odds.success * loot - odds.losses * worth.person;
}

/** Other tribes on the card: the cost of the fight, and our chance to get the prey first. */
export function contest(
  evaluation: Evaluation,
  spot: Spot,
  people: number,
): { readonly losses: number; readonly theirs: number; readonly share: number } {
  const { table, t } = evaluation;
  const owner = ownerOf(table, spot.card);
  const type = typeOf(table, spot, holderOf(table, spot.card));
  let losses = 0;
  let theirs = 0;
  let share = 1;
  for (const other of leadersOn(table, spot, owner)) {
    if (other === t) continue;
    const size = groupSize(table, spot, owner, other);
    share *= rollsBefore(table, type, { tribe: t, people }, { tribe: other, people: size }) ? 0.7 : 0.3;
    if (!rulesOf(table).attacks) continue;
    const us = attackRollOf(table, spot, owner, t, people);
    const them = attackRollOf(table, spot, owner, other);
    const weFirst = strikesFirst(table, t, other);
    const battle = weFirst ? battleOdds(us, them) : battleOdds(them, us);
    losses += weFirst ? battle.firstLosses : battle.secondLosses;
    theirs += weFirst ? battle.secondLosses : battle.firstLosses;
  }
  return { losses, theirs, share: isNewWorld(table, spot.card) ? 1 : share };
}

/** Flat cost of a conflict with another tribe. */
const GRUDGE = 0.1;

/** Total value of assigning `men` people to the card. */
export function placeValue(evaluation: Evaluation, spot: Spot, men: number, alpha: boolean): number {
  const key = spot.card * 64 + men * 2 + (alpha ? 1 : 0);
  let value = evaluation.known.get(key);
  if (value !== undefined) return value;
  evaluation.onward?.();
  value = reckonPlace(evaluation, spot, men, alpha);
  evaluation.known.set(key, value);
  return value;
}

function reckonPlace(evaluation: Evaluation, spot: Spot, men: number, alpha: boolean): number {
  const { table, t, worth } = evaluation;
  const people = men + (alpha ? 1 : 0);
  if (people === 0) return 0;
  const owner = ownerOf(table, spot.card);
  if (guardsThere(spot, owner, t)) return guardValue(evaluation, spot, people);
  const raw =
    owner !== NOBODY
      ? raidValue(evaluation, spot, men, alpha)
      : isNewWorld(table, spot.card)
        ? colonyValue(evaluation, spot, men, alpha)
        : huntValue(evaluation, spot, men, alpha) - hindrance(evaluation, spot);
  let others = 0;
  for (const other of ALL_TRIBES) if (other !== t) others += piecesOn(table, spot, other);
  const husband = owner !== NOBODY && spot.husband !== NOBODY;
  if (others === 0 && !husband) return raw;
  const { losses, theirs, share } = contest(evaluation, spot, people);
  // A fight costs more than its dead: an attacked tribe retaliates.
  return Math.max(0, raw) * share + Math.min(0, raw) - 1.1 * losses * worth.person + 0.35 * theirs - GRUDGE;
}

/** L4: cost of blocking tribes that would gain more for everyone on this card. */
function hindrance(evaluation: Evaluation, spot: Spot): number {
  if (!together(evaluation)) return 0;
  return isInTheWay(evaluation, spot) + (isLeftToOthers(evaluation, spot) ? 1.5 : 0);
}

/** Guards pay only against raiders who are already there (E5). */
function guardValue(evaluation: Evaluation, spot: Spot, people: number): number {
  const { table, t } = evaluation;
  let raiders = 0;
  for (const other of ALL_TRIBES) {
    if (other !== t && !guardsThere(spot, ownerOf(table, spot.card), other))
      raiders += piecesOn(table, spot, other);
  }
  if (raiders === 0) return -0.1 * people;
  return Math.min(people, raiders) * 0.15;
}
