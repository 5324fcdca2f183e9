import type { Store } from './port.js';

/** Counts of what was pruned. */
interface PrunedAll {
  readonly games: number;
  readonly posts: number;
}

export type Prune = (store: Pick<Store, 'prunePosts' | 'prunePositions'>) => Promise<PrunedAll>;

/** Result of compacting a database. */
export interface Compacted extends PrunedAll {
  /** Sizes in bytes. */
  readonly before: number;
  readonly after: number;
  /** Whether the free space went back to the disk; otherwise only new games can use it. */
  readonly isWhole: boolean;
}
