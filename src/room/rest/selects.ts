import { complaint, type ErrorPath, missing, type PathError } from './errors.js';
import { type FormPart, partsIn } from './http.js';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** At most as many defaults as choices, or none at all. */
function defaults(count: number, { min, max }: Range, path: ErrorPath): PathError[] {
  if (count > max)
    return [
      complaint(
        path,
        'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
        'The specified number of default values exceeds the specified maximum values',
      ),
    ];
  if (count === 0 || count >= min) return [];
  return [
    complaint(
      path,
      'SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES',
      'The specified number of default values is below the specified minimum values',
    ),
  ];
}

function options(given: readonly FormPart[], { max }: Range, path: ErrorPath): PathError[] {
  const out: PathError[] = [];
  if (max > given.length && given.length > 0)
    out.push(
      complaint(
        [...path, 'max_values'],
        'SELECT_COMPONENT_MAX_VALUES_TOO_BIG',
        `max_values must not exceed the number of options (${given.length}).`,
      ),
    );
  const seen = new Set<unknown>();
  given.forEach(({ value, label }, i) => {
    if (seen.has(value))
      out.push(
        complaint(
          [...path, 'options', i, 'value'],
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        ),
      );
    seen.add(value);
    if (typeof label === 'string' && label !== '' && label.trim() === '')
      out.push(missing([...path, 'options', i, 'label']));
  });
  return out;
}

/** Errors of a select, beyond the schema and the emojis of its options. */
export function selectComplaints(raw: FormPart, path: ErrorPath): PathError[] {
  const range = {
    min: typeof raw['min_values'] === 'number' ? raw['min_values'] : 1,
    max: typeof raw['max_values'] === 'number' ? raw['max_values'] : 1,
  };
  const out: PathError[] = [];
  if (range.min > range.max)
    out.push(
      complaint(
        [...path, 'min_values'],
        'SELECT_COMPONENT_MIN_GREATER_THAN_MAX',
        `min_values must not be greater than max_values (${range.max}).`,
      ),
    );
  if (raw['type'] !== 3) {
    out.push(...defaults(partsIn(raw['default_values']).length, range, [...path, 'default_values']));
    return out;
  }
  const given = partsIn(raw['options']);
  const chosen = given.filter((option) => option['default'] === true).length;
  // A string select may have fewer defaults than it requires choices.
  return [
    ...out,
    ...options(given, range, path),
    ...defaults(chosen, { ...range, min: 0 }, [...path, 'options']),
  ];
}
