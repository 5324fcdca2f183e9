import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type Visitor } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('the command bar', () => {
  let place: PageRoom;
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    place = await startPageRoom();
    ada = await place.visitAs('Ada');
    page = ada.page;
  });
  afterAll(() => place.close());
  afterEach(async () => {
    expect(ada.faults).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await bar().waitFor();
  });

  const bar = () => page.getByRole('combobox', { name: /^Message/ });
  const chip = (name: string) => page.locator(`[data-option="${name}"]`);
  const newest = () => page.getByRole('article').last();

  it('filters commands while typing and selects one by keyboard', async () => {
    await bar().pressSequentially('/h');
    await page.getByRole('option', { name: /hunt beast/ }).waitFor();
    expect(await page.getByRole('option').count()).toBeLessThan(4);
    await page.keyboard.press('Tab');
    await chip('name').waitFor();
    expect(
      await chip('name')
        .getByRole('combobox')
        .evaluate((input) => input === document.activeElement),
    ).toBe(true);
  });

  it('asks the application for suggestions and sends the chosen one', async () => {
    await bar().pressSequentially('/hunt beast ');
    await page.getByRole('option', { name: 'walrus' }).waitFor();
    await page.keyboard.type('seal');
    await page.getByRole('option', { name: 'walrus' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('option').allTextContents()).toEqual(['ringed seal', 'harp seal']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await chip('name').getByRole('combobox').inputValue()).toBe('harp seal');
    await page.keyboard.press('Enter');
    await page.getByText('You hunt: harp-seal').waitFor();
    await newest().getByText('hunt beast').waitFor();
  });

  it('moves behind the last option after a choice, and back when its name is pressed', async () => {
    await bar().pressSequentially('/hunt beast seal');
    await page.getByRole('option', { name: 'ringed seal' }).waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.className);
    await expect.poll(focused).toBe('chip-more');
    await chip('name').getByText('name', { exact: true }).click();
    await expect.poll(focused).toBe('chip-input');
  });

  it('shows a field’s problem beside it', async () => {
    await bar().pressSequentially('/echo ');
    await page.keyboard.press('Enter');
    await chip('words').getByRole('alert').waitFor();
    expect(await chip('words').getByRole('alert').textContent()).toBe('This option is required');
    await page.keyboard.type('ice times:9');
    await page.keyboard.press('Enter');
    expect(await chip('times').getByRole('alert').textContent()).toBe('At most 3');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    expect(await chip('times').getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByText('ice ice').waitFor();
  });

  it('refuses text that belongs to no option, and names the options', async () => {
    await bar().pressSequentially('/echo hello');
    await page.keyboard.press('Tab');
    await page.keyboard.type('time:3');
    await page.keyboard.press('Enter');
    const problem = page.locator('.command-problem');
    await problem.getByText('“time:3” belongs to no option').waitFor();
    expect(await problem.textContent()).toContain('words: times: for:');
    expect(await page.getByRole('group', { name: 'Command echo' }).count()).toBe(1);
  });

  it('adds and removes options, and suggests people', async () => {
    await bar().pressSequentially('/echo hello');
    await page.keyboard.press('Tab');
    await page.getByRole('option', { name: /times/ }).waitFor();
    await page.keyboard.type('for');
    await page.keyboard.press('Tab');
    await chip('for').waitFor();
    await page.keyboard.type('Cy');
    await page.keyboard.press('Tab');
    expect(await chip('for').getByRole('combobox').inputValue()).toBe('Cyra');
    await page.keyboard.press('Enter');
    const answer = newest().locator('discord-mention');
    await answer.waitFor();
    expect(await answer.textContent()).toBe('Cyra');

    await bar().pressSequentially('/echo words:a times:');
    await page.keyboard.press('Backspace');
    await chip('times').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await bar().waitFor();
  });

  it('shows that the application is thinking, and then its answer', async () => {
    await bar().pressSequentially('/slow ');
    await page.keyboard.press('Enter');
    await page.getByText(/is thinking…/).waitFor();
    place.bot.finishSlow();
    await page.getByText('Thought enough.').waitFor();
    await page.getByText(/is thinking…/).waitFor({ state: 'detached' });
  });

  it('reports that the application did not respond', async () => {
    await bar().pressSequentially('/silent ');
    await page.keyboard.press('Enter');
    await page.getByText('The application did not respond').first().waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('article', { name: 'Command /silent' }).waitFor({ state: 'detached' });
  });

  it('links to the thread that a command opened', async () => {
    await bar().pressSequentially('/camp ');
    await page.keyboard.press('Enter');
    const thread = page
      .getByRole('navigation', { name: 'Channels' })
      .getByRole('button', { name: /Thread Winter camp/ });
    await thread.waitFor();
    await page.getByRole('link', { name: /Winter camp/ }).press('Enter');
    await page.getByText('Welcome,').waitFor();
    await page.getByRole('combobox', { name: 'Message Winter camp' }).waitFor();
    await page.goBack();
    await page.getByText('The camp is up.').first().waitFor();
  });
});
