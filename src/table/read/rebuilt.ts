import { LRUCache } from 'lru-cache';
import { setImmediate as breathe } from 'node:timers/promises';
import type { AnyModule } from '../../games/registry.js';
import type { EventRow, GameRow, Store } from '../../store/port.js';
import { type AnyGame, goneBack, openText, replay, SAVED_EVERY } from './reopen.js';

/** Pruned positions of ended games are rebuilt from the log when needed, and cached. */

export type StoredPosition = NonNullable<Awaited<ReturnType<Store['loadPosition']>>>;

/** Games in the cache, and how long they stay in it, ms. */
const GAMES = 8;
const REMEMBERED = 10 * 60_000;
/** Events replayed before other tasks get a turn. */
const AT_ONCE = 25;

/** Positions of one part of a log, which begins at the start or at a change of rules. */
interface Part {
  readonly from: number;
  readonly upTo: number;
  readonly texts: ReadonlyMap<number, string>;
}

/** Finds the latest position at or before an event, and the events in between: few, in any game. */
export function rebuilder(
  store: Store,
  module: (row: GameRow) => AnyModule,
): (row: GameRow, seq: number) => Promise<StoredPosition | undefined> {
  const known = new LRUCache<number, readonly Promise<Part>[]>({ max: GAMES, ttl: REMEMBERED });

  async function remembered(row: GameRow, seq: number): Promise<StoredPosition | undefined> {
    const parts = await Promise.all(known.get(row.id) ?? []);
    const part = parts.find(({ from, upTo }) => from <= seq && seq <= upTo);
    const found = Math.max(...[...(part?.texts.keys() ?? [])].filter((at) => at <= seq));
    const position = part?.texts.get(found);
    if (position === undefined) return undefined;
    return { seq: found, position, tail: await store.events(row.id, { after: found, upTo: seq }) };
  }

  return async (row, seq) => {
    const found = await remembered(row, seq);
    if (found !== undefined) return found;
    const stored = await store.loadPosition(row.id, seq);
    if (stored === undefined || stored.tail.length <= SAVED_EVERY) return stored;
    known.set(row.id, [...(known.get(row.id) ?? []), playedFrom(store, module(row), row, stored)]);
    return (await remembered(row, seq)) ?? stored;
  };
}

/** Replays a part of a log to its end, or to the first event that fails. */
async function playedFrom(
  store: Store,
  module: AnyModule,
  row: GameRow,
  stored: StoredPosition,
): Promise<Part> {
  const all = await store.events(row.id, { after: stored.seq });
  const end = all.findIndex(({ kind }) => kind === 'rules');
  const events = end < 0 ? all : all.slice(0, end);
  const returns = new Set(events.flatMap(({ backTo }) => backTo ?? []));
  const texts = new Map([[stored.seq, stored.position]]);
  let game = openText(module, stored.position);
  try {
    for (const [at, event] of events.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await breathe();
      game = after(module, row, event, game, texts);
      if (event.backTo !== null || event.seq % SAVED_EVERY === 0 || returns.has(event.seq))
        texts.set(event.seq, JSON.stringify(game.position));
    }
  } catch {
    // The failure is reported when a position after it is asked for.
  }
  return { from: stored.seq, upTo: events.at(-1)?.seq ?? stored.seq, texts };
}

function after(
  module: AnyModule,
  row: GameRow,
  event: EventRow,
  game: AnyGame,
  texts: ReadonlyMap<number, string>,
): AnyGame {
  if (event.backTo === null) {
    replay(game, event);
    return game;
  }
  const back = texts.get(event.backTo);
  if (back === undefined) throw new Error(`event ${event.seq} goes back to before the log`);
  return goneBack(module, row, event, openText(module, back));
}
