import { randomBytes, randomInt } from 'node:crypto';
import type { AnyModule, Registry } from '../../games/registry.js';
import type { Choice, KeyedPack, Move, Seat } from '../../kernel/index.js';
import type { EventRow, GameRow, OrderRow, Store } from '../../store/port.js';
import type { Processes } from '../../processes.js';
import type { Alarm } from './alarm.js';
import type { Installed, Shelf } from '../read/packs.js';
import type { Pondering } from './pondering.js';
import type { Positions } from '../read/positions.js';
import type { Presence } from './presence.js';

/** As much of a logger as the table needs; pino's fits. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Chance from outside the games: seeds, names, who gets which seat. */
export interface Entropy {
  /** A new secret seed. */
  seed(): string;
  /** A whole number from 0 to n − 1. */
  draw(n: number): number;
}

export const systemEntropy: Entropy = {
  seed: () => randomBytes(32).toString('hex'),
  draw: (n) => randomInt(n),
};

/** Thinks about one decision of a planner, away from this thread; undefined or a rejection when it can't. */
export type Think = (input: {
  readonly game: string;
  readonly ai: string;
  /** One that answers without thinking ahead will do. */
  readonly quick?: boolean;
  /** It may take its time. */
  readonly long?: boolean;
  readonly view: unknown;
  /** JSON text of a position that looks the same to the seat, for those who play it on to the end. */
  readonly world?: string;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly seed: number;
  /** The pack that the game is played with, when it isn't the module's own. */
  readonly pack?: KeyedPack;
}) => Promise<Move | undefined>;

/** How many games may wait to begin. */
export interface LobbyLimits {
  /** Of one host in a server. */
  readonly ofOne: number;
  readonly inChannel: number;
}

export interface TableOptions {
  readonly store: Store;
  /** The other processes on the same store; none when absent. */
  readonly processes?: Processes;
  readonly registry: Registry;
  /** Ms since 1970. */
  readonly clock?: () => number;
  readonly entropy?: Entropy;
  readonly log?: Log;
  /** A claimed post that isn't settled is given out again after so many ms. */
  readonly lease?: number;
  /** AI decisions that are played before an answer is given; the rest follows on its own. */
  readonly aiBatch?: number;
  /** What wakes a game for its standing orders: timers, unless somebody else keeps the time. */
  readonly alarm?: Alarm;
  /** Without it, planners answer at once and as well as they can. */
  readonly think?: Think;
  /** How many games may wait to begin; a few when absent. */
  readonly lobbies?: LobbyLimits;
  /** Packs that games may be set up with, besides each module's own. */
  readonly packs?: Installed;
  /** Names the rules' code: another name, and every game is played again before anybody moves. Else: their version. */
  readonly rules?: (module: AnyModule) => string;
}

/** What the parts of the table share. */
export interface Shared {
  readonly store: Store;
  readonly positions: Positions;
  readonly shelf: Shelf;
  readonly clock: () => number;
  readonly entropy: Entropy;
  readonly log: Log;
  readonly aiBatch: number;
  readonly think?: Think;
  /** Who is at which game just now. */
  readonly presence: Presence;
  /** What programs that take their time have thought so far. */
  readonly pondering: Pondering;
  readonly isClosing: () => boolean;
  readonly rules: (module: AnyModule) => string;
  /** When the next standing order of a game is due. */
  readonly wakeAt: (game: number, at: number | undefined) => void;
  /** Another program has played the game under other rules: it is looked at again before it goes on. */
  readonly invalidate: (game: number) => void;
  /** To be called after posts were written. */
  readonly posted: () => void;
}

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** One word and all that follows from it until people are asked again. Each event is written on its own. */
export interface Cascade {
  row: GameRow;
  readonly events: EventRow[];
  /** The seat that speaks here and now: its standing orders for open decisions need not wait. */
  present?: Seat;
  /** Standing orders of all seats as they stand after the last event, where they have been read. */
  storedOrders?: readonly OrderRow[];
}
