import type { DirectRow } from '../../store/port.js';
import type { ChannelId, GameId, PersonId } from './game.js';

/** What is kept about a person. */
export interface Person {
  readonly id: PersonId;
  readonly language?: string;
  /** IANA name. */
  readonly zone?: string;
  /** Moves of one word are played at one press, without being asked to confirm. */
  readonly quick?: boolean;
  /** Whoever is called gets a direct message with a link to the call besides. */
  readonly direct?: boolean;
  /** Hours in which they aren't to be called, minutes of the local day; `to` before `from` is on the next day. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** Absence, ms since 1970. */
  readonly away?: { readonly from: number; readonly until: number };
}

/** `call`: games wait for the person. `end`: a game that they follow is over. */
export const DIRECT_KINDS = ['call', 'end'] as const;
export type DirectKind = (typeof DIRECT_KINDS)[number];

/** A direct message that is to be sent. What it says is decided when it is sent. */
export interface DueDirect extends DirectRow {
  readonly kind: DirectKind;
}

/** Direct messages: whether a person takes any, where they go, and which wait to be sent. */
export interface Directs {
  /** The channel of direct messages with a person, once it has been opened. */
  channel(person: PersonId): Promise<ChannelId | undefined>;
  /** `undefined`: it is gone, and to be opened again. */
  keepChannel(person: PersonId, channel: ChannelId | undefined): Promise<void>;
  /** Whether Discord has said since about yesterday that the person takes no direct messages. */
  isClosed(person: PersonId): Promise<boolean>;
  /** Discord says so now. */
  close(person: PersonId): Promise<void>;
  /** One has arrived, or the person asks for some: they are tried again at once. */
  reopen(person: PersonId): Promise<void>;
  /** Whether the person is to be told that none arrive: true once each time that they are closed. */
  tellClosed(person: PersonId): Promise<boolean>;

  ask(person: PersonId, kind: DirectKind, game?: GameId): Promise<void>;
  /** Called when one is asked for. Returns the way to stop it. */
  onAsked(listener: () => void): () => void;
  /** A few that are due: each is the caller's for some minutes, and comes again where it isn't settled by then. */
  takeDue(): Promise<readonly DueDirect[]>;
  done(due: DueDirect): Promise<void>;
  /** Again later, each time later than before; given up when it is a day old. */
  retry(due: DueDirect): Promise<void>;
}

/** Data about people. */
export interface PeopleMethods {
  get(id: PersonId): Promise<Person>;
  /** Refused for an unknown zone, or too long quiet hours or absence. Deadlines follow. */
  save(person: Person): Promise<void>;
  /** All data about the person, by table. Only they may have it. */
  records(id: PersonId): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /**
   * Forgets a person: the AI takes their seats, their own data goes, and games no longer name them. Words
   * they added to seeds stay: dice can't be checked without them.
   */
  forget(id: PersonId): Promise<void>;
  readonly directs: Directs;
}
