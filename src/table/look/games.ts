import type { GameFilter, GameRow, Store } from '../../store/port.js';
import type { Registry } from '../../games/registry.js';
import { cardOf, isReviewable, livesInThread } from '../read/card.js';
import { openRow, rowOf, seatOfPerson, type TableContext } from '../context/context.js';
import { nameIs, nameMatches, titleOf } from '../read/names.js';
import { refuse, refuseWith } from '../texts/refuse.js';
import type { TableText } from '../texts/texts.js';
import type { Actor, GameCard, GameId, GameMethods, PersonId } from '../contract/index.js';

/** Most games considered to find the meant one. */
const MOST_GAMES = 100;
/** Most games with a similar name that the other filters are applied to. */
const MOST_LIKE = 1000;
/** Most games of one person, over all servers. */
const MOST_MINE = 200;
const LIVE = ['lobby', 'running', 'paused', 'frozen'] as const;

const someOr = <T>(some: readonly T[], others: readonly T[]): readonly T[] =>
  some.length > 0 ? some : others;

/** Finds games. Reads don't wait in the game's queue. */
export function gameMethods({ store, shelf }: TableContext, registry: Registry): GameMethods {
  return {
    card: async (actor, game) => cardOf(await openRow(store, actor, game)),

    async mine(person) {
      const stages = ['running', 'lobby', 'paused', 'frozen'];
      const ids = (await Promise.all(stages.map((stage) => store.gamesOf(person, stage)))).flat();
      return Promise.all(ids.slice(0, MOST_MINE).map(async (id) => cardOf(await rowOf(store, id))));
    },

    waitingFor: (person, besides) => waitingFor(store, person, besides),

    list: (actor, filter = {}) => listed(store, actor, filter),

    async find(actor, { text = '', channel, ...kind }) {
      if (text.trim() !== '') return cardOf(await byText(store, actor, text));
      if (channel === undefined) refuse('table.no-such-game');
      return cardOf(await byPlace(store, actor, channel, kind));
    },

    seatOf: async (actor, game) => seatOfPerson(await openRow(store, actor, game), actor.person),

    packs(id) {
      const module = registry.get(id);
      return module === undefined
        ? []
        : shelf.offered(module).map(({ id: pack, version }) => ({ id: pack, version }));
    },
  };
}

async function waitingFor(
  store: Store,
  person: PersonId,
  besides: GameId | undefined,
): Promise<readonly GameCard[]> {
  const ids = (await store.gamesOf(person, 'running')).filter((id) => id !== besides);
  const cards = await Promise.all(ids.slice(0, MOST_MINE).map(async (id) => cardOf(await rowOf(store, id))));
  const asked = cards.flatMap((card) => {
    const wait = card.awaited.find((each) => each.person === person);
    return wait === undefined ? [] : [{ card, at: wait.at }];
  });
  return asked.toSorted((a, b) => a.at - b.at).map(({ card }) => card);
}

async function listed(
  store: Store,
  actor: Actor,
  { stages, channel, person, text = '', limit = 25 }: NonNullable<Parameters<GameMethods['list']>[1]>,
): Promise<readonly GameCard[]> {
  const filter = {
    guild: actor.guild,
    ...(stages === undefined ? {} : { stages }),
    ...(channel === undefined ? {} : { channel }),
    ...(person === undefined ? {} : { person }),
  };
  if (text === '') return (await store.listGames({ ...filter, limit })).map(cardOf);
  const like = (await store.gameNames(actor.guild)).filter(({ number, name }) =>
    nameMatches(text, number, name),
  );
  // Exact matches come first.
  const [exact, others] = [true, false].map((wanted) =>
    like.flatMap(({ id, number, name }) => (nameIs(text, number, name) === wanted ? [id] : [])),
  );
  const rows: GameRow[] = [];
  for (const ids of [exact, others?.slice(0, MOST_LIKE)]) {
    if (ids !== undefined && ids.length > 0 && rows.length < limit)
      rows.push(...(await store.listGames({ ...filter, ids, limit: limit - rows.length })));
  }
  return rows.map(cardOf);
}

async function byText(store: Store, actor: Actor, text: string): Promise<GameRow> {
  const [, digits] = /^\s*#?(\d{1,9})\s*$/u.exec(text) ?? [];
  if (digits !== undefined) {
    const named = await store.gameByNumber(actor.guild, Number(digits));
    if (named !== undefined) return named;
  }
  const all = await store.gameNames(actor.guild);
  const found = all.find(({ number, name }) => nameIs(text, number, name));
  const like =
    found === undefined ? all.filter(({ number, name }) => nameMatches(text, number, name)) : [found];
  const ids = like.slice(0, MOST_GAMES).map(({ id }) => id);
  return onlyOne(await store.listGames({ guild: actor.guild, ids, limit: MOST_GAMES }));
}

async function byPlace(
  store: Store,
  actor: Actor,
  channel: string,
  { module, wants }: Pick<Parameters<GameMethods['find']>[1], 'module' | 'wants'>,
): Promise<GameRow> {
  const { guild } = actor;
  const [ofThread] = await store.listGames({ guild, thread: channel, limit: 1 });
  if (ofThread !== undefined && !livesInThread(ofThread)) return ofThread;
  if (wants === 'review') return onlyOne(await reviewable(store, actor, channel), 'table.none-to-review');
  const all = await store.listGames({ guild, channel, stages: LIVE, limit: MOST_GAMES });
  const ofKind = someOr(
    all.filter((row) => row.module === module),
    all,
  );
  const live = someOr(
    ofKind.filter(({ stage }) => wants === undefined || (stage === 'lobby') === (wants === 'lobby')),
    ofKind,
  );
  const own = live.filter((row) => row.places.some((place) => place.person === actor.person));
  if (own.length === 1 && own[0] !== undefined) return own[0];
  // Without an unfinished game, the channel's latest one.
  if (own.length > 1 || live.length > 0) return onlyOne(own.length > 1 ? own : live);
  return onlyOne(await store.listGames({ guild, channel, limit: 1 }));
}

/** Games to review: the channel's finished ones, or the actor's own; then their running ones. */
async function reviewable(
  store: Store,
  { guild, person }: Actor,
  channel: string,
): Promise<readonly GameRow[]> {
  const listed = async (stage: string, where: Pick<GameFilter, 'channel' | 'person'>) => {
    const rows = await store.listGames({ guild, stages: [stage], ...where, limit: MOST_GAMES });
    return rows.filter((row) => isReviewable(cardOf(row), person));
  };
  const here = await listed('finished', { channel });
  const finished = here.length > 0 ? here : await listed('finished', { person });
  const running = await listed('running', { channel });
  return [...finished.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0)), ...running];
}

/** @param none text of the refusal without a row */
function onlyOne(rows: readonly GameRow[], none: TableText = 'table.no-such-game'): GameRow {
  const [row] = rows;
  if (row === undefined) refuse(none);
  if (rows.length > 1)
    refuseWith('table.which-game', {
      games: rows.slice(0, 10).map(({ id }) => id),
      titles: rows.slice(0, 10).map(({ number, name }) => titleOf(number, name)),
    });
  return row;
}
