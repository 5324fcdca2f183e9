import { z } from 'zod';
import { packSchema } from '../cards/pack-schema.js';

/** Schema errors of a pack as sentences: card, field, actual value, allowed values. */

/** The JSON Schema keywords that a pack's schema uses. */
interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | false;
  readonly items?: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

let schema: Node | undefined;

/** The pack's schema as JSON Schema, for editors and error sentences. */
export function packJsonSchema(): object {
  return (schema ??= z.toJSONSchema(packSchema) as Node);
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

export function issueSentences(issues: readonly Issue[], data: unknown): string[] {
  return issues.flatMap((issue) => said(issue, [], data));
}

function said(issue: Issue, above: Path, data: unknown): string[] {
  const path = [...above, ...issue.path];
  // For a union, report the errors of the member that the value resembles most.
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [best] = [...issue.errors].sort((a, b) => flaws(a) - flaws(b));
    if (
      best !== undefined &&
      best.some((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys')
    )
      return best.flatMap((inner) => said(inner, path, data));
  }
  if (issue.code === 'invalid_key') return issue.issues.flatMap((inner) => said(inner, path, data));
  return [`${placeOf(data, path)}: ${problem(issue, path, data)}`];
}

function flaws(issues: readonly Issue[]): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    issues.some(({ path }) => path.length === 0 && issues.length === 1) ? 0.5 : 0,
  );
}

function problem(issue: Issue, path: Path, data: unknown): string {
  const node = nodeAt(path, data);
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(node?.properties ?? {}).join(', ');
    return `there is no field ${issue.keys.join(', ')}; allowed are ${allowed}`;
  }
  const value = valueAt(data, path);
  const is = value === undefined ? 'is missing' : `is ${shown(value)}`;
  if (issue.code === 'custom' || issue.code === 'invalid_format')
    return typeof value === 'object' ? issue.message : `${is}; ${issue.message}`;
  return `${is}; allowed is ${node === undefined ? issue.message : allowedText(node)}`;
}

const MOST_SHOWN = 40;

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object with ${Object.keys(value).join(', ')}`;
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** What a schema allows, as words. */
function allowedText(node: Node): string {
  const options = node.anyOf ?? node.oneOf;
  if (options !== undefined) {
    const words = options.every((one) => one.const !== undefined);
    return [...new Set(options.map(allowedText))].join(words ? ', ' : ' or ');
  }
  if (node.const !== undefined) return String(node.const);
  if (node.enum !== undefined) return node.enum.join(', ');
  switch (node.type) {
    case 'integer':
    case 'number':
      return `a whole number from ${node.minimum ?? 0} to ${node.maximum ?? 99}`;
    case 'string':
      return node.maxLength === undefined ? 'text' : `text of at most ${node.maxLength} letters`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'array':
      return node.minItems === undefined ? 'a list' : `a list of ${listLength(node)}`;
    default: {
      const type = node.properties?.['type'];
      // For effects and icons the type alone is enough.
      if (type?.const !== undefined) return String(type.const);
      return `an object with ${Object.keys(node.properties ?? {}).join(', ') || 'names'}`;
    }
  }
}

const listLength = ({ minItems, maxItems }: Node): string =>
  minItems === maxItems ? `exactly ${minItems}` : `${minItems} or more`;

/** The schema node of a path; the data decides between members of a union. */
function nodeAt(path: Path, data: unknown): Node | undefined {
  let nodes: readonly Node[] = variants(packJsonSchema() as Node);
  let at: unknown = data;
  for (const key of path) {
    const word = (at as { type?: unknown } | null | undefined)?.type;
    const fitting = nodes.filter(({ properties }) => properties?.['type']?.const === word);
    const next = (fitting.length > 0 ? fitting : nodes).flatMap((node): readonly Node[] => {
      const inner =
        typeof key === 'number'
          ? node.items
          : (node.properties?.[String(key)] ?? (node.additionalProperties || undefined));
      return inner === undefined ? [] : [inner];
    });
    if (next.length === 0) return undefined;
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined;
    nodes = next.flatMap(variants);
  }
  if (typeof at === 'object' && at !== null) return likest(nodes, Object.keys(at));
  // A union's discriminator may have the value of any member.
  return nodes.length === 1 ? nodes[0] : { anyOf: nodes };
}

/** The member that has most of these fields. */
function likest(nodes: readonly Node[], fields: readonly string[]): Node | undefined {
  const shared = ({ properties = {} }: Node): number => fields.filter((field) => field in properties).length;
  return [...nodes].sort((a, b) => shared(b) - shared(a))[0];
}

function variants(node: Node): readonly Node[] {
  const options = node.anyOf ?? node.oneOf;
  return options === undefined ? [node] : options.flatMap(variants);
}

function valueAt(data: unknown, path: Path): unknown {
  let at = data;
  for (const key of path)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<PropertyKey, unknown>)[key]
        : undefined;
  return at;
}

/** `walrus, hits` for a path such as biomes.north.7.hits. List positions start at 1. */
function placeOf(data: unknown, path: Path): string {
  let at: unknown = data;
  let card = '';
  let field: string[] = [];
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined;
    field.push(typeof key === 'number' ? String(key + 1) : String(key));
    if (typeof at !== 'object' || at === null || !('id' in at) || typeof at.id !== 'string') continue;
    card = at.id;
    field = [];
  }
  return [card, field.join('.')].filter((part) => part !== '').join(', ') || 'the file';
}
