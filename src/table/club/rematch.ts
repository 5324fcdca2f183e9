import PQueue from 'p-queue';
import type { GameRow } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import { isClosed, openRow, type Context } from '../context/context.js';
import { agreementOf, paceOf } from '../read/paces.js';
import { newNoticePost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type { Actor, Club, CreateInput, GameId, LobbyMethods, Rematch } from '../contract/index.js';
import { writeChange } from '../write/write.js';
import { checkOn } from './settings.js';
import { livesInThread } from '../read/card.js';

/** The same people once more. */

/** The seats of a game turned by one: whoever sat at the first has the second, and so on round the table. */
function turnedSeats(order: readonly string[], seats: readonly string[]): ReadonlyMap<string, string> {
  const used = order.filter((seat) => seats.includes(seat));
  return new Map(used.map((seat, at) => [seat, used[(at + 1) % used.length] ?? seat]));
}

/** A game's set-up, to be set up so again. A pack that is gone leaves the choice to the module. */
export function setupOf(context: Context, row: GameRow): Omit<CreateInput, 'channel'> {
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

export function rematchMethods(context: Context, lobby: LobbyMethods): Pick<Club, 'rematch'> {
  const { store } = context;
  // Two who press at the same moment get into the same lobby.
  const queue = new PQueue({ concurrency: 1 });

  const peopleOf = (row: GameRow): readonly string[] =>
    row.places.flatMap(({ person }) => (person === null ? [] : [person]));

  async function open(actor: Actor, before: GameRow): Promise<GameId> {
    const { id } = await lobby.create(actor, {
      ...setupOf(context, before),
      channel: before.channel,
      inThread: livesInThread(before),
    });
    const turned = turnsOf(before);
    const seat = turned.get(seatOf(before, actor.person));
    if (seat !== undefined) await lobby.join(actor, id, seat);
    for (const place of before.places) {
      if (place.ai === null) continue;
      const next = turned.get(place.seat ?? '');
      if (place.strategy !== null)
        await lobby.fill(actor, id, place.ai, { more: 1, strategy: place.strategy });
      else if (next !== undefined) await lobby.addAi(actor, id, place.ai, next);
    }
    await store.saveRematch(before.id, id);
    const others = peopleOf(before).filter((person) => person !== actor.person);
    if (others.length > 0) {
      const row = await openRow(store, actor, id);
      const args = { who: actor.person, people: others, call: others, of: before.id };
      await writeChange(context, row, {
        fields: {},
        posts: [newNoticePost('channel', 'table.rematch', args)],
      });
    }
    return id;
  }

  const turnsOf = (row: GameRow): ReadonlyMap<string, string> =>
    turnedSeats(
      context.positions.module(row).meta.seats.map(({ id }) => id),
      row.places.flatMap(({ seat }) => seat ?? []),
    );

  const seatOf = (row: GameRow, person: string): string =>
    row.places.find((place) => place.person === person)?.seat ?? '';

  /** The lobby of the rematch, unless it was ended. */
  async function openRematch(actor: Actor, game: GameId): Promise<GameRow | undefined> {
    const next = await store.rematch(game);
    const row = next === undefined ? undefined : await openRow(store, actor, next).catch(() => undefined);
    return row === undefined || isClosed(row) ? undefined : row;
  }

  async function rematch(actor: Actor, game: GameId): Promise<Rematch> {
    await checkOn(store, actor.guild, 'rematch');
    const before = await openRow(store, actor, game);
    if (!isClosed(before) || before.seq < 0) refuse('table.not-over');
    if (!peopleOf(before).includes(actor.person)) refuse('table.not-seated');
    const there = await openRematch(actor, game);
    const sits = there?.places.some(({ person }) => person === actor.person) === true;
    let how: Rematch['how'] = there === undefined ? 'opened' : 'joined';
    const id = there?.id ?? (await open(actor, before));
    if (there !== undefined && !sits) {
      const seat = turnsOf(before).get(seatOf(before, actor.person));
      const isFree = !there.places.some((place) => place.seat === seat && place.person !== null);
      await lobby.join(actor, id, isFree ? seat : undefined);
    }
    const row = await openRow(store, actor, id);
    const missing = peopleOf(before).filter((person) => !peopleOf(row).includes(person));
    if (missing.length === 0 && row.stage === 'lobby') {
      // Everybody has said yes: nobody needs to press anything more.
      const { card } = await lobby.start({ guild: actor.guild, person: row.host }, id);
      how = 'started';
      return { card, how, missing };
    }
    return { card: cardOf(row), how, missing };
  }

  return { rematch: (actor, game) => queue.add(() => rematch(actor, game)) };
}
