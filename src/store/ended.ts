import { gunzipSync, gzipSync } from 'node:zlib';

/** Stages of games in which nothing happens any more. */
const ENDED: readonly string[] = ['finished', 'abandoned'];

/** Of games in the order of their numbers: those that ended before a moment, and whether more may follow. */
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

/** A public view, which is an object, as it is kept of an ended game: a text of a fifth of its size. */
export const packedView = (view: unknown): string => gzipSync(JSON.stringify(view)).toString('base64');

/** A public view, whether it was packed or not. */
export function unpackedView(kept: unknown): unknown {
  return typeof kept === 'string'
    ? (JSON.parse(gunzipSync(Buffer.from(kept, 'base64')).toString('utf8')) as unknown)
    : kept;
}
