import { FORMER } from '../store/people-port.js';
import type { GameRow } from '../store/port.js';
import { isClosed, rowOf, type Context } from './context.js';
import { defaultAi } from './lobby.js';
import { newLobbyPost } from './posts.js';
import { handOver } from './seat-methods.js';
import type { PersonId, Table } from './types.js';
import { statusAndCall } from './posts.js';
import { writeChange } from './write.js';

/** What is kept about a person is theirs: they may have it, and have it forgotten. */
export function forgetMethods(context: Context, leave: Table['leave']): Pick<Table, 'recordsOf' | 'forget'> {
  const { store, positions, queues } = context;

  /** Gets up from everything that is not over; the AI plays on, somebody else is host. */
  async function getUp(person: PersonId): Promise<void> {
    for (const game of await store.gamesOf(person, 'lobby'))
      await leave({ guild: (await rowOf(store, game)).guild, person }, game);
    for (const game of await store.gamesOf(person, 'running')) {
      const row = await rowOf(store, game);
      const seat = row.places.find((place) => place.person === person)?.seat ?? undefined;
      const ai = defaultAi(positions.module(row));
      if (seat !== undefined)
        await handOver(context, { guild: row.guild, person }, game, seat, { ai }, 'leave');
    }
    for (const game of await store.gamesOf(person, 'frozen'))
      await queues.run(game, () => vacate(game, person));
  }

  /** A frozen game plays nothing, so its seat is given away without an event. */
  async function vacate(game: number, person: PersonId): Promise<void> {
    const row = await rowOf(store, game);
    const ai = defaultAi(positions.module(row));
    const places = row.places.map((place) =>
      place.person === person ? { ...place, person: null, ai } : place,
    );
    await writeChange(context, row, { fields: {}, places, posts: [] });
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
      posts: [newLobbyPost(), ...refreshed],
    });
  }

  return {
    recordsOf: (person) => store.recordsOf(person),
    async forget(person) {
      await getUp(person);
      for (const game of await store.forget(person)) await queues.run(game, () => shownAnew(game));
    },
  };
}
