import { fitMove, isBag, isPick } from './parameters.js';
import type { Block, Choice, Move, Parameter } from './types.js';
import { readWord } from './words.js';

/**
 * Every move has one readable, typed form, which parses back: `assign walrus 6 alpha`, `pass`. A composition lists its
 * moves in order: `assign walrus 2; assign cod 1`.
 */

/** The typed form of a move. */
export function makeMove(move: Move): string {
  return movesOf(move).map(makeOne).join('; ');
}

const makeOne = ({ verb, args }: Move): string => (args.length === 0 ? verb : `${verb} ${args.join(' ')}`);

/** The moves of a composition, or the move itself. */
export function movesOf({ verb, args, then = [] }: Move): readonly Move[] {
  return [{ verb, args }, ...then];
}

/** Joins moves into one; undefined for an empty list. */
export function composeMoves([first, ...then]: readonly Move[]): Move | undefined {
  if (first === undefined) return undefined;
  const { verb, args } = first;
  const more = [...(first.then ?? []), ...then.flatMap(movesOf)];
  return more.length === 0 ? { verb, args } : { verb, args, then: more };
}

/** Limits on the moves and letters of a composition: above every decision's need, below a message's limit. */
const MOST_MOVES = 40;
const MOST_COMPOSED = 1500;

/** Parses a move without checking legality. Whole numbers become numbers; case and extra spaces don't matter. */
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

/** The typed form of a choice: `{1–4}` is a number, `{cod|dogs}` one of these, `{energy+ivory}` some of these. */
export function makeForm({ verb, args }: Choice): string {
  return [verb, ...args.map(parameterForm)].join(' ');
}

function parameterForm(parameter: Parameter): string {
  if (typeof parameter !== 'object') return String(parameter);
  if (isPick(parameter)) return `{${parameter.oneOf.join('|')}}`;
  if (isBag(parameter)) return `{${Object.keys(parameter.of).join('+')}}`;
  return `{${parameter.min}–${parameter.max}}`;
}

/** Most letters of choices that a refusal lists; must fit into a message. */
const MOST_LETTERS = 600;

/** The refusal of a move that isn't among the choices; lists those with the same verb, else all. */
export function notOffered(rule: string, choices: readonly Choice[], move?: Move): Block {
  const same = choices.filter(({ verb }) => verb === move?.verb);
  const forms = [...new Set((same.length > 0 ? same : choices).map(makeForm))];
  let letters = 0;
  const moves = forms.filter((form) => (letters += form.length) <= MOST_LETTERS);
  // If no form fits, the verbs are listed.
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  return { rule, key: 'kernel.not-offered', args: { moves: moves.length > 0 ? moves : verbs } };
}

/** The choice that a move matches, with the move in the choice's notation. Falls back to a blocked choice. */
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
