// Takes the pictures of docs/images: for each game the turn ping with its picture on a phone, and the room on a desktop.
//   npx tsx test/tools/room-pictures.ts [game …]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderedPictures } from '../../src/discord/pictures.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { playersOf } from './harness/player.js';
import { openHarness, PAGE } from './harness/harness.js';
import { visit } from '../support/browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const images = join(root, 'docs', 'images');
mkdirSync(images, { recursive: true });

/** The first game also has the picture of a desktop. */
const [first] = GAMES;

/** Of a screen on which a ping and a board fit together. */
const TALL = 1180;

/** Moves until the first phase has been posted with its pictures. */
const MOST_MOVES = 40;

/** A game of two people and programs whose first phase is over. */
async function takePictures(game: string): Promise<void> {
  const stage = await openHarness({
    modules: registryOf(GAMES),
    pictures: renderedPictures(),
    withEmojis: true,
    room: {
      applicationName: 'Fimbul',
      guildName: 'The long winter',
      publicDir: PAGE,
    },
  });
  const { room } = stage;
  const players = playersOf(room, { answer: 60_000 });
  const channel = room.channel('longhouse').id;
  const [host, other] = room.people().map(({ id }) => players.player(id, channel));
  await host?.command('game new', { game });
  await other?.command('game join', { game: '1' });
  await host?.command('game fill', { game: '1' });
  await host?.command('game start', { game: '1' });
  await stage.drained();

  // The opening has a picture, too: one of a phase that was played comes after it.
  const pictured = (): boolean =>
    [...(room.state.messages.get(channel)?.values() ?? [])].filter(
      ({ attachments, ephemeralFor }) => ephemeralFor === null && attachments.length > 0,
    ).length > 1;
  for (let move = 0; move < MOST_MOVES && !pictured(); move++) {
    for (const who of [host, other]) {
      const [line] = (await who?.complete('play', 'move', '')) ?? [];
      if (line !== undefined) await who?.command('play', { move: line });
    }
    await stage.drained();
  }

  const take = async (name: string, phone: boolean, height?: number): Promise<void> => {
    const { page, leave } = await visit(`${room.url}/?as=${host?.id ?? ''}&tour=off`, { phone });
    if (height !== undefined) await page.setViewportSize({ width: 390, height });
    await page.getByRole('log').waitFor();
    if (!phone) {
      // The desktop's picture shows an answer that only its reader sees.
      await page.getByRole('combobox', { name: /^Message/ }).pressSequentially('/hand ');
      await page.keyboard.press('Enter');
      await page.getByText('Only you can see this').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(images, `${name}.png`) });
    await leave();
  };
  await take(`phone-${game}`, true);
  if (game === first?.meta.id) {
    await take('room-phone', true);
    // The ping with what its phase brought above it.
    await take('turn-phone', true, TALL);
    await take('room-desktop', false);
  }
  players.close();
  await stage.close();
}

const asked = process.argv.slice(2);
for (const { meta } of GAMES) if (asked.length === 0 || asked.includes(meta.id)) await takePictures(meta.id);
process.exit(0);
