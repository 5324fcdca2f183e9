import type { Links } from './files/links.js';
import type { Gateway } from './gateway/gateway.js';
import type { PageTour } from './contract.js';
import type { RoomState } from './state/room-state.js';
import type { Trouble } from './trouble.js';

/** State and settings that all parts of a room share. */
export interface Core {
  readonly state: RoomState;
  readonly links: Links;
  readonly gateway: Gateway;
  readonly trouble: Trouble;
  readonly token: string;
  readonly botPermissions: bigint;
  /** The tour of a first visit; the page's own when null. */
  readonly tour: PageTour | null;
  /** Time the bot has for its first response (ms). */
  readonly firstAnswerMs: number;
  /** Life of an interaction's token (ms). */
  readonly tokenLifeMs: number;
  /** Wait before a message older than an hour may be edited (ms); 0 when it may now. */
  readonly takeOldEdit: (channel: string) => number;
  /** Whether one more direct message may be opened now. */
  readonly takeOpenDm: () => boolean;
  /** Reports an internal error to the room's owner. */
  readonly report: (error: unknown) => void;
  /** Number of shards that GET /gateway/bot recommends. */
  readonly shards: number;
  /** Shards that may identify at the same time. */
  readonly maxConcurrency: number;
  /** Identifies allowed per day. */
  readonly identifyLimit: number;
}
