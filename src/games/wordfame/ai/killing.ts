import { endsOf, foesAt, hasManIn, land, menAt, ownerOf, farmed } from '../land.js';
import { CARDS, cardOf, WEAPONS } from '../pack.js';
import { gothiOf, NONE, type PublicState } from '../model.js';
import { capturable, captureKin, SLAIN_FOR_FAME, victimsOf } from '../phases/feast.js';
import { musterEdges } from '../phases/ride.js';
import { bondiWorth } from './bondi.js';
import { giftsWorth, goodCost } from './gifts.js';
import { lateness, placeWorth, rivalry, winterWorth } from './worth.js';

/** Murder and captures (W9.6b). A Bondi's worth is unknown until it is spent. */

/** Probabilities that a Bondi with this look is worth 1, 2 or 3 (W3.2). */
const WORTHS: ReadonlyMap<string, readonly number[]> = new Map(
  CARDS.map(({ bondi }) => {
    const like = CARDS.filter((card) => card.bondi === bondi);
    return [bondi, [1, 2, 3].map((n) => like.filter(({ worth }) => worth === n).length / like.length)];
  }),
);

/** Worth of capturing a District: its land, and the loss of a farm to its owner (WF34). */
export function captureGain(g: PublicState, me: number, district: number): number {
  const victim = ownerOf(g, district);
  const share = rivalry(g, me, victim);
  const { farms } = gothiOf(g, victim);
  const before = [winterWorth(g, me), winterWorth(g, victim)] as const;
  let most = 0;
  for (const colour of farmed(g, victim)) {
    const n = farms[colour] ?? 0;
    farms[colour] = n - 1;
    most = Math.max(most, winterWorth(g, me) - before[0] + share * (before[1] - winterWorth(g, victim)));
    farms[colour] = n;
  }
  const confessed = g.options.killings === 'told' ? (g.value[district] ?? 0) : 0;
  const land = (0.6 + placeWorth(g, me, district)) * lateness(g);
  return confessed + most + land + share * (0.4 + 0.1 * (g.value[district] ?? 0));
}

/** Worths of the own weapons, the smallest first. */
const weaponsOf = (g: PublicState, me: number): number[] =>
  gothiOf(g, me)
    .goods.map(cardOf)
    .filter(({ colour }) => colour === WEAPONS)
    .map(({ worth }) => worth)
    .sort((a, b) => a - b);

/** Payment for a Bondi's shortage (WF35, WF56): the weapon, the Wordfame, and the remaining gain. */
export function makeUp(
  g: PublicState,
  me: number,
  lack: number,
  gain: number,
  armed = false,
): { readonly weapon: number; readonly pay: number; readonly worth: number } | undefined {
  if (lack <= 0) return { weapon: 0, pay: 0, worth: gain };
  let best: { weapon: number; pay: number; worth: number } | undefined;
  for (const weapon of armed ? [0] : [0, ...weaponsOf(g, me)]) {
    const pay = Math.max(0, lack - weapon);
    if (pay > gothiOf(g, me).fame) continue;
    const worth = gain - pay - (weapon > 0 ? goodCost(g, me, weapon) : 0);
    if (worth > (best?.worth ?? 0)) best = { weapon, pay, worth };
  }
  return best;
}

export interface Killing {
  /** The District to capture; absent for murder. */
  readonly district?: number;
  readonly bondi: string;
  readonly worth: number;
}

/** The best capture and its Bondi; undefined if none is worth it. */
function bestCapture(g: PublicState, me: number, district: number): Killing | undefined {
  const lack = gothiOf(g, ownerOf(g, district)).hall - captureKin(g, me);
  // Upper bound: a Bondi (3), a weapon (3) and Wordfame (5).
  if (lack > 6 + Math.min(5, gothiOf(g, me).fame)) return undefined;
  const gain = captureGain(g, me, district);
  let best: Killing | undefined;
  for (const bondi of new Set(gothiOf(g, me).oaths.map((card) => cardOf(card).bondi))) {
    const chances = WORTHS.get(bondi) ?? [];
    const worth =
      chances.reduce((sum, p, at) => sum + p * (makeUp(g, me, lack - at - 1, gain)?.worth ?? 0), 0) -
      bondiWorth(g, me, bondi);
    if (worth > (best?.worth ?? 0)) best = { district, bondi, worth };
  }
  return best;
}

/** Worth of slaying a man: until winter he can't sue, fight or allow a capture. */
function slainWorth(g: PublicState, me: number): number {
  const own = land(g).districts.filter((district) => g.owner[district] === me);
  let most = 0;
  for (const { foe } of victimsOf(g, me)) {
    const threat = own.reduce(
      (sum, district) =>
        Math.max(sum, hasManIn(g, foe, district) ? (bestCapture(g, foe, district)?.worth ?? 0) : 0),
      0,
    );
    most = Math.max(most, 0.25 * rivalry(g, me, foe) + (threat > 0 ? 0.7 + 0.3 * threat : 0));
  }
  return most;
}

/** Worth of a murder by the number slain (WF70). */
const murderWorth = (g: PublicState, each: number, slain: number): number =>
  each * slain + (slain >= SLAIN_FOR_FAME && g.options.killings === 'told' ? 1 : 0);

/** The best murder or capture that is worth its Bondi. */
export function bestKilling(g: PublicState, me: number): Killing | undefined {
  const { oaths } = gothiOf(g, me);
  if (oaths.length === 0) return undefined;
  let best: Killing | undefined;
  for (const district of capturable(g, me)) {
    const one = bestCapture(g, me, district);
    if (one !== undefined && one.worth > (best?.worth ?? 0)) best = one;
  }
  const victims = victimsOf(g, me).reduce((sum, { edge, foe }) => sum + menAt(g, foe, edge), 0);
  const slain = victims === 0 ? 0 : slainWorth(g, me);
  if (slain > 0)
    for (const bondi of new Set(oaths.map((card) => cardOf(card).bondi))) {
      const chances = WORTHS.get(bondi) ?? [];
      const worth =
        chances.reduce((sum, p, at) => sum + p * murderWorth(g, slain, Math.min(victims, at + 1)), 0) -
        bondiWorth(g, me, bondi);
      if (worth > (best?.worth ?? 0)) best = { bondi, worth };
    }
  return best;
}

export interface Inroad {
  readonly edge: number;
  readonly worth: number;
}

/** The border for a man whose presence in the neighbor's District (W9.2c) allows the best capture at the next Feast. */
export function bestInroad(g: PublicState, me: number): Inroad | undefined {
  let best: Inroad | undefined;
  if (gothiOf(g, me).oaths.length === 0 || gothiOf(g, me).small === 0) return undefined;
  for (const edge of musterEdges(g, me)) {
    if (foesAt(g, me, edge).length > 0) continue;
    for (const district of endsOf(edge)) {
      const owner = ownerOf(g, district);
      if (owner === NONE || owner === me || hasManIn(g, me, district)) continue;
      const worth = 0.6 * (bestCapture(g, me, district)?.worth ?? 0);
      if (worth > (best?.worth ?? 0)) best = { edge, worth };
    }
  }
  return best;
}

/** Worth of a Feast: gifts, or the first murder or capture. */
export function feastWorth(g: PublicState, me: number, strength: number): number {
  if (strength === 0) return 0;
  return Math.max(giftsWorth(g, me, strength), bestKilling(g, me)?.worth ?? 0);
}

/** Men to keep at home against the strongest guest in the own Districts, who has a Bondi and a weapon. */
export function reserveOf(g: PublicState, me: number): number {
  const own = land(g).districts.filter((district) => g.owner[district] === me);
  let most = 0;
  g.gothar.forEach((gothi, who) => {
    if (who === me || gothi.oaths.length === 0) return;
    if (!own.some((district) => hasManIn(g, who, district))) return;
    most = Math.max(most, 2 + captureKin(g, who) + Math.max(0, ...weaponsOf(g, who)));
  });
  return most;
}
