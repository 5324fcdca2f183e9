import { goodsIn } from '../cards.js';
import { bandsOf, countDistricts, foesAt, land, menAt } from '../land.js';
import { cardOf, edgeOf, THING } from '../pack.js';
import type { Action } from '../vocabulary.js';
import { gothiOf, NONE, type PublicState } from '../model.js';
import { musterEdges, roamEdges } from '../phases/ride.js';
import { expandable, subsumable } from '../phases/settle.js';
import { goodsWorth } from './gifts.js';
import { bestInroad, feastWorth, reserveOf } from './killing.js';
import { farmGains, personaGain, placeWorth, rivalry, wintersLeft } from './worth.js';
import { goodsWanted } from '../phases/foster.js';

/** Estimated worth of each action at a given strength. */

/** Input of an estimate, with a cache for one decision. */
export interface Eye {
  readonly g: PublicState;
  readonly me: number;
  /** An action that this player never takes. */
  readonly never?: Action | undefined;
  gains?: readonly number[];
  acts?: Map<string, number>;
}

export const gainsOf = (eye: Eye): readonly number[] => (eye.gains ??= farmGains(eye.g, eye.me));
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Expansion steps that the strength pays for, the cheapest first. */
function stepsFor({ g, me }: Eye, strength: number): number {
  const costs = expandable(g, me, strength).flatMap((district) => {
    const value = g.value[district] ?? 1;
    return [value, value + 1, value + 2].filter((cost) => cost < 4);
  });
  costs.sort((a, b) => a - b);
  let left = strength;
  let steps = 0;
  for (const cost of costs) {
    if (cost > left) break;
    left -= cost;
    steps++;
  }
  return steps;
}

function settleWorth(eye: Eye, strength: number): number {
  if (strength === 0) return 0;
  const { g, me } = eye;
  const farm = most(gainsOf(eye));
  const free = subsumable(g, me);
  const first = countDistricts(g, me) === 0 ? 3 : 0;
  const subsume = free.length === 0 ? 0 : farm + first + most(free.map((one) => placeWorth(g, me, one)));
  return Math.max(subsume, stepsFor(eye, strength) * farm * 0.95);
}

/** Worth of a Feud to its attacker: Wordfame, slain men, razed farms. */
export function feudWorth(g: PublicState, me: number, foe: number, mine: number, theirs: number): number {
  const power = (who: number, men: number): number =>
    1.7 * men + 0.55 * Math.min(4, gothiOf(g, who).goods.length) + 0.2;
  const share = power(me, mine) / (power(me, mine) + power(foe, theirs));
  const conflicts = 4 * (1 - 0.75 ** (mine + theirs));
  const won = conflicts * share;
  const lost = conflicts * (1 - share);
  const razed = Math.max(0, won - theirs);
  return (
    won * 1.1 -
    lost * (0.25 + rivalry(g, me, foe)) -
    0.1 * Math.min(mine, lost) +
    razed * (0.2 + rivalry(g, me, foe))
  );
}

export interface Attack {
  readonly edge: number;
  /** Start edge of the band; `NONE` for the Longhall. */
  readonly from: number;
  readonly men: number;
  readonly worth: number;
}

/** The best Feud that a Ride can begin. */
export function bestAttack({ g, me }: Eye, strength: number): Attack | undefined {
  let best: Attack | undefined;
  const look = (edge: number, from: number, men: number): void => {
    const [foe, second] = foesAt(g, me, edge);
    if (foe === undefined || second !== undefined || men <= 0) return;
    const own = from === edge ? 0 : menAt(g, me, edge);
    const worth = feudWorth(g, me, foe, men + own, menAt(g, foe, edge));
    if (worth > (best?.worth ?? 0.3)) best = { edge, from, men, worth };
  };
  const { hall } = gothiOf(g, me);
  for (const edge of musterEdges(g, me)) look(edge, NONE, Math.min(strength, hall - 1));
  for (const from of bandsOf(g, me))
    for (const edge of roamEdges(g, me, from)) look(edge, from, menAt(g, me, from));
  return best;
}

/** Men at Thingvellir beyond this number are worth little in a suit. */
const SUITORS = 4;

/** Sides of Thingvellir that men can reach without a Feud. */
export const freeThingSides = (g: PublicState, me: number): number[] =>
  musterEdges(g, me).filter((edge) => edgeOf(edge).kind === 'thing' && foesAt(g, me, edge).length === 0);

/** Men worth sending to Thingvellir (W6.3: each is a vote in every later suit). */
export function musterMen(g: PublicState, me: number, strength: number): number {
  const there = land(g).edgesOf[THING]?.reduce((sum, edge) => sum + menAt(g, me, edge), 0) ?? 0;
  const spare = gothiOf(g, me).hall - Math.max(2, reserveOf(g, me));
  return Math.max(0, Math.min(strength, SUITORS - there, spare));
}

function musterWorth(g: PublicState, me: number, strength: number): number {
  if (freeThingSides(g, me).length === 0) return 0;
  return musterMen(g, me, strength) * 0.08 * Math.min(6, wintersLeft(g));
}

/** Worth of a Feud, or of men for the Thing and one for a neighbor's border. */
function rideWorth(eye: Eye, strength: number): number {
  if (strength === 0) return 0;
  const { g, me } = eye;
  const attack = bestAttack(eye, strength)?.worth ?? 0;
  const inroad = bestInroad(g, me)?.worth ?? 0;
  const quiet = inroad + musterWorth(g, me, inroad > 0 ? strength - 1 : strength);
  return Math.max(attack, quiet) + 0.02 * strength;
}

/** Worth of both halves of a Raid: returning with Goods, or sailing with some men (W9.3). */
export function raidWays(
  g: PublicState,
  me: number,
  strength: number,
): { home: number; out: number; men: number } {
  const { hall, sea } = gothiOf(g, me);
  const home = goodsWorth(g, me, Math.ceil((sea + strength) / 2)) - 0.2 * sea;
  const men = Math.min(strength, Math.max(0, hall - Math.max(2, reserveOf(g, me))));
  return { home, out: 0.45 * goodsWorth(g, me, Math.ceil(men / 2)), men };
}

function raidWorth({ g, me }: Eye, strength: number): number {
  const { home, out } = raidWays(g, me, strength);
  return Math.max(home, out);
}

/** Personae that can be fostered, with their worth. */
export function fosterGains({ g, me }: Eye): { kind: number; gain: number }[] {
  return g.pool.flatMap((card, kind) => {
    if (card === NONE) return [];
    const { colour } = cardOf(card);
    return goodsIn(gothiOf(g, me), colour) >= goodsWanted(kind)
      ? [{ kind, gain: personaGain(g, me, kind) }]
      : [];
  });
}

function pledgeWorth({ g, me }: Eye, strength: number): number {
  if (strength === 0) return 0;
  const { oaths } = gothiOf(g, me);
  const districts = countDistricts(g, me);
  if (districts === 0) return 0;
  return oaths.length < districts ? 0.15 * Math.min(6, wintersLeft(g)) + 0.12 * strength : 0.12 * strength;
}

export function actionWorth(eye: Eye, action: Action, strength: number): number {
  if (action === eye.never) return 0;
  const key = `${action}${strength}`;
  eye.acts ??= new Map();
  const known = eye.acts.get(key);
  if (known !== undefined) return known;
  const worth = reckon(eye, action, strength);
  eye.acts.set(key, worth);
  return worth;
}

function reckon(eye: Eye, action: Action, strength: number): number {
  switch (action) {
    case 'settle':
      return settleWorth(eye, strength);
    case 'ride':
      return rideWorth(eye, strength);
    case 'raid':
      return raidWorth(eye, strength);
    case 'foster':
      return most(fosterGains(eye).map(({ gain }) => gain)) + 0.05;
    case 'pledge':
      return pledgeWorth(eye, strength);
    case 'feast':
      return feastWorth(eye.g, eye.me, strength);
  }
}
