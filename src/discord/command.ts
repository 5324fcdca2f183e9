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
   * Runs a task after the answer was sent and shows its result below, to the same person. It isn't awaited and never
   * fails; undefined shows nothing. Absent if no such message is possible.
   */
  readonly afterwards?: (task: () => Promise<MessageBody | undefined>) => void;
}

/** A slash command that was sent. */
export interface CommandCall extends RequestContext {
  /** Name of the subcommand; '' without one. */
  readonly sub: string;
  /** Values of the options as given; a person is given by id. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** People in the options who are bots and can't play. */
  readonly programs?: readonly string[];
  /** Shows this message until the answer is ready. Never fails. */
  readonly meanwhile?: (post: MessageBody) => void;
  /** Permissions the bot lacks in this channel, by Discord's names. */
  readonly missing: readonly string[];
  /** False in voice channels, direct messages, and channels the bot can't see. */
  readonly inGameChannel: boolean;
  /** The channel is a thread or forum post: the game opens no thread of its own there. */
  readonly inThread?: boolean;
}

/** A slash command that is being typed. */
export interface CompleteCall extends RequestContext {
  readonly sub: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Name of the option being typed, and its text so far. */
  readonly focused: string;
  readonly typed: string;
}

export interface Completion {
  readonly name: string;
  readonly value: string;
}

/** One slash command. Only the actor sees the answer; public messages go through the table's outbox. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Works in direct messages too, where the actor's guild is ''. */
  readonly anywhere?: true;
  readonly run: (call: CommandCall) => Promise<MessageBody>;
  readonly complete?: (call: CompleteCall) => Promise<readonly Completion[]>;
}

/** An entry in the context menu of a person or message. */
export interface MenuCall extends RequestContext {
  /** Id of the person or message. */
  readonly target: string;
  /** The person is a bot. */
  readonly isProgram?: boolean;
}

export interface ContextMenu {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  readonly run: (call: MenuCall) => Promise<MessageBody>;
}

/** A button, menu or modal that was used. */
export interface Press extends RequestContext {
  readonly id: ControlId;
  /** Chosen values of a menu, or the typed text of a modal. */
  readonly values: readonly string[];
  /** Inputs of a modal by field id. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Shows this message until the answer is ready, if the answer is a message of its own. Never fails. */
  readonly meanwhile?: (post: MessageBody) => void;
  /** The control is in a thread or forum post. */
  readonly inThread?: boolean;
  /** As in `CommandCall`. */
  readonly missing?: readonly string[];
  readonly inGameChannel?: boolean;
}

/** A family of controls. */
export interface Control {
  readonly family: string;
  /** Works in a direct message too. */
  readonly anywhere?: true;
  /** The seat's holder may use it from other servers and direct messages too. */
  readonly ownSeat?: true;
  /** The answer is a new message: the one with the control stays unchanged. */
  readonly beside?: true;
  /**
   * The result replaces the panel the control sits on; on a public message it is a new answer to the presser. Undefined
   * if the public message changes through the outbox.
   */
  readonly run: (press: Press) => Promise<MessageBody | undefined>;
  /** Opens a modal instead of `run`, within three seconds. Undefined falls back to `run`, which gives the reason. */
  readonly modal?: (press: Press) => Awaitable<APIModalInteractionResponseCallbackData | undefined>;
  /** A public control that changes its own message: success needs no answer. */
  readonly quiet?: true;
}
