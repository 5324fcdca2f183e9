import type { DirectRow } from '../../store/port.js';
import type { ChannelId, GameId, PersonId } from './game.js';

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
