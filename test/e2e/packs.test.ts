import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderedPictures } from '../../src/discord/pictures.js';
import original from '../../src/games/greenland/data/pack.json' with { type: 'json' };
import { GAMES } from '../../src/games/registry.js';
import { type Log, silentLog } from '../../src/log.js';
import { built } from '../support/built.js';
import { wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** A pack is installed and played; after its file changes and disappears, the game continues with its own copy. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const packFolder = mkdtempSync(join(tmpdir(), 'fimbul-packs-'));
const file = join(packFolder, 'greenland', 'mine.json');
const logged: string[] = [];
const log: Log = Object.assign(silentLog(), {
  warn: (...given: unknown[]) => void logged.push(given.join(' ')),
});
let scene: Scene;

/** The project's pack with another id, other names of biomes, and the given figures. */
function packOf(prefix: string, bloody: readonly number[], babies: number): object {
  const changed = (biome: (typeof original.biomes.north)[number]) => ({
    ...biome,
    name: `${prefix} ${biome.name}`,
    bloody,
    babies,
  });
  const translations = {
    de: Object.fromEntries(
      [...original.biomes.north, ...original.biomes.south].map(({ id }, n) => [id, `${prefix} Beute ${n}`]),
    ),
  };
  return {
    ...original,
    meta: { id: 'mine', version: prefix, note: 'made for a test' },
    biomes: {
      north: original.biomes.north.map((biome) => changed(biome)),
      south: original.biomes.south.map((biome) => changed(biome as (typeof original.biomes.north)[number])),
    },
    translations,
  };
}

const install = (pack: object): void => writeFileSync(file, JSON.stringify(pack));

beforeAll(async () => {
  mkdirSync(join(packFolder, 'greenland'));
  install(packOf('First', [1], 5));
  writeFileSync(join(packFolder, 'greenland', 'torn.json'), '{');
  writeFileSync(
    join(packFolder, 'greenland', 'wrong.json'),
    JSON.stringify({ ...original, meta: { ...original.meta, id: 'wrong' }, daughters: [] }),
  );
  scene = await openScene({ modules: GAMES, packFolder, log, pictures: renderedPictures() });
});
afterAll(async () => {
  await scene.close();
  rmSync(packFolder, { recursive: true, force: true });
});

it('offers the installed packs, and logs the errors of invalid ones', async () => {
  const me = scene.person(0);
  expect(await me.complete('/game new', 'pack', '')).toEqual(['original', 'mine']);
  expect(await me.complete('/game new', 'pack', '', { game: 'glacier' })).toEqual([]);
  const left = logged.filter((line) => line.includes('a card pack was left out'));
  expect(left).toHaveLength(2);
  expect(left[0]).toMatch(/torn\.json is not JSON/u);
  expect(left[1]).toMatch(/wrong\.json is no sound pack: tunit: must have a daughter; .* more$/u);
  expect(wordsOf(await me.type('/game new', { pack: 'theirs' }))).toContain('can’t be theirs');
});

it('plays a game to its end with the pack it started with', { timeout: 240_000 }, async () => {
  const me = scene.person(0);
  const actor = { guild: scene.room.guildId, person: me.id };
  await me.type('/game new', { pack: 'mine', variant: 'beginner' });
  await me.type('/game join', { seat: 'norse' });
  await me.type('/game fill', { ai: 'random' });
  await me.type('/game start');
  const { table } = scene.app().bot;
  const { options } = await table.games.card(actor, 1);
  expect(options['pack']).toMatch(/^mine@[0-9a-f]{16}$/u);
  expect(wordsOf(await me.type('/board'))).toContain('First ');

  install(packOf('Second', [1, 2, 3, 4, 5], 0));
  await scene.restart();
  const before = wordsOf(await me.type('/board'));
  expect(before).toContain('First ');
  expect(before).not.toContain('Second ');
  expect(await me.complete('/game new', 'pack', 'mi')).toEqual(['mine']);

  rmSync(packFolder, { recursive: true, force: true });
  await scene.restart();
  expect(await me.complete('/game new', 'pack', '')).toEqual(['original']);
  await me.type('/game replace', { seat: 'norse' });
  await scene.app().bot.table.process.close();
  await scene.restart();

  const end = scene.app().bot.table;
  // The AIs continue as people come in.
  await vi.waitFor(async () => expect((await end.games.card(actor, 1)).stage).toBe('finished'), {
    timeout: 90_000,
    interval: 200,
  });
  const card = await end.games.card(actor, 1);
  expect(card.options).toEqual(options);
  expect((await end.look.verify(actor, 1)).ok).toBe(true);
  // A process that never saw the file knows the game too.
  const run = promisify(execFile);
  const database = await scene.database();
  const cli = (...args: readonly string[]) =>
    run(process.execPath, [built('src/cli/main.js'), ...args, '--db', database], {
      cwd: root,
    });
  const { stdout } = await cli('verify', '1');
  expect(stdout).toContain('Everything comes out the same.');
  const told = await cli('replay', '1', '--locale', 'de');
  expect(told.stdout).toContain('First Beute');
});
