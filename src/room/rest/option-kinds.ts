import { complaint, type ErrorPath, missing, type PathError } from './errors.js';
import type { FormPart } from './http.js';

const SUBCOMMAND = 1;
const GROUP = 2;

/** Option types that support each setting. */
const TAKES: Readonly<Record<string, readonly number[]>> = {
  autocomplete: [3, 4, 10],
  choices: [3, 4, 10],
  min_value: [4, 10],
  max_value: [4, 10],
  min_length: [3],
  max_length: [3],
  channel_types: [7],
  options: [SUBCOMMAND, GROUP],
  required: [3, 4, 5, 6, 7, 8, 9, 10, 11],
};

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Settings that the option's type doesn't support, and groups without subcommands. */
export function kindComplaints(option: FormPart, path: ErrorPath): PathError[] {
  const type = Number(option['type']);
  const out = Object.entries(TAKES)
    .filter(([field, types]) => isGiven(option[field]) && !types.includes(type))
    .map(([field]) =>
      complaint(
        [...path, field],
        `APPLICATION_COMMAND_${field.toUpperCase()}_INVALID`,
        `${field[0]?.toUpperCase() ?? ''}${field.slice(1).replace('_', ' ')} cannot be configured for this type of option`,
      ),
    );
  if (type === GROUP && !isGiven(option['options'])) out.push(missing([...path, 'options']));
  return out;
}
