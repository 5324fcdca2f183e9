import type { RowOf } from './schema/schema.js';

/** What the store keeps of direct messages: the channel of each person, and what is to be sent. */

export type DirectChannelRow = RowOf<'directChannels'>;

/** A direct message that waits; what it says is decided when it is sent. */
export type DirectRow = RowOf<'directQueue'>;

export interface DirectStore {
  directChannel(person: string): Promise<DirectChannelRow | undefined>;
  saveDirectChannel(row: DirectChannelRow): Promise<void>;
  /** Due at once; one that waits already is asked for again. */
  queueDirect(of: Pick<DirectRow, 'person' | 'kind' | 'game' | 'at'>): Promise<void>;
  /** Those that are due, as they are from now on: the caller's until then. */
  claimDirects(now: number, until: number, limit: number): Promise<readonly DirectRow[]>;
  /** Tries it again later, unless it has been asked for again since it was claimed. */
  retryDirect(claimed: DirectRow, tryAt: number): Promise<void>;
  /** It has been sent or given up, unless it has been asked for again since it was claimed. */
  dropDirect(claimed: DirectRow): Promise<void>;
}
