import { type Draw, drawer } from '../kernel/index.js';
import type { LabGame, LabGameResult, Player, ReadyGame, LabSetup } from './game.js';
import { parseStrategy, type Gene, type StrategyTree } from './language/parse.js';

/** Players with random numbers from the ranges of their strategies. */

/** Games per draw of players: preparing a table costs about as much as a few games. */
const GAMES_A_DRAWING = 5;

export function numberFor({ min, max, value }: Gene, draw: Draw): number {
  if (min === max) return value;
  const whole = Number.isInteger(min) && Number.isInteger(max);
  return whole ? min + draw(max - min + 1) : min + ((max - min) * draw(1001)) / 1000;
}

/** Draws the players of a game; new ones every few games. The draw depends only on the game's number. */
export function drawPlayers(
  lab: LabGame,
  { of: texts, households }: NonNullable<LabSetup['box']>,
): (game: number) => { kind: number; player: Player }[] {
  const trees = texts.map((text): StrategyTree => parseStrategy(text, lab.grammar));
  return (game) => {
    const draw = drawer(Math.floor(game / GAMES_A_DRAWING) + 1);
    return Array.from({ length: households }, () => {
      const kind = texts.length === 1 ? 0 : draw(texts.length);
      const genes = (trees[kind]?.genes ?? []).map((gene) => numberFor(gene, draw));
      return { kind, player: { text: texts[kind] ?? '', genes } };
    });
  };
}

/** Plays games in a row, with new players every few games. */
export function playBox(
  lab: LabGame,
  { constants, readings }: LabSetup,
  box: NonNullable<LabSetup['box']>,
): (game: number) => LabGameResult {
  const draw = drawPlayers(lab, box);
  let known = -1;
  let table: ReadyGame | undefined;
  let kinds: readonly number[] = [];
  return (game) => {
    const at = Math.floor(game / GAMES_A_DRAWING);
    if (table === undefined || at !== known) {
      known = at;
      const drawn = draw(game);
      kinds = drawn.map(({ kind }) => kind);
      table = lab.ready({ players: drawn.map(({ player }) => player), constants, readings });
    }
    return { ...table.play(game), kinds };
  };
}
