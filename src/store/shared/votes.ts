import { and, desc, eq, min, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { Store } from '../port.js';
import type { StoreDatabase } from './database.js';

/** Votes, and the next deadline. Statements are prepared, since every move runs them. */
export function voteStore({
  db,
  tables: { games, proposals },
}: StoreDatabase): Pick<Store, 'openProposal' | 'lastProposal' | 'nextWake'> {
  const isOpen = eq(proposals.state, 'open');
  const isOfGame = eq(proposals.game, sql.placeholder('game'));
  const openIn = once(() =>
    db.select().from(proposals).where(and(isOpen, isOfGame)).prepare('open_proposal'),
  );
  const lastIn = once(() =>
    db.select().from(proposals).where(isOfGame).orderBy(desc(proposals.id)).limit(1).prepare('last_proposal'),
  );
  const nextDue = once(() =>
    db
      .select({ at: min(games.wakeAt) })
      .from(games)
      .prepare('next_due'),
  );
  const nextVote = once(() =>
    db
      .select({ at: min(proposals.expiresAt) })
      .from(proposals)
      .where(isOpen)
      .prepare('next_vote'),
  );
  return {
    openProposal: async (game) => (await openIn().execute({ game }))[0],
    lastProposal: async (game) => (await lastIn().execute({ game }))[0],
    async nextWake() {
      const moments = [...(await nextDue().execute()), ...(await nextVote().execute())].flatMap(
        ({ at }) => at ?? [],
      );
      return moments.length === 0 ? undefined : Math.min(...moments);
    },
  };
}
