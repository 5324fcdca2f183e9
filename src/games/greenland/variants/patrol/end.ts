import type { Ctx, Procedures } from '../../../../kernel/index.js';
import {
  ALL_TRIBES,
  NORSE,
  SAMI,
  THULE,
  TRIBES,
  tribeIds,
  TUNIT,
  type ByTribe,
  type G,
  type PublicState,
} from '../../vocabulary/model.js';
import { livingTribes, population } from '../../board/people.js';
import { bestOf, pointsOf } from '../../board/score.js';
import { NEEDED, areDefeated, hasFled, isModern, progressOf } from './conditions.js';

/** L8, L9, M2: the last propaganda and the end of the game. */

/** L9: all tribes win, or all lose. */
function patrolVerdict(c: Ctx<G>): void {
  const { g } = c;
  const { modern, intervention, defeat, met } = progressOf(g);
  const word = (holds: boolean): string => (holds ? 'yes' : 'no');
  c.emit('patrol.verdict', {
    modern: word(modern),
    intervention: word(intervention),
    defeat: word(defeat),
    met,
    needed: NEEDED.conditions,
  });
  const how = howPatrolEnded(g, met);
  const scores = Object.fromEntries(c.seats.map((seat) => [seat, met]));
  c.end({ winners: how === 'over.patrol-won' ? [...c.seats] : [], scores, how });
}

function howPatrolEnded(g: G, met: number): string {
  if ((g.occupiers?.surrendered.length ?? 0) > 0) return 'over.patrol-surrender';
  if (ALL_TRIBES.some((t) => g.tribes[t].present && g.tribes[t].extinct)) return 'over.patrol-extinct';
  return met >= NEEDED.conditions ? 'over.patrol-won' : 'over.patrol-lost';
}

/** M2: the tribes' bonuses for the island's fate; none for conditions after a surrender (R131). */
function bonusesOf(g: PublicState): ByTribe<number> {
  const bonus: ByTribe<number> = [0, 0, 0, 0];
  let people = 0;
  for (const t of ALL_TRIBES) people += population(g, t);
  if ((g.occupiers?.surrendered.length ?? 0) === 0) {
    // R133: a culture earns its own bonus; the occupiers' defeat counts for all.
    if (g.tribes[TUNIT].present && isModern(g, TUNIT)) bonus[TUNIT] = POINTS_FOR_THE_ISLAND;
    if (g.tribes[NORSE].present && hasFled(g, NORSE)) bonus[NORSE] = POINTS_FOR_THE_ISLAND;
    if (g.tribes[THULE].present && areDefeated(g)) bonus[THULE] = POINTS_FOR_THE_ISLAND;
  }
  if (g.tribes[SAMI].present) bonus[SAMI] = Math.floor(people / PEOPLE_PER_POINT);
  return bonus;
}

const POINTS_FOR_THE_ISLAND = 5;
const PEOPLE_PER_POINT = 10;

/** M2: both scores and the bonuses; a tribe that surrendered has no second score (R131). */
function fullVerdict(c: Ctx<G>, record: ByTribe<number>): void {
  const { g } = c;
  const bonuses = bonusesOf(g);
  const gaveUp = g.occupiers?.surrendered ?? [];
  const totals: ByTribe<number> = [0, 0, 0, 0];
  for (const t of ALL_TRIBES) {
    if (!g.tribes[t].present) continue;
    const first = record[t];
    const second = gaveUp.includes(t) ? 0 : pointsOf(g, t).total;
    const bonus = gaveUp.includes(t) ? 0 : bonuses[t];
    totals[t] = first + second + bonus;
    c.emit('full.points', { tribe: TRIBES[t], first, second, bonus, total: totals[t] });
  }
  const { winners, scores } = bestOf(g, totals);
  if (winners.length === 0) c.emit('score.nobody');
  else c.emit('score.winners', { winners });
  c.end({ winners, scores, how: gaveUp.length > 0 ? 'over.full-surrender' : 'over.full' });
}

function verdict(c: Ctx<G>): void {
  c.g.phase = 'over';
  const record = c.g.occupiers?.record ?? null;
  if (record === null) patrolVerdict(c);
  else fullVerdict(c, record);
}

export const procedures = {
  'patrol-end': [
    {
      label: 'propaganda',
      run: (c) => c.enter('patrol-propaganda', { tribes: tribeIds(livingTribes(c.g)) }),
    },
    { label: 'verdict', run: verdict },
  ],
  'patrol-verdict': [{ label: 'verdict', run: verdict }],
} satisfies Partial<Procedures<G>>;
