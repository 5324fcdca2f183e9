import type { PageCommandData, PageOption } from '../../contract.js';
import { OPTION } from '../kinds.js';
import { namesOf, nestOptions, type BasicOption, type CommandEntry } from './entries.js';

/** The input of one option. */
export interface OptionField {
  readonly text: string;
  /** The chosen list entry, while the text is still its label. */
  readonly picked: { readonly label: string; readonly value: string | number | boolean } | null;
  readonly file: File | null;
}

export type Fields = Readonly<Record<string, OptionField>>;

export const EMPTY_FIELD: OptionField = { text: '', picked: null, file: null };

/** The value to send; undefined while the input is no valid value. */
function fieldValue(option: BasicOption, field: OptionField): string | number | boolean | undefined {
  if (field.picked !== null) return field.picked.value;
  const text = field.text.trim();
  if (option.type === OPTION.attachment) return field.file?.name;
  if (text === '') return undefined;
  const choice = choicesOf(option).find(
    (candidate) => candidate.name.toLowerCase() === text.toLowerCase() || String(candidate.value) === text,
  );
  if (choice !== undefined) return choice.value;
  switch (option.type) {
    case OPTION.integer:
    case OPTION.number: {
      const number = Number(text);
      return Number.isFinite(number) ? number : undefined;
    }
    case OPTION.boolean:
      return /^(true|yes|y|1)$/i.test(text) ? true : /^(false|no|n|0)$/i.test(text) ? false : undefined;
    case OPTION.user:
    case OPTION.role:
    case OPTION.channel:
    case OPTION.mentionable:
      return /^<?[@#]?[!&]?(\d{15,21})>?$/.exec(text)?.[1];
    default:
      return field.text;
  }
}

export function choicesOf(
  option: BasicOption,
): readonly { readonly name: string; readonly value: string | number }[] {
  return 'choices' in option ? (option.choices ?? []) : [];
}

/** The problem of a field; null when it can be sent. */
export function fieldProblem(option: BasicOption, field: OptionField): string | null {
  const empty = field.picked === null && field.text.trim() === '' && field.file === null;
  if (empty) return option.required === true ? 'This option is required' : null;
  const value = fieldValue(option, field);
  if (choicesOf(option).length > 0 && !choicesOf(option).some((choice) => choice.value === value)) {
    return 'Choose one of the list';
  }
  switch (option.type) {
    case OPTION.integer:
    case OPTION.number: {
      if (typeof value !== 'number') return 'Enter a number';
      if (option.type === OPTION.integer && !Number.isInteger(value)) return 'Enter a whole number';
      const least = 'min_value' in option ? option.min_value : undefined;
      const most = 'max_value' in option ? option.max_value : undefined;
      if (least !== undefined && value < least) return `At least ${String(least)}`;
      if (most !== undefined && value > most) return `At most ${String(most)}`;
      return null;
    }
    case OPTION.string: {
      const length = String(value).length;
      const least = 'min_length' in option ? option.min_length : undefined;
      const most = 'max_length' in option ? option.max_length : undefined;
      if (least !== undefined && length < least) return `At least ${String(least)} characters`;
      if (most !== undefined && length > most) return `At most ${String(most)} characters`;
      return null;
    }
    case OPTION.boolean:
      return typeof value === 'boolean' ? null : 'Choose true or false';
    default:
      return value === undefined ? 'Choose one of the list' : null;
  }
}

/** The command as Discord's client sends it; with a focused option for autocomplete. */
export function commandData(
  entry: CommandEntry,
  fields: Fields,
  focused: string | null,
  attachments: PageCommandData['attachments'] = [],
): PageCommandData {
  const withFiles = entry.options.filter((option) => (fields[option.name]?.file ?? null) !== null);
  const options = entry.options.flatMap((option): readonly PageOption[] => {
    const field = fields[option.name];
    if (option.name === focused) {
      return [{ type: option.type, name: option.name, value: field?.text ?? '', focused: true }];
    }
    if (field === undefined) return [];
    // An option refers to a file by its index.
    const place = withFiles.indexOf(option);
    const value = place === -1 ? fieldValue(option, field) : String(place);
    return value === undefined ? [] : [{ type: option.type, name: option.name, value }];
  });
  return {
    id: entry.command.id,
    name: entry.command.name,
    type: 1,
    options: nestOptions(entry, options),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}

/** The command as typed text. */
export function commandLine(entry: CommandEntry, fields: Fields): string {
  const parts = entry.options.flatMap((option) => {
    const field = fields[option.name];
    if (field === undefined) return [];
    const text = field.file?.name ?? field.text;
    return text === '' ? [] : [`${option.label}:${text}`];
  });
  return [`/${entry.name}`, ...parts].join(' ');
}

/** Parses a typed line: the longest matching command, then `option:value` pairs. */
export function parseLine(
  entries: readonly CommandEntry[],
  line: string,
): { readonly entry: CommandEntry; readonly fields: Fields } | null {
  const text = line.replace(/^\//, '');
  const entry = [...entries]
    .sort((a, b) => b.name.length - a.name.length)
    .find((candidate) => text === candidate.name || text.startsWith(`${candidate.name} `));
  if (entry === undefined) return null;
  const rest = text.slice(entry.name.length);
  const starts = entry.options
    .flatMap((option) => {
      const found = new RegExp(`(?<=\\s)(?:${oneOf(namesOf(option))}):`).exec(rest);
      return found === null ? [] : [{ option, at: found.index, length: found[0].length }];
    })
    .sort((a, b) => a.at - b.at);
  const pairs = starts.map(({ option, at, length }, index) => {
    const end = starts[index + 1]?.at ?? rest.length;
    return [option.name, { ...EMPTY_FIELD, text: rest.slice(at + length, end).trim() }] as const;
  });
  const first = entry.options[0];
  const loose = rest.slice(0, starts[0]?.at ?? rest.length).trim();
  const looseField = loose !== '' && first !== undefined && !pairs.some(([name]) => name === first.name);
  return {
    entry,
    fields: Object.fromEntries([
      ...(looseField ? [[first.name, { ...EMPTY_FIELD, text: loose }] as const] : []),
      ...pairs,
    ]),
  };
}

/** Finds an option name typed inside another option's text: `hunt seats:3`. */
export function splitTyped(
  entry: CommandEntry,
  active: string,
  text: string,
): { readonly name: string; readonly before: string; readonly after: string } | null {
  const names = oneOf(entry.options.flatMap(namesOf));
  const match = names === '' ? null : new RegExp(`^(|.*\\s)(${names}):(.*)$`, 's').exec(text);
  const [, before = '', typed = '', after = ''] = match ?? [];
  const name = entry.options.find((option) => namesOf(option).includes(typed))?.name ?? typed;
  if (match === null || (name === active && before !== '')) return null;
  return { name, before: before.trim(), after: after.trimStart() };
}

const oneOf = (names: readonly string[]): string => names.map(escapeForRegExp).join('|');

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The refused fields by option name. */
export function problemsFrom(
  entry: CommandEntry,
  data: PageCommandData,
  refused: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const sent = leafOptions(entry, data.options ?? []);
  return Object.fromEntries(
    Object.entries(refused).flatMap(([path, reason]) => {
      const index = /(\d+)(?:\.value)?$/.exec(path)?.[1];
      const name = index === undefined ? undefined : sent[Number(index)]?.name;
      return name === undefined ? [] : [[name, reason] as const];
    }),
  );
}

function leafOptions(entry: CommandEntry, options: readonly PageOption[]): readonly PageOption[] {
  return entry.path.slice(1).reduce((level) => level[0]?.options ?? [], options);
}
