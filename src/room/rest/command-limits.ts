/** Discord's limits on application commands that its schemas don't have. */
import { Locale } from 'discord-api-types/v10';
import { complaint, type ErrorPath, missing, type PathError, tooLong } from './errors.js';
import { type FormPart, partsIn } from './http.js';
import { localizedTwins } from './localized-names.js';
import { kindComplaints } from './option-kinds.js';

/** Total characters of a command's names, descriptions and choice values. */
const MAX_COMMAND_CHARS = 8000;

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$/u;

export const LOCALES: readonly string[] = Object.values(Locale);

function nameComplaints(body: FormPart, path: ErrorPath, slash: boolean): PathError[] {
  const out: PathError[] = [];
  const bad = (name: unknown, at: ErrorPath) => {
    if (typeof name !== 'string' || !slash) return;
    if (!NAME.test(name) || name !== name.toLowerCase())
      out.push(complaint(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
  };
  bad(body['name'], [...path, 'name']);
  for (const field of ['name_localizations', 'description_localizations'] as const)
    for (const [locale, value] of Object.entries((body[field] ?? {}) as Record<string, unknown>)) {
      if (!LOCALES.includes(locale))
        out.push(
          complaint([...path, field], 'ENUM_TYPE_COERCE', `Value "${locale}" is not a valid enum value.`),
        );
      if (field === 'name_localizations') bad(value, [...path, field, locale]);
    }
  return out;
}

function optionComplaints(options: readonly FormPart[], path: ErrorPath, depth: number): PathError[] {
  const out: PathError[] = [];
  const names = new Set<unknown>();
  let optional = false;
  const kinds = new Set(options.map((o) => Number(o['type']) <= 2));
  if (kinds.size > 1)
    out.push(
      complaint(
        path,
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      ),
    );
  for (const { index } of localizedTwins(options))
    out.push(
      complaint(
        [...path, index],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option name already exists',
      ),
    );
  options.forEach((option, i) => {
    const at = [...path, i];
    const type = Number(option['type']);
    out.push(...nameComplaints(option, at, true));
    if (names.has(option['name']))
      out.push(
        complaint(at, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists'),
      );
    names.add(option['name']);
    if (type > 2) {
      if (option['required'] === true && optional)
        out.push(
          complaint(
            at,
            'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
            'Required options must be placed before non-required options',
          ),
        );
      if (option['required'] !== true) optional = true;
    }
    if ((type === 2 && depth > 0) || (type === 1 && depth > 1))
      out.push(
        complaint(
          [...at, 'type'],
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command groups cannot be nested',
        ),
      );
    out.push(...kindComplaints(option, at));
    out.push(...choiceComplaints(option, at));
    out.push(...optionComplaints(partsIn(option['options']), [...at, 'options'], depth + 1));
  });
  return out;
}

function choiceComplaints(option: FormPart, at: ErrorPath): PathError[] {
  const out: PathError[] = [];
  const choices = partsIn(option['choices']);
  if (option['autocomplete'] === true && choices.length > 0)
    out.push(
      complaint(
        [...at, 'autocomplete'],
        'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
        'Autocomplete cannot be used with choices',
      ),
    );
  const names = new Set<unknown>();
  choices.forEach((choice, j) => {
    if (names.has(choice['name']))
      out.push(
        complaint(
          [...at, 'choices', j],
          'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS',
          'Choice name already exists',
        ),
      );
    names.add(choice['name']);
    if (typeof choice['value'] === 'string' && choice['value'].length > 100)
      out.push(tooLong([...at, 'choices', j, 'value'], 100));
  });
  for (const [low, high] of [
    ['min_value', 'max_value'],
    ['min_length', 'max_length'],
  ] as const) {
    const a = option[low];
    const b = option[high];
    if (typeof a === 'number' && typeof b === 'number' && a > b)
      out.push(
        complaint(
          [...at, low],
          'APPLICATION_COMMAND_OPTIONS_MIN_MAX',
          `${low} must not be greater than ${high}`,
        ),
      );
  }
  return out;
}

/** Length of the longest of the text and its localizations, as Discord counts. */
function longest(text: unknown, localized: unknown): number {
  const others = Object.values((localized ?? {}) as Record<string, unknown>).map((t) => String(t).length);
  return Math.max(String(text ?? '').length, ...others);
}

function count(body: FormPart): number {
  const own =
    longest(body['name'], body['name_localizations']) +
    longest(body['description'], body['description_localizations']);
  const choices = partsIn(body['choices']).reduce(
    (n, c) => n + longest(c['name'], c['name_localizations']) + String(c['value'] ?? '').length,
    0,
  );
  return own + choices + partsIn(body['options']).reduce((n, o) => n + count(o), 0);
}

export function commandComplaints(body: FormPart, path: ErrorPath): PathError[] {
  const slash = Number(body['type'] ?? 1) === 1;
  const options = partsIn(body['options']);
  const out = [...nameComplaints(body, path, slash), ...optionComplaints(options, [...path, 'options'], 0)];
  if (slash && (typeof body['description'] !== 'string' || body['description'] === ''))
    out.push(missing([...path, 'description']));
  if (!slash && typeof body['description'] === 'string' && body['description'] !== '')
    out.push(
      complaint(
        [...path, 'description'],
        'APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED',
        'Context menu commands cannot have a description',
      ),
    );
  if (!slash && options.length > 0)
    out.push(
      complaint(
        [...path, 'options'],
        'APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED',
        'Context menu commands cannot have options',
      ),
    );
  if (count(body) > MAX_COMMAND_CHARS)
    out.push(
      complaint(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_COMMAND_CHARS})`),
    );
  return out;
}
