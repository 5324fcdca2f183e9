import type { Json, Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { change, checkRunning, checkSeq, type Context } from './context.js';
import { noticePost } from './posts.js';
import { refuse } from './refuse.js';
import type { Asker, GameId, Outcome, Table, UndoRequest } from './types.js';
import { cardOf } from './card.js';
import { undoStateOf } from './undo.js';

/**
 * Taking back what is no longer free: the others who are affected are asked. A request stands for the board as it was
 * asked on; any event after that makes it void, so nobody agrees to something else than they read.
 */

type ConsentMethods = Pick<Table, 'askUndo' | 'answerUndo'>;

/** As it is kept, among the settings of the guild. */
interface Kept {
  readonly seat: Seat;
  readonly seq: number;
  readonly to: number;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

interface Tools {
  readonly seated: (asker: Asker, game: GameId) => Promise<{ readonly row: GameRow; readonly seat: Seat }>;
  /** Back to the position after an event, told by a notice. */
  readonly goBack: (
    row: GameRow,
    to: number,
    asker: Asker,
    seat: Seat,
    posts: Parameters<typeof change>[2]['posts'],
  ) => Promise<Outcome>;
}

const keyOf = (row: GameRow): string => `undo/${row.id}`;

export function consentMethods(context: Context, tools: Tools): ConsentMethods {
  const { store, queues } = context;

  const save = (row: GameRow, kept: Kept | null): Promise<void> =>
    store.saveSetting(row.guild, keyOf(row), kept as unknown as Json);

  async function standing(row: GameRow): Promise<Kept | undefined> {
    const kept = (await store.setting(row.guild, keyOf(row))) as unknown as Kept | null | undefined;
    return kept?.seq === row.seq ? kept : undefined;
  }

  return {
    askUndo: (asker, id, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await tools.seated(asker, id);
        checkRunning(row);
        checkSeq(row, seq);
        const state = await undoStateOf(store, row, seat);
        if (state.kind === 'none') refuse('table.nothing-to-undo');
        if (state.kind === 'free') {
          const { card } = await tools.goBack(row, state.to, asker, seat, []);
          return { card, seat, needs: [], agreed: [] };
        }
        const asked = await standing(row);
        if (asked !== undefined && asked.seat !== seat) refuse('table.undo-other', { seat: asked.seat });
        if (asked !== undefined) return requestOf(row, asked);
        // With nobody to ask, only the host can say that it is all right.
        if (state.needs.length === 0) {
          if (asker.person !== row.host && asker.moderator !== true) refuse('table.undo-host');
          const posts = [noticePost('channel', 'table.undone', { seat })];
          const outcome = await tools.goBack(row, state.to, asker, seat, posts);
          return { card: outcome.card, seat, needs: [], agreed: [] };
        }
        const kept: Kept = { seat, seq: row.seq, to: state.to, needs: state.needs, agreed: [] };
        await save(row, kept);
        const people = row.places.flatMap((place) =>
          place.person !== null && place.seat !== null && state.needs.includes(place.seat)
            ? [place.person]
            : [],
        );
        const args = { seat, who: asker.person, why: state.why, seq: row.seq, people };
        const next = await change(context, row, {
          fields: {},
          posts: [noticePost('channel', 'table.undo-asked', args)],
        });
        return requestOf(next, kept);
      }),

    answerUndo: (asker, id, yes, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await tools.seated(asker, id);
        checkRunning(row);
        checkSeq(row, seq);
        const kept = (await standing(row)) ?? refuse('table.undo-none');
        // Whoever asked may think better of it.
        if (!kept.needs.includes(seat) && (yes || seat !== kept.seat))
          refuse('table.undo-not-asked', { needs: kept.needs });
        if (!yes) {
          await save(row, null);
          const posts = [noticePost('channel', 'table.undo-refused', { seat: kept.seat, by: seat })];
          return { ...requestOf(await change(context, row, { fields: {}, posts }), kept), refused: true };
        }
        const agreed = [...new Set([...kept.agreed, seat])];
        const open = kept.needs.filter((one) => !agreed.includes(one));
        if (open.length > 0) {
          await save(row, { ...kept, agreed });
          return requestOf(row, { ...kept, agreed });
        }
        await save(row, null);
        const posts = [noticePost('channel', 'table.undone', { seat: kept.seat })];
        const outcome = await tools.goBack(row, kept.to, asker, kept.seat, posts);
        return { card: outcome.card, seat: kept.seat, needs: kept.needs, agreed };
      }),
  };
}

function requestOf(row: GameRow, { seat, needs, agreed }: Kept): UndoRequest {
  return { card: cardOf(row), seat, needs, agreed };
}
