import { Fault } from '../../kernel/errors.js';
import { FORMER, type GameRow } from '../../store/port.js';
import { isClosed, rowOf, seatOfPerson, type TableContext } from '../context/context.js';
import { defaultAi } from '../read/lobby-rules.js';
import { newMembersPost, startedLobby, statusAndCall } from '../policy/posts.js';
import { giveSeat } from './hand-over.js';
import type { LobbyMethods, PersonId } from '../contract/index.js';
import { writeChange } from '../write/write.js';

/** Forgets a person: they leave every game, then the store deletes their data. */
export async function forgetPerson(
  context: TableContext,
  leave: LobbyMethods['leave'],
  person: PersonId,
): Promise<void> {
  const { store, positions, queues } = context;

  /** Leaves all lobbies and gives the seats of unfinished games to AIs; another player becomes host. */
  async function leaveAll(): Promise<void> {
    for (const game of await store.gamesOf(person, 'lobby'))
      await leave({ guild: (await rowOf(store, game)).guild, person }, game);
    for (const stage of ['running', 'paused', 'frozen'])
      for (const game of await store.gamesOf(person, stage)) await queues.run(game, () => leaveSeat(game));
  }

  /** Reads the stage inside the queue: the game may freeze or end while this task waits. */
  async function leaveSeat(game: number): Promise<void> {
    const row = await rowOf(store, game);
    const seat = seatOfPerson(row, person);
    if (seat === undefined || isClosed(row)) return;
    if (row.stage === 'frozen') await vacate(row);
    else await giveSeat(context, row, seat, { ai: defaultAi(positions.module(row)) }, 'leave');
  }

  /** A frozen game takes no events, so the seat changes hands without one. */
  async function vacate(row: GameRow): Promise<void> {
    const ai = aiFor(row);
    const places = row.places.map((place) =>
      place.person === person ? { ...place, person: null, ai } : place,
    );
    const clearDrafts = row.places.flatMap((place) => (place.person === person ? (place.seat ?? []) : []));
    await writeChange(context, row, { fields: {}, places, clearDrafts, posts: [newMembersPost()] });
  }

  /** Falls back to `random`, which every game has, if the module can't be loaded. */
  function aiFor(row: GameRow): string {
    try {
      return defaultAi(positions.module(row));
    } catch (error) {
      if (error instanceof Fault) return 'random';
      throw error;
    }
  }

  /** Posts the cards that name the players again. The first remaining player replaces a forgotten host. */
  async function refreshPosts(game: number): Promise<void> {
    const row = await rowOf(store, game);
    const heir = row.places.find(({ person }) => person !== null)?.person ?? null;
    const isOrphan = row.host === FORMER && !isClosed(row) && heir !== null;
    const next: GameRow = isOrphan ? { ...row, host: heir } : row;
    const refreshed = row.stage === 'lobby' ? [] : statusAndCall(next);
    await writeChange(context, row, {
      fields: isOrphan ? { host: heir } : {},
      posts: [...startedLobby(row), ...refreshed],
    });
  }

  await leaveAll();
  for (const game of await store.forget(person)) await queues.run(game, () => refreshPosts(game));
}
