import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderedPictures } from '../../src/discord/pictures.js';
import { pageOf } from '../../src/export/page.js';
import { recordOf } from '../../src/export/record.js';
import { type AnyModule, registry, registryOf } from '../../src/games/registry.js';
import { makeMove } from '../../src/kernel/notation.js';
import { drawer } from '../../src/kernel/random.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { createTable } from '../../src/table/table.js';
import { describeInBrowser, PHONE, visit, type Visitor, type VisitOptions } from '../support/browser.js';

/** A game's exported page on a phone: the beginning of each game in the registry. */

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const MOVES = 8;

/** The page of a game with four seats after some moves. */
async function exported(module: AnyModule): Promise<string> {
  const entropy = { seed: () => 'paper', draw: drawer(1) };
  const table = createTable({
    store: sqliteStore(openSqlite(':memory:')),
    registry: registryOf([module]),
    entropy,
  });
  const people = ['a', 'b', 'c', 'd'].map((person) => ({ guild: 'g', person }));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  const { id } = await table.lobby.create(host, { channel: 'c', module: module.meta.id });
  for (const who of others) await table.lobby.join(who, id);
  await table.lobby.start(host, id);
  const think = Object.values(module.ai)[0];
  const draw = drawer(2);
  for (let moves = 0; moves < MOVES;)
    for (const who of people) {
      const { choices, seat } = await table.play.legal(who, id);
      if (choices.length === 0 || think === undefined) continue;
      const { view } = await table.look.snapshot(who, id);
      await table.play.act(who, id, makeMove(think({ view, seat, choices, draw })));
      moves++;
    }
  const bot = { table, modules: registry, pictures: renderedPictures() };
  return pageOf(await recordOf(bot, host, id, { locale: 'en' }), bot);
}

describeInBrowser('the exported page of a game', () => {
  let folder: string;
  let axe: string;
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    [folder, axe] = await Promise.all([mkdtemp(join(tmpdir(), 'export-')), readFile(AXE, 'utf8')]);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  async function open(module: AnyModule, how: VisitOptions): Promise<Visitor> {
    let address = addresses.get(module.meta.id);
    if (address === undefined) {
      const file = join(folder, `${module.meta.id}.html`);
      const page = await exported(module);
      // Includes the fonts; a whole game adds a few kilobytes per phase.
      expect(page.length).toBeLessThan(400_000);
      await writeFile(file, page);
      addresses.set(module.meta.id, (address = pathToFileURL(file).href));
    }
    const visitor = await visit(address, how);
    await visitor.page.locator('#reader').waitFor();
    return visitor;
  }

  async function faults(page: Page): Promise<readonly string[]> {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
      type Run = (where: { readonly exclude: readonly string[] }) => Promise<AxeResults>;
      // A picture counts as one image with one label.
      return (globalThis as unknown as { axe: { run: Run } }).axe.run({ exclude: ['svg > *'] });
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }

  it.each([...registry.keys()])(
    '%s: shows pictures and texts step by step on a phone, without requests',
    async (id) => {
      const module = registry.get(id) as AnyModule;
      const {
        page,
        leave,
        faults: broken,
        outside,
      } = await open(module, { phone: true, light: id === 'glacier' });
      const title = page.getByRole('heading', { level: 2 });
      const picture = page.locator('#picture').getByRole('img');
      const [first, start] = [await title.innerText(), await picture.getAttribute('aria-label')];
      expect(start?.length).toBeGreaterThan(40);
      await page.getByRole('button', { name: 'Next' }).click();
      expect(await title.innerText()).not.toBe(first);
      expect(await page.locator('#events > li').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      // All letters are within the picture.
      const spilt = await page.evaluate(() => {
        const sheet = document.querySelector('#picture svg');
        const box = sheet?.getBoundingClientRect();
        return [...(sheet?.querySelectorAll('tspan') ?? [])]
          .filter((line) => line.getBoundingClientRect().right > (box?.right ?? 0) + 1)
          .map((line) => line.textContent);
      });
      expect(spilt).toEqual([]);
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('button', { name: 'Weiter' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await page.locator('#picture').getByRole('img').getAttribute('aria-label')).not.toBe(start);
      expect([broken, outside.filter((url) => !url.startsWith('file:'))]).toEqual([[], []]);
      await leave();
    },
  );

  it('turns pages by key and swipe, and enlarges pictures', async () => {
    const module = registry.get('greenland') as AnyModule;
    const { page, leave } = await open(module, { phone: true });
    const count = page.locator('#count');
    const at = (): Promise<string> => count.innerText();
    const steps = Number((await at()).split(' / ')[1]);
    await page.keyboard.press('End');
    expect(await at()).toBe(`${steps} / ${steps}`);
    await page.keyboard.press('ArrowLeft');
    expect(await at()).toBe(`${steps - 1} / ${steps}`);
    await page.keyboard.press('Home');
    const drag = async (from: number, to: number): Promise<void> =>
      page.locator('#step').evaluate(
        (element, [start, end]) => {
          const touch = (x: number): Touch =>
            new Touch({ identifier: 1, target: element, clientX: x, clientY: 200 });
          element.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(start)] }));
          element.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(end)] }));
        },
        [from, to] as const,
      );
    await drag(300, 100);
    expect(await at()).toBe(`2 / ${steps}`);
    await drag(100, 110);
    expect(await at()).toBe(`2 / ${steps}`);
    await drag(100, 300);
    expect(await at()).toBe(`1 / ${steps}`);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enlarge' }).click();
    const large = page.getByRole('dialog').getByRole('img');
    expect((await large.boundingBox())?.width).toBeGreaterThan(PHONE.width * 1.5);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await faults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    expect(await at()).toBe(`2 / ${steps}`);
    // The step is in the address, so reloading keeps it.
    await page.reload();
    await count.filter({ hasText: `2 / ${steps}` }).waitFor();
    await leave();
  });
});
