import { LRUCache } from 'lru-cache';
import {
  boardAt,
  type DayKind,
  dayOf,
  faultOf,
  kindOf,
  laterDay,
  numberOfDay,
  openWinter,
  type Riddle,
  sealWinter,
  shippedFor,
  type Solo,
  soloAfter,
  type Winter,
} from '../../club/index.js';
import type { AnyModule, Registry } from '../../games/registry.js';
import { type Game, openGame, type Position } from '../../kernel/index.js';
import type { Store, WinterRow } from '../../store/port.js';
import type { TableLog } from '../context/deps.js';

/** Size of the board cache. */
const MOST_BOARDS = 32;

/** A day's task, and the position of one person's attempt as JSON text. */
interface Board {
  readonly winter: Winter;
  readonly module: AnyModule;
  readonly position: string;
}

export const gameOf = ({ module, position }: Board): Game<unknown, unknown> =>
  openGame(module, JSON.parse(position) as Position);

/** The days of the Daily Winter, with their boards. */
export interface Days {
  /** `2026-11-23`, by UTC. */
  today(): string;
  /** The day's row. Today and tomorrow get a shipped task if they have none. */
  row(day: string): Promise<WinterRow | undefined>;
  /** The board after a person's moves; undefined if today's rules can't play them. */
  board(row: WinterRow, person: string, moves: readonly string[]): Board | undefined;
}

export function makeDays(
  store: Store,
  registry: Registry,
  clock: () => number,
  log: Pick<TableLog, 'warn'>,
): Days {
  const boards = new LRUCache<string, Board>({ max: MOST_BOARDS });
  const today = (): string => dayOf(clock());

  /** The shipped task for a day: tasks take turns, and unplayable ones are skipped. */
  function shippedAt(day: string, kind: DayKind): Riddle | Solo | undefined {
    const all = shippedFor(kind).filter(({ game }) => registry.get(game) !== undefined);
    const number = kind === 'riddle' ? numberOfDay(day) : Math.floor(numberOfDay(day) / 7);
    const from = number % Math.max(1, all.length);
    return [...all.slice(from), ...all.slice(0, from)].find(isPlayable);
  }

  function isPlayable(task: Riddle | Solo): boolean {
    const module = registry.get(task.game);
    if (module === undefined || module.meta.rulesVersion !== task.rulesVersion) return false;
    const fault = faultOf(module, task);
    if (fault !== undefined) log.warn({ game: task.game, seed: task.seed, fault }, 'no day can ask this');
    return fault === undefined;
  }

  return {
    today,

    async row(day) {
      const stored = await store.winter(day);
      const now = today();
      if (stored !== undefined || day < now || day > laterDay(now)) return stored;
      const task = shippedAt(day, kindOf(day)) ?? shippedAt(day, 'riddle');
      if (task === undefined) return undefined;
      await store.saveWinters([sealWinter(day, task)]);
      return store.winter(day);
    },

    board(row, person, moves) {
      const winter = openWinter(row);
      const isOwn = moves.length > 0 && winter.kind !== 'riddle';
      const key = isOwn ? `${row.digest} ${person} ${moves.length}` : row.digest;
      const known = boards.get(key);
      if (known !== undefined) return known;
      const module = registry.get(winter.game);
      if (module === undefined) return undefined;
      try {
        const game = winter.kind === 'riddle' ? boardAt(module, winter) : soloAfter(module, winter, moves);
        const board = { winter, module, position: JSON.stringify(game.position) };
        boards.set(key, board);
        return board;
      } catch (error) {
        log.warn({ day: row.day, game: winter.game, error: String(error) }, 'a Daily Winter can’t be opened');
        return undefined;
      }
    },
  };
}
