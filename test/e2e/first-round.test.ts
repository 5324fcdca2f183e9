import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderedPictures } from '../../src/discord/pictures.js';
import { firstTour } from '../../src/discord/tour.js';
import { GAMES } from '../../src/games/registry.js';
import { builtPage } from '../support/built.js';
import { describeInBrowser, visit, type Visitor } from '../support/browser.js';
import { decideOnPage } from '../support/page-player.js';
import { openScene, type Scene } from './with-bot.js';

/** A new visitor opens the page, and reaches a first decision and a second turn with clicks only. */

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

  it('reaches a decision of a real game with one press', { timeout: 60_000 }, async () => {
    visitor = await visit(`${scene.room.url}/?as=${scene.person(0).id}&tour=on`);
    const { page } = visitor;
    await page.getByRole('dialog').getByRole('button', { name: 'Tutorial' }).click();
    await page.getByText('against the Coach').last().waitFor();
    await page.getByText('Only you can see this').last().waitFor();
    await visitor.leave();
  });

  it('leads a German visitor through the bot’s German buttons', { timeout: 60_000 }, async () => {
    const { id } = scene.person(0);
    visitor = await visit(`${scene.room.url}/?as=${id}&tour=on`, {
      beforeLoad: `localStorage.setItem('locale:${id}', 'de')`,
    });
    const { page } = visitor;
    const tour = page.getByRole('dialog');
    await tour.getByRole('button', { name: 'Play with others' }).click();
    await page.getByRole('button', { name: 'Spiel eröffnen' }).waitFor();
    await tour.waitFor({ state: 'detached' });
    await visitor.leave();
  });

  it('starts from nothing and reaches the second turn', { timeout: 120_000 }, async () => {
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
      await decideOnPage(page);
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
