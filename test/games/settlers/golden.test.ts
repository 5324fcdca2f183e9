import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settlers } from '../../../src/games/settlers/module.js';
import { copyPosition, openGame, startGame } from '../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../src/kernel/notation.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import type { Over } from '../../../src/kernel/types.js';

/**
 * Whole games in notation: the first line says how a game began and ended, each other line is a move. When rules
 * change on purpose, `GOLDEN=write npx vitest run test/games/settlers/golden.test.ts` plays them anew.
 */
interface Head {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Who plays each seat when it is played anew: `greedy`, or `random`. */
  readonly ais: readonly string[];
  readonly year: number;
  readonly over: Over;
}

const folder = new URL('./golden/', import.meta.url);
const names = readdirSync(folder).sort();

function read(name: string): { head: Head; moves: readonly string[] } {
  const [first = '', ...moves] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  return { head: JSON.parse(first) as Head, moves };
}

const start = (head: Head) => startGame(settlers, { ...head, variant: 'standard', dice: 'fast' });

function write(name: string): void {
  const { head } = read(name);
  const draw = drawer(head.seed.length);
  const { game } = start(head);
  const moves: string[] = [];
  while (game.position.over === undefined) {
    const waiting = game.waiting();
    const seat = waiting[draw(waiting.length)] ?? '';
    const choices = game.choices(seat);
    const choice = choices[draw(choices.length)];
    const ai = head.ais[head.seats.indexOf(seat)] ?? 'greedy';
    const view = settlers.view(game.position, seat);
    const move =
      ai === 'random' && choice !== undefined
        ? fillChoice(choice, draw)
        : settlers.ai['greedy']?.({ view, seat, choices, draw });
    if (move === undefined) break;
    moves.push(`${seat}: ${makeMove(move)}`);
    game.apply(seat, move);
  }
  const done = { ...head, year: game.position.g.year, over: game.position.over };
  writeFileSync(new URL(name, folder), `${[JSON.stringify(done), ...moves].join('\n')}\n`);
}

if (process.env['GOLDEN'] === 'write') names.forEach(write);

describe('golden games', () => {
  it.each(names)('%s is played as it was, also when it is kept and opened between moves', (name) => {
    const { head, moves } = read(name);
    let { game } = start(head);
    for (const [at, line] of moves.entries()) {
      const [seat = '', words = ''] = line.split(': ');
      const move = parseMove(words);
      if (move === undefined) throw new Error(`line ${at + 2}: ${line}`);
      if (at % 10 === 0) game = openGame(settlers, copyPosition(game.position));
      game.apply(seat, move);
      if (at % 5 === 0) expect(settlers.invariants(game.position)).toEqual([]);
    }
    expect(settlers.invariants(game.position)).toEqual([]);
    expect(game.position.over).toEqual(head.over);
    expect(game.position.g.year).toBe(head.year);
  });

  it('show all ways to end: everybody dead, one alone, several alive, a shared victory', () => {
    const hows = names.map((name) => read(name).head.over.how);
    expect([...new Set(hows)].sort()).toEqual(['end.all-dead', 'end.lone', 'end.shared', 'end.won']);
  });
});
