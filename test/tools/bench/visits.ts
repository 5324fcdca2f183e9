import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { renderedPictures } from '../../../src/discord/pictures.js';
import { firstTour } from '../../../src/discord/tour.js';
import { type AnyModule, GAMES, registryOf } from '../../../src/games/registry.js';
import { lightestFirst } from '../../../src/kernel/lightest.js';
import type { Message } from '../../../src/room/state/model.js';
import { PHONE } from '../harness/chromium.js';
import { type Harness, openHarness } from '../harness/harness.js';
import { partsOf, playersOf } from '../harness/player.js';
import { roundCounter } from '../harness/taps.js';

/** A new visitor on a phone, on the way to the first decision. */

export interface Visit {
  readonly presses: number;
  /** The tour and all messages as they stand at the first decision, without mentions, times and buttons. */
  readonly words: number;
  readonly pixels: number;
  readonly screens: number;
  /** Messages on the screen at the first decision. */
  readonly messages: number;
  /** Messages that the first turn adds to the game's channel; not with the Coach, who comments on each turn. */
  readonly turnMessages?: number;
}

/** Clicks to the first decision, and returns the number of presses. */
type Walk = (page: Page) => Promise<number>;

const PATIENCE = 120_000;
/** Most moves of a first turn, and most checks for an awaited one, 100 ms apart. */
const MOST_MOVES = 80;
const MOST_LOOKS = 100;

/** By the tutorial, in a room with only this game. */
export const byTutorial = (browser: Browser, module: AnyModule): Promise<Visit> =>
  visit(browser, [module], 'on', async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Tutorial' }).click();
    await page.getByText('against the Coach').last().waitFor();
    return 1;
  });

/** The order in which games are offered. */
const OFFERED = lightestFirst(GAMES.map(({ meta }) => meta)).map((offer) => offer.module);

/** `/game new`, with AIs. */
export const byNewGame = (browser: Browser, { meta: { id } }: AnyModule): Promise<Visit> =>
  visit(browser, GAMES, 'off', async (page) => {
    await page.getByRole('combobox', { name: /^Message/u }).pressSequentially('/game new ');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Set up' }).nth(OFFERED.indexOf(id)).click();
    await page.getByRole('button', { name: 'Start with AI' }).click();
    await page.getByRole('button', { name: 'Your move' }).last().click();
    await page.getByText('Only you can see this').last().waitFor();
    return 4;
  });

async function visit(
  browser: Browser,
  modules: readonly AnyModule[],
  tour: 'on' | 'off',
  walk: Walk,
): Promise<Visit> {
  const told = firstTour();
  const pictures = renderedPictures();
  const stage = await openHarness({
    modules: registryOf(modules),
    pictures,
    withEmojis: true,
    room: { tour: told },
  });
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  try {
    const person = stage.room.people()[0]?.id ?? '';
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${stage.room.url}/?as=${person}&tour=${tour}`);
    await page.locator('.composer[aria-busy="false"]').waitFor();
    const card = page.locator('.tour-card');
    const tourHeight = tour === 'on' ? ((await card.boundingBox({ timeout: PATIENCE }))?.height ?? 0) : 0;
    const presses = await walk(page);
    await stage.drained(PATIENCE);
    // Pictures have their height at once; the last posts are drawn with the next frames.
    await page.waitForLoadState('networkidle');
    const heights = await page
      .locator('[id^="message-"]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    const pixels = Math.round(heights.reduce((sum, height) => sum + height, tourHeight));
    const seen = messagesFor(stage, stage.room.channel('longhouse').id, person);
    const texts = [
      ...(tour === 'on' ? told.steps.flatMap(({ title, text }) => [title, text]) : []),
      ...seen.flatMap(({ components }) => partsOf(components).map(({ content }) => String(content ?? ''))),
    ];
    return {
      presses,
      words: texts.reduce((sum, text) => sum + wordsIn(text), 0),
      pixels,
      screens: Math.round((10 * pixels) / PHONE.height) / 10,
      messages: seen.length,
      ...(tour === 'on' ? {} : { turnMessages: await playFirstTurn(stage, person) }),
    };
  } finally {
    await context.close();
    await stage.close();
    await pictures.close();
  }
}

const messagesFor = ({ room }: Harness, channel: string, person: string): readonly Message[] =>
  [...(room.state.messages.get(channel)?.values() ?? [])].filter(
    ({ ephemeralFor }) => ephemeralFor === null || ephemeralFor === person,
  );

function wordsIn(text: string): number {
  const bare = text.replace(/<[@#:at/][^>]*>/gu, ' ');
  return bare.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Plays the first offered move until the round is over. @returns new messages in the game's channel */
async function playFirstTurn(stage: Harness, person: string): Promise<number> {
  const { table } = stage.app().bot;
  const actor = { guild: stage.room.guildId, person };
  const [first] = await table.games.list(actor, {});
  if (first === undefined) throw new Error('no game was started');
  const players = playersOf(stage.room, { answer: PATIENCE });
  const player = players.player(person, first.channel);
  const publicly = (): number =>
    messagesFor(stage, first.channel, '').filter(({ ephemeralFor }) => ephemeralFor === null).length;
  const before = publicly();
  const roundAt = roundCounter();
  for (let move = 0, look = 0; move < MOST_MOVES && look < MOST_LOOKS;) {
    const card = await table.games.card(actor, first.id);
    if (roundAt(card) > 1 || card.stage !== 'running') break;
    const [line] = await player.complete('play', 'move', '');
    if (line === undefined) {
      look += 1;
      await wait(100);
      continue;
    }
    move += 1;
    await player.command('play', { move: line });
  }
  await stage.drained(PATIENCE);
  players.close();
  return publicly() - before;
}
