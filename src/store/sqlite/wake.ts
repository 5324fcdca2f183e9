import { and, eq, lte, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { Sqlite } from './open.js';
import type { ProposalRow, NewProposal, Store } from '../port.js';
import { games, proposals } from './schema.js';

type WakeStore = Pick<Store, 'claimDue' | 'keepActAt'>;

/** Writes a vote; called within the transaction of what it brings about. */
export function proposalWriter(db: Sqlite): (proposal: NewProposal | ProposalRow) => void {
  return (proposal) => {
    const { votes, state, settledAt } = proposal;
    db.insert(proposals)
      .values(proposal)
      .onConflictDoUpdate({ target: proposals.id, set: { votes, state, settledAt } })
      .run();
  };
}

/** What is due at which time, and what is put to the vote. */
export function wakeStore(db: Sqlite): WakeStore {
  const isOpen = eq(proposals.state, 'open');
  const due = once(() =>
    db
      .select({ id: games.id })
      .from(games)
      .where(lte(games.wakeAt, sql.placeholder('now')))
      .prepare(),
  );
  const expired = once(() =>
    db
      .select({ id: proposals.game })
      .from(proposals)
      .where(and(isOpen, lte(proposals.expiresAt, sql.placeholder('now'))))
      .prepare(),
  );
  return {
    // The one process there is sees to what programs do by itself.
    async claimDue(now) {
      const ids = new Set([...due().all({ now }), ...expired().all({ now })].map((row) => row.id));
      return [...ids].map((id) => ({ id, wake: true, act: false }));
    },

    async keepActAt(game, revision, actAt) {
      db.update(games)
        .set({ actAt })
        .where(and(eq(games.id, game), eq(games.revision, revision)))
        .run();
    },
  };
}
