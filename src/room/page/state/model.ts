import type { APIApplicationCommand } from 'discord-api-types/v10';
import type {
  FailureReason,
  PageBootstrap,
  PageChannel,
  PageDispatch,
  PageGuild,
  PageMessage,
  PageReadState,
  PageUser,
  TroubleState,
} from '../../contract.js';

/** The loaded messages of a channel, oldest first. */
export interface MessageLog {
  readonly items: readonly PageMessage[];
  /** True when no older messages exist. */
  readonly complete: boolean;
}

/** An interaction that is pending or failed. */
export interface PendingInteraction {
  readonly nonce: string;
  readonly kind: 'command' | 'component' | 'modal';
  readonly channelId: string;
  /** The command as typed, shown while pending. Empty for components. */
  readonly label: string;
  readonly messageId: string | null;
  readonly customId: string | null;
  readonly state: 'sent' | 'failed';
  readonly problem: string | null;
  readonly at: number;
}

export type OpenModal = Extract<PageDispatch, { t: 'INTERACTION_MODAL_CREATE' }>['d'];

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface PageState {
  readonly me: PageUser;
  readonly users: Readonly<Record<string, PageUser>>;
  readonly guilds: readonly PageGuild[];
  readonly channels: Readonly<Record<string, PageChannel>>;
  readonly application: PageBootstrap['application'];
  readonly botOnline: boolean;
  readonly trouble: TroubleState;
  /** Milliseconds that the room's clock is ahead of this browser's. */
  readonly clockSkew: number;
  readonly commands: Readonly<Record<string, readonly APIApplicationCommand[]>>;
  readonly logs: Readonly<Record<string, MessageLog>>;
  readonly reads: Readonly<Record<string, PageReadState>>;
  /** The "new" line of the open channel is below this message. */
  readonly newAfter: string | null;
  /** Channel → person → expiry of the typing indicator (this browser's clock, ms). */
  readonly typing: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly pending: Readonly<Record<string, PendingInteraction>>;
  readonly modal: OpenModal | null;
  /** The refusal of a modal's answer, shown inside the modal. */
  readonly modalProblem: string | null;
  readonly openChannel: string;
  /** The message to scroll to; `count` makes a repeated jump a change. */
  readonly jump: { readonly messageId: string; readonly count: number } | null;
  readonly connection: ConnectionState;
  /** The room's reason for closing; null while it is open or gave none. */
  readonly closedBecause: string | null;
  readonly notice: string | null;
  /** The latest text for screen readers. */
  readonly announcement: string;
}

export const FAILURE_TEXT: Readonly<Record<FailureReason, string>> = {
  1: 'This interaction failed',
  2: 'The application did not respond',
  3: 'The application is not here at the moment',
};
