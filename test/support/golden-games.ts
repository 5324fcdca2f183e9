import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyPosition, openGame, startGame, type Game } from '../../src/kernel/game.js';
import { brokenIn } from '../../src/kernel/invariants.js';
import { makeMove, parseMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import type { Move, Over } from '../../src/kernel/types.js';
import type { AnyModule } from '../../src/games/registry.js';

/**
 * Golden games in notation, `test/games/<id>/golden/*.txt`: the first line has beginning and ending of a game, each
 * other line is a move.
 */
export interface Head {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The AI of all seats or of each seat: `greedy` by default, or `random`. */
  readonly ai?: string;
  readonly ais?: readonly string[];
  /** The time of its ending. */
  readonly year?: number;
  readonly round?: number;
  readonly over: Over;
}

export interface GoldenGame {
  readonly name: string;
  readonly head: Head;
  /** `seat: move`, in order. */
  readonly moves: readonly string[];
}

const folderOf = (id: string): URL => new URL(`../games/${id}/golden/`, import.meta.url);

export function goldenGames(id: string): readonly GoldenGame[] {
  const folder = folderOf(id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [first = '', ...moves] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
      return { name, head: JSON.parse(first) as Head, moves };
    });
}

type AnyGame = Game<unknown, unknown>;

const beginGolden = (module: AnyModule, { seats, options, seed }: Head): AnyGame =>
  startGame(module, { seats, options, seed, variant: 'standard', dice: 'fast' }).game;

/** The current year or round, as in the first line. */
export function whenOf(head: Head, { position }: AnyGame): Pick<Head, 'year' | 'round'> {
  const { year, round } = position.g as Pick<Head, 'year' | 'round'>;
  return {
    ...(head.year === undefined || year === undefined ? {} : { year }),
    ...(head.round === undefined || round === undefined ? {} : { round }),
  };
}

/** Parses a line of a golden game. @throws Error naming an invalid line */
function readLine(line: string): { readonly seat: string; readonly move: Move } {
  const [seat = '', words = ''] = line.split(': ');
  const move = parseMove(words);
  if (move === undefined) throw new Error(`no move: ${line}`);
  return { seat, move };
}

/** Plays the moves, storing and reloading from time to time. @returns the finished game and violated invariants */
export function replayGolden(
  module: AnyModule,
  { head, moves }: GoldenGame,
): { game: AnyGame; broken: string[] } {
  let game = beginGolden(module, head);
  const broken: string[] = [];
  for (const [at, line] of moves.entries()) {
    const { seat, move } = readLine(line);
    if (at % 10 === 0) game = openGame(module, copyPosition(game.position));
    game.apply(seat, move);
    if (at % 5 === 0) broken.push(...brokenIn(module, game.position));
  }
  return { game, broken: [...broken, ...brokenIn(module, game.position)] };
}

/** Plays a game again from the same start with the same AIs, and writes its file. */
export function writeGolden(module: AnyModule, { name, head }: GoldenGame): void {
  const draw = drawer(head.seed.length);
  const game = beginGolden(module, head);
  const moves: string[] = [];
  while (game.position.over === undefined) {
    const waiting = game.waiting();
    const seat = waiting[draw(waiting.length)] ?? '';
    const choices = game.choices(seat);
    const choice = choices[draw(choices.length)];
    const ai = head.ai ?? head.ais?.[head.seats.indexOf(seat)] ?? 'greedy';
    const view = module.view(game.position, seat);
    const move =
      ai === 'random' && choice !== undefined
        ? fillChoice(choice, draw)
        : module.ai[ai]?.({ view, seat, choices, draw });
    if (move === undefined) throw new Error(`${name}: nobody is called ${ai}`);
    moves.push(`${seat}: ${makeMove(move)}`);
    game.apply(seat, move);
  }
  const done = { ...head, ...whenOf(head, game), over: game.position.over };
  writeFileSync(new URL(name, folderOf(module.meta.id)), `${[JSON.stringify(done), ...moves].join('\n')}\n`);
}
