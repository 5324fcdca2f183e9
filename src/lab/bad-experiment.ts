import { z } from 'zod';

/** Error messages for the author of an experiment file. */

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const KINDS: Readonly<Record<string, string>> = {
  record: 'names with values, such as { foodEarly: 6 }',
  object: 'keys with values, such as { name: mine, seats: [prudent, silver] }',
  array: 'a list, such as [prudent, silver]',
  tuple: 'two numbers, such as [0, 0.5]',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
};

const shallowest = (faults: readonly Issue[]): number => Math.min(...faults.map(({ path }) => path.length));

/** The issues of the union member that fits best: probably the form that the author meant. */
function meant(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const forms = issue.errors
    .filter((faults) => !faults.every(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys'))
    .sort((a, b) => shallowest(b) - shallowest(a) || a.length - b.length);
  const faults = forms[0] ?? issue.errors.at(-1) ?? [];
  const fault = faults.find(({ code }) => code === 'unrecognized_keys') ?? faults[0];
  if (fault === undefined) return issue;
  return meant({ ...fault, path: [...issue.path, ...fault.path] });
}

function keysAt(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((one: unknown) => keysAt(one, path)))];
  const [first, ...rest] = path;
  if (schema instanceof z.ZodArray) return first === undefined ? [] : keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return first === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(first)], rest);
}

const valueAt = (found: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    found,
  );

function wrong(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `no such key: ${issue.keys.join(', ')}`;
    case 'too_small':
    case 'too_big': {
      const most = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
      if (issue.origin === 'array') return `must have ${most} entries`;
      return issue.origin === 'string' ? `must have ${most} letters` : `must be ${most}`;
    }
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}`;
    default:
      return 'cannot be read';
  }
}

const inWords = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');

/** The path, the fault, and the keys allowed there. */
export function faultIn(schema: unknown, found: unknown, first: Issue): string {
  const issue = meant(first);
  const { path } = issue;
  const place = issue.code === 'unrecognized_keys' ? path : path.slice(0, -1);
  const keys = keysAt(schema, place);
  const takes = keys.length === 0 ? '' : `. ${inWords(place) || 'The file'} takes ${keys.join(', ')}`;
  const where = path.length === 0 ? '' : `${inWords(path)}: `;
  return `${where}${wrong(issue, valueAt(found, path))}${takes}`;
}
