import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('the tour of a first visit', () => {
  let place: PageRoom;
  beforeAll(async () => {
    place = await startPageRoom();
  });
  afterAll(() => place.close());

  it('has four steps, and the last starts a game', async () => {
    const ada = await place.visitAs('Ada', { tour: true });
    const { page } = ada;
    for (const step of ['1 of 4', '2 of 4', '3 of 4']) {
      await page.getByText(step).waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByText('4 of 4').waitFor();
    await page.getByRole('button', { name: 'Begin a game' }).click();
    await page.getByText('A table is open.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.reload();
    await page.getByText('A table is open.').waitFor();
    expect(ada.faults).toEqual([]);
    await ada.leave();
  });

  it('can be closed, and returns only on request', async () => {
    const bo = await place.visitAs('Bo', { tour: true });
    const { page } = bo;
    await page.getByRole('button', { name: 'Leave the tour' }).click();
    await page.getByText('1 of 4').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('combobox', { name: /^Message/ }).waitFor();
    expect(await page.getByText('1 of 4').count()).toBe(0);
    await page.getByRole('button', { name: 'Show me around' }).click();
    await page.getByText('1 of 4').waitFor();
    await bo.leave();
  });
});
