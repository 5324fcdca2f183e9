import { and, eq } from 'drizzle-orm';
import type { Store } from '../port.js';
import type { Database } from './database.js';

/** What somebody has begun to compose on a panel. */
export function draftStore({
  db,
  tables: { drafts },
}: Database): Pick<Store, 'saveDraft' | 'loadDraft' | 'dropDraft'> {
  const isIt = (game: number, seat: string, panel: string) =>
    and(eq(drafts.game, game), eq(drafts.seat, seat), eq(drafts.panel, panel));
  return {
    async saveDraft(draft) {
      const { seq, data, at } = draft;
      await db
        .insert(drafts)
        .values(draft)
        .onConflictDoUpdate({ target: [drafts.game, drafts.seat, drafts.panel], set: { seq, data, at } });
    },
    async loadDraft(game, seat, panel) {
      const [row] = await db
        .select()
        .from(drafts)
        .where(isIt(game, seat, panel));
      return row;
    },
    async dropDraft(game, seat, panel) {
      await db.delete(drafts).where(isIt(game, seat, panel));
    },
  };
}
