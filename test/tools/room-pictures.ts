// Takes the pictures in docs/images: each game's turn ping on a phone, and the room on a desktop.
// npx tsx test/tools/room-pictures.ts [game …]
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

/** The first game is also photographed on a desktop. */
const [first] = GAMES;

/** Height at which a ping and a board fit together, pixels. */
const TALL = 1180;

/** Most moves until the first phase with its pictures is posted. */
const MOST_MOVES = 40;

/** Plays the first phase with two people and AIs, and takes the pictures. */
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

  // The opening has a picture too; wait for the one after the first phase.
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
      // The desktop picture includes an ephemeral answer.
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
    // The ping, with the phase's posts above it.
    await take('turn-phone', true, TALL);
    await take('room-desktop', false);
  }
  players.close();
  await stage.close();
}

const asked = process.argv.slice(2);
for (const { meta } of GAMES) if (asked.length === 0 || asked.includes(meta.id)) await takePictures(meta.id);
process.exit(0);
