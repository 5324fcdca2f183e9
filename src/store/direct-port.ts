/** What the store keeps of direct messages: the channel of each person, and what is to be sent. */

export interface DirectChannelRow {
  readonly person: string;
  /** Null where none has been opened yet. */
  readonly channel: string | null;
  /** When Discord last said that the person takes no direct messages, ms since 1970. */
  readonly closedAt: number | null;
  /** The person has been told so. */
  readonly told: boolean;
}

/** A direct message that waits; what it says is decided when it is sent. */
export interface DirectRow {
  readonly person: string;
  readonly kind: string;
  /** 0 where it is about all of a person's games. */
  readonly game: number;
  /** When it was asked for, ms since 1970. */
  readonly at: number;
  /** When it is looked at next, ms since 1970. */
  readonly tryAt: number;
  readonly attempts: number;
  /** By it a message is known again that nobody took down. */
  readonly nonce: string;
}

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
