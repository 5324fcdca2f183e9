import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, PHONE } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describeInBrowser('the page for everyone', () => {
  let place: PageRoom;
  let axe: string;
  beforeAll(async () => {
    axe = await readFile(AXE, 'utf8');
    place = await startPageRoom();
    const ada = await place.visitAs('Ada');
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.fill('# A head\n-# small\n> said\n- one\n||hidden|| `code` <t:1700000000:R> https://a.example');
    await bar.press('Enter');
    for (const line of ['/panel ', '/secret ', '/camp ']) {
      await bar.pressSequentially(line);
      await ada.page.keyboard.press('Enter');
    }
    await ada.page.getByText('Only you can see this').waitFor();
    await ada.page.getByRole('link', { name: /Winter camp/ }).waitFor();
    await ada.leave();
  });
  afterAll(() => place.close());

  /** Serious and critical violations reported by axe, one per line. */
  async function faults(page: Page): Promise<readonly string[]> {
    await page.evaluate(axe);
    const results = await page.evaluate(async (): Promise<AxeResults> => {
      const tool = (globalThis as unknown as { axe: { run: (root: Document) => Promise<AxeResults> } }).axe;
      return tool.run(document);
    });
    return results.violations
      .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
      .flatMap((violation) =>
        violation.nodes.map(
          (node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`,
        ),
      );
  }

  it.each([
    ['dark', {}],
    ['light', { light: true }],
    ['on a phone', { phone: true }],
  ])('has no serious accessibility fault: %s', async (_name, how) => {
    const ada = await place.visitAs('Ada', how);
    await ada.page.getByText('Only you can see this').waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await ada.leave();
  });

  it.each([
    ['dark', {}],
    ['light', { light: true }],
  ])('has no serious accessibility fault in a forum: %s', async (_name, how) => {
    const ada = await place.visitAs('Ada', how);
    await ada.page.getByRole('button', { name: /^Channel tables/ }).click();
    await ada.page.getByRole('button', { name: 'New post' }).click();
    await ada.page.getByRole('form', { name: 'New post' }).waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await ada.leave();
  });

  it('has no serious accessibility fault with a form, a list or the tour open', async () => {
    const ada = await place.visitAs('Ada', { tour: true });
    await ada.page.getByRole('button', { name: 'Next' }).waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('combobox', { name: /^Message/ }).pressSequentially('/echo ');
    expect(await faults(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: 'Write a note' }).click();
    await ada.page.getByRole('dialog', { name: 'A note' }).waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await ada.leave();
  });

  it('fits a phone: nothing overflows, and the channels are in a drawer', async () => {
    const ada = await place.visitAs('Ada', { phone: true });
    await ada.page.getByText('Only you can see this').waitFor();
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const channels = ada.page.getByRole('navigation', { name: 'Channels' });
    expect(await channels.isVisible()).toBe(false);
    await ada.page.getByRole('button', { name: /^Channels/ }).click();
    await channels.getByRole('button', { name: /Thread Winter camp/ }).click();
    await ada.page.getByText('Welcome,').waitFor();
    await channels.waitFor({ state: 'hidden' });
    await ada.leave();
  });

  it('can be used by keyboard alone', async () => {
    const ada = await place.visitAs('Ada');
    const { page } = ada;
    await page.getByText('Only you can see this').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the command bar');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/echo words:north');
    await page.keyboard.press('Enter');
    await page.getByText('north', { exact: true }).waitFor();

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go to a channel' }).waitFor();
    await page.keyboard.type('winter');
    await page.keyboard.press('Enter');
    await page.getByText('Welcome,').waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('north', { exact: true }).waitFor();

    await page.getByRole('log').focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('article');
    // The list is one tab stop; controls are reached from their message.
    const stops = await page
      .getByRole('log')
      .evaluate(
        (list) =>
          [...list.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
            (element) => element.tabIndex >= 0 && element.closest('pre') === null,
          ).length,
      );
    expect(stops).toBe(1);
    const panel = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Write a note' }) });
    await panel.focus();
    await page.keyboard.press('Enter');
    const pressed = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    const first = await pressed();
    expect(await panel.getByRole('button').allTextContents()).toContain(first);
    await page.keyboard.press('ArrowRight');
    expect(await pressed()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="log"]') ?? null)).toBe(null);
    await page.keyboard.press('Shift+Tab');
    expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await ada.leave();
  });

  it('sends no requests to other hosts', async () => {
    const ada = await place.visitAs('Ada', { tour: true });
    await ada.page.getByText('Only you can see this').waitFor();
    expect(ada.outside).toEqual([]);
    await ada.leave();
  });
});
