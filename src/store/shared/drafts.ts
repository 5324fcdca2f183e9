import type { Store } from '../port.js';
import type { StoreDatabase } from './database.js';
import { find, put, remove } from './rows.js';

type Drafts = Pick<Store, 'saveDraft' | 'loadDraft' | 'dropDraft'>;

/** Drafts of panels. */
export const draftStore = ({ db, tables: { drafts } }: StoreDatabase): Drafts => ({
  async saveDraft(draft) {
    await put(db, drafts, ['game', 'seat', 'panel'], draft);
  },
  loadDraft: (game, seat, panel) => find(db, drafts, { game, seat, panel }),
  dropDraft: (game, seat, panel) => remove(db, drafts, { game, seat, panel }),
});
