/** What the two processes of the load test say to each other. */

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
