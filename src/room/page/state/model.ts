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

/** What is known of one channel's messages, oldest first. */
export interface MessageLog {
  readonly items: readonly PageMessage[];
  /** True when nothing older is left on the room. */
  readonly complete: boolean;
}

/** An interaction that was sent and of which nothing has been heard yet, or that failed. */
export interface PendingInteraction {
  readonly nonce: string;
  readonly kind: 'command' | 'component' | 'modal';
  readonly channelId: string;
  /** What is drawn while it lasts: the command as typed. Empty for components. */
  readonly label: string;
  readonly messageId: string | null;
  readonly customId: string | null;
  readonly state: 'sent' | 'failed';
  readonly problem: string | null;
  readonly at: number;
}

export type OpenModal = Extract<PageDispatch, { t: 'INTERACTION_MODAL_CREATE' }>['d'];

export type Connection = 'connecting' | 'open' | 'lost';

export interface PageState {
  readonly me: PageUser;
  readonly users: Readonly<Record<string, PageUser>>;
  readonly guilds: readonly PageGuild[];
  readonly channels: Readonly<Record<string, PageChannel>>;
  readonly application: PageBootstrap['application'];
  readonly botOnline: boolean;
  readonly trouble: TroubleState;
  /** Milliseconds the room's clock is ahead of this browser's. */
  readonly clockSkew: number;
  readonly commands: Readonly<Record<string, readonly APIApplicationCommand[]>>;
  readonly logs: Readonly<Record<string, MessageLog>>;
  readonly reads: Readonly<Record<string, PageReadState>>;
  /** Where the "new" line stands in the open channel: below this message. */
  readonly newAfter: string | null;
  /** Channel → person → time at which the sign goes away (ms, this browser's clock). */
  readonly typing: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly pending: Readonly<Record<string, PendingInteraction>>;
  readonly modal: OpenModal | null;
  /** A modal's answer that came back as refused; shown inside the modal. */
  readonly modalProblem: string | null;
  readonly openChannel: string;
  /** The message to be brought into view, and how often that was asked (so that asking again works). */
  readonly jump: { readonly messageId: string; readonly count: number } | null;
  readonly connection: Connection;
  /** What the room said when it ended; null while it is there, and where it said nothing. */
  readonly closedBecause: string | null;
  readonly notice: string | null;
  /** The last thing a screen reader should hear. */
  readonly announcement: string;
}

export const FAILURE_TEXT: Readonly<Record<FailureReason, string>> = {
  1: 'This interaction failed',
  2: 'The application did not respond',
  3: 'The application is not here at the moment',
};
