import { openGame } from './game.js';
import type { Draw } from './random.js';
import { fillChoice } from './slots.js';
import type { Choice, GameModule, Position, Viewer } from './types.js';

/**
 * What every game's `permuteHidden` needs besides its own cards: other dice to come, other sealed answers. Both
 * change the position in place.
 */

export function permuteDice(position: Position<unknown>, draw: Draw): void {
  const { dice } = position;
  position.dice =
    'key' in dice
      ? {
          ...dice,
          key: Array.from({ length: 16 }, () => draw(0x10000).toString(16).padStart(4, '0')).join(''),
        }
      : { ...dice, state: dice.state.map((n) => n ^ (1 + draw(1_000_000))) };
}

/** Sealed answers of others become other answers that they could have given. @returns the same position */
export function permuteAnswers<G, View>(
  module: GameModule<G, View>,
  position: Position<G>,
  viewer: Viewer,
  draw: Draw,
): Position<G> {
  const top = position.frames.at(-1);
  if (top?.answers === undefined) return position;
  const { answers } = top;
  delete top.answers;
  const game = openGame(module, position);
  const changed = Object.entries(answers).map(([seat, move]) => {
    const choices: readonly Choice[] = seat === viewer ? [] : game.choices(seat);
    const choice = choices[choices.length === 0 ? 0 : draw(choices.length)];
    return [seat, choice === undefined ? move : fillChoice(choice, draw)] as const;
  });
  top.answers = Object.fromEntries(changed);
  return position;
}
