import type { DraftRow, GameRow } from '../../store/port.js';
import { openRow, seatOfPerson, type Context } from '../context/context.js';
import { refuse } from '../texts/refuse.js';
import type { Actor, Draft, DraftMethods, GameId } from '../contract/index.js';

export function draftMethods({ store, clock }: Context): DraftMethods {
  async function seatedRow(
    actor: Actor,
    game: GameId,
  ): Promise<{ readonly row: GameRow; readonly seat: string }> {
    const row = await openRow(store, actor, game);
    return { row, seat: seatOfPerson(row, actor.person) ?? refuse('table.not-seated') };
  }

  return {
    async save(actor, game, panel, data) {
      const { row, seat } = await seatedRow(actor, game);
      await store.saveDraft({ game, seat, panel, seq: row.seq, data, at: clock() });
    },

    async load(actor, game, panel) {
      const { seat } = await seatedRow(actor, game);
      const kept = await store.loadDraft(game, seat, panel);
      return kept === undefined ? undefined : draftOf(kept);
    },

    async drop(actor, game, panel) {
      const { seat } = await seatedRow(actor, game);
      await store.dropDraft(game, seat, panel);
    },
  };
}

function draftOf({ panel, seat, seq, data, at }: DraftRow): Draft {
  return { panel, seat, seq, data, at };
}
