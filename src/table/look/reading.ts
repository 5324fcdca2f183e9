import type { GameRow } from '../../store/port.js';
import { askedOf, rowOf, snapshotOf, type TableContext } from '../context/context.js';
import type { Entry, GameId, GameReading, Proposal } from '../contract/index.js';
import { cardOf, isOver, stageOf } from '../read/card.js';
import { chaptersOf, effectiveEvents, entryOf, phaseGroups } from '../read/history.js';
import { refuse } from '../texts/refuse.js';
import { phaseEnd } from './phase-end.js';

/** Turns in which a seat may be asked for the first time. */
const FIRST_TURNS = 1;

/** The last vote of a game. */
export type ProposalOf = (row: GameRow) => Promise<Proposal | undefined>;

/** A game as everyone may see it, for the poster. The row is read once. */
export function readingOf(context: TableContext, game: GameId, proposalOf: ProposalOf): GameReading {
  const { store, positions } = context;
  let read: Promise<GameRow> | undefined;
  const row = (): Promise<GameRow> => (read ??= rowOf(store, game));
  return {
    card: async () => cardOf(await row()),
    async asked() {
      const asked = await askedOf(positions, await row());
      return asked === undefined ? undefined : { ...asked, isFirst: await isFirst(context, await row()) };
    },
    proposal: async () => proposalOf(await row()),
    snapshot: async (seq) => snapshotOf(positions, await row(), 'spectator', seq),
    phaseEnd: async (from, to, phase) => phaseEnd(context, await row(), { from, to, phase }),
    chapters: async () => chaptersOf(await store.outline(game)),
    async revealed() {
      const at = await row();
      if (!isOver(stageOf(at))) refuse('table.not-over');
      const seats = at.places.flatMap(({ seat }) => seat ?? []);
      return Promise.all(seats.map((seat) => snapshotOf(positions, at, seat)));
    },
    async entries(from, to) {
      const at = await row();
      const events = await effectiveEvents(store, game, from, to);
      return Promise.all(
        events.map(async (event) => ({
          ...entryOf(at, event, 'spectator', false),
          ...(event.backTo === null ? {} : { undoes: await undoneBy(context, at, event.seq, event.backTo) }),
        })),
      );
    },
    async phases(from, to, only) {
      const events = await effectiveEvents(store, game, from, to);
      return phaseGroups(await row(), events, 'spectator', only, 'then');
    },
  };
}

/** Answers that a return from event `seq` to `backTo` took back. */
async function undoneBy(
  { store }: TableContext,
  row: GameRow,
  seq: number,
  backTo: number,
): Promise<NonNullable<Entry['undoes']>> {
  const events = await effectiveEvents(store, row.id, backTo, seq - 1);
  return events
    .filter(({ move }) => move !== null)
    .map((event) => {
      const { seat, move } = entryOf(row, event, 'spectator', true);
      return {
        seq: event.seq,
        ...(seat === undefined ? {} : { seat }),
        ...(move === undefined ? {} : { move }),
      };
    });
}

/** Late in a game every seat has answered something, so no one looks. */
async function isFirst({ store }: TableContext, { id, turn, awaited }: GameRow): Promise<boolean> {
  if (turn > FIRST_TURNS) return false;
  const outline = await store.outline(id);
  const answered = new Set(outline.map(({ kind, seat }) => (kind === 'move' ? seat : null)));
  return awaited.some(({ seat }) => !answered.has(seat));
}
