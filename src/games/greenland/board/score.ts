import type { Ctx, Over, Procedures } from '../../../kernel/index.js';
import { cardInfo } from '../cards/cards.js';
import { worthNow } from './holdings.js';
import {
  ALL_TRIBES,
  TRIBES,
  tribeIds,
  type Card,
  type G,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { colonists, eldersAt, isNewWorld, piecesOn, population } from './people.js';
import { rulesOf } from '../variants.js';
import { matriarchs } from './women.js';

/** Points of one tribe, in parts (J). */
export interface Points {
  readonly total: number;
  /** Polytheists: trophies under the placard. */
  readonly trophies: number;
  /** Polytheists: inventions in the tableau (R56). */
  readonly inventions: number;
  /** Monotheists: ivory, iron, and cards worth either. For some pagans only their iron (M1). */
  readonly resources: number;
  /** One for each living person (R57). */
  readonly population: number;
  /** One more for each colonist on a cold New World card. */
  readonly colonists: number;
  /** Seats in the Thing: 4 for each foreign placard with a representative. */
  readonly thing: number;
}

const POINTS_PER_IRON = 2;
const POINTS_PER_SEAT_IN_THE_THING = 4;
const NOTHING: Points = {
  total: 0,
  trophies: 0,
  inventions: 0,
  resources: 0,
  population: 0,
  colonists: 0,
  thing: 0,
};

/** Points of a tribe if the game ended now (J); 0 for extinct and absent tribes (J1, R58). */
export function pointsOf(g: PublicState, t: Tribe): Points {
  const tribe = g.tribes[t];
  const people = population(g, t);
  if (people === 0 || tribe.extinct) return NOTHING;
  const { mono } = tribe.placard;
  const trophies = mono ? 0 : printedPoints(g, tribe.trophies);
  const inventions = mono
    ? 0
    : printedPoints(
        g,
        tribe.tableau.map(({ card }) => card),
      );
  const resources = mono ? resourcePoints(g, t) : tribe.iron * rulesOf(g).pagansIron[t];
  const cold = colonists(g, t) === 0 ? 0 : coldColonists(g, t);
  const thing = POINTS_PER_SEAT_IN_THE_THING * seatsInTheThing(g, t);
  return {
    trophies,
    inventions,
    resources,
    population: people,
    colonists: cold,
    thing,
    total: trophies + inventions + resources + people + cold + thing,
  };
}

const printedPoints = (g: PublicState, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardInfo(g, card).vp, 0);

/** Disks, and cards that could be turned into ivory or iron (B3). */
function resourcePoints(g: PublicState, t: Tribe): number {
  const tribe = g.tribes[t];
  let points = tribe.ivory + POINTS_PER_IRON * tribe.iron;
  for (const spot of tribe.tableau) {
    const [, ivory, iron] = worthNow(g, spot.card);
    points += ivory + POINTS_PER_IRON * iron;
  }
  return points;
}

function coldColonists(g: PublicState, t: Tribe): number {
  const lands = g.rows.flatMap(({ cold }) => cold).filter(({ card }) => isNewWorld(g, card));
  return lands.reduce((sum, spot) => sum + piecesOn(g, spot, t), 0);
}

/** Foreign monotheist placards with an emissary of the tribe; those of extinct tribes count too (I5, R71). */
const seatsInTheThing = (g: PublicState, t: Tribe): number =>
  ALL_TRIBES.filter(
    (p) => p !== t && g.tribes[p].present && g.tribes[p].placard.mono && eldersAt(g, t, p, 1) > 0,
  ).length;

/** Most points win; ties are broken by iron, else shared. Nobody wins if all tribes are extinct (J, J1). */
function outcome(g: PublicState, totals: readonly number[]): Pick<Over, 'winners' | 'scores'> {
  const { winners, scores } = bestOf(g, totals);
  return { winners: lacksMatriarchs(g) ? [] : winners, scores };
}

/** Winners by these points, and the scores of the present tribes. */
export function bestOf(g: PublicState, totals: readonly number[]): Pick<Over, 'winners' | 'scores'> {
  const scores: Record<string, number> = {};
  let best: Tribe[] = [];
  let most = 0;
  let mostIron = 0;
  for (const t of ALL_TRIBES) {
    if (!g.tribes[t].present) continue;
    const points = totals[t] ?? 0;
    scores[TRIBES[t]] = points;
    if (points === 0) continue;
    const { iron } = g.tribes[t];
    const lead = points - most || iron - mostIron;
    if (lead === 0) best.push(t);
    if (lead <= 0) continue;
    best = [t];
    most = points;
    mostIron = iron;
  }
  return { winners: tribeIds(best), scores };
}

/** K7: does the tribe lack the matriarchs needed to win? */
function lacksMatriarchs(g: PublicState): boolean {
  const needed = rulesOf(g).matriarchsToWin;
  return needed > 0 && g.women !== undefined && matriarchs(g, g.women.of) < needed;
}

/** Text id of the kind of ending. */
function howItEnded(g: PublicState): string {
  if (ALL_TRIBES.every((t) => population(g, t) === 0)) return 'over.extinct';
  if (lacksMatriarchs(g)) return 'over.few-matriarchs';
  const spent = g.rows.every((row) => row.warm.length === 0 && row.cold.length === 0);
  return spent ? 'over.rows' : 'over.events';
}

/** J: reports all points and the winners. */
function endGame(c: Ctx<G>): void {
  const { g } = c;
  g.phase = 'over';
  const totals: number[] = [];
  for (const t of ALL_TRIBES) {
    const points = pointsOf(g, t);
    totals.push(points.total);
    if (g.tribes[t].present) c.emit('score.points', { tribe: TRIBES[t], ...points });
  }
  const { winners, scores } = outcome(g, totals);
  if (lacksMatriarchs(g)) c.emit('score.few-matriarchs', { needed: rulesOf(g).matriarchsToWin });
  else if (winners.length === 0) c.emit('score.nobody');
  else c.emit('score.winners', { winners });
  c.end({ winners, scores, how: howItEnded(g) });
}

export const procedures = {
  score: [{ label: 'score', run: endGame }],
} satisfies Partial<Procedures<G>>;
