import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('two people in two tabs', () => {
  let place: PageRoom;
  beforeAll(async () => {
    place = await startPageRoom();
  });
  afterAll(() => place.close());

  it('see each other’s messages and typing', async () => {
    const ada = await place.visitAs('Ada');
    const bo = await place.visitAs('Bo');
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.pressSequentially('Is anybody');
    await bo.page.getByText('Ada is typing…').waitFor();
    await bar.pressSequentially(' **there**?');
    await bar.press('Enter');
    const said = bo.page.getByRole('article', { name: /^Ada/ }).last();
    await said.getByText('there').waitFor();
    expect(await said.locator('strong').textContent()).toBe('there');
    expect([...ada.faults, ...bo.faults]).toEqual([]);
    await ada.leave();
    await bo.leave();
  });

  it('see a mention in another channel until they read it', async () => {
    const ada = await place.visitAs('Ada');
    const bo = await place.visitAs('Bo');
    const links = bo.page
      .getByRole('navigation', { name: 'Channels' })
      .getByRole('button', { name: /^Channel/ });
    const other = links.nth(1);
    const name = (await other.getAttribute('data-channel-id')) ?? '';
    await other.click();
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.pressSequentially('Look, @Bo');
    await ada.page.getByRole('option', { name: 'Bo bo' }).click();
    await bar.press('Enter');
    const first = links.first();
    await first.locator('.badge').waitFor();
    expect(await first.locator('.badge').textContent()).toMatch(/^1/);
    expect(await bo.page.title()).toMatch(/^\(1\)/);
    await first.click();
    await bo.page.getByText('Look,').waitFor();
    await first.locator('.badge').waitFor({ state: 'detached' });
    expect(name).not.toBe('');
    await ada.leave();
    await bo.leave();
  });

  it('post no command as text that was typed before the commands were loaded', async () => {
    const ada = await place.visitAs('Ada');
    let load = (): void => {};
    const loading = new Promise<void>((resolve) => (load = resolve));
    await ada.page.route('**/commands?*', async (route) => {
      await loading;
      await route.continue();
    });
    await ada.page.reload();
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.pressSequentially('/secret ');
    await bar.press('Enter');
    load();
    await ada.page.getByRole('button', { name: 'Send command' }).click();
    await ada.page.getByText('The walrus sleeps.').waitFor();
    expect(await ada.page.getByText('/secret', { exact: true }).count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Dismiss message' }).click();
    await ada.leave();
  });

  it('see only their own ephemeral answers', async () => {
    const ada = await place.visitAs('Ada');
    const bo = await place.visitAs('Bo');
    await run(ada.page, '/secret ');
    await ada.page.getByText('The walrus sleeps.').waitFor();
    await ada.page.getByText('Only you can see this').waitFor();
    await run(bo.page, '/echo words:plain');
    await bo.page.getByText('plain', { exact: true }).waitFor();
    expect(await bo.page.getByText('The walrus sleeps.').count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Dismiss message' }).click();
    await ada.page.getByText('The walrus sleeps.').waitFor({ state: 'detached' });
    await ada.leave();
    await bo.leave();
  });

  it('can open spoilers, and text never becomes markup', async () => {
    const ada = await place.visitAs('Ada');
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.fill('||the end|| <img src=x onerror=alert(1)>');
    await bar.press('Enter');
    const said = ada.page.getByRole('article', { name: /^Ada/ }).last();
    await said.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await said.locator('img[src="x"]').count()).toBe(0);
    const spoiler = said.getByRole('button', { name: /^Spoiler/ });
    await spoiler.press('Enter');
    await said.getByText('the end').waitFor();
    expect(await said.getByRole('button', { name: /^Spoiler/ }).count()).toBe(0);
    expect(ada.faults).toEqual([]);
    expect(ada.outside).toEqual([]);
    await ada.leave();
  });

  it('see replies and the number of new messages while scrolled up', async () => {
    const ada = await place.visitAs('Ada');
    const bo = await place.visitAs('Bo');
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    const log = ada.page.getByRole('log');
    const say = async (page: Page, words: string): Promise<void> => {
      const box = page.getByRole('combobox', { name: /^Message/ });
      await box.fill(words);
      await box.press('Enter');
    };
    await say(ada.page, Array.from({ length: 60 }, (_, i) => `line ${i}`).join('\n'));
    await ada.page.getByText('line 59').waitFor();
    const up = (): Promise<void> =>
      log.evaluate((list) => {
        list.scrollTop = list.scrollHeight / 2;
      });
    await up();
    await ada.page.getByRole('button', { name: 'Jump to the newest' }).waitFor();
    await say(bo.page, 'far below');
    await say(bo.page, 'and further');
    const missed = ada.page.getByRole('button', { name: /^2 new messages since/ });
    await missed.waitFor();
    const seen = (words: string): Promise<boolean> =>
      ada.page.getByText(words, { exact: true }).evaluate((element) => {
        const [box, list] = [element, element.closest('[role="log"]')].map((one) =>
          one?.getBoundingClientRect(),
        );
        return box !== undefined && list !== undefined && box.bottom <= list.bottom + 1;
      });
    expect(await seen('far below')).toBe(false);
    await missed.click();
    expect(await seen('and further')).toBe(true);
    await up();
    await ada.page.getByRole('button', { name: 'Jump to the newest' }).waitFor();
    await bar.focus();
    await run(ada.page, '/echo words:answered');
    await ada.page.getByText('answered', { exact: true }).waitFor();
    expect(await seen('answered')).toBe(true);
    await ada.leave();
    await bo.leave();
  });

  it('see the application’s emojis as pictures', async () => {
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
    const emojis = place.bot.client.application?.emojis;
    const made = await emojis?.create({ attachment: Buffer.from(dot, 'base64'), name: 'walrus' });
    const ada = await place.visitAs('Ada');
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.fill(`a <:walrus:${made?.id ?? ''}> and <:gone:123456789012345678>`);
    await bar.press('Enter');
    const said = ada.page.getByRole('article', { name: /^Ada/ }).last();
    await said.getByRole('img', { name: ':walrus:' }).waitFor();
    await said.getByText(':gone:').waitFor();
    expect(
      await said
        .getByRole('img', { name: ':walrus:' })
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    ).toBe(1);
    await ada.leave();
  });

  it('catch up after a lost connection', async () => {
    const ada = await place.visitAs('Ada');
    const bo = await place.visitAs('Bo', { beforeLoad: KEEP_SOCKETS });
    await bo.page.evaluate(() => {
      const kept = (globalThis as unknown as { sockets: WebSocket[] }).sockets;
      for (const socket of kept) socket.close();
    });
    const bar = ada.page.getByRole('combobox', { name: /^Message/ });
    await bar.fill('while you were away');
    await bar.press('Enter');
    await bo.page.getByText('while you were away').waitFor();
    await bar.fill('and now again');
    await bar.press('Enter');
    await bo.page.getByText('and now again').waitFor();
    expect(await bo.page.getByText('while you were away').count()).toBe(1);
    await ada.leave();
    await bo.leave();
  });

  it('read why the room closed', async () => {
    const ada = await place.visitAs('Ada');
    await ada.page.getByText('The connection').waitFor({ state: 'detached' });
    await place.room.close('Port 8080 is in use.');
    await ada.page.getByText('The room has closed. Port 8080 is in use. Trying again…').waitFor();
    await ada.leave();
  });
});

/** Records the page's sockets so that a test can close them. */
const KEEP_SOCKETS = `globalThis.sockets = [];
globalThis.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); globalThis.sockets.push(this); }
};`;

async function run(page: Page, line: string): Promise<void> {
  const bar = page.getByRole('combobox', { name: /^Message/ });
  await bar.pressSequentially(line);
  await page.getByRole('button', { name: 'Send command' }).click();
}
