import { complaint, type ErrorPath, type PathError } from './errors.js';

export const WEB: readonly string[] = ['http', 'https'];
/** Link buttons may open Discord's own client. */
export const LINK: readonly string[] = [...WEB, 'discord'];
/** Pictures may also be files of the same message. */
export const PICTURE: readonly string[] = [...WEB, 'attachment'];

/** Rejects a URL with another scheme; the schema checks that it is a URL. */
export function schemeComplaints(url: unknown, schemes: readonly string[], path: ErrorPath): PathError[] {
  if (typeof url !== 'string') return [];
  const scheme = /^([^:/?#]*):/u.exec(url)?.[1]?.toLowerCase() ?? '';
  if (schemes.includes(scheme)) return [];
  const named = schemes.filter((each) => each !== 'attachment').map((each) => `'${each}'`);
  return [
    complaint(
      path,
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme.slice(0, 60)}" is not supported. Scheme must be one of (${named.join(', ')}).`,
    ),
  ];
}
