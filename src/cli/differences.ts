import type { FreezeReason } from '../table/index.js';

/** A difference that `verify` found, in words. */
export const WHAT: Readonly<Record<FreezeReason, string>> = {
  seed: 'the seed is not the one that was promised',
  forced: 'other choices are taken on their own',
  happens: 'something else happens',
  illegal: 'the move is not legal there',
  return: 'it goes back to no move, or keeps dice that were seen',
  position: 'the position differs from the stored one',
  unreadable: 'this version can’t open the game',
  version: 'the game was played under another version of its rules',
};
