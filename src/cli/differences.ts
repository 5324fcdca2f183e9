import type { Difference } from '../table/types.js';

/** What `verify` found, in words. */
export const WHAT: Readonly<Record<Difference, string>> = {
  seed: 'the seed is not the one that was promised',
  forced: 'other choices are taken on their own',
  happens: 'something else happens',
  illegal: 'the move is not legal there',
  return: 'it goes back to no event, or kept dice that had been seen',
  position: 'the position is not the one that was kept',
  unreadable: 'this program can’t open the game',
  version: 'the game was played under another version of its rules',
};
