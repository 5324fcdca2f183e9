/** The stored records. `present.ts` builds what clients see of them. */
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
  /** Direct messages: the participants, including the bot. */
  recipients: string[];
  /** The fields from here on are set for threads only. */
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
    voters: string[];
  }[];
  /** End time, also when it has ended early. */
  expiry: string;
  readonly multiple: boolean;
  /** Whether it has ended and its votes are counted. */
  finalized: boolean;
}

/** A stored component: the request's JSON with ids and media filled in. */
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
  /** Mentioned by an edit only, so not notified. */
  quietMentions?: string[];
  mentionRoles: string[];
  mentionEveryone: boolean;
  pinnedAt: string | null;
  reactions: Reaction[];
  nonce: string | number | null;
  reference: APIMessageReference | null;
  /** Set on the bot's responses to interactions. */
  interaction: {
    readonly id: string;
    readonly type: number;
    readonly userId: string;
    readonly name?: string;
    readonly originalResponseMessageId?: string;
    readonly interactedMessageId?: string;
  } | null;
  /** The only person who can see it, or null. */
  ephemeralFor: string | null;
  viaWebhook: boolean;
  tts: boolean;
  poll?: Poll;
}

type InteractionPhase =
  | 'waiting'
  /** No response in time. */
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
  /** The message with the component, or with the component that opened the modal. */
  readonly messageId: string | null;
  phase: InteractionPhase;
  callbackType: number | null;
  /** The message that `@original` means. */
  originalId: string | null;
  modal: {
    readonly customId: string;
    readonly title: string;
    readonly components: readonly APIModalInteractionResponseCallbackComponent[];
    submitted: boolean;
  } | null;
}

export interface RegisteredCommand extends Omit<APIApplicationCommand, 'guild_id'> {
  readonly guildId: string | null;
}

export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Null when stored in the database, or dropped for newer files. */
  data: Buffer | null;
}

export interface Application {
  readonly id: string;
  name: string;
  description: string;
  ownerId: string;
}

export type User = APIUser;
