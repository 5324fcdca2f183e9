import { drawer, type Draw } from '../kernel/random.js';
import type { LabGame, Played, Player, ReadyGame, LabSetup } from './game.js';
import { parseStrategy, type Gene, type StrategyTree } from './language/parse.js';

/** Players whose numbers are drawn from the ranges of their strategies. */

/** Games that one drawing of players plays: making a table ready costs about as much as some games. */
const GAMES_A_DRAWING = 5;

export function numberFor({ min, max, value }: Gene, draw: Draw): number {
  if (min === max) return value;
  const whole = Number.isInteger(min) && Number.isInteger(max);
  return whole ? min + draw(max - min + 1) : min + ((max - min) * draw(1001)) / 1000;
}

/** Plays game after game, with other players every few games: game 7 has the same ones whoever asks, and in what order. */
export function playBox(lab: LabGame, setup: LabSetup): (game: number) => Played {
  const { of, households } = setup.box ?? { of: [], households: 0 };
  const trees = of.map((text): StrategyTree => parseStrategy(text, lab.grammar));
  let known = -1;
  let table: ReadyGame | undefined;
  return (game) => {
    const at = Math.floor(game / GAMES_A_DRAWING);
    if (table === undefined || at !== known) {
      known = at;
      const draw = drawer(at + 1);
      const players = Array.from({ length: households }, (): Player => {
        const kind = of.length === 1 ? 0 : draw(of.length);
        return {
          text: of[kind] ?? '',
          genes: (trees[kind]?.genes ?? []).map((gene) => numberFor(gene, draw)),
        };
      });
      table = lab.ready({ players, constants: setup.constants, readings: setup.readings });
    }
    return table.play(game);
  };
}
