import {
  cultureOf,
  honorEntry,
  isPerson,
  landOf,
  offeringRate,
  personOf,
  pointsOf,
  stoneOf,
  tipOf,
  TOOLS_MAX,
} from '../cards.js';
import { junctureOf, JUNCTURES_OF } from '../map.js';
import { boardOf, levelOf } from '../megaliths.js';
import {
  ROUNDS,
  tally,
  TOP,
  TURNS,
  tribeOf,
  WILD,
  type Animal,
  type Effect,
  type SeatId,
  type PublicState,
  type Tribe,
} from '../model.js';
import { openJunctures } from '../phases/offers.js';
import { animalPoints, chartOf, chartPoints, stonePoints } from '../score.js';
import { capacityOf, honorOrder, influence, MEGALITHS, type Workforce } from '../tribe.js';
import { WEIGHTS as W } from './weights.js';

/** Worth of things to a tribe, in estimated final points. Reads only what the tribe may see. */
export interface Evaluation extends Workforce {
  readonly g: PublicState;
  readonly me: SeatId;
  readonly tribe: Tribe;
  /** Own buried cards, the hidden ones included. */
  readonly graves: readonly string[];
  /** Rounds left; the rest of this one is a fraction. */
  readonly horizon: number;
  /** Eclipses left. */
  readonly eclipses: number;
  /** A player's random taste for an offered card. */
  readonly fancy?: (card: string) => number;
}

export function evaluationOf(
  g: PublicState,
  me: SeatId,
  { hand, fresh }: Workforce,
  graves: readonly string[],
): Evaluation {
  const tribe = tribeOf(g, me);
  const eclipses = ROUNDS - g.round + (g.phase === 'eclipse' ? 0 : 1);
  const rest = g.phase === 'eclipse' ? 0 : (TURNS - g.turn) / TURNS;
  return { g, me, tribe, hand, fresh, graves, eclipses, horizon: ROUNDS - Math.max(1, g.round) + rest };
}

/** Opportunity cost of one Labor: later turns of the round, or the Ritual pile. */
export function laborPrice({ g }: Pick<Evaluation, 'g'>): number {
  const last = g.round >= ROUNDS;
  if (g.turn >= TURNS) return last ? W.laborEnd : W.labor3;
  return last ? W.laborLast : g.turn === 2 ? W.labor2 : W.labor1;
}

/** Expected rank of the tribe among those that bury. */
function honorScale({ g, me }: Evaluation): number {
  const place = honorOrder(g).indexOf(me);
  return place === 0 ? 1 : place === 1 && g.order.length > 2 ? 0.75 : 0.6;
}

/** Worth of one more grave: the chart, smoothed while there is time to reach its next step. */
export function graveValue(evaluation: Evaluation): number {
  const { g, me, graves, horizon } = evaluation;
  const n = graves.length;
  if (horizon < 0.4) {
    const chart = chartOf(honorOrder(g).indexOf(me), g.order.length);
    const now = chartPoints(chart, n + 1) - chartPoints(chart, n);
    return now > 0 ? now : n < 6 ? 0.6 : 0;
  }
  return (n < 6 ? W.grave : 0.15) * honorScale(evaluation);
}

/** Worth of more Food; surplus over the capacity counts nothing. */
export function foodValue({ tribe, horizon }: Evaluation, n: number): number {
  const room = Math.max(0, Math.min(n, capacityOf(tribe) - tribe.food));
  if (horizon < 0.4) return room / offeringRate(tribe.offering);
  return room * (tribe.food < 4 ? W.foodShort : W.food);
}

export function toolValue({ tribe, horizon }: Evaluation, n: number): number {
  const room = Math.max(0, Math.min(n, TOOLS_MAX - tribe.tools));
  if (horizon < 0.4) return room / offeringRate(tribe.offering);
  return room * (tribe.tools < 3 ? W.toolFew : tribe.tools < 6 ? W.toolSome : W.toolMany);
}

/** Worth of a step up the Honor track: points at its top, and the lead over others with graves. */
export function honorValue({ g, me, tribe, graves, horizon }: Evaluation): number {
  if (tribe.honor >= TOP) return 0;
  const points = honorEntry(tribe.honor + 1);
  const order = honorOrder(g);
  const place = order.indexOf(me);
  const ahead = place > 0 ? order[place - 1] : undefined;
  const passes = ahead !== undefined && tribeOf(g, ahead).honor < tribe.honor + 1;
  const chart = (at: number): number => chartPoints(chartOf(at, order.length), graves.length);
  const rank = passes ? chart(place - 1) - chart(place) : 0;
  if (horizon < 0.4) return points + rank + 0.05;
  return W.honor + 0.4 * points + W.honorRank * rank;
}

/** Worth of a step up the Offering track: a better rate for the goods left over. */
export function offeringValue({ tribe, horizon }: Evaluation): number {
  if (tribe.offering >= TOP) return 1;
  const goods = horizon < 0.4 ? tribe.food + tribe.tools : Math.max(W.goods, tribe.food + tribe.tools);
  const now = goods / offeringRate(tribe.offering);
  for (let steps = 1; steps <= 3; steps++) {
    const then = goods / offeringRate(Math.min(TOP, tribe.offering + steps));
    if (then > now) return ((then - now) / steps) * (horizon < 0.4 && steps > 1 ? 0.4 : W.offering);
  }
  return 0.2;
}

export const idolValue = (evaluation: Evaluation): number =>
  Math.max(honorValue(evaluation), offeringValue(evaluation));

/** Worth of a drawn card: it is used this round, in the next, or never. */
export const drawValue = ({ horizon, g }: Evaluation): number =>
  horizon <= 0 ? 0.1 : g.phase === 'eclipse' ? W.drawEclipse : W.draw + W.drawLater * Math.min(2, horizon);

/** Own Megaliths by level. */
function levels({ g, me }: Evaluation): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { level, seat } of g.megaliths) if (seat === me) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

/** Worth of a Megalith: the benefit of its space, its score beside its neighbors, and the Idols it frees. */
export function buildValue(evaluation: Evaluation, place: number): number {
  const { g, tribe, eclipses } = evaluation;
  const level = levelOf(place);
  const cell = level === 1 ? boardOf(g).byPlace.get(place) : undefined;
  const gain =
    cell === undefined ? 0 : cell.benefit.icon === 'extra' ? 1.6 : effectValue(evaluation, cell.benefit);
  if (tribe.neutral > 0) return gain + 1.2;
  const counts = levels(evaluation);
  const own = counts.reduce((sum, n) => sum + n, 0);
  const scores = own - (counts[level] ?? 0);
  // Every second Megalith empties a pile.
  const pile = (tribe.megaliths % 2 === 1 ? W.pile : W.pile / 3) * eclipses;
  const room = W.room * Math.min(8, own + 2) * Math.min(1, evaluation.horizon);
  return gain + scores + pile + room + stoneGain(evaluation, level === 1 ? 'level1' : 'upper', '');
}

/** Points of the own Sacred Stones for one more item that they count. */
function stoneGain({ tribe }: Evaluation, kind: string, counted: string): number {
  let sum = 0;
  for (const id of tribe.stones) {
    const stone = stoneOf(id);
    if (stone.kind === kind && (stone.of === '' || stone.of === counted))
      sum += stone.each > 0 ? stone.each : 2;
  }
  return sum;
}

/** Average worth of a Megalith, before its place is known. */
const megalithValue = ({ tribe, eclipses, horizon }: Evaluation): number =>
  tribe.neutral + tribe.megaliths === 0
    ? 0
    : tribe.neutral > 0
      ? W.neutral + 0.3 * horizon
      : W.megalith + 0.3 * (MEGALITHS - tribe.megaliths) + 0.3 * eclipses;

/** Worth of one more upright Animal: its set, and the chance to tip it later. */
export function animalValue(evaluation: Evaluation, animal: Animal): number {
  const { tribe, horizon } = evaluation;
  const now = animalPoints(tribe.upright);
  const set = animalPoints([...tribe.upright, animal]) - now;
  const counts = tally(tribe.upright);
  const real = animal === WILD ? 0 : (counts[animal] ?? 0);
  const growth =
    (animal === WILD ? W.growthWild : W.growth + W.growthSet * Math.min(3, real)) * Math.min(1, horizon);
  return Math.max(set + growth, 0.8 * tipGain(evaluation, animal));
}

function tipGain(evaluation: Evaluation, animal: Animal): number {
  return effectsValue(evaluation, tipOf(animal)) + stoneGain(evaluation, 'tipped', animal);
}

/** Worth of tipping an Animal: its benefit less the loss to the set. */
export function tipValue(evaluation: Evaluation, animal: Animal): number {
  const { tribe } = evaluation;
  const rest = [...tribe.upright];
  rest.splice(rest.indexOf(animal), 1);
  const lost = animalPoints(tribe.upright) - animalPoints(rest);
  return tipGain(evaluation, animal) - lost - (evaluation.horizon > 0.4 ? W.tipKeep : 0);
}

/** Worth of a Tribe card: its points, and its Labor in the rounds left. */
export function tribeCardValue({ horizon, tribe, hand }: Evaluation, type: string): number {
  const { points, added, eclipse } = personOf(type);
  const many =
    hand.filter((card) => card === type).length + tribe.discard.filter((card) => card === type).length;
  const use = added === '' ? W.tribe - 0.2 : W.tribe;
  return points + Math.min(2.5, horizon) * (use + W.tribeAction * eclipse.length - 0.12 * many);
}

/** Worth of a Culture card: its points, and one or two plays. */
export function cultureValue(evaluation: Evaluation, card: string): number {
  const plays = evaluation.horizon <= 0 ? 0 : Math.min(2, W.plays + W.playsLater * evaluation.horizon);
  return pointsOf(card) + plays * Math.min(3, effectsValue(evaluation, cultureOf(card).effect));
}

/** Loss from giving up a card. Its points still count in the grave. */
export function cardLoss({ horizon }: Evaluation, card: string): number {
  if (!isPerson(card)) return Math.min(1.2, 0.5 * horizon);
  const { labor, added, eclipse } = personOf(card);
  // Without a weak card, better ones are drawn more often.
  return Math.min(2, horizon) * (0.35 * labor + (added === '' ? 0 : 0.2) + 0.15 * eclipse.length - 0.4);
}

/** Worth of leading a tile in the Eclipses left. */
function landValue(evaluation: Evaluation, tile: number): number {
  const terrain = evaluation.g.map[tile];
  if (terrain === undefined) return 0;
  const effects = landOf(terrain);
  return effects.length === 0
    ? 0
    : effectsValue(evaluation, effects) * Math.min(2.6, 0.2 + evaluation.eclipses) * W.lead;
}

/** Worth of Influence on a tile: leading counts, being close counts a little. */
function tileValue(evaluation: Evaluation, tile: number, own: number): number {
  if (own <= 0) return 0;
  const { g, me } = evaluation;
  let most = 0;
  for (const seat of g.order) if (seat !== me) most = Math.max(most, influence(g, seat, tile));
  const value = landValue(evaluation, tile);
  if (own < most) return 0.1 * value;
  // A lead by one is safer than a tie, which any Camp may break.
  return value * (own === most ? 0.8 : own === most + 1 ? 0.95 : 1);
}

/** Worth of moving a Camp from one tile to another. */
export function shiftValue(evaluation: Evaluation, from: number, to: number): number {
  const { g, me } = evaluation;
  const here = influence(g, me, from);
  const there = influence(g, me, to);
  const land = (tile: number): number =>
    stoneGain(evaluation, 'camps', g.map[tile] ?? '') * (tile === to ? 1 : -1);
  return (
    tileValue(evaluation, to, there + 1) -
    tileValue(evaluation, to, there) +
    tileValue(evaluation, from, here - 1) -
    tileValue(evaluation, from, here) +
    land(to) +
    land(from) +
    villageHope(evaluation, to, from) -
    villageHope(evaluation, from, to)
  );
}

/** Progress towards a Village: other tiles of the same juncture with a Camp. */
function villageHope({ g, tribe, eclipses }: Evaluation, tile: number, without: number): number {
  if (tribe.villages === 0 || eclipses < 2) return 0;
  let best = 0;
  for (const juncture of JUNCTURES_OF[tile] ?? []) {
    if (g.villages[juncture] !== '') continue;
    let n = 0;
    for (const other of JUNCTURE_TILES[juncture] ?? [])
      if (other !== tile && (tribe.at[other] ?? 0) - (other === without ? 1 : 0) > 0) n++;
    best = Math.max(best, n);
  }
  return best * W.hope * eclipses;
}

const JUNCTURE_TILES: readonly (readonly number[])[] = (() => {
  const tiles: number[][] = [];
  JUNCTURES_OF.forEach((junctures, tile) => {
    for (const juncture of junctures) (tiles[juncture] ??= []).push(tile);
  });
  return tiles;
})();

/** Worth of a Village: lasting Influence, a card each Eclipse, and Camps to send out again. */
export function villageValue(evaluation: Evaluation, juncture: number): number {
  const { g, me, eclipses } = evaluation;
  // The returned Camps will soon lead other tiles.
  let sum = W.village * eclipses + W.villageCamps * 3 * (eclipses - 1);
  for (const tile of JUNCTURE_TILES[juncture] ?? []) {
    const n = influence(g, me, tile);
    sum += tileValue(evaluation, tile, n + 1) - tileValue(evaluation, tile, n);
    sum -= stoneGain(evaluation, 'camps', g.map[tile] ?? '');
  }
  // The Camps must be sent out again, and the capacity for Food shrinks.
  return sum - 1;
}

/** Worth of a Camp on the base: capacity for Food, and a start on the map. */
export const campValue = ({ tribe, eclipses }: Evaluation): number =>
  tribe.camps === 0 ? 0 : W.camp + W.campLater * eclipses;

/** Worth of a Sacred Stone: its points now, and the growth expected. */
export function stoneValue(evaluation: Evaluation, id: string): number {
  const { g, me, graves, horizon, tribe } = evaluation;
  const stone = stoneOf(id);
  const now = stonePoints(g, me, id, graves);
  const hope = W.stoneHope * Math.min(2, horizon);
  switch (stone.kind) {
    case 'level1':
      return now + 1.1 * hope;
    case 'upper':
      return now + 1.4 * hope;
    case 'tipped':
      return now + Math.min(2, tribe.upright.filter((animal) => animal === stone.of).length) * 2 + 0.7 * hope;
    case 'camps':
      return Math.min(10, now + 2 * hope);
    case 'different':
    case 'identical':
      return Math.min(9, now + 1.4 * hope);
  }
}

/** Worth of a free Village: the best open juncture, or the chance of one later. */
function villageHere(evaluation: Evaluation): number {
  let best = 0.6;
  for (const name of openJunctures(evaluation.g, evaluation.me))
    best = Math.max(best, villageValue(evaluation, junctureOf(name)));
  return best;
}

export function effectsValue(evaluation: Evaluation, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += effectValue(evaluation, effect);
  return sum;
}

function effectValue(evaluation: Evaluation, effect: Effect): number {
  const { tribe, hand } = evaluation;
  switch (effect.icon) {
    case 'pay': {
      const can = tribe.food >= effect.food && tribe.tools >= effect.tools && hand.length >= effect.discard;
      const net =
        effectsValue(evaluation, effect.gain) -
        W.food * effect.food -
        W.spendTool * effect.tools -
        0.7 * effect.discard;
      return Math.max(0, can ? net : 0.15 * net);
    }
    case 'or':
      return Math.max(...effect.of.map((side) => effectsValue(evaluation, side)));
    case 'when':
      return 0.7 * effectsValue(evaluation, effect.gain);
    case 'food':
      return foodValue(evaluation, effect.n);
    case 'foodMax':
      return foodValue(evaluation, capacityOf(tribe)) * 0.8;
    case 'tool':
      return toolValue(evaluation, effect.n);
    case 'idol':
      return effect.n * idolValue(evaluation);
    case 'draw':
      return effect.n * drawValue(evaluation);
    case 'megalith':
      return effect.n * megalithValue(evaluation);
    case 'extra':
      return megalithValue(evaluation);
    case 'points':
      return effect.n;
    case 'camp':
      return effect.n * campValue(evaluation);
    case 'move':
      return effect.n * 0.5;
    case 'village':
      return villageHere(evaluation);
    case 'bury':
    case 'buryFromSupply':
      return effect.n * (graveValue(evaluation) + (effect.icon === 'bury' ? 0 : 1));
    case 'gainTribe':
    case 'tribeToDiscard':
      return effect.n * (1 + 0.6 * Math.min(2.5, evaluation.horizon));
    case 'gainCulture':
      return effect.n * 2.4;
    case 'animalDisplay':
      return effect.n * 2.2;
    case 'animalDeck':
      return effect.n * 1.9;
    case 'tip':
      return tribe.upright.length > 0 ? 0.6 : 0;
    case 'labor':
      return effect.n * W.free;
    case 'reveal':
      return 0.2 * effect.n;
  }
}
