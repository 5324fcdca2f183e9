import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('trouble on demand', () => {
  let place: PageRoom;
  beforeAll(async () => {
    place = await startPageRoom();
  });
  afterAll(() => place.close());

  it('can be caused on the page: rules, close codes and lost events', async () => {
    const ada = await place.visitAs('Ada');
    const { page } = ada;
    const bar = page.getByRole('combobox', { name: /^Message/ });
    await bar.pressSequentially('/echo words:soon gone');
    await page.getByRole('button', { name: 'Send command' }).click();
    const said = page.getByRole('article').filter({ hasText: 'soon gone' });
    await said.first().waitFor();
    await page.getByRole('button', { name: 'Trouble on demand' }).click();
    const panel = page.getByRole('dialog', { name: 'Trouble on demand' });

    await panel.getByRole('button', { name: 'Three times 502' }).click();
    await panel.getByText('status-502, 3 times more').waitFor();
    await panel.getByRole('button', { name: 'Clear all rules' }).click();
    await panel.getByText('No trouble.').waitFor();

    await panel.getByLabel('Close with').selectOption('4009');
    const gone = new Promise<number>((resolve) => place.bot.client.once('shardReconnecting', resolve));
    await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
    expect(await gone).toBe(0);

    await panel.getByRole('button', { name: 'Delete its last message' }).click();
    await said.first().waitFor({ state: 'detached' });
    expect(ada.faults).toEqual([]);
    expect(ada.outside).toEqual([]);
    await ada.leave();
  });

  it.each([
    ['a desktop', false],
    ['a phone', true],
  ])('fits %s', async (name, phone) => {
    const ada = await place.visitAs('Ada', { phone });
    const { page } = ada;
    if (phone) await page.getByRole('button', { name: /^Channels/ }).click();
    await page.getByRole('button', { name: 'Trouble on demand' }).click();
    const panel = page.getByRole('dialog', { name: 'Trouble on demand' });
    await panel.waitFor();
    const folder = process.env['FIMBUL_SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/trouble-${name.slice(2)}.png` });
    const wide = await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(ada.faults).toEqual([]);
    await ada.leave();
  });
});
