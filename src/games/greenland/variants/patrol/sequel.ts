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

/** M2: after the last event, record the points and set the game up again. */

/** R132: farm animals, domesticated and imported animals, and inventions; tools bought from ships return to the ships. */
function sequelCards(g: PublicState, t: Tribe): Card[] {
  const cards: Card[] = [];
  for (const spot of g.tribes[t].tableau) {
    const { isDomestic, isInvention } = cardInfo(g, spot.card);
    if (isDomestic || isInvention) cards.push(spot.card);
  }
  return cards;
}

function recordScores(c: Ctx<G>): ByTribe<number> {
  const record: ByTribe<number> = [0, 0, 0, 0];
  for (const t of ALL_TRIBES) {
    if (!c.g.tribes[t].present) continue;
    const points = pointsOf(c.g, t);
    record[t] = points.total;
    c.emit('score.points', { tribe: TRIBES[t], ...points });
  }
  return record;
}

/** The second part: every tribe starts again, including extinct ones (R134). */
function beginSequel(c: Ctx<G>, variant: string): void {
  const { g } = c;
  const record = recordScores(c);
  const keep = ALL_TRIBES.map((t) => sequelCards(g, t)) as ByTribe<Card[]> as Kept;
  const fresh = layOut(c, { variant, seats: c.seats, options: { pack: g.pack } }, keep);
  const { turn, pogroms } = g;
  Object.assign(g, fresh, { turn, pogroms, turns: turn + fresh.turns });
  if (g.occupiers !== undefined) g.occupiers.record = record;
  c.reveal();
  c.emit('full.second-part', { turns: fresh.turns });
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
