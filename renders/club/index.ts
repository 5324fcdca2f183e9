import { createHash } from 'node:crypto';
import type { Scene } from '../scene.js';
import { ladderAlt, ladderScene, type LadderBoard } from './ladder.js';
import { standingsAlt, standingsScene, type StandingsBoard } from './standings.js';

export { letterOf } from './tags.js';
export type { StandingsBoard } from './standings.js';

/** Pictures of a club, independent of any game. */
export type ClubBoard = LadderBoard | StandingsBoard;

export const clubScene = (board: ClubBoard): Scene =>
  board.kind === 'ladder' ? ladderScene(board) : standingsScene(board);

export const clubAlt = (board: ClubBoard): string =>
  board.kind === 'ladder' ? ladderAlt(board) : standingsAlt(board);

/** A file name derived from the content. */
export const clubName = (board: ClubBoard): string =>
  `${board.kind}-${createHash('sha256').update(JSON.stringify(board)).digest('hex').slice(0, 8)}`;
