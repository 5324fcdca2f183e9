import type { DirectRow } from '../../store/port.js';
import type { ChannelId, GameId, PersonId } from './game.js';

/** Stored data about a person. */
export interface Person {
  readonly id: PersonId;
  readonly language?: string;
  /** IANA name. */
  readonly zone?: string;
  /** One-word moves are played at one press, without confirmation. */
  readonly quick?: boolean;
  /** Calls are also sent as direct messages with a link. */
  readonly direct?: boolean;
  /** Quiet hours without calls, in minutes of the local day; `to` before `from` is on the next day. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** Absence, ms since 1970. */
  readonly away?: { readonly from: number; readonly until: number };
}

/** `call`: games wait for the person. `end`: a game that they follow is over. */
export const DIRECT_KINDS = ['call', 'end'] as const;
export type DirectKind = (typeof DIRECT_KINDS)[number];

/** A queued direct message. Its text is made when it is sent. */
export interface DueDirect extends DirectRow {
  readonly kind: DirectKind;
}

/** Direct messages: each person's channel, whether it is closed, and the queue. */
export interface Directs {
  /** The channel of direct messages with a person, once it has been opened. */
  channel(person: PersonId): Promise<ChannelId | undefined>;
  /** `undefined`: the channel is gone and has to be opened again. */
  keepChannel(person: PersonId, channel: ChannelId | undefined): Promise<void>;
  /** Whether Discord has said in the last 20 hours that the person takes no direct messages. */
  isClosed(person: PersonId): Promise<boolean>;
  /** Discord has just said that the person takes no direct messages. */
  close(person: PersonId): Promise<void>;
  /** A message has arrived, or the person wants them again: they are sent again at once. */
  reopen(person: PersonId): Promise<void>;
  /** Whether to warn the person that messages don't arrive: true once each time they are closed. */
  takeClosedWarning(person: PersonId): Promise<boolean>;

  ask(person: PersonId, kind: DirectKind, game?: GameId): Promise<void>;
  /** Calls `listener` when a message is queued. @returns the way to stop it */
  onAsked(listener: () => void): () => void;
  /** Claims a few due messages. An unsettled one is claimed again after its lease. */
  takeDue(): Promise<readonly DueDirect[]>;
  done(due: DueDirect): Promise<void>;
  /** Retries later, with backoff; drops a message that is a day old. */
  retry(due: DueDirect): Promise<void>;
}

/** Data about people. */
export interface PeopleMethods {
  get(id: PersonId): Promise<Person>;
  /** Refused for an unknown zone, or too long quiet hours or absence. Deadlines are computed again. */
  save(person: Person): Promise<void>;
  /** All stored rows about the person, by table. Only they may have them. */
  records(id: PersonId): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /**
   * Forgets a person: the AI takes their seats, their own data goes, and games no longer name them. Words
   * they added to seeds stay: dice can't be checked without them.
   */
  forget(id: PersonId): Promise<void>;
  readonly directs: Directs;
}
