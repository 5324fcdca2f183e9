import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderedPictures } from '../../src/discord/pictures.js';
import { firstTour } from '../../src/discord/tour.js';
import { GAMES } from '../../src/games/registry.js';
import { builtPage } from '../support/built.js';
import { describeInBrowser, visit, type Visitor } from '../support/browser.js';
import { openScene, type Scene } from './with-bot.js';

/** Somebody new opens the page, and by clicks alone comes to a first decision, and through a first round. */

describeInBrowser('the first round on the page', () => {
  let scene: Scene;
  let visitor: Visitor | undefined;

  beforeAll(async () => {
    scene = await openScene({
      modules: GAMES,
      pictures: renderedPictures(),
      room: { publicDir: builtPage(), tour: firstTour() },
    });
  });
  afterAll(async () => {
    await visitor?.leave();
    await scene.close();
  });

  it('comes to a decision of a real game at one press', { timeout: 60_000 }, async () => {
    visitor = await visit(`${scene.room.url}/?as=${scene.person(0).id}&tour=on`);
    const { page } = visitor;
    await page.getByRole('dialog').getByRole('button', { name: 'Tutorial' }).click();
    await page.getByText('against the Coach').last().waitFor();
    await page.getByText('Only you can see this').last().waitFor();
    await visitor.leave();
  });

  it('goes from nothing to the second turn', { timeout: 120_000 }, async () => {
    visitor = await visit(`${scene.room.url}/?as=${scene.person(0).id}&tour=on`);
    const { page, faults, outside } = visitor;
    const tour = page.getByRole('dialog');
    await tour.getByRole('button', { name: 'Play with others' }).click();
    await tour.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open a game' }).click();
    await page.getByText('Greenland', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Set up' }).nth(1).click();
    await page.getByRole('button', { name: 'Start with AI' }).click();
    await page.getByRole('button', { name: 'Your move' }).last().click();
    await page.getByText('Only you can see this').last().waitFor();

    for (let step = 0; step < 150; step++) {
      if (
        await page
          .getByRole('heading', { name: /Turn 2 of/u })
          .first()
          .isVisible()
      )
        break;
      await decide(page);
    }
    await page
      .getByRole('heading', { name: /Turn 2 of/u })
      .first()
      .waitFor();
    expect(await page.getByRole('img', { name: /Turn 1 of/u }).count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    expect(outside).toEqual([]);
  });
});

/** Answers that end a decision, so that a round has an end. */
const ENDS = /^(Done|Keep.*|Stand ready|Pass|Be brave|Leave the card|Go home|Stay|Confirm)$/u;

/** One click towards the next decision: in the newest panel, or on the call to act. */
async function decide(page: Page): Promise<void> {
  const panel = page.locator('[id^="message-"]').filter({ hasText: 'Only you can see this' }).last();
  const before = await page.locator('[id^="message-"]').allInnerTexts();
  const button = (name: string | RegExp): Locator => panel.getByRole('button', { name, disabled: false });
  const ends = button(ENDS).first();
  const menu = panel.locator('[aria-haspopup="listbox"]').first();
  const open = button(/^(?!Look up|Undo).*…$/u).first();
  const bare = panel
    .locator('button.btn')
    .filter({ hasNotText: /Back|Dismiss|Rule |Hint|Undo|…/u })
    .first();
  // What is to be clicked may be replaced at any moment, as others move too.
  const click = (what: Locator): Promise<void> => what.click({ timeout: 2000 }).catch(() => undefined);
  const call = page.getByRole('button', { name: 'Your move' }).last();
  if (await ends.isVisible()) await click(ends);
  else if (await menu.isVisible()) {
    await click(menu);
    await click(page.getByRole('option').first());
  } else if (await open.isVisible()) await click(open);
  else if (await bare.isVisible()) await click(bare);
  else if (await call.isVisible()) await click(call);
  // Something changes, or somebody else is at it; either way the next look tells.
  for (let look = 0; look < 40; look++) {
    await page.waitForTimeout(50);
    const now = await page.locator('[id^="message-"]').allInnerTexts();
    if (now.join() !== before.join() && !now.some((text) => text.includes('thinking'))) return;
  }
}
