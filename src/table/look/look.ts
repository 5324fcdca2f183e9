import { checkStarted, openRow, snapshotOf, viewerOf, type TableContext } from '../context/context.js';
import { chaptersOf, historyOf } from '../read/history.js';
import type { LookMethods } from '../contract/index.js';
import { diceOf, verifyGame } from '../read/verify.js';

/** Reads a game's present and past, without waiting in its queue. */
export function lookMethods(context: TableContext): LookMethods {
  const { store, positions } = context;
  return {
    async snapshot(actor, game, options = {}) {
      const row = await openRow(store, actor, game);
      return snapshotOf(
        positions,
        row,
        options.public === true ? 'spectator' : viewerOf(row, actor),
        options.seq,
      );
    },

    async history(actor, game, filter = {}) {
      const row = await openRow(store, actor, game);
      return historyOf(context, row, viewerOf(row, actor), filter);
    },

    async chapters(actor, game) {
      const row = await openRow(store, actor, game);
      return chaptersOf(await store.outline(row.id));
    },

    async verify(actor, game) {
      const row = await openRow(store, actor, game);
      checkStarted(row);
      return verifyGame(store, positions, row);
    },

    async dice(actor, game) {
      return diceOf(store, positions, await openRow(store, actor, game));
    },
  };
}
