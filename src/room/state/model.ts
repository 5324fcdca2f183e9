/** What the room keeps. Plain records; what a client sees of them is built in `present.ts`. */
import type {
  APIApplicationCommand,
  APIAttachment,
  APIEmbed,
  APIEmoji,
  APIGuildForumTag,
  APIMessageReference,
  APIModalInteractionResponseCallbackComponent,
  APIOverwrite,
  APIPartialEmoji,
  APIRole,
  APIUser,
} from 'discord-api-types/v10';

export interface Member {
  readonly userId: string;
  nick: string | null;
  roles: string[];
  joinedAt: string;
  communicationDisabledUntil: string | null;
}

export interface Guild {
  readonly id: string;
  name: string;
  icon: string | null;
  ownerId: string;
  roles: APIRole[];
  members: Member[];
  bans: { userId: string; reason: string | null }[];
  emojis: APIEmoji[];
  /** False after the bot left or was kicked. */
  botPresent: boolean;
}

/** An emoji of the application itself. */
export interface ApplicationEmoji {
  readonly id: string;
  name: string;
  readonly animated: boolean;
  /** The picture as base64. */
  readonly data: string;
}

interface ThreadMeta {
  archived: boolean;
  auto_archive_duration: number;
  archive_timestamp: string;
  locked: boolean;
  invitable?: boolean;
  create_timestamp: string;
}

export interface ThreadPerson {
  readonly userId: string;
  readonly joinedAt: string;
  flags: number;
}

export interface Channel {
  readonly id: string;
  type: number;
  readonly guildId: string | null;
  name: string;
  topic: string | null;
  position: number;
  parentId: string | null;
  overwrites: APIOverwrite[];
  nsfw: boolean;
  rateLimitPerUser: number;
  lastMessageId: string | null;
  lastPinTimestamp: string | null;
  defaultAutoArchiveDuration: number | null;
  flags: number;
  availableTags: APIGuildForumTag[];
  /** Direct messages: the people in it, the bot included. */
  recipients: string[];
  /** Threads only, from here on. */
  thread: ThreadMeta | null;
  ownerId: string | null;
  threadMembers: ThreadPerson[];
  messageCount: number;
  totalMessageSent: number;
  appliedTags: string[];
}

interface Reaction {
  readonly emoji: { readonly id: string | null; readonly name: string | null; readonly animated?: boolean };
  users: string[];
}

export interface Poll {
  readonly question: string;
  readonly answers: {
    readonly id: number;
    readonly text: string;
    readonly emoji: APIPartialEmoji | null;
    /** Person ids. */
    voters: string[];
  }[];
  /** When it ends or ended. */
  expiry: string;
  /** Whether a person may choose several answers. */
  readonly multiple: boolean;
  /** Whether it has ended and its votes are counted. */
  finalized: boolean;
}

/** A component as it is kept: the request's JSON with ids and media filled in. */
export interface StoredComponent {
  readonly type: number;
  readonly id: number;
  readonly custom_id?: string;
  readonly components?: readonly StoredComponent[];
  readonly accessory?: StoredComponent;
  readonly [key: string]: unknown;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  type: number;
  content: string;
  timestamp: string;
  editedTimestamp: string | null;
  flags: number;
  embeds: APIEmbed[];
  components: StoredComponent[];
  attachments: APIAttachment[];
  mentions: string[];
  /** Those of them whom an edit has mentioned, who are notified of nothing. */
  quietMentions?: string[];
  mentionRoles: string[];
  mentionEveryone: boolean;
  pinnedAt: string | null;
  reactions: Reaction[];
  nonce: string | number | null;
  reference: APIMessageReference | null;
  /** Set on the bot's answers to interactions. */
  interaction: {
    readonly id: string;
    readonly type: number;
    readonly userId: string;
    readonly name?: string;
    readonly originalResponseMessageId?: string;
    readonly interactedMessageId?: string;
  } | null;
  /** The only person who sees it, or null. */
  ephemeralFor: string | null;
  /** Posted through an interaction's webhook. */
  viaWebhook: boolean;
  tts: boolean;
  poll?: Poll;
}

type InteractionPhase =
  | 'waiting'
  /** Nothing came in time. */
  | 'failed'
  | 'answered';

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly nonce: string;
  readonly createdAt: number;
  readonly commandName?: string;
  readonly commandId?: string;
  /** The message that held the component, or held the one that opened the modal. */
  readonly messageId: string | null;
  phase: InteractionPhase;
  callbackType: number | null;
  /** Where `@original` points. */
  originalId: string | null;
  modal: {
    readonly customId: string;
    readonly title: string;
    readonly components: readonly APIModalInteractionResponseCallbackComponent[];
    submitted: boolean;
  } | null;
}

export interface Command extends Omit<APIApplicationCommand, 'guild_id'> {
  readonly guildId: string | null;
}

export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Null when it lies in the kept file, or had to make room for newer ones. */
  data: Buffer | null;
}

export interface Application {
  readonly id: string;
  name: string;
  description: string;
  ownerId: string;
}

export type User = APIUser;
