import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  APIApplicationCommandSubcommandOption,
} from 'discord-api-types/v10';
import type { PageOption } from '../../page-api/types.js';
import { OPTION } from '../kinds.js';

export type BasicOption = APIApplicationCommandBasicOption;

/** One thing that can be typed after the slash: a command, or one of its subcommands. */
export interface CommandEntry {
  readonly command: APIApplicationCommand;
  /** Command, group, subcommand, as far as there are any. */
  readonly path: readonly string[];
  readonly name: string;
  readonly description: string;
  /** Required ones first, as Discord demands of the application. */
  readonly options: readonly BasicOption[];
}

const CHAT_INPUT = 1;

export function commandEntries(commands: readonly APIApplicationCommand[]): readonly CommandEntry[] {
  return commands
    .filter((command) => command.type === CHAT_INPUT)
    .flatMap((command) => entriesOf(command))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function entriesOf(command: APIApplicationCommand): readonly CommandEntry[] {
  const options = command.options ?? [];
  const nested = options.flatMap((option) => subcommandsOf(option));
  if (nested.length === 0) {
    return [makeEntry(command, [command.name], command.description, options.filter(isBasic))];
  }
  return nested.map(({ group, subcommand }) =>
    makeEntry(
      command,
      [command.name, ...(group === null ? [] : [group]), subcommand.name],
      subcommand.description,
      subcommand.options ?? [],
    ),
  );
}

function subcommandsOf(
  option: APIApplicationCommandOption,
): readonly { readonly group: string | null; readonly subcommand: APIApplicationCommandSubcommandOption }[] {
  if (option.type === OPTION.subcommand) return [{ group: null, subcommand: option }];
  if (option.type === OPTION.group) {
    return (option.options ?? []).map((subcommand) => ({ group: option.name, subcommand }));
  }
  return [];
}

function isBasic(option: APIApplicationCommandOption): option is BasicOption {
  return option.type !== OPTION.subcommand && option.type !== OPTION.group;
}

function makeEntry(
  command: APIApplicationCommand,
  path: readonly string[],
  description: string,
  options: readonly BasicOption[],
): CommandEntry {
  const sorted = [
    ...options.filter((option) => option.required === true),
    ...options.filter((option) => option.required !== true),
  ];
  return { command, path, name: path.join(' '), description, options: sorted };
}

/** Entries for what was typed after the slash: beginnings first, then names and texts that hold it. */
export function matchEntries(entries: readonly CommandEntry[], typed: string): readonly CommandEntry[] {
  const wanted = typed.toLowerCase().replace(/\s+/g, ' ').trimStart();
  const rank = (entry: CommandEntry): number => {
    if (entry.name.startsWith(wanted)) return 0;
    if (entry.path.some((part) => part.startsWith(wanted))) return 1;
    if (entry.name.includes(wanted)) return 2;
    return wanted.length > 2 && entry.description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((candidate) => candidate.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((candidate) => candidate.entry);
}

/** Puts the leaf's options into the nesting in which Discord's client sends them. */
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
