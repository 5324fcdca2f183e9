// Two people on phones play one round of each game by presses alone; screenshots are saved.
// npx tsx test/tools/two-phones.ts [folder] [game …]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { renderedPictures } from '../../src/discord/pictures.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { visit } from '../support/browser.js';
import { decideOnPage } from '../support/page-player.js';
import { openHarness, PAGE } from './harness/harness.js';
import { playersOf } from './harness/player.js';

const MOST_PRESSES = 300;
/** Presses after which both screens are photographed. */
const SHOTS = [1, 4, 10, 20, 40, 80, 160];

/** @returns figures as one line: presses of each person, messages in the channel, problems */
async function playRound(game: string, folder: string): Promise<string> {
  const stage = await openHarness({
    modules: registryOf(GAMES),
    pictures: renderedPictures(),
    room: { publicDir: PAGE },
  });
  const { room } = stage;
  const players = playersOf(room, { answer: 60_000 });
  const channel = room.channel('longhouse').id;
  const people = room.people().slice(0, 2);
  const [host, guest] = people.map(({ id }) => players.player(id, channel));
  await host?.command('game new', { game });
  await guest?.command('game join', { game: '1' });
  await host?.command('game start', { game: '1' });
  await stage.drained();

  const phones = await Promise.all(
    people.map(({ id }) => visit(`${room.url}/?as=${id}&tour=off`, { phone: true })),
  );
  const isAwaited = async (person: string): Promise<boolean> => {
    const [row] = await stage.ask<{ awaited: string }>('select awaited from games');
    const seats = await stage.ask<{ seat: string; person: string }>('select seat, person from seats');
    return seats.some((one) => one.person === person && row?.awaited.includes(`"${one.seat}"`));
  };
  const turnOf = async (): Promise<number> =>
    Number((await stage.ask<{ turn: number }>('select turn from games'))[0]?.turn);
  const take = (name: string) =>
    Promise.all(
      phones.map(({ page }, nth) =>
        page.screenshot({ path: join(folder, `${game}-${name}-${nth + 1}.png`) }),
      ),
    );
  // In some games, the setup is turn 0.
  const first = Math.max(1, await turnOf());
  const presses = [0, 0];
  const press = async (page: Page, nth: number): Promise<void> => {
    if ((await isAwaited(people[nth]?.id ?? '')) && (await decideOnPage(page)))
      presses[nth] = (presses[nth] ?? 0) + 1;
  };
  for (let n = 1; n <= MOST_PRESSES && (await turnOf()) <= first; n++) {
    for (const [nth, { page }] of phones.entries()) await press(page, nth);
    if (SHOTS.includes(n)) await take(String(n));
  }
  await stage.drained();
  await take('end');
  const faults = [...phones.flatMap(({ faults }) => faults), ...stage.errors];
  const posted = [...(room.state.messages.get(channel)?.values() ?? [])].filter(
    ({ ephemeralFor }) => ephemeralFor === null,
  ).length;
  const over = (await turnOf()) <= first ? 'round NOT over' : 'round over';
  for (const phone of phones) await phone.leave();
  players.close();
  await stage.close();
  return `${game}: ${over}, presses ${presses.join(' and ')}, messages ${posted}, faults ${JSON.stringify(faults)}`;
}

const [folder = '/tmp/two-phones', ...asked] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { meta } of GAMES)
  if (asked.length === 0 || asked.includes(meta.id))
    process.stdout.write(`${await playRound(meta.id, folder)}\n`);
process.exit(0);
