import { LRUCache } from 'lru-cache';
import type { AnyModule, Registry } from '../../games/registry.js';
import { Fault } from '../../kernel/errors.js';
import { type KeyedPack, keyOf, packOfGame } from '../../kernel/index.js';
import type { EventRow, GameRow, Store } from '../../store/port.js';
import { isAnother } from './digest.js';
import { PackGone } from './pack-gone.js';
import { rebuilder } from './rebuilt.js';
import { type AnyGame, goneBack, openText, replay } from './reopen.js';

export { type AnyGame, goneBack, openText, replay, SAVED_EVERY } from './reopen.js';

/** Size of the cache of open games, which saves loading a position for each move. */
const OPEN_GAMES = 200;

export interface Positions {
  /** The module of a game. @throws Fault if the program doesn't have it, PackGone if it lacks its pack */
  module(row: GameRow): AnyModule;
  /** A game's name and loaded pack, for a thread that plays it. @throws as `module` */
  forThread(row: GameRow): { readonly game: string; readonly pack?: KeyedPack };
  /** The module, for uses that need no pack; undefined if this program has no such game. */
  known(row: GameRow): AnyModule | undefined;
  /** The game after event `seq`, to read only. */
  at(row: GameRow, seq: number): Promise<AnyGame>;
  /** The current game, to play on. It is the caller's until `keep` gives it back. */
  take(row: GameRow): Promise<AnyGame>;
  /** Caches the game after event `seq`, which must be written. */
  keep(row: GameRow, seq: number, game: AnyGame): void;
  forget(row: GameRow): void;
  /** The last stored public view, or the stored board's, for a game that can't be opened. */
  shown(row: GameRow): Promise<{ readonly seq: number; readonly view: unknown } | undefined>;
}

function forThread(module: AnyModule, row: GameRow): ReturnType<Positions['forThread']> {
  const pack = packOfGame(module, row.options);
  return { game: row.module, ...(pack === undefined ? {} : { pack }) };
}

export function positions(store: Store, registry: Registry): Positions {
  const open = new LRUCache<number, { readonly seq: number; readonly game: AnyGame }>({ max: OPEN_GAMES });

  function module(row: GameRow): AnyModule {
    const found = registry.get(row.module);
    if (found === undefined) throw new Fault(`this program has no game called ${row.module}`);
    const pack = keyOf(found, row.options);
    if (row.seq >= 0 && pack !== undefined && found.packs?.content(pack) === undefined)
      throw new PackGone(pack);
    return found;
  }

  const before = rebuilder(store, module);

  async function load(row: GameRow, seq: number): Promise<AnyGame> {
    const stored = await before(row, seq);
    if (stored === undefined) throw new Fault(`game ${row.id} has no position at event ${seq}`);
    const back = stored.tail.findLastIndex((event) => event.backTo !== null);
    const turned = stored.tail[back];
    const start =
      turned === undefined || turned.backTo === null
        ? openText(module(row), stored.position)
        : goneBack(module(row), row, turned, await load(row, turned.backTo));
    for (const event of stored.tail.slice(back + 1)) replay(start, event);
    const last = stored.tail.at(-1);
    if (last !== undefined && isAnother(start.position, last.digest))
      throw new Fault(`event ${last.seq} leads to another position than the one that was kept`);
    return start;
  }

  /** The current game, from the stored board if that is current, so that nothing is replayed. */
  async function latest(row: GameRow): Promise<AnyGame> {
    const board = await store.board(row.id);
    if (board?.seq !== row.seq) return load(row, row.seq);
    return openText(module(row), board.position);
  }

  return {
    module,
    forThread: (row) => forThread(module(row), row),
    known: (row) => registry.get(row.module),
    async at(row, seq) {
      const cached = open.get(row.id);
      if (cached?.seq === seq) return cached.game;
      return seq === row.seq ? latest(row) : load(row, seq);
    },
    async take(row) {
      const cached = open.get(row.id);
      open.delete(row.id);
      return cached?.seq === row.seq ? cached.game : latest(row);
    },
    keep(row, seq, game) {
      open.set(row.id, { seq, game });
    },
    forget(row) {
      open.delete(row.id);
    },
    async shown(row) {
      const stored = await store.storedView(row.id);
      if (stored !== undefined) return stored;
      const board = await store.board(row.id);
      return board === undefined ? undefined : viewOf(board, () => module(row));
    },
  };
}

/** The public view of a board; undefined if this program can't read it. */
function viewOf(
  { seq, position }: { readonly seq: number; readonly position: string },
  module: () => AnyModule,
): { readonly seq: number; readonly view: unknown } | undefined {
  try {
    const found = module();
    return { seq, view: found.view(openText(found, position).position, 'spectator') };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** Whether anything was learned after event `to`, undone events included. */
export function revealedSince(events: readonly EventRow[], to: number): boolean {
  return events.some((event) => event.seq > to && event.floor);
}
