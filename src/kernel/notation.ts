import { fitMove, isBag, isPick } from './parameters.js';
import type { Block, Choice, Move, Parameter } from './types.js';
import { readWord } from './words.js';

/**
 * Every move has one readable, typed form, and it parses back: `assign walrus 6 alpha`, `pass`; the moves of a
 * composition stand in order, `assign walrus 2; assign cod 1`.
 */

/** The typed form of a move. */
export function makeMove(move: Move): string {
  return movesOf(move).map(makeOne).join('; ');
}

const makeOne = ({ verb, args }: Move): string => (args.length === 0 ? verb : `${verb} ${args.join(' ')}`);

/** The moves of a composition one by one; of any other move itself. */
export function movesOf({ verb, args, then = [] }: Move): readonly Move[] {
  return [{ verb, args }, ...then];
}

/** One move of one or several. */
export function composeMoves([first, ...then]: readonly Move[]): Move | undefined {
  if (first === undefined) return undefined;
  const { verb, args } = first;
  const more = [...(first.then ?? []), ...then.flatMap(movesOf)];
  return more.length === 0 ? { verb, args } : { verb, args, then: more };
}

/** Moves in one composition, and its letters: more than any decision has, and less than a message holds. */
const MOST_MOVES = 40;
const MOST_COMPOSED = 1500;

/** Words to a move, without asking what is legal. Whole numbers become numbers; case and spaces are forgiven. */
export function parseMove(text: string): Move | undefined {
  if (!text.includes(';')) return parseOne(text);
  const parts = text.split(';').filter((part) => part.trim() !== '');
  if (parts.length > MOST_MOVES || text.length > MOST_COMPOSED) return undefined;
  const moves = parts.map(parseOne);
  const sound = moves.filter((move) => move !== undefined);
  return sound.length === moves.length ? composeMoves(sound) : undefined;
}

function parseOne(text: string): Move | undefined {
  const words = text.trim().toLowerCase().split(/\s+/u);
  const [verb, ...rest] = words;
  if (verb === undefined || verb === '' || words.length > 24 || text.length > 400) return undefined;
  return { verb, args: rest.map(readWord) };
}

/** A choice as it may be typed: `{1–4}` is a number, `{cod|dogs}` one of these, `{energy+ivory}` some of these. */
export function makeForm({ verb, args }: Choice): string {
  return [verb, ...args.map(parameterForm)].join(' ');
}

function parameterForm(parameter: Parameter): string {
  if (typeof parameter !== 'object') return String(parameter);
  if (isPick(parameter)) return `{${parameter.oneOf.join('|')}}`;
  if (isBag(parameter)) return `{${Object.keys(parameter.of).join('+')}}`;
  return `{${parameter.min}–${parameter.max}}`;
}

/** Letters of all forms together that a refusal names: more than anybody reads, and less than a message holds. */
const MOST_LETTERS = 600;

/** Refuses a move that nothing is known against, but that it isn't among the choices; and says which are. */
export function notOffered(rule: string, choices: readonly Choice[], move?: Move): Block {
  const same = choices.filter(({ verb }) => verb === move?.verb);
  const forms = [...new Set((same.length > 0 ? same : choices).map(makeForm))];
  let letters = 0;
  const moves = forms.filter((form) => (letters += form.length) <= MOST_LETTERS);
  // Where even one is too long, the verbs must do.
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  return { rule, key: 'kernel.not-offered', args: { moves: moves.length > 0 ? moves : verbs } };
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
