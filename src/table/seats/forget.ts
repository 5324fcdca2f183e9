import { Fault } from '../../kernel/errors.js';
import { FORMER, type GameRow } from '../../store/port.js';
import { isClosed, rowOf, seatOfPerson, type Context } from '../context/context.js';
import { defaultAi } from '../read/lobby-rules.js';
import { newMembersPost, startedLobby, statusAndCall } from '../policy/posts.js';
import { giveSeat } from './hand-over.js';
import type { LobbyMethods, PersonId } from '../contract/index.js';
import { writeChange } from '../write/write.js';

/** Forgets a person: they leave every game, and what is kept about them goes. */
export async function forgetPerson(
  context: Context,
  leave: LobbyMethods['leave'],
  person: PersonId,
): Promise<void> {
  const { store, positions, queues } = context;

  /** Leaves every lobby, and every seat of a game that isn't over: an AI takes it, and another player hosts. */
  async function leaveAll(): Promise<void> {
    for (const game of await store.gamesOf(person, 'lobby'))
      await leave({ guild: (await rowOf(store, game)).guild, person }, game);
    for (const stage of ['running', 'paused', 'frozen'])
      for (const game of await store.gamesOf(person, stage)) await queues.run(game, () => leaveSeat(game));
  }

  /** The stage is read within the game's turn: a game may freeze, or end, before its turn comes. */
  async function leaveSeat(game: number): Promise<void> {
    const row = await rowOf(store, game);
    const seat = seatOfPerson(row, person);
    if (seat === undefined || isClosed(row)) return;
    if (row.stage === 'frozen') await vacate(row);
    else await giveSeat(context, row, seat, { ai: defaultAi(positions.module(row)) }, 'leave');
  }

  /** A frozen game plays nothing, so its seat is given away without an event. */
  async function vacate(row: GameRow): Promise<void> {
    const ai = aiFor(row);
    const places = row.places.map((place) =>
      place.person === person ? { ...place, person: null, ai } : place,
    );
    const clearDrafts = row.places.flatMap((place) => (place.person === person ? (place.seat ?? []) : []));
    await writeChange(context, row, { fields: {}, places, clearDrafts, posts: [newMembersPost()] });
  }

  /** Every game has the AI `random`, also one that this program can't open. */
  function aiFor(row: GameRow): string {
    try {
      return defaultAi(positions.module(row));
    } catch (error) {
      if (error instanceof Fault) return 'random';
      throw error;
    }
  }

  /** What stands in the channel says who sits there, and is written anew; a game without a host gets one. */
  async function shownAnew(game: number): Promise<void> {
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
  for (const game of await store.forget(person)) await queues.run(game, () => shownAnew(game));
}
