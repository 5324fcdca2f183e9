/**
 * Data between the room and its page. `user=ID` or the header `x-room-user` names the acting person; with a password,
 * requests need `authorization: Bearer <password>` or the cookie from `POST /page/login`.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIEmoji,
  APIGuildMember,
  APIMessage,
  APIModalInteractionResponseCallbackComponent,
  APIRole,
  APIThreadChannel,
  APIThreadMember,
  APIUser,
  GatewayChannelPinsUpdateDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageReactionAddDispatchData,
  GatewayThreadMembersUpdateDispatchData,
  GatewayTypingStartDispatchData,
} from 'discord-api-types/v10';

/** A local person; `avatar_url` is served by the room itself. */
export interface PageUser extends APIUser {
  /** Path on the room (`/avatars/…`), set even when `avatar` is null. */
  readonly avatar_url: string;
  readonly is_bot: boolean;
}

export interface PageMember extends Omit<APIGuildMember, 'user'> {
  readonly user: PageUser;
}

/** A channel or thread as the acting person sees it, with their permissions there (bit set). */
export type PageChannel = APIChannel & {
  readonly permissions: string;
  /** Threads: the acting person's own membership. */
  readonly member?: APIThreadMember;
};

export interface PageGuild {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly owner_id: string;
  readonly roles: readonly APIRole[];
  readonly members: readonly PageMember[];
  /** Channels the person may view, categories included, sorted by position. */
  readonly channels: readonly PageChannel[];
  /** Active threads the person may see; archived ones come from `GET /page/channels/:id/threads`. */
  readonly threads: readonly PageChannel[];
  readonly emojis: readonly APIEmoji[];
  /** False once the bot has left this guild. */
  readonly bot_present: boolean;
}

/** A person's read state of one channel. */
export interface PageReadState {
  readonly last_read_message_id: string | null;
  readonly last_message_id: string | null;
  readonly mention_count: number;
}

/** `GET /page/bootstrap?user=ID`; without `user`, for the first local person. */
export interface PageBootstrap {
  readonly me: PageUser;
  readonly users: readonly PageUser[];
  readonly guilds: readonly PageGuild[];
  /** Direct-message channels of this person. */
  readonly dms: readonly PageChannel[];
  readonly application: { readonly id: string; readonly name: string; readonly bot: PageUser };
  readonly readState: Readonly<Record<string, PageReadState>>;
  /** True while at least one gateway session of the bot is up. */
  readonly bot_online: boolean;
  readonly trouble: TroubleState;
  /** Milliseconds since 1970 on the room's clock, which trouble may have shifted. */
  readonly now: number;
}

/**
 * A message as one person sees it. Only that person receives an ephemeral one (`flags & 64`); `flags & 128` is
 * "thinking…" (a deferred response). URLs of attachments and media are absolute.
 */
export type PageMessage = APIMessage & {
  readonly guild_id?: string;
  /** The sender's nonce, so that an optimistic echo can be replaced. */
  readonly nonce?: string | number;
  /** True when this message mentions the acting person (user, role, or everyone). */
  readonly mentions_me?: boolean;
};

/** `POST /page/channels/:id/messages` (201: PageMessage). */
export interface PagePostMessage {
  readonly content: string;
  readonly nonce?: string;
  readonly message_reference?: { readonly message_id: string };
}

/** `GET /page/channels/:id/threads` : active and archived, newest first. */
export interface PageThreads {
  readonly threads: readonly (APIThreadChannel & { readonly member?: APIThreadMember })[];
}

/** `GET /page/commands?guild_id=ID`: global and guild commands this person may use. */
export interface PageCommands {
  readonly commands: readonly APIApplicationCommand[];
  readonly application_id: string;
}

/** An option as Discord's client sends it. `focused` only in autocomplete. */
export interface PageOption {
  readonly type: number;
  readonly name: string;
  readonly value?: string | number | boolean;
  readonly options?: readonly PageOption[];
  readonly focused?: boolean;
}

export interface PageCommandData {
  readonly id: string;
  readonly name: string;
  /** 1 chat input, 2 user, 3 message. */
  readonly type: number;
  readonly options?: readonly PageOption[];
  /** User or message the context-menu command was used on. */
  readonly target_id?: string;
  /** Files for attachment options; an option's value is the `id` given here. `data` is base64. */
  readonly attachments?: readonly {
    readonly id: string;
    readonly filename: string;
    readonly content_type?: string;
    readonly data: string;
  }[];
}

export interface PageComponentData {
  /** 2 button, 3 string, 5 user, 6 role, 7 mentionable, 8 channel select. */
  readonly component_type: number;
  readonly custom_id: string;
  readonly values?: readonly string[];
}

/** One answered field of a modal, in the nesting the bot gave it. */
export interface PageModalComponent {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly value?: string | boolean | null;
  readonly values?: readonly string[];
  /** Inside a label (type 18). */
  readonly component?: PageModalComponent;
  /** Inside an action row (type 1). */
  readonly components?: readonly PageModalComponent[];
}

export interface PageModalData {
  /** The `id` of the INTERACTION_MODAL_CREATE that this answers. */
  readonly id: string;
  readonly custom_id: string;
  readonly components: readonly PageModalComponent[];
}

/**
 * `POST /page/interactions`: 2 command, 3 component, 4 autocomplete, 5 modal submit.
 * Answers 200 `{ id }` with the interaction's id, or 400/403/404 in Discord's error shape.
 */
export type PageInteraction = {
  readonly channel_id: string;
  readonly guild_id?: string | null;
  readonly nonce: string;
  /** The person's language; English (`en-US`) when absent. */
  readonly locale?: string;
} & (
  | { readonly type: 2 | 4; readonly data: PageCommandData }
  | { readonly type: 3; readonly message_id: string; readonly data: PageComponentData }
  | { readonly type: 5; readonly data: PageModalData }
);

/** Why an interaction failed: 1 unknown, 2 timeout (nothing within 3 s), 3 the bot is offline. */
export type FailureReason = 1 | 2 | 3;

/** Everything that arrives over `WS /page/socket?user=ID`, as `{ t, d }`. */
export type PageDispatch =
  | { readonly t: 'READY'; readonly d: { readonly user: PageUser } }
  | { readonly t: 'MESSAGE_CREATE'; readonly d: PageMessage }
  /** Always the whole message, even for an ephemeral or a deferred one. */
  | { readonly t: 'MESSAGE_UPDATE'; readonly d: PageMessage }
  | { readonly t: 'MESSAGE_DELETE'; readonly d: GatewayMessageDeleteDispatchData }
  | {
      readonly t: 'MESSAGE_REACTION_ADD' | 'MESSAGE_REACTION_REMOVE';
      readonly d: Pick<
        GatewayMessageReactionAddDispatchData,
        'user_id' | 'channel_id' | 'message_id' | 'guild_id' | 'emoji'
      >;
    }
  | {
      readonly t: 'CHANNEL_CREATE' | 'CHANNEL_UPDATE' | 'CHANNEL_DELETE';
      readonly d: PageChannel;
    }
  | { readonly t: 'THREAD_CREATE' | 'THREAD_UPDATE' | 'THREAD_DELETE'; readonly d: PageChannel }
  | { readonly t: 'THREAD_MEMBERS_UPDATE'; readonly d: GatewayThreadMembersUpdateDispatchData }
  | { readonly t: 'CHANNEL_PINS_UPDATE'; readonly d: GatewayChannelPinsUpdateDispatchData }
  | { readonly t: 'TYPING_START'; readonly d: GatewayTypingStartDispatchData }
  /** A guild changed as a whole (bot joined or left, roles, members): fetch bootstrap again. */
  | { readonly t: 'GUILD_UPDATE'; readonly d: { readonly id: string } }
  /** Commands were registered or removed: fetch them again. */
  | { readonly t: 'COMMANDS_UPDATE'; readonly d: { readonly guild_id: string | null } }
  /** The room is shutting down unexpectedly. */
  | { readonly t: 'ROOM_CLOSED'; readonly d: { readonly why: string } }
  | { readonly t: 'BOT_PRESENCE'; readonly d: { readonly online: boolean } }
  | { readonly t: 'INTERACTION_CREATE'; readonly d: { readonly id: string; readonly nonce: string } }
  | {
      readonly t: 'INTERACTION_SUCCESS';
      readonly d: { readonly id: string; readonly nonce: string };
    }
  | {
      readonly t: 'INTERACTION_FAILURE';
      readonly d: {
        readonly id: string;
        readonly nonce: string;
        readonly reason_code: FailureReason;
      };
    }
  | {
      readonly t: 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE';
      readonly d: {
        readonly nonce: string;
        readonly choices: readonly APIApplicationCommandOptionChoice[];
      };
    }
  | {
      readonly t: 'INTERACTION_MODAL_CREATE';
      readonly d: {
        readonly id: string;
        readonly nonce: string;
        readonly custom_id: string;
        readonly title: string;
        readonly channel_id: string;
        readonly components: readonly APIModalInteractionResponseCallbackComponent[];
        readonly application: { readonly id: string; readonly name: string };
      };
    }
  | { readonly t: 'TROUBLE'; readonly d: TroubleState };

/** What the page sends over the socket: `{ t: 'TYPING', d: { channel_id } }`. */
export type PageSend = { readonly t: 'TYPING'; readonly d: { readonly channel_id: string } };

/** A fault rule. It applies until it has struck `times` times or is cleared. */
export interface TroubleRule {
  readonly id: string;
  /** The effect on matching requests of the bot. */
  readonly kind:
    | 'status-400'
    | 'status-401'
    | 'status-403'
    | 'status-429'
    | 'status-500'
    | 'status-502'
    | 'drop'
    /** Carries the request out, then drops the response. */
    | 'drop-after'
    | 'delay';
  /** A regular expression over `METHOD /path` (without /api/v10); every request when absent. */
  readonly route?: string;
  /** Chance of 0 to 1 that a matching request is struck; 1 when absent. */
  readonly chance?: number;
  /** Remaining strikes; until cleared when absent. */
  readonly times?: number;
  /** Milliseconds of the delay or of `retry_after`. */
  readonly ms?: number;
  /** For 403: Discord's code, such as 40003 or 50001; 50013 when absent. */
  readonly code?: number;
  /** For 429: a global limit. */
  readonly global?: boolean;
}

export interface TroubleState {
  readonly rules: readonly TroubleRule[];
  readonly interactions: {
    /** Number of deliveries of each interaction (normally 1). */
    readonly copies: number;
    /** Delay of each interaction, ms. */
    readonly delayMs: number;
  };
  /** API and gateway are unreachable until this time (ms since 1970), or null. */
  readonly awayUntil: number | null;
}

/** `POST /page/trouble`: one act; answers the new `TroubleState`. `GET` reads it. */
export type TroubleAct =
  | { readonly act: 'rule'; readonly rule: Omit<TroubleRule, 'id'> }
  | { readonly act: 'clear'; readonly id?: string }
  | { readonly act: 'interactions'; readonly copies?: number; readonly delayMs?: number }
  /** Cuts the sockets without a close frame. */
  | { readonly act: 'drop-socket' }
  | { readonly act: 'close-socket'; readonly code: number }
  | { readonly act: 'reconnect' }
  | { readonly act: 'invalid-session'; readonly resumable: boolean }
  /** Stops answering heartbeats on the current sessions. */
  | { readonly act: 'zombie' }
  | { readonly act: 'away'; readonly ms: number }
  | { readonly act: 'back' }
  /** Takes permissions (bit set) from the bot in a channel, or gives them back. */
  | { readonly act: 'deny'; readonly channel_id: string; readonly permissions: string }
  | { readonly act: 'allow'; readonly channel_id: string }
  | { readonly act: 'delete-channel'; readonly channel_id: string }
  | { readonly act: 'delete-message'; readonly channel_id: string; readonly message_id: string }
  | { readonly act: 'archive-thread'; readonly channel_id: string; readonly locked?: boolean }
  | { readonly act: 'kick-bot'; readonly guild_id: string }
  | { readonly act: 'invite-bot'; readonly guild_id: string };

/** One action of a tour step. */
export type PageTourAct =
  /** Runs a whole command line, such as `/game new game:greenland`. */
  | { readonly run: string }
  /** Puts a line into the command bar; the person sends it. */
  | { readonly fill: string }
  /** Presses the newest button whose label contains one of these (one per language); waits for it some seconds. */
  | { readonly press: readonly string[] }
  /** Goes to the newest thread of the open channel. */
  | { readonly follow: 'thread' };

/** `GET /page/tour`: the tour of a first visit; null: the page uses its own. */
export interface PageTour {
  readonly steps: readonly {
    readonly title: string;
    /** Discord's markdown. */
    readonly text: string;
    /** The part of the page to highlight: channels, people, composer or messages. */
    readonly target?: 'channels' | 'people' | 'composer' | 'messages';
    readonly button?: string;
    readonly acts?: readonly PageTourAct[];
    /** Several buttons instead of one. */
    readonly choices?: readonly { readonly button: string; readonly acts: readonly PageTourAct[] }[];
  }[];
}

/*
 * Further routes, all under `/page`:
 *   GET    /channels/:id/messages?before&after&limit   PageMessage[], newest first
 *   PATCH  /channels/:id/messages/:mid {content}       own messages
 *   DELETE /channels/:id/messages/:mid                 own ones, and dismissing an ephemeral one
 *   PUT    /channels/:id/messages/:mid/reactions/:emoji/@me
 *   DELETE /channels/:id/messages/:mid/reactions/:emoji/@me
 *   PUT    /channels/:id/polls/:mid/answers/@me {answer_ids}   votes; none takes them back
 *   GET    /channels/:id/pins                          PageMessage[]
 *   POST   /channels/:id/typing                        204
 *   POST   /channels/:id/threads {name, message_id?}   201 PageChannel
 *   PUT    /threads/:id/members/@me, DELETE …          join and leave
 *   POST   /dms {recipient_id}                         PageChannel
 *   POST   /users {username, global_name?}             201 PageUser: one more local person
 *   POST   /login {password}                           204 and a cookie
 */
