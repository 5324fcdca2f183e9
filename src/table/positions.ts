import { LRUCache } from 'lru-cache';
import type { AnyModule, Registry } from '../games/registry.js';
import { diceFromSeed, fastDice, type Witness } from '../kernel/dice.js';
import { Fault } from '../kernel/errors.js';
import { openGame, type Game } from '../kernel/game.js';
import { parseMove } from '../kernel/notation.js';
import { keyOf } from '../kernel/packs.js';
import type { Json, Position } from '../kernel/types.js';
import type { EventRow, GameRow, Store } from '../store/port.js';
import { noncesOf } from './card.js';
import { isAnother } from './digest.js';
import { PackGone } from './pack-gone.js';

export type AnyGame = Game<unknown, unknown>;

/** Saved positions are at most this many events apart, so that any moment of a long game loads quickly. */
export const SAVED_EVERY = 40;

/** Games kept open, so that a move needn't load its position. Never the only holder of anything. */
const OPEN_GAMES = 200;

export interface Positions {
  /** The module of a game. @throws Fault when the program doesn't have it, PackGone when it lacks its pack */
  module(row: GameRow): AnyModule;
  /** The game after event `seq`, to be read only. */
  at(row: GameRow, seq: number): Promise<AnyGame>;
  /** The game as it stands, to be played on: it is the caller's until `keep` gives it back. */
  take(row: GameRow): Promise<AnyGame>;
  /** The game stands like this after event `seq`, which is written. */
  keep(row: GameRow, seq: number, game: AnyGame): void;
  forget(row: GameRow): void;
  /** The public view that was kept last, for when the game can't be opened. */
  shown(row: GameRow): Promise<{ readonly seq: number; readonly view: unknown } | undefined>;
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

  async function load(row: GameRow, seq: number): Promise<AnyGame> {
    const kept = await store.loadPosition(row.id, seq);
    if (kept === undefined) throw new Fault(`game ${row.id} has no position at event ${seq}`);
    const back = kept.tail.findLastIndex((event) => event.backTo !== null);
    const turned = kept.tail[back];
    const start =
      turned === undefined || turned.backTo === null
        ? openText(module(row), kept.position)
        : goneBack(module(row), row, turned, await load(row, turned.backTo));
    for (const event of kept.tail.slice(back + 1)) replay(start, event);
    const last = kept.tail.at(-1);
    if (last !== undefined && isAnother(start.position, last.digest))
      throw new Fault(`event ${last.seq} leads to another position than the one that was kept`);
    return start;
  }

  /** The game as it stands: from the board where it was kept, so that nothing need be played again. */
  async function latest(row: GameRow): Promise<AnyGame> {
    const board = await store.board(row.id);
    if (board?.seq !== row.seq) return load(row, row.seq);
    return openText(module(row), board.position);
  }

  return {
    module,
    async at(row, seq) {
      const kept = open.get(row.id);
      if (kept?.seq === seq) return kept.game;
      return seq === row.seq ? latest(row) : load(row, seq);
    },
    async take(row) {
      const kept = open.get(row.id);
      open.delete(row.id);
      return kept?.seq === row.seq ? kept.game : latest(row);
    },
    keep(row, seq, game) {
      open.set(row.id, { seq, game });
    },
    forget(row) {
      open.delete(row.id);
    },
    shown: (row) => store.keptView(row.id),
  };
}

/** A position as it was kept, under the rules of today. @throws Fault when this program can't read it */
export function openText(module: AnyModule, text: string): AnyGame {
  try {
    return openGame(module, current(module, JSON.parse(text) as Position));
  } catch (error) {
    throw new Fault(`a kept position can't be read: ${String(error)}`);
  }
}

/** Plays a kept event once more; events that aren't moves leave the position alone. */
export function replay(game: AnyGame, event: EventRow): ReturnType<AnyGame['apply']> | undefined {
  if (event.move === null || event.seat === null) return undefined;
  const move = parseMove(event.move);
  if (move === undefined) throw new Fault(`event ${event.seq} can't be read: ${event.move}`);
  try {
    return game.apply(event.seat, move);
  } catch (error) {
    throw new Fault(`event ${event.seq} can't be played again: ${String(error)}`);
  }
}

/**
 * The game after an event that went back to `from`. What was learnt since is known, so dice are fresh and what nobody
 * has seen is shuffled anew; both follow from the seed and the event's number and can be verified like all else. A game
 * that began with the older generator keeps it.
 */
export function goneBack(
  module: AnyModule,
  row: Pick<GameRow, 'seed' | 'places'>,
  event: Pick<EventRow, 'kind' | 'seq' | 'renewed'>,
  from: AnyGame,
  witness?: Witness,
): AnyGame {
  const { kind, seq, renewed } = event;
  const { dice } = from.position;
  const nonces = noncesOf(row);
  const fresh =
    'state' in dice
      ? fastDice(row.seed ?? '', [...nonces, `rewind ${seq}`])
      : diceFromSeed(row.seed ?? '', nonces, seq);
  const game = openGame(module, from.position);
  game.witness = witness;
  if (renewed === 1) game.renew({ ...fresh, count: dice.count });
  // Logs of older programs don't say it: there a rewind gave fresh dice, and decks stayed as they were.
  else if (renewed === null && kind === 'rewind')
    return openGame(module, { ...from.position, dice: { ...fresh, count: dice.count } });
  return game;
}

/** Whether anything was learnt after event `to`, in what stands or in what was taken back before. */
export function learntSince(events: readonly EventRow[], to: number): boolean {
  return events.some((event) => event.seq > to && event.floor);
}

/** A kept position under the rules of today. */
function current(module: AnyModule, position: Position): Position {
  const { rulesVersion } = module.meta;
  while (position.rulesVersion < rulesVersion) {
    const migrate = module.migrations[position.rulesVersion];
    if (migrate !== undefined) position.g = migrate(position.g as Json);
    position.rulesVersion += 1;
  }
  return position;
}
