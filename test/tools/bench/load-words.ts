import type { Measurements } from '../../../src/metrics/metrics.js';
import type { Traffic, WholeGame } from './whole-game-people.js';

/** What the processes of the load test say to each other: who measures, the room with its people, and the bot. */

export type Kind = 'play' | 'complete' | 'look' | 'board';

export interface LoadGame {
  readonly channel: string;
  readonly number: number;
  readonly people: readonly string[];
}

/** A server of the room, with people who play there. */
export interface LoadPlace {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly string[];
}

export type ToRoom =
  /** So many shards with so many servers in all, as many to each. */
  | { readonly is: 'open'; readonly shards: number; readonly servers: number }
  | {
      readonly is: 'run';
      readonly games: readonly LoadGame[];
      /** Interactions a second. */
      readonly rate: number;
      readonly seconds: number;
      readonly seed: number;
    }
  | { readonly is: 'whole'; readonly game: string; readonly seed: number }
  /** Say what you have used until now. */
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
  /** Processor time of the room and its people since they began, ms. */
  | { readonly is: 'used'; readonly cpuMs: number }
  | {
      readonly is: 'done';
      /** Time to the first answer of each interaction, ms. */
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
      /** As `DISCORD_SHARDS` has it. */
      readonly shards?: string;
    }
  /** Say what you have used until now. */
  | { readonly is: 'measured' }
  /** Send what is left, say how it was, and end. */
  | { readonly is: 'stop' };

/** Bytes. */
export type Memory = NodeJS.MemoryUsage;

export type FromBot =
  | { readonly is: 'ready' }
  /** Processor time of the whole process since it was ready, its threads included, and the time since then, ms. */
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
