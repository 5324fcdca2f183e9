import type {
  APIModalInteractionResponseCallbackData,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Awaitable } from 'discord.js';
import type { Actor } from '../table/index.js';
import type { Bot } from './bot.js';
import type { ControlId } from './custom-id.js';
import type { MessageBody } from './post.js';

/** Who used a command or control, and where. */
export interface RequestContext {
  readonly bot: Bot;
  readonly actor: Actor;
  /** Channel or thread. */
  readonly channel: string;
  /** Language of the person's own Discord. */
  readonly locale: string;
  /**
   * Has something worked out once the answer stands, and says it below, for the same eyes. Nobody waits for it, and it
   * never fails; what came to nothing says nothing. Absent where there is nowhere to say it.
   */
  readonly afterwards?: (task: () => Promise<MessageBody | undefined>) => void;
}

/** A slash command that was sent. */
export interface CommandCall extends RequestContext {
  /** Name of the subcommand; '' without one. */
  readonly sub: string;
  /** Values of the options as they were given; people as their ids. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Those among the people named who are programs and can't play. */
  readonly programs?: readonly string[];
  /** Shows this while the answer is being worked out. Whoever has looked away misses nothing: it never fails. */
  readonly meanwhile?: (post: MessageBody) => void;
  /** Permissions the bot lacks in this channel, by their names in Discord's own list. */
  readonly missing: readonly string[];
  /** False in voice channels and direct messages, and where the bot doesn't see. */
  readonly inGameChannel: boolean;
  /** The channel is a thread or a forum post: what happens there stays there. */
  readonly inThread?: boolean;
}

/** A slash command that is being typed. */
export interface CompleteCall extends RequestContext {
  readonly sub: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Name of the option that is being typed, and what stands there so far. */
  readonly focused: string;
  readonly typed: string;
}

export interface Completion {
  readonly name: string;
  readonly value: string;
}

/** One slash command. The answer is for the actor's eyes; what all shall see goes through the table's outbox. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Works in a direct message too, where there is no server: the actor's guild is '' then. */
  readonly anywhere?: true;
  readonly run: (call: CommandCall) => Promise<MessageBody>;
  readonly complete?: (call: CompleteCall) => Promise<readonly Completion[]>;
}

/** An entry in the menu of a person or message, used on one of them. */
export interface MenuCall extends RequestContext {
  /** Id of the person or message. */
  readonly target: string;
  /** The person is a program. */
  readonly isProgram?: boolean;
}

export interface ContextMenu {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  readonly run: (call: MenuCall) => Promise<MessageBody>;
}

/** A button, menu or modal that was used. */
export interface Press extends RequestContext {
  readonly id: ControlId;
  /** Chosen values of a menu; the typed text of a modal. */
  readonly values: readonly string[];
  /** What was entered in a modal, by the ids of its fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Shows this while the answer is being worked out, where the answer stands for itself. It never fails. */
  readonly meanwhile?: (post: MessageBody) => void;
  /** It is in a thread or a forum post. */
  readonly inThread?: boolean;
  /** Of the place, as a command has it. */
  readonly missing?: readonly string[];
  readonly inGameChannel?: boolean;
}

/** A family of controls. */
export interface Control {
  readonly family: string;
  /** Works in a direct message too. */
  readonly anywhere?: true;
  /** The seat's holder reaches it from other servers and direct messages too. */
  readonly ownSeat?: true;
  /** The answer stands below the message that the control sits on, which stays as it is. */
  readonly beside?: true;
  /**
   * What is done. The post replaces the panel the control sits on, or is a new answer for the presser's eyes when
   * it sits on a public message. Nothing: the public message changes through the outbox.
   */
  readonly run: (press: Press) => Promise<MessageBody | undefined>;
  /** Opens a modal in place of `run`, within three seconds; undefined: `run` after all, which says why not. */
  readonly modal?: (press: Press) => Awaitable<APIModalInteractionResponseCallbackData | undefined>;
  /** A public control that changes its own message: a success needs no answer. */
  readonly quiet?: true;
}
