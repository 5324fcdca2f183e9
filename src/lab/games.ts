import { glacierLab } from '../games/glacier/lab.js';
import { settlersLab } from '../games/settlers/lab/lab-game.js';
import { labOfModule } from './by-module.js';
import type { LabGame } from './game.js';

/** Games with a laboratory. */
export const LAB_GAMES: readonly LabGame[] = [settlersLab, labOfModule(glacierLab)];

/** @throws Error listing the games */
export function findLabGame(id: string): LabGame {
  const found = LAB_GAMES.find((game) => game.id === id);
  if (found === undefined)
    throw new Error(
      `the laboratory doesn’t have the game “${id}”; games: ${LAB_GAMES.map((game) => game.id).join(', ')}`,
    );
  return found;
}
