import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  APIApplicationCommandSubcommandOption,
} from 'discord-api-types/v10';
import type { PageOption } from '../../contract.js';
import { OPTION } from '../kinds.js';
import { descriptionIn, nameIn, USUAL } from '../locale.js';

/** `label`: the option's localized name; its own name is sent. */
export type BasicOption = APIApplicationCommandBasicOption & { readonly label: string };

/** An entry after the slash: a command or one of its subcommands. */
export interface CommandEntry {
  readonly command: APIApplicationCommand;
  /** Command, group and subcommand, if they exist. */
  readonly path: readonly string[];
  /** The localized name. */
  readonly name: string;
  readonly description: string;
  /** The English name of a localized command: accepted, but not offered. */
  readonly alias?: true;
  /** Required ones first, as Discord requires. */
  readonly options: readonly BasicOption[];
}

const CHAT_INPUT = 1;

export function commandEntries(
  commands: readonly APIApplicationCommand[],
  locale = USUAL,
): readonly CommandEntry[] {
  const typed = commands.filter((command) => command.type === CHAT_INPUT);
  const all = typed
    .flatMap((command) => entriesOf(command, locale))
    .sort((a, b) => a.name.localeCompare(b.name));
  const names = new Set(all.map(({ name }) => name));
  const aliases = typed
    .flatMap((command) => entriesOf(command, USUAL))
    .filter(({ name }) => !names.has(name))
    .map((entry): CommandEntry => ({ ...entry, alias: true }));
  return [...all, ...aliases];
}

function entriesOf(command: APIApplicationCommand, locale: string): readonly CommandEntry[] {
  const options = command.options ?? [];
  const nested = options.flatMap((option) => subcommandsOf(option));
  if (nested.length === 0) {
    return [makeEntry(command, [command], options.filter(isBasic), locale)];
  }
  return nested.map(({ group, subcommand }) =>
    makeEntry(
      command,
      [command, ...(group === null ? [] : [group]), subcommand],
      subcommand.options ?? [],
      locale,
    ),
  );
}

function subcommandsOf(option: APIApplicationCommandOption): readonly {
  readonly group: APIApplicationCommandOption | null;
  readonly subcommand: APIApplicationCommandSubcommandOption;
}[] {
  if (option.type === OPTION.subcommand) return [{ group: null, subcommand: option }];
  if (option.type === OPTION.group) {
    return (option.options ?? []).map((subcommand) => ({ group: option, subcommand }));
  }
  return [];
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== OPTION.subcommand && option.type !== OPTION.group;
}

function makeEntry(
  command: APIApplicationCommand,
  parts: readonly (APIApplicationCommand | APIApplicationCommandOption)[],
  options: readonly APIApplicationCommandBasicOption[],
  locale: string,
): CommandEntry {
  const localized = options.map((option) => localizedOption(option, locale));
  const sorted = [
    ...localized.filter((option) => option.required === true),
    ...localized.filter((option) => option.required !== true),
  ];
  return {
    command,
    path: parts.map(({ name }) => name),
    name: parts.map((part) => nameIn(part, locale)).join(' '),
    description: descriptionIn(parts.at(-1) ?? command, locale),
    options: sorted,
  };
}

/** An option with localized texts; its own name and values are sent. */
function localizedOption(option: APIApplicationCommandBasicOption, locale: string): BasicOption {
  const description = descriptionIn(option, locale);
  const label = nameIn(option, locale);
  if (!('choices' in option) || option.choices === undefined) return { ...option, description, label };
  const choices = option.choices.map((choice) => ({ ...choice, name: nameIn(choice, locale) }));
  return { ...option, description, label, choices } as BasicOption;
}

/** Every name accepted for an option while typing. */
export const namesOf = (option: BasicOption): readonly string[] => [...new Set([option.label, option.name])];

/** Entries that match the typed text: prefixes first, then names and descriptions that contain it. */
export function matchEntries(entries: readonly CommandEntry[], typed: string): readonly CommandEntry[] {
  const wanted = typed.toLowerCase().replace(/\s+/g, ' ').trimStart();
  const rank = (entry: CommandEntry): number => {
    if (entry.name.startsWith(wanted)) return 0;
    if (entry.path.some((part) => part.startsWith(wanted))) return 1;
    if (entry.name.includes(wanted)) return 2;
    return wanted.length > 2 && entry.description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return entries
    .filter(({ alias }) => alias !== true)
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((candidate) => candidate.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((candidate) => candidate.entry);
}

/** Nests the subcommand's options as Discord's client sends them. */
export function nestOptions(entry: CommandEntry, options: readonly PageOption[]): readonly PageOption[] {
  return entry.path
    .slice(1)
    .reverse()
    .reduce<readonly PageOption[]>(
      (inner, name, depth) => [
        { type: depth === 0 ? OPTION.subcommand : OPTION.group, name, options: inner },
      ],
      options,
    );
}
