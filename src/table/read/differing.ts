import type { Json } from '../../kernel/index.js';

/** Most differences listed, and most characters of each. */
const MOST = 3;
const LONGEST = 60;

/** The first differences of stored and replayed public view, e.g. `tribes.0.energy: 4 → 6`. */
export function publicChanges(before: unknown, newer: unknown): string | undefined {
  const found: string[] = [];
  walk(plain(before), plain(newer), '', found);
  if (found.length === 0) return undefined;
  const more = found.length > MOST ? ` (+${found.length - MOST})` : '';
  return found
    .slice(0, MOST)
    .map((one) => `\`${one}\``)
    .join(', ')
    .concat(more);
}

/** The view as the store would return it. */
const plain = (view: unknown): Json => JSON.parse(JSON.stringify(view ?? null)) as Json;

function walk(old: Json | undefined, newer: Json | undefined, path: string, found: string[]): void {
  if (JSON.stringify(old) === JSON.stringify(newer)) return;
  if (isBranch(old) && isBranch(newer)) {
    const [before, after] = [entries(old), entries(newer)];
    for (const key of new Set([...before.keys(), ...after.keys()]))
      walk(before.get(key), after.get(key), path === '' ? key : `${path}.${key}`, found);
    return;
  }
  const text = `${path}: ${shown(old)} → ${shown(newer)}`.replaceAll('`', 'ʼ');
  found.push(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
}

type Branch = readonly Json[] | Readonly<Record<string, Json>>;
const isBranch = (value: Json | undefined): value is Branch => typeof value === 'object' && value !== null;
const entries = (branch: Branch): ReadonlyMap<string, Json> => new Map(Object.entries(branch));

function shown(value: Json | undefined): string {
  if (value === undefined) return '–';
  return isBranch(value) ? '…' : String(value);
}
