import { Command } from 'commander';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReview } from '../../src/cli/review.js';
import { openGame } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/notation.js';
import type { Position } from '../../src/kernel/types.js';
import { findGame } from '../../src/games/registry.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { ada, mod, setting } from '../table/setting.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-review-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const PATIENCE = 120_000;

describe('fimbul review --stored', () => {
  it('replays the moves of a stored game with its dice', { timeout: PATIENCE }, async () => {
    const db = join(folder, 'games.db');
    const store = sqliteStore(openSqlite(db));
    const { table } = setting({ store, modules: [findGame('glacier')], aiBatch: 100_000 });
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'glacier' });
    await table.lobby.fill(ada, id, 'random');
    await table.lobby.start(ada, id);
    await table.lobby.leave(ada, id);
    await expect
      .poll(async () => (await table.games.card(mod, id)).stage, { timeout: PATIENCE })
      .toBe('finished');
    const { places, over } = await table.games.card(mod, id);
    const [{ seat = '' } = {}] = places;
    const { decisions } = await table.review.material(mod, id, seat);
    // Replayed from its position, each decision has the logged result, with the same dice.
    const module = findGame('glacier');
    for (const { seq, move, position } of decisions.slice(0, 10)) {
      const game = openGame(module, JSON.parse(position) as Position);
      game.apply(seat, parseMove(move) ?? { verb: '', args: [] });
      const { view } = await table.look.snapshot(mod, id, { seq, public: true });
      expect(module.view(game.position, 'spectator')).toEqual(view);
    }
    await table.process.close();
    await store.close();

    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    const program = new Command().exitOverride();
    addReview(program);
    const typed = ['review', '--stored', `${id}`, '--db', db, '--seat', seat, '--seconds', '5'];
    await program.parseAsync(typed, { from: 'user' });
    expect(lines[0]).toMatch(
      new RegExp(
        `^glacier, game ${id}: ${places.length} seats, ${decisions.length} decisions of ${seat}; `,
        'u',
      ),
    );
    expect(lines.join('\n')).toMatch(/curve: \d+ points, .* games each/u);
    expect(over?.winners.length).toBeGreaterThan(0);
  });

  it('names a missing database', async () => {
    const program = new Command().exitOverride();
    addReview(program);
    const db = join(folder, 'none.db');
    await expect(
      program.parseAsync(['review', '--stored', '1', '--db', db], { from: 'user' }),
    ).rejects.toThrow(`there is no database ${db}`);
  });
});
