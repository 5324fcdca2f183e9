import { createHash } from 'node:crypto';
import { copyPosition, openGame, startGame, type Game } from '../../src/kernel/game.js';
import { makeMove, parseMove } from '../../src/kernel/notation.js';
import { fillChoice, isPick, isSpan } from '../../src/kernel/parameters.js';
import { ORIGINAL } from '../../src/games/greenland/cards/cards.js';
import { drawer } from '../../src/kernel/random.js';
import { readPosition } from '../../src/kernel/scenario.js';
import type { Json, Position } from '../../src/kernel/types.js';
import type { AnyModule } from '../../src/games/registry.js';

/** A whole game in notation, with its expected result. */
export interface Golden {
  readonly variant: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The starting position as in scenarios (`docs/dev/scenarios.md`), for endings that are rare from the start. */
  readonly position?: Json;
  /** The kind of ending: key of `Over.how`. */
  readonly how: string;
  /** Digest of the last position: the game's state and the winners. */
  readonly digest: string;
  /** `seat: move`, in order. */
  readonly moves: readonly string[];
}

export function digestOf(position: Position<unknown>): string {
  const { g, over } = position;
  return createHash('sha256').update(JSON.stringify({ g, over })).digest('hex');
}

type Beginning = Omit<Golden, 'how' | 'digest' | 'moves'>;

/** The game at its first decision. */
function begin(module: AnyModule, { position, ...start }: Beginning): Game<unknown, unknown> {
  if (position === undefined) return startGame(module, { ...start, dice: 'fast' }).game;
  const game = openGame(module, readPosition(module, start, position, start.seed));
  game.begin();
  return game;
}

/** Plays the moves, storing and reloading the position from time to time. @returns the last position */
export function replay(module: AnyModule, golden: Golden): Position<unknown> {
  let game = begin(module, golden);
  for (const [at, line] of golden.moves.entries()) {
    const [seat = '', words = ''] = line.split(': ');
    const move = parseMove(words);
    if (move === undefined) throw new Error(`move ${at + 1}: ${line}`);
    if (at % 10 === 9) game = openGame(module, copyPosition(game.position));
    game.apply(seat, move);
  }
  return game.position;
}

type Player = AnyModule['ai'][string];

/** Greedy, but claims every possible card and hunts for trophies with five people, so that rows become empty. */
const overkill =
  (greedy: Player): Player =>
  (input) => {
    const { choices, draw } = input;
    const claim = choices.find(({ verb }) => verb === 'trophy' || verb === 'take');
    if (claim !== undefined) return fillChoice(claim, draw);
    const hunts = choices.flatMap(({ verb, args: [card, people, ...more] }) => {
      if (verb !== 'assign' || more.length > 0 || typeof people !== 'object' || !isSpan(people)) return [];
      const cards = typeof card === 'object' && isPick(card) ? card.oneOf : [String(card)];
      const n = Math.min(people.max, Math.max(people.min, 5));
      return cards.filter((id) => hasTrophy(id)).map((id) => ({ verb, args: [id, n] }));
    });
    return (hunts.length > 0 ? hunts[draw(hunts.length)] : undefined) ?? greedy(input);
  };

const TROPHIES = new Set(ORIGINAL.cards.filter(({ trophy }) => trophy !== null).map(({ id }) => id));
const hasTrophy = (id: string): boolean => TROPHIES.has(id);

/** Plays a game with one AI on every seat. */
export function record(module: AnyModule, start: Beginning, ai: string): Golden {
  const game = begin(module, start);
  const draw = drawer(start.seed.length);
  const { greedy } = module.ai;
  const player = ai === 'overkill' && greedy !== undefined ? overkill(greedy) : module.ai[ai];
  if (player === undefined) throw new Error(`no AI is called ${ai}`);
  const moves: string[] = [];
  while (game.position.over === undefined) {
    const waiting = game.waiting();
    const seat = waiting[draw(waiting.length)] ?? '';
    const view = module.view(game.position, seat);
    const move = player({ view, seat, choices: game.choices(seat), draw });
    moves.push(`${seat}: ${makeMove(move)}`);
    game.apply(seat, move);
  }
  const { how } = game.position.over;
  return { ...start, how, digest: digestOf(game.position), moves };
}
