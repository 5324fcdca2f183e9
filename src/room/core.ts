import type { Links } from './files/links.js';
import type { Gateway } from './gateway/gateway.js';
import type { PageTour } from './contract.js';
import type { RoomState } from './state/room-state.js';
import type { Trouble } from './trouble.js';

/** What the parts of a room share. */
export interface Core {
  readonly state: RoomState;
  readonly links: Links;
  readonly gateway: Gateway;
  readonly trouble: Trouble;
  readonly token: string;
  readonly botPermissions: bigint;
  /** What a first visitor is shown; the page's own tour when null. */
  readonly tour: PageTour | null;
  /** Time the bot has for its first answer (ms). */
  readonly firstAnswerMs: number;
  /** Life of an interaction's token (ms). */
  readonly tokenLifeMs: number;
  /** A message older than an hour is to be changed: for how long that has to wait (ms), 0 when it may. */
  readonly takeOldEdit: (channel: string) => number;
  /** Whether one more direct message may be opened now. */
  readonly takeOpenDm: () => boolean;
  /** Tells the owner of a fault inside the room itself. */
  readonly report: (error: unknown) => void;
  /** Shards that GET /gateway/bot advises. */
  readonly shards: number;
  /** Shards that may identify at the same time. */
  readonly maxConcurrency: number;
  /** Identifies allowed a day. */
  readonly identifyLimit: number;
}
