import { createHash } from 'node:crypto';

/** 16 hex digits of SHA-256, enough to tell two texts apart. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
