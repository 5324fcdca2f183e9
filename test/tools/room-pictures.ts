// Takes the pictures of the room's page for docs/room.md: a game that has just begun, on a desktop and on a phone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderedPictures } from '../../src/discord/pictures.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { playersOf } from './harness/player.js';
import { openHarness } from './harness/harness.js';
import { visit } from '../support/browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const images = join(root, 'docs', 'images');
mkdirSync(images, { recursive: true });

const stage = await openHarness({
  modules: registryOf(GAMES),
  pictures: renderedPictures(),
  withEmojis: true,
  room: {
    applicationName: 'Fimbul',
    guildName: 'The long winter',
    publicDir: join(root, 'dist/src/room/public'),
  },
});
const { room } = stage;
const players = playersOf(room, { answer: 60_000 });
const channel = room.channel('longhouse').id;
const people = room.people().map(({ id }) => players.player(id, channel));
const [host, ...others] = people;
await host?.command('game new', { game: GAMES[0]?.meta.id ?? '' });
for (const other of others.slice(0, 1)) await other.command('game join', { game: '1' });
await host?.command('game fill', { game: '1' });
await host?.command('game start', { game: '1' });
await stage.drained();
for (const phone of [false, true]) {
  const { page } = await visit(`${room.url}/?as=${host?.id ?? ''}&tour=off`, { phone });
  await page.getByRole('log').waitFor();
  // The answer that only its person sees belongs into the picture too.
  if (!phone) {
    await page.getByRole('combobox', { name: /^Message/ }).pressSequentially('/hand ');
    await page.keyboard.press('Enter');
  }
  await page.getByText('Only you can see this').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(images, phone ? 'room-phone.png' : 'room-desktop.png') });
}
players.close();
await stage.close();
process.exit(0);
