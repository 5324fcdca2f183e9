import type { Locator, Page } from 'playwright-core';

/** Plays on the room's page by presses, without knowing the games. */

/** Buttons that end a decision, preferred so that a round ends. */
const ENDS =
  /^(Done|Keep[^…]*|Stand ready|Pass|Leave the card|Go home|Stay|Confirm.*|End the actions|End the turn)$/u;
/** Buttons that don't belong to the decision. */
const ASIDE = /Back|Dismiss|Rule |Hint|Undo|Look up|What if|More|Auto-actions|Always|Don’t ask|…/u;

const messages = (page: Page): Locator => page.locator('[id^="message-"]');

/**
 * One press towards the next decision, in the newest panel or on the turn ping. @returns false if there was nothing to
 * press
 */
export async function decideOnPage(page: Page): Promise<boolean> {
  const panel = messages(page)
    .filter({ hasText: 'Only you can see this', hasNotText: /Auto-actions of|Choose what happens/u })
    .last();
  const before = (await messages(page).allInnerTexts()).join();
  const button = (name: RegExp): Locator => panel.getByRole('button', { name, disabled: false });
  const ends = button(ENDS).first();
  const blue = panel.locator('button.btn-success:enabled, button.btn-primary:enabled').first();
  const menu = panel.locator('[aria-haspopup="listbox"]').first();
  const open = button(/^(?!Look up|Undo).*…$/u).first();
  const bare = panel.locator('button.btn:enabled').filter({ hasNotText: ASIDE }).first();
  const call = page.getByRole('button', { name: 'Your move' }).last();
  // Anything may be replaced at any time, because others move too.
  const press = (what: Locator): Promise<void> => what.click({ timeout: 2000 }).catch(() => undefined);
  if (await ends.isVisible()) await press(ends);
  else if (await blue.isVisible()) await press(blue);
  else if (await menu.isVisible()) {
    await press(menu);
    await press(page.getByRole('option').first());
  } else if (await bare.isVisible()) await press(bare);
  else if (await open.isVisible()) await press(open);
  else if (await call.isVisible()) await press(call);
  else return false;
  // Something changes, or another player moves; the next call will see it.
  for (let look = 0; look < 40; look++) {
    await page.waitForTimeout(50);
    const now = await messages(page).allInnerTexts();
    if (now.join() !== before && !now.some((text) => text.includes('thinking'))) break;
  }
  return true;
}
