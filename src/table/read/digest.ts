import { createHash } from 'node:crypto';

/** Digests of positions; comparable within one version of the rules. */

/** @param text the position as JSON */
export function digestOf(rulesVersion: number, text: string): string {
  return `${rulesVersion}:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Whether a position differs from the stored one. False under another version of the rules. */
export function isAnother(position: { readonly rulesVersion: number }, digest: string | null): boolean {
  if (digest?.startsWith(`${position.rulesVersion}:`) !== true) return false;
  return digestOf(position.rulesVersion, JSON.stringify(position)) !== digest;
}
