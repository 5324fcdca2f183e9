import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { emojiName, isOurs } from '../../src/discord/emojis.js';
import { GAMES } from '../../src/games/registry.js';
import { closePool, DRAWN_GAMES, emojiOf, emojiScenesOf, emojisOf, paintBy } from '../../renders/index.js';
import { paintElsewhere } from '../../renders/pool.js';
import { built } from '../support/built.js';

afterAll(closePool);

/** RGBA values of each pixel. */
async function pixelsOf(png: Buffer): Promise<readonly (readonly number[])[]> {
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('emojis of %s', (game, { meta }) => {
  const all = emojisOf(game);
  const names = all.map(({ name }) => name);

  it('include one for every seat, with its own shape and letter', () => {
    expect(meta.seats.map(({ id }) => emojiOf(game, id))).toEqual(meta.seats.map(({ id }) => id));
    expect(names).toEqual(expect.arrayContaining(meta.seats.map(({ id }) => id)));
  });

  it('have unique names that Discord accepts, and unique drawings', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const each of all) {
      expect(emojiName(each)).toMatch(/^\w{2,32}$/u);
      expect(isOurs(emojiName(each))).toBe(true);
    }
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(all.length);
  });

  it('are transparent, and visible on dark and light pages', async () => {
    for (const each of [all[0], all.at(-1)]) {
      const pixels = await pixelsOf((await each?.png()) ?? Buffer.alloc(0));
      const [corner] = pixels;
      expect(corner?.[3]).toBe(0);
      const solid = pixels.filter(([, , , a = 0]) => a === 255);
      const luminance = solid.map(([r = 0, g = 0, b = 0]) => (r * 2 + g * 5 + b) / 8);
      expect(luminance.filter((light) => light > 200).length).toBeGreaterThan(150);
      expect(luminance.filter((light) => light < 170).length).toBeGreaterThan(300);
    }
  });

  it('include the icon of every component', () => {
    const texts = Object.keys(GAMES.find(({ meta: { id } }) => id === game)?.texts['en'] ?? {});
    const things = texts.flatMap((key) => (key.startsWith('name.') ? [key.slice('name.'.length)] : []));
    const used = things.flatMap((thing) => emojiOf(game, thing) ?? []);
    expect(names).toEqual(expect.arrayContaining([...new Set(used)]));
    expect(used.length).toBeGreaterThan(meta.seats.length);
  });
});

describe('prebuilt emojis', () => {
  it('equal freshly drawn emojis of all games', async () => {
    const scenes = DRAWN_GAMES.flatMap(emojiScenesOf);
    const files = readdirSync(built('renders/emojis'));
    expect(files.toSorted()).toEqual([...new Set(scenes.map(({ digest }) => `${digest}.png`))].sort());
    for (const { digest, scene } of scenes)
      expect(readFileSync(built(`renders/emojis/${digest}.png`)).equals(await paintElsewhere(scene))).toBe(
        true,
      );
  });

  it('are reused, and only missing ones are drawn', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-emojis-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    onTestFinished(() => paintBy());
    const painted: unknown[] = [];
    paintBy(async (scene) => {
      painted.push(scene);
      return Buffer.from('painted');
    });
    const [first, second] = emojisOf('glacier', pathToFileURL(folder + sep));
    writeFileSync(join(folder, `${first?.digest}.png`), 'read');
    expect([String(await first?.png()), String(await second?.png())]).toEqual(['read', 'painted']);
    expect(painted).toEqual([emojiScenesOf('glacier')[1]?.scene]);
  });
});
