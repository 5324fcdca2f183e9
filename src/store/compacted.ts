import type { Store } from './port.js';

/** What was pruned from a database. */
interface PrunedAll {
  readonly games: number;
  readonly posts: number;
}

export type Prune = (store: Pick<Store, 'prunePosts' | 'prunePositions'>) => Promise<PrunedAll>;

/** What became of a database that was compacted. */
export interface Compacted extends PrunedAll {
  /** Bytes. */
  readonly before: number;
  readonly after: number;
  /** Whether the free space went back to the disk; otherwise only new games can use it. */
  readonly isWhole: boolean;
}
