import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandBooleanOption,
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandUserOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { described } from './shared.js';

/** Builders for slash commands and their options. Descriptions are the texts `cmd.<command>`. */

/** A command for servers. */
export const slash = (
  name: string,
  options?: APIApplicationCommandOption[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...described(`cmd.${name}`),
  contexts: [InteractionContextType.Guild],
  ...(options === undefined ? {} : { options }),
});

/** A command for servers and direct messages. */
export const slashAnywhere = (
  name: string,
  options: APIApplicationCommandOption[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...slash(name),
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  options,
});

/** A subcommand, described by the text `cmd.<command>.<name>`. */
export const subcommand = (
  command: string,
  name: string,
  options?: readonly APIApplicationCommandBasicOption[],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  ...described(`cmd.${command}.${name}`),
  ...(options === undefined ? {} : { options: [...options] }),
});

export const choiceOption = (
  name: string,
  key: string,
  choices: APIApplicationCommandOptionChoice<string>[],
): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  ...described(key),
  choices,
});

export const wholeOption = (
  name: string,
  key: string,
  min_value: number,
  max_value: number,
): APIApplicationCommandIntegerOption => ({
  type: ApplicationCommandOptionType.Integer,
  name,
  ...described(key),
  min_value,
  max_value,
});

export const personOption = (key: string): APIApplicationCommandUserOption => ({
  type: ApplicationCommandOptionType.User,
  name: 'person',
  ...described(key),
});

/** The same option, but required. */
export const required = <T extends object>(option: T) => ({ ...option, required: true });

export const yesNoOption = (name: string, key: string): APIApplicationCommandBooleanOption => ({
  type: ApplicationCommandOptionType.Boolean,
  name,
  ...described(key),
});
