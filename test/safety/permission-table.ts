import { autoActs } from './acts/auto.js';
import { boardActs } from './acts/board.js';
import { clubActs } from './acts/club.js';
import { gameActs } from './acts/game.js';
import { lobbyActs } from './acts/lobby.js';
import { meActs } from './acts/me.js';
import { movesActs } from './acts/moves.js';
import { tournamentActs } from './acts/tournament.js';
import { votesActs } from './acts/votes.js';
import { winterActs } from './acts/winter.js';
import type { Act } from './roles.js';

/** The permission table as data. The tests try every cell; `docs/hosting/permissions.md` shows it. */
export const ACTS: readonly Act[] = [
  ...lobbyActs,
  ...gameActs,
  ...votesActs,
  ...movesActs,
  ...autoActs,
  ...boardActs,
  ...clubActs,
  ...tournamentActs,
  ...winterActs,
  ...meActs,
];
