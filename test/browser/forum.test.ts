import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('a forum', () => {
  let place: PageRoom;
  beforeAll(async () => {
    place = await startPageRoom();
  });
  afterAll(() => place.close());

  it('accepts a new post with a tag, and filters posts by tag for everyone', async () => {
    const ada = await place.visitAs('Ada');
    const bo = await place.visitAs('Bo');
    for (const { page } of [ada, bo]) {
      await page.getByRole('button', { name: /^Channel tables/ }).click();
      await page.getByText('There are no posts here yet.').waitFor();
    }
    const { page } = ada;
    await page.getByRole('button', { name: 'New post' }).click();
    const form = page.getByRole('form', { name: 'New post' });
    await form.getByLabel('Title').fill('Two seats by the fire');
    await form.getByLabel('Message').fill('Who plays on **Sunday**?');
    await form.getByRole('checkbox', { name: 'looking for players' }).check();
    await form.getByRole('button', { name: 'Post' }).click();
    // The post opens and shows its text.
    await page.getByRole('heading', { name: 'Two seats by the fire' }).first().waitFor();
    await page.getByRole('article', { name: /^Ada/ }).getByText('Sunday').waitFor();

    const post = bo.page.getByRole('region', { name: 'Posts in tables' }).getByRole('listitem');
    await post.getByText('Two seats by the fire').waitFor();
    expect(await post.textContent()).toContain('looking for players');
    const only = bo.page.getByRole('group', { name: 'Show only' });
    await only.getByRole('button', { name: 'question' }).click();
    await post.waitFor({ state: 'detached' });
    await only.getByRole('button', { name: 'looking for players' }).click();
    await post.getByRole('button').press('Enter');
    await bo.page.getByRole('article', { name: /^Ada/ }).getByText('Sunday').waitFor();
    expect([...ada.faults, ...bo.faults]).toEqual([]);
    expect([...ada.outside, ...bo.outside]).toEqual([]);
  });
});
