import type { Stats } from '../src/discord/metrics.js';

/** What the processes of the load test say to each other: who measures, the room with its people, and the bot. */

export type Kind = 'play' | 'complete' | 'look' | 'board';

export interface LoadGame {
  readonly number: number;
  readonly people: readonly string[];
}

export type ToRoom =
  | {
      readonly is: 'run';
      readonly games: readonly LoadGame[];
      /** Interactions a second. */
      readonly rate: number;
      readonly seconds: number;
      readonly seed: number;
    }
  | { readonly is: 'close' };

export type FromRoom =
  | {
      readonly is: 'ready';
      readonly apiUrl: string;
      readonly token: string;
      readonly guild: string;
      readonly channel: string;
      readonly people: readonly string[];
    }
  | { readonly is: 'progress'; readonly sent: number; readonly of: number }
  | { readonly is: 'error'; readonly text: string }
  | {
      readonly is: 'done';
      /** Time to the first answer of each interaction, ms. */
      readonly first: readonly { readonly kind: Kind; readonly ms: number }[];
      readonly unanswered: number;
      readonly played: number;
      readonly perSecond: number;
    };

export type ToBot =
  | { readonly is: 'start'; readonly folder: string; readonly api: string; readonly token: string }
  /** Nobody does anything any more: the time that counts is over. */
  | { readonly is: 'measured' }
  /** Send what is left, say how it was, and end. */
  | { readonly is: 'stop' };

/** Bytes. */
export type Memory = NodeJS.MemoryUsage;

export type FromBot =
  | { readonly is: 'ready' }
  | {
      readonly is: 'done';
      readonly segments: Stats['segments'];
      readonly eventLoop: Stats['eventLoop'];
      /** Processor time of the whole process, its threads included, ms. */
      readonly cpuMs: number;
      readonly cores: number;
      readonly atStart: Memory;
      /** When the process was largest. */
      readonly most: Memory;
      readonly atEnd: Memory;
    };
