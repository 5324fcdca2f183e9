import { describe, expect, it } from 'vitest';
import { altOf, boardText, finalPictures, phasePictures, picturesOf } from '../../renders/index.js';
import { sectionsOf } from '../../src/answers/rules.js';
import { ruleLine } from '../../src/answers/confirm.js';
import { explain } from '../../src/discord/answers.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { deliver } from '../../src/discord/deliver/deliver.js';
import { type Bot, type Pictures, tellerOf } from '../../src/discord/bot.js';
import type { PostPicture, MessageBody } from '../../src/discord/post.js';
import { BOT_TEXTS } from '../../src/discord/texts.js';
import { type AnyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import { settingsOf } from '../../src/kernel/options.js';
import type { Snapshot } from '../../src/table/contract/index.js';
import { fakeSender, idsOf, offlineBot } from '../support/tables.js';

/**
 * Private answers are in the asker's language, channel posts in the table's, in every game. A wrong sentence is
 * detected by words that only occur in the other language's texts.
 */

const ada = { guild: '1', person: '11' };
const NONE: MessageBody = { components: [], files: [], mentions: [] };

/** Sequences of words in one language's texts that the other's don't contain. */
function tellTale(module: AnyModule, language: string, other: string): readonly string[] {
  const own = { ...module.texts[language], ...BOT_TEXTS[language] };
  const foreign = { ...module.texts[other], ...BOT_TEXTS[other] };
  const all = Object.values(own).join('\n').toLowerCase();
  return Object.entries(foreign).flatMap(([key, text]) => {
    if (text === own[key] || key.startsWith('cmd.') || key.startsWith('opt.') || key.startsWith('bot.export'))
      return [];
    const runs = key.startsWith('name.') ? [text] : literals(text);
    const least = key.startsWith('name.') ? 9 : 14;
    return runs
      .map((run) => run.trim())
      .filter(
        (run) => run.length >= least && /\p{L} \p{L}|\p{L}{9}/u.test(run) && !all.includes(run.toLowerCase()),
      );
  });
}

/** The parts of a template outside of its braces. */
function literals(text: string): readonly string[] {
  const runs: string[] = [];
  let depth = 0;
  let run = '';
  for (const letter of text) {
    if (letter === '{') depth += 1;
    if (depth === 0) run += letter;
    if (letter === '}') depth -= 1;
    if (depth > 0 && run !== '') {
      runs.push(run);
      run = '';
    }
  }
  return [...runs, run].flatMap((each) => each.split('\n'));
}

/** All visible and spoken text of a post, without typed moves. */
function readable(post: MessageBody): string {
  const words = JSON.stringify(post.components, (key, value: unknown) =>
    key === 'custom_id' || key === 'value' ? undefined : value,
  );
  const alts = post.files.map(({ alt }) => alt).join('\n');
  return `${words}\n${alts}`.replaceAll(/`[^`]*`/gu, '').replaceAll('\\n', '\n');
}

/** Alt texts without painting. */
const described: Pictures = {
  board: async (snapshot, locale) =>
    altsOf(snapshot, locale, phasePictures(snapshot.card.module, snapshot.view)),
  final: async (snapshot, locale) =>
    altsOf(snapshot, locale, finalPictures(snapshot.card.module, snapshot.view)),
  parts: ({ card, view }) => picturesOf(card.module, view),
  part: async (snapshot, locale, part) => altsOf(snapshot, locale, [part])[0],
  text: ({ card, view }, locale) => boardText({ game: card.module, view, locale }),
  close: async () => {},
};

function altsOf(
  { card, view }: Snapshot,
  locale: string,
  all: ReturnType<typeof phasePictures>,
): readonly PostPicture[] {
  return all.map((picture) => ({
    name: `${picture.id}.png`,
    png: Buffer.alloc(0),
    alt: altOf({ game: card.module, view, locale, ...picture }),
  }));
}

async function opened(module: AnyModule, language: string): Promise<Bot> {
  const bot: Bot = { ...offlineBot(registryOf([module])), pictures: described };
  const options = settingsOf(module.meta.options, {});
  await bot.table.lobby.create(ada, { channel: 'c', module: module.meta.id, language, options });
  await bot.table.lobby.join(ada, 1);
  const [variant] = module.meta.variants;
  if ((variant?.maxSeats ?? 1) > 1)
    await bot.table.lobby.fill(ada, 1, 'greedy', { upTo: variant?.minSeats ?? 2 });
  return bot;
}

/** Commands that are always possible. */
const TYPED: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['play', '', { move: '?' }],
  ['play', '', { move: 'nonsense 99' }],
  ['board', '', {}],
  ['board', '', { part: 'sheet' }],
  ['board', '', { part: 'nonsense' }],
  ['hand', '', {}],
  ['odds', '', { about: '?' }],
  ['log', '', {}],
  ['rules', '', {}],
  ['rules', '', { text: 'a' }],
  ['catchup', '', {}],
  ['undo', '', {}],
  ['auto', 'show', {}],
  ['clock', 'show', {}],
  ['clock', 'zone', { zone: 'nowhere' }],
  ['game', 'status', {}],
  ['game', 'list', {}],
  ['game', 'verify', {}],
  ['game', 'start', {}],
  ['game', 'join', {}],
  ['me', 'show', {}],
  ['games', '', {}],
  ['stats', '', {}],
  ['help', '', {}],
];

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('%s', (_id, module) => {
  it.each([
    ['de', 'en'],
    ['en', 'de'],
  ] as const)(
    'answers in %s in a game whose posts are in %s',
    async (reader, table) => {
      const bot = await opened(module, table);
      const all = handlers(bot.modules);
      const foreignToReader = tellTale(module, reader, table);
      const foreignToTable = tellTale(module, table, reader);
      expect(foreignToReader.length).toBeGreaterThan(100);
      const check = (what: string, text: string, foreign: readonly string[]): void =>
        expect(
          foreign.filter((run) => text.includes(run)),
          `${what}: ${text.slice(0, 400)}`,
        ).toEqual([]);
      const place = { channel: 'c', locale: reader, bot, actor: ada };
      const sender = fakeSender();
      const posts = async (): Promise<void> => {
        for (;;) {
          const [row] = await bot.table.outbox.claim(1);
          if (row === undefined) break;
          await deliver(bot, sender, row, bot.table.outbox.read(row.game));
        }
        for (const { post, id } of sender.messages) check(`message ${id}`, readable(post), foreignToTable);
      };

      await posts();
      await bot.table.lobby.start(ada, 1);
      for (let decision = 0; decision < 2; decision++) {
        await posts();
        for (const [name, sub, options] of TYPED) {
          const command = all.commands.find(({ data }) => data.name === name);
          const call = { ...place, sub, options, missing: [], inGameChannel: true };
          const post = await command?.run(call).catch((error: unknown) => explain(call, error, 1));
          check(`/${name} ${sub}`, readable(post ?? NONE), foreignToReader);
          for (const focused of ['game', 'part', 'move', 'about', 'seat', 'phase', 'ai', 'text']) {
            const found = (await command?.complete?.({ ...call, focused, typed: '' }).catch(() => [])) ?? [];
            check(`/${name} ${focused}:`, found.map((each) => each.name).join('\n'), foreignToReader);
          }
          if (decision > 0) continue;
          for (const id of idsOf(post ?? NONE).slice(0, 12)) {
            const parsed = parseControlId(id);
            const control = all.controls.find(({ family }) => family === parsed?.family);
            if (
              parsed === undefined ||
              control === undefined ||
              ['go', 'sure', 'send'].includes(parsed.family)
            )
              continue;
            if (control.modal !== undefined) {
              const modal = JSON.stringify(await control.modal({ ...place, id: parsed, values: [] }));
              check(`${id} asks`, modal, foreignToReader);
              continue;
            }
            const press = { ...place, id: parsed, values: [] };
            const answer = await control.run(press).catch((error: unknown) => explain(press, error, 1));
            check(`${id} answers`, readable(answer ?? NONE), foreignToReader);
          }
        }
        const { choices, seat } = await bot.table.play.legal(ada, 1);
        const { view } = await bot.table.look.snapshot(ada, 1);
        const move = module.ai['greedy']?.({ view, seat, choices, draw: () => 0 });
        if (choices.length > 0 && move !== undefined) await bot.table.play.act(ada, 1, move);
      }
    },
    60_000,
  );

  it('names a rule in the reader’s language when a move is confirmed', async () => {
    const bot = await opened(module, 'en');
    const call = { bot, channel: 'c', locale: 'de', actor: ada };
    const card = await bot.table.games.card(ada, 1);
    const [own, english] = [tellerOf(bot, card, 'de'), tellerOf(bot, card, 'en')];
    const titles = (tell: typeof own) => sectionsOf(module, tell).map(({ title }) => title);
    const said = module.meta.rules.map(({ id }) => ruleLine(call, card, id, own));
    expect(titles(own).filter((title, at) => !(said[at] ?? '').endsWith(title))).toEqual([]);
    expect(titles(own).filter((title) => titles(english).includes(title)).length).toBeLessThan(
      said.length / 4,
    );
  });
});
