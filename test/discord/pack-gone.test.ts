import { afterEach, expect, it } from 'vitest';
import { aboutPost, placeOf } from '../../src/answers/about.js';
import { catchUpPost } from '../../src/answers/catch-up.js';
import { filmPost } from '../../src/answers/export.js';
import { boardPost, handPost, storyPost } from '../../src/answers/looking.js';
import { oddsPost } from '../../src/answers/odds.js';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import { withoutFailedPictures, renderedPictures } from '../../src/discord/pictures.js';
import type { MessageBody } from '../../src/discord/post.js';
import { type Poster, startPoster } from '../../src/discord/poster.js';
import { recordOf } from '../../src/export/record.js';
import original from '../../src/games/greenland/data/pack.json' with { type: 'json' };
import { GAMES, registryOf } from '../../src/games/registry.js';
import { namePack } from '../../src/kernel/packs.js';
import { type Log, silentLog } from '../../src/log.js';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { createTable } from '../../src/table/table.js';
import { drained, fakeSender, textOf } from '../support/tables.js';

/** A game whose pack was removed: every picture is replaced by an explanation until the pack is back. */

const ANN = { guild: '1', person: '11' };
const BOB = { guild: '1', person: '22' };

const greenland = GAMES.find(({ meta }) => meta.id === 'greenland');
if (greenland?.packs === undefined) throw new Error('Greenland has packs');
const mine = namePack(greenland.packs, {
  ...original,
  meta: { id: 'mine', version: '1', note: 'made for a test' },
});
/** An unknown pack: a process keeps packs it has read. */
const lost = `mine@${'0'.repeat(16)}`;

/** Replaces the pack's name in every position, view and option. */
function renamed(db: Sqlite, from: string, to: string): void {
  for (const [table, column] of [
    ['games', 'options'],
    ['boards', 'position'],
    ['snapshots', 'position'],
    ['sights', 'view'],
  ])
    db.$client.prepare(`UPDATE ${table} SET ${column} = replace(${column}, ?, ?)`).run(from, to);
}

const logged: string[] = [];
const log: Log = Object.assign(silentLog(), {
  warn: (_: object, text: string) => void logged.push(`warn: ${text}`),
  error: (facts: { err?: unknown }, text: string) => void logged.push(`error: ${text} ${String(facts.err)}`),
});

function botOver(db: Sqlite): Bot {
  const modules = registryOf(GAMES);
  const packs = new Map([['greenland', [mine]]]);
  const table = createTable({ store: sqliteStore(db), registry: modules, packs, log });
  return { table, modules, log, pictures: renderedPictures() };
}

let poster: Poster | undefined;
afterEach(async () => {
  await poster?.stop();
  poster = undefined;
});

const SAID = { en: 'Nothing is lost', de: 'Nichts ist verloren' } as const;

it('a missing pack is explained in place of every picture, and pictures return with the pack', async () => {
  const db = openSqlite(':memory:');
  const { table } = botOver(db);
  const options = { pack: 'mine' };
  const { id } = await table.lobby.create(ANN, {
    channel: 'c',
    module: 'greenland',
    variant: 'beginner',
    options,
  });
  await table.lobby.join(ANN, id);
  await table.lobby.join(BOB, id);
  await table.lobby.start(ANN, id);
  await table.process.close();
  renamed(db, mine.key, lost);

  const bot = botOver(db);
  const sender = fakeSender();
  await (
    await bot.table.process.resume()
  ).settled;
  expect((await bot.table.games.card(ANN, id)).frozen).toEqual({ why: 'unreadable', pack: lost });
  poster = startPoster(bot, sender);
  await drained(bot);
  const posted = sender.messages.map(({ post }) => textOf(post));
  // In the notice, the card, and the post that replaces the first phase's pictures.
  expect(posted.filter((text) => text.includes(SAID.en) && text.includes(lost))).toHaveLength(3);

  for (const locale of ['en', 'de'] as const) {
    const call = {
      bot: { ...bot, pictures: withoutFailedPictures(bot.pictures, log) },
      actor: ANN,
      channel: 'c',
      locale,
      meanwhile: () => {},
    } as const;
    const asked: readonly (() => Promise<MessageBody>)[] = [
      () => boardPost(call, id),
      () => boardPost(call, id, 'north'),
      () => storyPost(call, id, {}),
      () => catchUpPost(call, id),
      () => catchUpPost({ ...call, actor: { guild: '1', person: '33' } }, id),
      () => filmPost(call, id),
      () => handPost(call, id),
      () => oddsPost(call, id, ''),
      async () => aboutPost(call, await placeOf(call, greenland, id), 'walrus'),
      async () => void (await bot.table.play.act(ANN, id, 'pass')) as never,
      async () => void (await bot.table.host.thaw(ANN, id)) as never,
    ];
    for (const ask of asked) {
      const told = textOf(await ask().catch((error: unknown) => explain(call, error, id)));
      expect(told).toContain(SAID[locale]);
      expect(told).toContain(lost);
    }
    const { tellings } = await recordOf(call.bot, ANN, id, { locale });
    expect(tellings[locale]?.steps.map(({ words, pictures }) => [words.length, pictures.length])).toEqual([
      [1, 0],
    ]);
    expect(tellings[locale]?.steps[0]?.words[0]).toContain(SAID[locale]);
  }
  expect(logged).toEqual(['warn: a game waits for its pack']);

  await poster.stop();
  await bot.table.process.close();
  renamed(db, lost, mine.key);
  const mended = botOver(db);
  await (
    await mended.table.process.resume()
  ).settled;
  expect((await mended.table.games.card(ANN, id)).stage).toBe('running');
  poster = startPoster(mended, sender);
  await drained(mended);
  const board = await boardPost({ bot: mended, actor: ANN, channel: 'c', locale: 'en' }, id);
  expect(board.files.length).toBeGreaterThan(0);
  expect(textOf(board)).not.toContain(SAID.en);
  expect(logged).toHaveLength(1);
});
