import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInBrowser, type Visitor } from '../support/browser.js';
import { startPageRoom, type PageRoom } from '../support/page-room.js';

describeInBrowser('on the page', () => {
  let place: PageRoom;
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    place = await startPageRoom();
    ada = await place.visitAs('Ada');
    page = ada.page;
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    const before = await panels().count();
    await page.getByRole('combobox', { name: /^Message/ }).pressSequentially('/panel ');
    await page.keyboard.press('Enter');
    await panels().nth(before).waitFor();
  });
  afterEach(async () => {
    expect(ada.faults).toEqual([]);
    expect(ada.outside).toEqual([]);
  });

  const panels = () => page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Count' }) });
  const panel = () => panels().last();

  it('a button changes its message', async () => {
    await panel().getByRole('button', { name: 'Count' }).click();
    await panel().getByText('Pressed 1 times').waitFor();
    await panel().getByRole('button', { name: 'Count' }).press('Enter');
    await panel().getByText('Pressed 2 times').waitFor();
  });

  it('a menu of several values works by keyboard', async () => {
    await panel()
      .getByRole('button', { name: /Two beasts/ })
      .press('ArrowDown');
    await page.getByRole('listbox', { name: 'Two beasts' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('2 of up to 2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Chosen: walrus and narwhal').waitFor();
  });

  it('a person is found by name', async () => {
    await panel()
      .getByRole('button', { name: /Somebody/ })
      .click();
    await page.getByRole('combobox', { name: 'Search Somebody' }).pressSequentially('cy');
    await page.keyboard.press('Enter');
    await page.getByText('People: cyra').waitFor();
  });

  it('a form is filled in, checked and sent', async () => {
    await panel().getByRole('button', { name: 'Write a note' }).click();
    const form = page.getByRole('dialog', { name: 'A note' });
    await form.waitFor();
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('This field is required').waitFor();
    await form.getByLabel('Note').pressSequentially('Take the sled');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await page.getByText('Noted: Take the sled').waitFor();
  });

  it('Escape closes a form and returns the focus', async () => {
    const button = panel().getByRole('button', { name: 'Write a note' });
    await button.focus();
    await button.press('Enter');
    await page.getByRole('dialog', { name: 'A note' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'A note' }).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('a picture opens enlarged with its alt text', async () => {
    await panel()
      .getByRole('button', { name: /Enlarge picture 1: A grey dot/ })
      .click();
    const large = page.getByRole('dialog', { name: 'A grey dot' });
    await large.getByRole('img', { name: 'A grey dot' }).waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
  });

  it('a form with every kind of field sends the chosen values', async () => {
    await page.getByRole('combobox', { name: /^Message/ }).pressSequentially('/survey ');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'A survey' });
    await form.getByText('winter').waitFor();
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await form.getByRole('alert').allTextContents()).toEqual(['Choose one', 'Choose one']);
    await form.getByRole('button', { name: /^Prey/ }).click();
    await form.getByRole('option', { name: 'walrus' }).click();
    await form.getByRole('option', { name: 'caribou' }).click();
    await form.getByRole('button', { name: 'Done' }).click();
    await form.getByRole('radio', { name: /South/ }).check();
    await form.getByRole('checkbox', { name: 'Boat' }).check();
    await form.getByRole('checkbox', { name: 'I am sure' }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Survey: walrus+caribou, south, boat, true').waitFor();
    await form.waitFor({ state: 'detached' });
  });

  it('a container shows its section and its pictures’ alt texts', async () => {
    await page.getByRole('combobox', { name: /^Message/ }).pressSequentially('/card ');
    await page.keyboard.press('Enter');
    const card = page.locator('.container').last();
    await card.getByRole('heading', { name: 'The table' }).waitFor();
    await card.getByRole('button', { name: 'Beside it' }).waitFor();
    await card.getByRole('button', { name: 'Spoiler picture: press to show' }).press('Enter');
    await card.getByRole('button', { name: /Enlarge picture 2: Hidden/ }).click();
    const hidden = page.getByRole('dialog', { name: 'Hidden' });
    await hidden.getByText('2 of 2').waitFor();
    await hidden.getByText('Hidden').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: 'The table in one dot' }).waitFor();
    await page.keyboard.press('Escape');

    const phone = await place.visitAs('Ada', { phone: true });
    // Nothing is cut off at the edge of a phone.
    const cut = await phone.page
      .locator('.container')
      .last()
      .evaluate((box) => {
        const { right } = box.getBoundingClientRect();
        const parts = [...box.querySelectorAll('.container-inner > *')];
        return parts
          .filter((part) => part.getBoundingClientRect().right > right)
          .map((part) => part.className);
      });
    expect(cut).toEqual([]);
    expect(await phone.page.getByText('table.csv').last().isVisible()).toBe(true);
    // A swipe moves to the next picture, like the arrow keys.
    await phone.page
      .getByRole('button', { name: /Enlarge picture 1: The table/ })
      .last()
      .click();
    await phone.page.getByRole('dialog', { name: 'The table in one dot' }).evaluate((dialog) => {
      const finger = (clientX: number): Touch =>
        new Touch({ identifier: 1, target: dialog, clientX, clientY: 200 });
      dialog.dispatchEvent(new TouchEvent('touchstart', { touches: [finger(300)] }));
      dialog.dispatchEvent(new TouchEvent('touchend', { changedTouches: [finger(100)] }));
    });
    await phone.page.getByText('2 of 2').waitFor();
    await phone.leave();
  });
});
