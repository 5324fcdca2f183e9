import type { Ctx, Procedure, Procedures } from '../../../../kernel/index.js';
import { cardInfo } from '../../cards/cards.js';
import {
  ALL_TRIBES,
  TRIBES,
  type ByTribe,
  type Card,
  type G,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { pointsOf } from '../../board/score.js';
import { layOut, type Kept } from '../../setup/setup.js';
import { rulesOf } from '../../variants.js';

/** M2: when the events are through, the points are written down and the game is laid out anew. */

/** R132: farm animals, domesticated and imported animals, and inventions; tools from ships go back to their ships. */
function keptBy(g: PublicState, t: Tribe): Card[] {
  const kept: Card[] = [];
  for (const spot of g.tribes[t].tableau) {
    const { isDomestic, isInvention } = cardInfo(g, spot.card);
    if (isDomestic || isInvention) kept.push(spot.card);
  }
  return kept;
}

function recordScores(c: Ctx<G>): ByTribe<number> {
  const record: ByTribe<number> = [0, 0, 0, 0];
  for (const t of ALL_TRIBES) {
    if (!c.g.tribes[t].present) continue;
    const points = pointsOf(c.g, t);
    record[t] = points.total;
    c.say('score.points', { tribe: TRIBES[t], ...points });
  }
  return record;
}

/** The second part: everybody begins again, also those who had died out (R134). */
function beginSequel(c: Ctx<G>, variant: string): void {
  const { g } = c;
  const record = recordScores(c);
  const keep = ALL_TRIBES.map((t) => keptBy(g, t)) as ByTribe<Card[]> as Kept;
  const fresh = layOut(c, { variant, seats: c.seats, options: { pack: g.pack } }, keep);
  const { turn, pogroms } = g;
  Object.assign(g, fresh, { turn, pogroms, turns: turn + fresh.turns });
  if (g.occupiers !== undefined) g.occupiers.record = record;
  c.reveal();
  c.say('full.second-part', { turns: fresh.turns });
}

const sequel: Procedure<G, 'sequel'> = [
  {
    label: 'begin',
    run: (c) => {
      const next = rulesOf(c.g).sequel;
      if (next !== null) beginSequel(c, next);
    },
  },
];

export const procedures = { sequel } satisfies Partial<Procedures<G>>;
