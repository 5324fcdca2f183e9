import type { RowOf } from './schema/schema.js';

/** Direct messages: the channel of each person, and the queue. */

export type DirectChannelRow = RowOf<'directChannels'>;

/** A queued direct message. Its text is made when it is sent. */
export type DirectRow = RowOf<'directQueue'>;

export interface DirectStore {
  directChannel(person: string): Promise<DirectChannelRow | undefined>;
  saveDirectChannel(row: DirectChannelRow): Promise<void>;
  /** Queues a message that is due now, replacing a queued one of the same kind and game. */
  queueDirect(message: Pick<DirectRow, 'person' | 'kind' | 'game' | 'at'>): Promise<void>;
  /** Claims due messages with a lease that ends at `until`. */
  claimDirects(now: number, until: number, limit: number): Promise<readonly DirectRow[]>;
  /** Tries it again at `tryAt`, unless it was queued again since it was claimed. */
  retryDirect(claimed: DirectRow, tryAt: number): Promise<void>;
  /** Removes it after sending or giving up, unless it was queued again since it was claimed. */
  dropDirect(claimed: DirectRow): Promise<void>;
}
