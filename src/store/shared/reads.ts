import { and, asc, desc, eq, gt, isNotNull, lte, not, sql } from 'drizzle-orm';
import { unpackedView } from '../ended.js';
import { once } from '../once.js';
import type { Store } from '../port.js';
import type { StoreDatabase } from './database.js';
import { find } from './rows.js';

const given = sql.placeholder;

/** Largest number of an event. */
const LAST = 0x7fff_ffff;

type Log = Pick<Store, 'loadPosition' | 'board' | 'events' | 'outline'>;

/** A game's log and positions. Statements are prepared, since opening a game runs them. */
export function logStore({ db, tables: { boards, events, savedPositions } }: StoreDatabase): Log {
  const { seq, kind, turn, phase, endTurn, endPhase, seat, backTo, marks } = events;
  const isOfGame = eq(events.game, given('game'));
  const isBetween = and(isOfGame, gt(seq, given('after')), lte(seq, given('upTo')));
  const touchesTurn = and(lte(turn, given('turn')), sql`${endTurn} >= ${given('turn')}`);
  const between = once(() =>
    db.select().from(events).where(isBetween).orderBy(asc(seq)).prepare('events_between'),
  );
  const ofTurn = once(() =>
    db.select().from(events).where(and(isBetween, touchesTurn)).orderBy(asc(seq)).prepare('events_of_turn'),
  );
  const outlines = once(() =>
    db
      .select({ seq, kind, turn, phase, endTurn, endPhase, seat, backTo, marks })
      .from(events)
      .where(isOfGame)
      .orderBy(asc(seq))
      .prepare('outline'),
  );
  const board = once(() =>
    db
      .select({ seq: boards.seq, position: boards.position })
      .from(boards)
      .where(eq(boards.game, given('game')))
      .prepare('board'),
  );
  const latest = once(() =>
    db
      .select({ seq: savedPositions.seq, position: savedPositions.position })
      .from(savedPositions)
      .where(and(eq(savedPositions.game, given('game')), lte(savedPositions.seq, given('seq'))))
      .orderBy(desc(savedPositions.seq))
      .limit(1)
      .prepare('latest_position'),
  );
  return {
    async loadPosition(game, upTo) {
      const [saved] = await latest().execute({ game, seq: upTo });
      if (saved === undefined) return undefined;
      return { ...saved, tail: await between().execute({ game, after: saved.seq, upTo }) };
    },
    board: async (game) => (await board().execute({ game }))[0],
    events: async (game, { after = -1, upTo = LAST, turn: touched } = {}) =>
      touched === undefined
        ? between().execute({ game, after, upTo })
        : ofTurn().execute({ game, after, upTo, turn: touched }),
    outline: async (game) => outlines().execute({ game }),
  };
}

type Lists = Pick<Store, 'loadPack' | 'storedView' | 'gameNames' | 'gamesAt' | 'gamesOf'>;

/** Lists of games, packs and public views. */
export function gameLists({ db, tables: { games, packs, publicViews, seats } }: StoreDatabase): Lists {
  return {
    loadPack: async (key) => (await find(db, packs, { key }))?.data,
    async storedView(game) {
      const row = await find(db, publicViews, { game });
      return row === undefined ? undefined : { seq: row.seq, view: unpackedView(row.view) };
    },
    gameNames: async (guild) =>
      db
        .select({ id: games.id, number: games.number, name: games.name })
        .from(games)
        .where(eq(games.guild, guild))
        .orderBy(desc(games.number)),
    async gamesAt(stage, besides = {}) {
      const others = Object.entries(besides).map(([module, rules]) =>
        not(and(eq(games.module, module), eq(games.rules, rules), isNotNull(games.rules)) ?? sql`false`),
      );
      const rows = await db
        .select({ id: games.id })
        .from(games)
        .where(and(eq(games.stage, stage), ...others))
        .orderBy(games.id);
      return rows.map(({ id }) => id);
    },
    async gamesOf(person, stage) {
      const rows = await db
        .select({ id: games.id })
        .from(games)
        .innerJoin(seats, eq(seats.game, games.id))
        .where(and(eq(seats.person, person), eq(games.stage, stage)))
        .orderBy(games.id);
      return rows.map(({ id }) => id);
    },
  };
}
