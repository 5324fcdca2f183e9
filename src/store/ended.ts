import { gunzipSync, gzipSync } from 'node:zlib';

const ENDED: readonly string[] = ['finished', 'abandoned'];

/** The games of a page that ended before a moment. @returns `last`: id to continue after, absent on the last page */
export function endedOf(
  rows: readonly { readonly id: number; readonly stage: string; readonly endedAt: number | null }[],
  before: number,
  most: number,
): { readonly ids: readonly number[]; readonly last?: number } {
  const ids = rows.flatMap(({ id, stage, endedAt }) =>
    ENDED.includes(stage) && endedAt !== null && endedAt < before ? [id] : [],
  );
  const last = rows.length === most ? rows.at(-1)?.id : undefined;
  return { ids, ...(last === undefined ? {} : { last }) };
}

/** The stored public view of an ended game: compressed to a fifth of its size. */
export const packedView = (view: unknown): string => gzipSync(JSON.stringify(view)).toString('base64');

/** A stored public view, compressed or not. */
export function unpackedView(stored: unknown): unknown {
  return typeof stored === 'string'
    ? (JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString('utf8')) as unknown)
    : stored;
}
