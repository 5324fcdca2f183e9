import { and, eq, lte, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { Queries } from '../postgres/open.js';
import type { Store } from '../port.js';
import { has } from '../shared/rows.js';
import { tables } from './schema.js';

const { games, proposals } = tables;

type WakeStore = Pick<Store, 'claimDue' | 'saveActAt'>;

/** Due work of games. */
export function wakeStore(db: Queries): WakeStore {
  const isOpen = eq(proposals.state, 'open');
  const due = once(() =>
    db
      .select({ id: games.id })
      .from(games)
      .where(lte(games.wakeAt, sql.placeholder('now')))
      .prepare('due'),
  );
  const expired = once(() =>
    db
      .select({ id: proposals.game })
      .from(proposals)
      .where(and(isOpen, lte(proposals.expiresAt, sql.placeholder('now'))))
      .prepare('expired'),
  );
  return {
    // The only process does the work of AI seats and orders, without claims.
    async claimDue(now) {
      const ids = new Set(
        [...(await due().execute({ now })), ...(await expired().execute({ now }))].map((row) => row.id),
      );
      return [...ids].map((id) => ({ id, wake: true, act: false }));
    },

    async saveActAt(game, revision, actAt) {
      await db
        .update(games)
        .set({ actAt })
        .where(has(games, { id: game, revision }));
    },
  };
}
