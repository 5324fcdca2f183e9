import type { Measurements } from '../../../src/metrics/metrics.js';
import type { Traffic, WholeGame } from './whole-game-people.js';

/** Messages between the processes of the load test: the measurement, the room with its people, and the bot. */

export type Kind = 'play' | 'complete' | 'look' | 'board';

export interface LoadGame {
  readonly channel: string;
  readonly number: number;
  readonly people: readonly string[];
}

/** A server of the room, with its people. */
export interface LoadPlace {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly string[];
}

export type ToRoom =
  /** Opens a room with this many shards and servers, equally many per shard. */
  | { readonly is: 'open'; readonly shards: number; readonly servers: number }
  | {
      readonly is: 'run';
      readonly games: readonly LoadGame[];
      /** Interactions per second. */
      readonly rate: number;
      readonly seconds: number;
      readonly seed: number;
    }
  | { readonly is: 'whole'; readonly game: string; readonly seed: number }
  /** Asks for the CPU time used so far. */
  | { readonly is: 'measured' }
  | { readonly is: 'close' };

export type FromRoom =
  | {
      readonly is: 'ready';
      readonly apiUrl: string;
      readonly token: string;
      readonly places: readonly LoadPlace[];
    }
  | { readonly is: 'progress'; readonly sent: number; readonly of: number }
  | { readonly is: 'error'; readonly text: string }
  | ({ readonly is: 'played' } & WholeGame & Traffic)
  /** CPU time of the room and its people since the start, ms. */
  | { readonly is: 'used'; readonly cpuMs: number }
  | {
      readonly is: 'done';
      /** Time to the first response of each interaction, ms. */
      readonly first: readonly { readonly kind: Kind; readonly ms: number }[];
      readonly unanswered: number;
      readonly played: number;
      readonly perSecond: number;
    };

export type ToBot =
  | {
      readonly is: 'start';
      readonly folder: string;
      readonly api: string;
      readonly token: string;
      readonly databaseUrl?: string;
      /** As in `DISCORD_SHARDS`. */
      readonly shards?: string;
    }
  /** Asks for the CPU time used so far. */
  | { readonly is: 'measured' }
  /** Asks to send remaining posts, report and exit. */
  | { readonly is: 'stop' };

/** Bytes. */
export type Memory = NodeJS.MemoryUsage;

export type FromBot =
  | { readonly is: 'ready' }
  /** CPU time of the whole process since it was ready, all threads included, and the elapsed time, ms. */
  | { readonly is: 'used'; readonly cpuMs: number; readonly took: number; readonly memory: Memory }
  | {
      readonly is: 'done';
      readonly segments: Measurements['segments'];
      readonly eventLoop: Measurements['eventLoop'];
      readonly atStart: Memory;
      /** When the process was largest. */
      readonly most: Memory;
      readonly atEnd: Memory;
    };
