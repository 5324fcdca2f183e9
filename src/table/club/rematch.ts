import PQueue from 'p-queue';
import type { GameRow } from '../../store/port.js';
import { cardOf, livesInThread, seatOfPerson } from '../read/card.js';
import { isClosed, openRow, type TableContext } from '../context/context.js';
import { agreementOf, paceOf } from '../read/paces.js';
import { newNoticePost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type { Actor, Club, CreateInput, GameId, LobbyMethods, Rematch } from '../contract/index.js';
import { writeChange } from '../write/write.js';
import { checkOn } from './settings.js';

/** Seats for the rematch: each player moves on by one. */
function turnedSeats(order: readonly string[], seats: readonly string[]): ReadonlyMap<string, string> {
  const used = order.filter((seat) => seats.includes(seat));
  return new Map(used.map((seat, at) => [seat, used[(at + 1) % used.length] ?? seat]));
}

/** A game's setup for creating a similar one, without a pack that is no longer offered. */
export function setupOf(context: TableContext, row: GameRow): Omit<CreateInput, 'channel'> {
  const module = context.positions.module(row);
  const { packs, meta } = module;
  const names = meta.options.map(({ id }) => id);
  const options = Object.fromEntries(Object.entries(row.options).filter(([id]) => names.includes(id)));
  const pack = context.shelf
    .offered(module)
    .find(({ id, key }) => [id, key].includes(row.options[packs?.option ?? ''] ?? ''));
  return {
    module: row.module,
    variant: row.variant,
    options: packs === undefined || pack === undefined ? options : { ...options, [packs.option]: pack.id },
    pace: paceOf(row.pace),
    agreement: agreementOf(row),
    language: row.language,
  };
}

export function rematchMethods(context: TableContext, lobby: LobbyMethods): Pick<Club, 'rematch'> {
  const { store } = context;
  // Serialized, so that two simultaneous presses join the same lobby.
  const queue = new PQueue({ concurrency: 1 });

  async function rematch(actor: Actor, game: GameId): Promise<Rematch> {
    await checkOn(store, actor.guild, 'rematch');
    const before = await openRow(store, actor, game);
    if (!isClosed(before) || before.seq < 0) refuse('table.not-over');
    if (!peopleOf(before).includes(actor.person)) refuse('table.not-seated');
    const open = await openRematch(store, actor, game);
    const id = open?.id ?? (await openLobby(context, lobby, actor, before));
    if (open !== undefined && !peopleOf(open).includes(actor.person)) {
      const seat = turnsOf(context, before).get(seatOf(before, actor.person));
      const isFree = !open.places.some((place) => place.seat === seat && place.person !== null);
      await lobby.join(actor, id, isFree ? seat : undefined);
    }
    const row = await openRow(store, actor, id);
    const missing = peopleOf(before).filter((person) => !peopleOf(row).includes(person));
    if (missing.length > 0 || row.stage !== 'lobby')
      return { card: cardOf(row), how: open === undefined ? 'opened' : 'joined', missing };
    // All have pressed, so the game starts at once.
    const { card } = await lobby.start({ guild: actor.guild, person: row.host }, id);
    return { card, how: 'started', missing };
  }

  return { rematch: (actor, game) => queue.add(() => rematch(actor, game)) };
}

/** Opens a lobby with the actor and the previous AIs, and calls the other players. */
async function openLobby(
  context: TableContext,
  lobby: LobbyMethods,
  actor: Actor,
  before: GameRow,
): Promise<GameId> {
  const { store } = context;
  const { id } = await lobby.create(actor, {
    ...setupOf(context, before),
    channel: before.channel,
    inThread: livesInThread(before),
  });
  const turned = turnsOf(context, before);
  const seat = turned.get(seatOf(before, actor.person));
  if (seat !== undefined) await lobby.join(actor, id, seat);
  for (const place of before.places) {
    if (place.ai === null) continue;
    const next = turned.get(place.seat ?? '');
    if (place.strategy !== null) await lobby.fill(actor, id, place.ai, { more: 1, strategy: place.strategy });
    else if (next !== undefined) await lobby.addAi(actor, id, place.ai, next);
  }
  await store.saveRematch(before.id, id);
  const others = peopleOf(before).filter((person) => person !== actor.person);
  if (others.length > 0) {
    const row = await openRow(store, actor, id);
    const args = { who: actor.person, people: others, call: others, of: before.id };
    const posts = [newNoticePost('channel', 'table.rematch', args)];
    await writeChange(context, row, { fields: {}, posts });
  }
  return id;
}

/** The rematch, unless it has ended. */
async function openRematch(
  store: TableContext['store'],
  actor: Actor,
  game: GameId,
): Promise<GameRow | undefined> {
  const next = await store.rematch(game);
  const row = next === undefined ? undefined : await openRow(store, actor, next).catch(() => undefined);
  return row === undefined || isClosed(row) ? undefined : row;
}

const peopleOf = ({ places }: GameRow): readonly string[] => places.flatMap(({ person }) => person ?? []);

const seatOf = (row: GameRow, person: string): string => seatOfPerson(row, person) ?? '';

const turnsOf = (context: TableContext, row: GameRow): ReadonlyMap<string, string> =>
  turnedSeats(
    context.positions.module(row).meta.seats.map(({ id }) => id),
    row.places.flatMap(({ seat }) => seat ?? []),
  );
