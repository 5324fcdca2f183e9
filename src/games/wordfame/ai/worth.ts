import { bondiStrength, winterFarms } from '../cards.js';
import { claimable, countDistricts, land, neighborsOf } from '../land.js';
import { cardOf, FAME, homeOf, KINDS } from '../pack.js';
import { ACTIONS, type Action } from '../vocabulary.js';
import { gothiOf, NONE, seatOf, type PublicState } from '../model.js';

/** Worth of things in Wordfame: winters to come, Goods, Bondi, land. */

/** Chance to be ahead in a color next winter, by the present margin from −2 to 3. */
const AHEAD = [0.04, 0.12, 0.32, 0.68, 0.84, 0.92] as const;
const chance = (margin: number): number => AHEAD[Math.max(0, Math.min(5, margin + 2))] ?? 0;
/** Discount for a gothi who has no neighbor yet. */
const STRANGER = 0.55;
/** Wordfame that the leader gains in a round. */
const PACE = 2.4;

/** Winters left, estimated from the leader's Wordfame. */
export function wintersLeft(g: PublicState): number {
  const most = Math.max(...g.gothar.map(({ fame }) => fame));
  return Math.max(1, Math.min(7, (FAME - most) / PACE));
}

/** Neighbors, or all others for a gothi without one. */
function rivalsOf(g: PublicState, who: number): readonly number[] {
  const near = neighborsOf(g, who);
  return near.length > 0 ? near : g.seats.flatMap((_, other) => (other === who ? [] : [other]));
}

/** Margin over the best rival in each color. */
function margins(g: PublicState, who: number): number[] {
  const rivals = rivalsOf(g, who);
  return [0, 1, 2, 3].map(
    (colour) =>
      winterFarms(g, who, colour) - Math.max(0, ...rivals.map((other) => winterFarms(g, other, colour))),
  );
}

const certainty = (g: PublicState, who: number): number => (neighborsOf(g, who).length > 0 ? 1 : STRANGER);

/** Gain of one more farm in each color, over the winters left. */
export function farmGains(g: PublicState, who: number): number[] {
  const winters = wintersLeft(g) * certainty(g, who);
  return margins(g, who).map((margin, colour) => {
    const row = bondiStrength(g, who, colour);
    return winters * (chance(margin + 1) - chance(margin)) + 0.04 * (4 - row) + 0.05;
  });
}

/** The owner's loss of one farm in each color; others gain a part of it. */
export function farmLosses(g: PublicState, who: number): number[] {
  const winters = wintersLeft(g) * certainty(g, who);
  return margins(g, who).map((margin, colour) =>
    (gothiOf(g, who).farms[colour] ?? 0) > 0 ? winters * (chance(margin) - chance(margin - 1)) : 0,
  );
}

export const bestColor = (gains: readonly number[]): number =>
  gains.reduce((best, gain, colour) => (gain > (gains[best] ?? 0) ? colour : best), 0);

/** Share of a rival's loss that counts as own gain: more for a rival close to winning. */
export function rivalry(g: PublicState, me: number, other: number): number {
  const fame = gothiOf(g, other).fame;
  const most = Math.max(...g.gothar.map((one) => one.fame));
  const near = neighborsOf(g, me).includes(other) ? 0.25 : 0;
  return (0.15 + near + (fame === most ? 0.25 : 0) + fame / 60) / Math.max(1, (g.seats.length - 1) / 2);
}

/** Worth of a Good, more if it completes a set for a Feast. */
export function goodWorth(g: PublicState, who: number, card: number): number {
  const { colour, worth } = cardOf(card);
  const held = gothiOf(g, who)
    .goods.map(cardOf)
    .filter((one) => one.colour === colour && one.worth !== worth);
  const other = new Set(held.map((one) => one.worth)).size;
  return 0.3 + 0.12 * worth + 0.22 * other;
}

/** Wordfame expected from the winters left. */
export function winterWorth(g: PublicState, who: number): number {
  return (
    wintersLeft(g) * certainty(g, who) * margins(g, who).reduce((sum, margin) => sum + chance(margin), 0)
  );
}

/** Weight of long-term gains: 1 for most of the game, almost 0 before the last winter. */
export const lateness = (g: PublicState): number => Math.min(1, (wintersLeft(g) - 0.6) / 2.4);

/** Worth of all holdings of a gothi, for the planner and as a fallback. */
export function positionWorth(g: PublicState, who: number): number {
  const gothi = gothiOf(g, who);
  const winters = wintersLeft(g) * certainty(g, who);
  let worth = gothi.fame + 0.35 * countDistricts(g, who);
  for (const margin of margins(g, who)) worth += winters * chance(margin);
  const colours = [0, 0, 0, 0];
  for (const card of gothi.goods) {
    const { colour, worth: n } = cardOf(card);
    colours[colour] = (colours[colour] ?? 0) | (1 << n);
    worth += 0.25 + 0.1 * n;
  }
  for (const set of colours) worth += set === 14 ? 0.9 : (set & 6) === 6 ? 0.4 : 0;
  for (const card of gothi.oaths) worth += 0.5 + 0.15 * ((gothi.farms[cardOf(card).colour] ?? 0) > 2 ? 1 : 0);
  worth += 0.06 * (gothi.hall + 0.6 * gothi.slain) + 0.22 * gothi.sea;
  if (countDistricts(g, who) === 0) worth -= claimable(g, who).length > 0 ? 1.5 : 4;
  return worth;
}

export function personaGain(g: PublicState, who: number, kind: number): number {
  const one = KINDS[kind];
  if (one === undefined || g.options.personae === 'plain') return 0;
  const held = gothiOf(g, who).hird.some((card) => cardOf(card).kind === kind);
  const gain = (farmGains(g, who)[one.colour] ?? 0) * one.winter;
  const bondi = gothiOf(g, who).oaths.filter((card) => cardOf(card).colour === one.colour).length;
  return (
    gain +
    (held
      ? 0
      : one.bondi * (0.15 + 0.2 * bondi) +
        one.council * 0.4 +
        one.capture * 0.08 * Math.min(2, gothiOf(g, who).oaths.length))
  );
}

/** Worth of a District's place: room to grow, and neighbors to exceed. */
export function placeWorth(g: PublicState, who: number, district: number): number {
  const { next, edgesOf } = land(g);
  const near = next[district] ?? [];
  const free = near.filter((one) => g.owner[one] === NONE).length;
  const own = near.filter((one) => g.owner[one] === who).length;
  const others = near.some((one) => (g.owner[one] ?? NONE) !== NONE && g.owner[one] !== who);
  const alone = neighborsOf(g, who).length === 0;
  return (
    0.35 + 0.07 * free + 0.05 * own + (alone && others ? 1.5 : 0) - 0.02 * (edgesOf[district] ?? []).length
  );
}

/** Strengths by action of the Bondi and Home Stead that act after a Council action of a color. */
export function huntActs(
  g: PublicState,
  who: number,
  colour: number,
): { action: Action; strength: number }[] {
  const strength = bondiStrength(g, who, colour);
  const bondi = gothiOf(g, who).oaths.filter((card) => cardOf(card).colour === colour);
  return strength === 0 ? [] : bondi.map((card) => ({ action: cardOf(card).action, strength }));
}

export const homeActs = (g: PublicState, who: number): readonly Action[] => homeOf(seatOf(g, who)).actions;
export const isAction = (word: string): word is Action => ACTIONS.some((one) => one === word);
