import { createHash } from 'node:crypto';

/** A position as it is kept, in short; comparable where the rules have the same version. */

/** @param text the position as JSON */
export function digestOf(rulesVersion: number, text: string): string {
  return `${rulesVersion}:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Whether a position is another than the one that was kept. Other versions of the rules can't tell. */
export function isAnother(position: { readonly rulesVersion: number }, digest: string | null): boolean {
  if (digest?.startsWith(`${position.rulesVersion}:`) !== true) return false;
  return digestOf(position.rulesVersion, JSON.stringify(position)) !== digest;
}
