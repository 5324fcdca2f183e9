/**
 * Checks request bodies against Discord's published schemas and reports errors as Discord does:
 * a tree of `_errors` at the nested path.
 */
import { type $ZodType, validate } from 'zod/v4/core';
import { complaint, invalidForm, type PathError } from './errors.js';

/** The fields of a zod issue that are used here. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly origin?: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** The zod internals needed to find the schema of a field. */
interface Inside {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly valueType?: Schema;
    readonly innerType?: Schema;
    readonly getter?: () => Schema;
    readonly options?: readonly Schema[];
    readonly values?: readonly unknown[];
    readonly checks?: readonly {
      readonly _zod: { readonly def: { readonly minimum?: number; readonly maximum?: number } };
    }[];
  };
}

interface Schema {
  readonly _zod: Inside;
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] };
  };
}

let schemas: Record<string, Schema & $ZodType> | null = null;

/** Loading takes some 200 ms, so the schemas are loaded once, when a room starts. */
export async function loadSchemas(): Promise<void> {
  schemas ??= (await import('discord-api-spec/zod')) as unknown as typeof schemas;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here;
}

const NUMERIC = /^-?[0-9]+$/;

/** Discord accepts `"8"` for a number and `8` for a string. */
function coerced(issue: Issue, input: unknown): boolean {
  if (issue.code !== 'invalid_type') return false;
  if (issue.expected === 'number' || issue.expected === 'int')
    return typeof input === 'string' && NUMERIC.test(input);
  return issue.expected === 'string' && typeof input === 'number';
}

function inLength(issue: Issue, input: unknown): PathError['message'] {
  const size = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  return Array.isArray(input) || typeof input === 'string' ? String(size ?? 0) : '';
}

function typeError(issue: Issue, input: unknown): { code: string; message: string } {
  if (input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
  switch (issue.expected) {
    case 'string':
      return { code: 'STRING_TYPE_CONVERT', message: `Could not interpret "${short(input)}" as string.` };
    case 'number':
    case 'int':
      return { code: 'NUMBER_TYPE_COERCE', message: `Value "${short(input)}" is not int.` };
    case 'boolean':
      return { code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' };
    case 'array':
      return { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' };
    default:
      return { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' };
  }
}

function short(input: unknown): string {
  const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? 'None');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Unwraps optional, nullable and lazy schemas. */
function bare(schema: Schema | undefined): Schema | undefined {
  let here = schema;
  for (;;) {
    const def = here?._zod.def;
    const next = def?.innerType ?? (def?.type === 'lazy' ? def.getter?.() : undefined);
    if (!next) return here;
    here = next;
  }
}

/** The union's option for the value's `type`. */
function optionFor(union: Schema, value: unknown): Schema | undefined {
  const options = (union._zod.def.options ?? []).map(bare);
  const type = at(value, ['type']);
  return options.find((o) => bare(o?._zod.def.shape?.['type'])?._zod.def.values?.includes(type));
}

/** The schema of the field at a path; at a union, the value selects the option. */
function follow(schema: Schema | undefined, path: readonly PropertyKey[], root: unknown): Schema | undefined {
  let here = bare(schema);
  let value = root;
  for (const part of path) {
    if (here?._zod.def.options) here = optionFor(here, value);
    const def = here?._zod.def;
    here = bare(def?.shape?.[String(part)] ?? def?.element ?? def?.valueType);
    value = at(value, [part]);
  }
  return here;
}

/** Discord states both limits when a schema has both. */
function badLength(schema: Schema | undefined): { code: string; message: string } | null {
  const checks = schema?._zod.def.checks ?? [];
  const minimum = checks.find((c) => c._zod.def.minimum !== undefined)?._zod.def.minimum;
  const maximum = checks.find((c) => c._zod.def.maximum !== undefined)?._zod.def.maximum;
  if (!minimum || !maximum) return null;
  return { code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between ${minimum} and ${maximum} in length.` };
}

function leaf(issue: Issue, input: unknown, schema: Schema | undefined): { code: string; message: string } {
  switch (issue.code) {
    case 'invalid_type':
      return typeError(issue, input);
    case 'too_big': {
      const size = inLength(issue, input);
      if (!size)
        return {
          code: 'NUMBER_TYPE_MAX',
          message: `int value should be less than or equal to ${issue.maximum ?? 0}.`,
        };
      return (
        badLength(schema) ?? { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${size} or fewer in length.` }
      );
    }
    case 'too_small': {
      const size = inLength(issue, input);
      if (!size)
        return {
          code: 'NUMBER_TYPE_MIN',
          message: `int value should be greater than or equal to ${issue.minimum ?? 0}.`,
        };
      if (input === '') return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      return (
        badLength(schema) ?? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be at least ${size} in length.` }
      );
    }
    case 'invalid_value':
      if (input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${(issue.values ?? []).map(String).join(', ')}}.`,
      };
    case 'invalid_format':
      if (issue.pattern?.includes('0|[1-9]'))
        return { code: 'NUMBER_TYPE_COERCE', message: `Value "${short(input)}" is not snowflake.` };
      if (issue.format === 'url')
        return {
          code: 'URL_TYPE_INVALID_URL',
          message: 'Not a well formed URL.',
        };
      return { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
}

interface Branch {
  readonly index: number;
  readonly issues: readonly Issue[];
}

/** The intended branch of a union: the one with the value's `type`, else the closest match. */
function branchOf(issue: Issue, input: unknown): Branch | null {
  const branches = (issue.errors ?? []).map((branch, index) => ({
    index,
    issues: branch.filter((i) => !settled(i, input)),
  }));
  if (branches.some((b) => b.issues.length === 0)) return null;
  const typed = branches.filter((b) => !b.issues.some(isTypeIssue));
  // A branch that rejects the whole value was hardly intended.
  const far = ({ issues }: Branch) =>
    issues.length + (issues.some((i) => i.path.length === 0 && i.code === 'invalid_type') ? 1000 : 0);
  const [nearest] = (typed.length > 0 ? typed : branches).sort((a, b) => far(a) - far(b));
  return nearest ?? { index: 0, issues: [] };
}

const isTypeIssue = (issue: Issue): boolean => issue.path.length === 1 && issue.path[0] === 'type';

/** Whether Discord would accept the value despite the issue. */
function settled(issue: Issue, root: unknown): boolean {
  const input = at(root, issue.path);
  if (coerced(issue, input)) return true;
  return issue.code === 'invalid_union' && branchOf(issue, input) === null;
}

function flatten(
  issues: readonly Issue[],
  root: unknown,
  base: readonly PropertyKey[],
  schema: Schema | undefined,
): PathError[] {
  return issues.flatMap((issue) => {
    if (settled(issue, root)) return [];
    const input = at(root, issue.path);
    const path = [...base, ...issue.path];
    const own = follow(schema, issue.path, root);
    if (issue.code !== 'invalid_union') return [{ path: path.map(key), ...leaf(issue, input, own) }];
    const branch = branchOf(issue, input) ?? { index: 0, issues: [] };
    const named = typeof input === 'object' && input !== null && 'type' in input;
    if (!named || !branch.issues.some(isTypeIssue))
      return flatten(branch.issues, input, path, own?._zod.def.options?.[branch.index]);
    const message = `Value of field "type" must be one of (${unionTypes(issue)}).`;
    return [complaint([...path, 'type'].map(key), 'UNION_TYPE_CHOICES', message)];
  });
}

function unionTypes(issue: Issue): string {
  const values = (issue.errors ?? []).flatMap((branch) =>
    branch.filter(isTypeIssue).flatMap((i) => i.values ?? []),
  );
  return [...new Set(values)].map(String).join(', ');
}

const key = (part: PropertyKey): string | number => (typeof part === 'number' ? part : String(part));

/** The body's errors by a schema of `discord-api-spec/zod`, named without its `Schema` suffix. */
export function complaints(name: string, body: unknown): PathError[] {
  if (!schemas) throw new Error('The schemas are not loaded.');
  const schema = schemas[`${name}Schema`];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  // Nearly every body is valid, and validating alone is faster.
  if (validate(schema, body)) return [];
  const result = schema.safeParse(body);
  return result.success ? [] : flatten(result.error?.issues ?? [], body, [], schema);
}

/** @throws 50035 unless the body is valid */
export function check(name: string, body: unknown): void {
  const errors = complaints(name, body);
  if (errors.length > 0) throw invalidForm(errors);
}
