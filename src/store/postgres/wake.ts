import { and, desc, eq, lte, min } from 'drizzle-orm';
import type { NewProposal, ProposalRow, Store } from '../port.js';
import type { Postgres, Queries } from './open.js';
import { games, proposals, seats } from './schema.js';

type WakeStore = Pick<Store, 'gamesOf' | 'gamesToWake' | 'nextWake' | 'openProposal' | 'lastProposal'>;

/** Writes a vote; called within the transaction of what it brings about. */
export async function writeProposal(tx: Queries, proposal: NewProposal | ProposalRow): Promise<void> {
  const { votes, state, settledAt } = proposal;
  await tx
    .insert(proposals)
    .values(proposal)
    .onConflictDoUpdate({ target: proposals.id, set: { votes, state, settledAt } });
}

/** What is due at which time, and what is put to the vote. */
export function wakeStore(db: Postgres): WakeStore {
  return {
    async gamesOf(person, stage) {
      const rows = await db
        .select({ id: games.id })
        .from(games)
        .innerJoin(seats, eq(seats.game, games.id))
        .where(and(eq(seats.person, person), eq(games.stage, stage)))
        .orderBy(games.id);
      return rows.map((row) => row.id);
    },

    async gamesToWake(now) {
      const due = await db.select({ id: games.id }).from(games).where(lte(games.wakeAt, now));
      const votes = await db
        .select({ id: proposals.game })
        .from(proposals)
        .where(and(eq(proposals.state, 'open'), lte(proposals.expiresAt, now)));
      return [...new Set([...due, ...votes].map((row) => row.id))];
    },

    async nextWake() {
      const [due] = await db.select({ at: min(games.wakeAt) }).from(games);
      const [vote] = await db
        .select({ at: min(proposals.expiresAt) })
        .from(proposals)
        .where(eq(proposals.state, 'open'));
      const moments = [due?.at, vote?.at].flatMap((at) => at ?? []);
      return moments.length === 0 ? undefined : Math.min(...moments);
    },

    async openProposal(game) {
      const [row] = await db
        .select()
        .from(proposals)
        .where(and(eq(proposals.state, 'open'), eq(proposals.game, game)));
      return row;
    },

    async lastProposal(game) {
      const [row] = await db
        .select()
        .from(proposals)
        .where(eq(proposals.game, game))
        .orderBy(desc(proposals.id))
        .limit(1);
      return row;
    },
  };
}
