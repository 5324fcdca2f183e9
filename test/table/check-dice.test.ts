import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../../src/export/page.js';
import { recordOf } from '../../src/export/record.js';
import { registryOf } from '../../src/games/registry.js';
import { wordPictures } from '../support/tables.js';
import { ada, bo, mod, playOut, setting, toy } from './setting.js';

/** `docs/players/check_dice.py` is independent of this program: it only reads the file of `/game export`. */
const PROGRAM = fileURLToPath(new URL('../../docs/players/check_dice.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

interface Exported {
  seed: string;
  commitment: string;
  nonces: string[];
  dice: { generator: string; events: { seq: number; fresh?: boolean; draws: [number, number][] }[] };
}

let folder: string;
let text: string;
let running: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-dice-'));
  const { table } = setting();
  const bot = { table, modules: registryOf([toy]), pictures: wordPictures };
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  await table.lobby.addNonce(ada, id, 'Hering und Öl');
  await table.lobby.addNonce(bo, id, 'north wind 7');
  await table.lobby.start(ada, id);
  await table.play.act(ada, id, 'offer 1');
  await table.play.act(bo, id, 'offer 2');
  for (let round = 0; round < 3; round++) {
    await table.play.act(ada, id, 'risk');
    await table.play.act(bo, id, 'risk');
    await table.host.rewind(mod, id, 2);
  }
  await table.play.act(ada, id, 'risk');
  running = logOf(await recordOf(bot, ada, id, { locale: 'en' }));
  await playOut(table, await table.games.card(ada, id));
  text = logOf(await recordOf(bot, ada, id, { locale: 'en' }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(change: (game: Exported) => void = () => {}): { status: number | null; told: string } {
  const game = JSON.parse(text) as Exported;
  change(game);
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(game));
  const { status, stdout, stderr } = spawnSync('python3', [PROGRAM, file], { encoding: 'utf8' });
  return { status, told: `${stdout}${stderr}` };
}

it('the log of a running game contains no drawn number', () => {
  expect(JSON.parse(running)).not.toHaveProperty('dice');
});

// Every machine that builds and ships Fimbul has Python; elsewhere the script isn't tested.
describe.skipIf(!hasPython)('docs/players/check_dice.py', () => {
  it('derives every number of a finished game with undos from the promised seed', () => {
    const { dice } = JSON.parse(text) as Exported;
    const numbers = dice.events.flatMap(({ draws }) => draws).length;
    expect(dice.events.filter(({ fresh }) => fresh === true).length).toBe(3);
    expect(numbers).toBeGreaterThan(20);
    const { status, told } = check();
    expect([status, told.trim()]).toEqual([
      0,
      `${numbers} numbers in ${dice.events.length} events follow from the seed that was promised.`,
    ]);
  });

  it.each<[string, (game: Exported) => void, RegExp]>([
    ['another seed', (game) => (game.seed = game.seed + '0'), /not the one that was promised/u],
    ['another commitment', (game) => (game.commitment = '0'.repeat(64)), /not the one that was promised/u],
    ['a missing nonce', (game) => game.nonces.pop(), /Event 0/u],
    [
      'one changed die',
      (game) => {
        const draw = game.dice.events.findLast(({ draws }) => draws.length > 0)?.draws[0];
        if (draw !== undefined) draw[1] = (draw[1] + 1) % draw[0];
      },
      /was drawn, the seed gives/u,
    ],
    [
      'a return with the same dice',
      (game) => game.dice.events.forEach((event) => delete event.fresh),
      /went back past dice that were seen/u,
    ],
  ])('notices %s', (_, change, told) => {
    const found = check(change);
    expect(found.status).toBe(1);
    expect(found.told).toMatch(told);
  });
});
