import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endless } from '../../../src/games/endless/module.js';
import { copyPosition, openGame, startGame } from '../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../src/kernel/notation.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Over } from '../../../src/kernel/types.js';

/**
 * Whole games in notation: the first line says how a game began and ended, each other line is a move. When rules
 * change on purpose, `GOLDEN=write npx vitest run test/games/endless/golden.test.ts` plays them anew.
 */
interface Head {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly over: Over;
}

const folder = new URL('./golden/', import.meta.url);
const names = readdirSync(folder).sort();

function read(name: string): { head: Head; moves: readonly string[] } {
  const [first = '', ...moves] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  return { head: JSON.parse(first) as Head, moves };
}

function write(name: string): void {
  const { head } = read(name);
  const draw = drawer(head.seed.length);
  const { game } = startGame(endless, { ...head, variant: 'standard', dice: 'fast' });
  const moves: string[] = [];
  while (game.position.over === undefined) {
    const [seat = ''] = game.waiting();
    const view = endless.view(game.position, seat);
    const move = endless.ai['greedy']?.({ view, seat, choices: game.choices(seat), draw });
    if (move === undefined) break;
    moves.push(`${seat}: ${makeMove(move)}`);
    game.apply(seat, move);
  }
  const done = { ...head, over: game.position.over };
  writeFileSync(new URL(name, folder), `${[JSON.stringify(done), ...moves].join('\n')}\n`);
}

if (process.env['GOLDEN'] === 'write') names.forEach(write);

describe('golden games', () => {
  it.each(names)('%s is played as it was, also when it is kept and opened between moves', (name) => {
    const { head, moves } = read(name);
    let { game } = startGame(endless, { ...head, variant: 'standard', dice: 'fast' });
    for (const [at, line] of moves.entries()) {
      const [seat = '', words = ''] = line.split(': ');
      const move = parseMove(words);
      if (move === undefined) throw new Error(`line ${at + 2}: ${line}`);
      if (at % 10 === 0) game = openGame(endless, copyPosition(game.position));
      game.apply(seat, move);
    }
    expect(endless.invariants(game.position)).toEqual([]);
    expect(game.position.over).toEqual(head.over);
  });

  it('N8.7 one of them is a tie, and has one winner', () => {
    const { over } = read('two-tribes-tie.txt').head;
    expect(new Set(Object.values(over.scores)).size).toBe(1);
    expect(over.winners).toHaveLength(1);
  });
});
