import { and, eq, sql } from 'drizzle-orm';
import type { Store } from '../port.js';
import { once } from '../once.js';
import type { Sqlite } from './open.js';
import { drafts } from './schema.js';

/** What somebody has begun to compose on a panel. */
export function draftStore(db: Sqlite): Pick<Store, 'saveDraft' | 'loadDraft' | 'dropDraft'> {
  const named = sql.placeholder;
  const one = and(
    eq(drafts.game, named('game')),
    eq(drafts.seat, named('seat')),
    eq(drafts.panel, named('panel')),
  );
  const put = once(() =>
    db
      .insert(drafts)
      .values({
        game: named('game'),
        seat: named('seat'),
        panel: named('panel'),
        seq: named('seq'),
        data: named('data'),
        at: named('at'),
      })
      .onConflictDoUpdate({
        target: [drafts.game, drafts.seat, drafts.panel],
        set: { seq: sql`excluded.seq`, data: sql`excluded.data`, at: sql`excluded.at` },
      })
      .prepare(),
  );
  const get = once(() => db.select().from(drafts).where(one).prepare());
  const drop = once(() => db.delete(drafts).where(one).prepare());
  return {
    async saveDraft(draft) {
      put().run({ ...draft });
    },
    async loadDraft(game, seat, panel) {
      return get().get({ game, seat, panel });
    },
    async dropDraft(game, seat, panel) {
      drop().run({ game, seat, panel });
    },
  };
}
