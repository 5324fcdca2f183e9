import { fitMove } from './slots.js';
import type { Choice, Move, Value } from './types.js';

/** Every move has one readable, typed form, and it parses back: `assign walrus 6 alpha`, `pass`. */

/** The typed form of a move. */
export function makeMove(move: Move): string {
  return move.args.length === 0 ? move.verb : `${move.verb} ${move.args.join(' ')}`;
}

/** Words to a move, without asking what is legal. Whole numbers become numbers; case and spaces are forgiven. */
export function parseMove(text: string): Move | undefined {
  const words = text.trim().toLowerCase().split(/\s+/u);
  const [verb, ...rest] = words;
  if (verb === undefined || verb === '' || words.length > 24 || text.length > 400) return undefined;
  const args: Value[] = rest.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : word));
  return { verb, args };
}

/** The choice that a move takes up, with the move as that choice writes it. Blocked choices count too. */
export function matchMove(
  choices: readonly Choice[],
  move: Move,
): { choice: Choice; move: Move } | undefined {
  let blocked: { choice: Choice; move: Move } | undefined;
  for (const choice of choices) {
    const fitted = fitMove(choice, move);
    if (fitted === undefined) continue;
    if (choice.blocked === undefined) return { choice, move: fitted };
    blocked ??= { choice, move: fitted };
  }
  return blocked;
}
