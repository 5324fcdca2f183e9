import { randomBytes, randomInt } from 'node:crypto';
import type { AnyModule, Registry } from '../../games/registry.js';
import type { Choice, KeyedPack, Move, Seat } from '../../kernel/index.js';
import type { EventRow, GameRow, OrderRow, Store } from '../../store/port.js';
import type { Processes } from '../../processes.js';
import type { Alarm } from './alarm.js';
import type { Installed, Shelf } from '../read/packs.js';
import type { Pondering } from './pondering.js';
import type { Positions } from '../read/positions.js';
import type { PanelPresence } from './presence.js';

/** The part of a logger that the table needs; pino's fits. */
export interface TableLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Randomness outside the games: seeds, names, who gets which seat. */
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

/** Runs an AI's decision outside this thread; undefined or a rejection if it can't. */
export type Think = (input: {
  readonly game: string;
  readonly ai: string;
  /** An AI that doesn't think ahead will do. */
  readonly quick?: boolean;
  /** The AI may take its time. */
  readonly long?: boolean;
  readonly view: unknown;
  /** JSON text of a position that looks the same to the seat, for playouts. */
  readonly world?: string;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly seed: number;
  /** The pack that the game is played with, when it isn't the module's own. */
  readonly pack?: KeyedPack;
}) => Promise<Move | undefined>;

/** Limits on open lobbies. */
export interface LobbyLimits {
  /** Per host, in one server. */
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
  readonly log?: TableLog;
  /** Lease of a claimed post, ms. */
  readonly lease?: number;
  /** AI decisions played before an answer is given; the rest follow in the background. */
  readonly aiBatch?: number;
  /** Wakes games for their auto-actions; timers when absent. */
  readonly alarm?: Alarm;
  /** Without it, planners answer at once, without playouts. */
  readonly think?: Think;
  /** Limits on open lobbies; a few when absent. */
  readonly lobbies?: LobbyLimits;
  /** Packs that games may be set up with, besides each module's own. */
  readonly packs?: Installed;
  /** Identifies the rules' code. A new value replays every game before anybody moves. Default: the rules version. */
  readonly rules?: (module: AnyModule) => string;
}

/** Dependencies shared by the parts of the table. */
export interface SharedDeps {
  readonly store: Store;
  readonly positions: Positions;
  readonly shelf: Shelf;
  readonly clock: () => number;
  readonly entropy: Entropy;
  readonly log: TableLog;
  readonly aiBatch: number;
  readonly think?: Think;
  /** Players who are at a game now. */
  readonly presence: PanelPresence;
  /** Results so far of AIs that take their time. */
  readonly pondering: Pondering;
  readonly isClosing: () => boolean;
  readonly rules: (module: AnyModule) => string;
  /** Sets when a game's next auto-action is due. */
  readonly wakeAt: (game: number, at: number | undefined) => void;
  /** Another build has played the game under other rules, so the gate checks it again. */
  readonly invalidate: (game: number) => void;
  /** Call it after writing posts. */
  readonly posted: () => void;
}

export const silent: TableLog = { info: () => {}, warn: () => {}, error: () => {} };

/** One answer and everything that follows until people are asked. Each event is written on its own. */
export interface Cascade {
  row: GameRow;
  readonly events: EventRow[];
  /** The seat that is answering now: its auto-actions for open decisions need no delay. */
  present?: Seat;
  /** Auto-actions of all seats after the last event, if loaded. */
  storedOrders?: readonly OrderRow[];
}
