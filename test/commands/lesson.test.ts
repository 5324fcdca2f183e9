import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { MessageBody } from '../../src/discord/post.js';
import { anyModule, registry, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** A lesson step that needs several moves as one answer: chosen one by one, removed, and sent together. */

const endless = registry.get('endless') ?? anyModule(toyGame);
const WHOLE = 'play fire-keeping; place chief hunt';

const ada = { guild: '1', person: '11' };
const NONE: MessageBody = { components: [], files: [], mentions: [] };
let bot: Bot;
let folder: string;
let locale: string;

const start = (): void => {
  bot = offlineBot(registryOf([endless]), join(folder, 'fimbul.db'));
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-lesson-'));
  locale = 'en-GB';
  start();
  await bot.table.lessons.begin(ada, 'endless', { thread: 'c', language: 'en' });
});
afterEach(async () => {
  await bot.table.process.close();
  rmSync(folder, { recursive: true });
});

const call = () => ({ channel: 'c', locale, bot, actor: ada });

async function type(name: string, options: Record<string, string> = {}): Promise<MessageBody> {
  const of = { ...call(), sub: '', options, missing: [], inGameChannel: true };
  const command = handlers(bot.modules).commands.find(({ data }) => data.name === name);
  return (await command?.run(of).catch((error: unknown) => explain(of, error))) ?? NONE;
}

async function press(post: MessageBody, start: string, ...values: string[]): Promise<MessageBody> {
  const text = idsOf(post).find((each) => each.startsWith(start));
  const id = parseControlId(text ?? '');
  const control = handlers(bot.modules).controls.find(({ family }) => family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`no ${start} in ${idsOf(post).join(' ')}`);
  const of = { ...call(), id, values };
  return (await control.run(of).catch((error: unknown) => explain(of, error))) ?? NONE;
}

const lesson = async () => {
  const found = await bot.table.lessons.find(ada, 'endless');
  if (found === undefined) throw new Error('there is no lesson');
  return found;
};
const chosen = async (): Promise<readonly string[]> => (await lesson()).composed?.lines ?? [];
const FIRE = 'learn-go~endless~0~play fire-keeping';
const [CULTURE, FIGURE] = WHOLE.split('; ');

/** The lesson's panel with a Culture card and a figure chosen. */
async function composed(): Promise<MessageBody> {
  const opened = await press(await type('learn', { game: 'endless' }), 'learn-open');
  return press(await press(opened, FIRE), 'learn-go~endless~0~place chief hunt');
}

describe.each([
  {
    language: 'en-GB',
    before: '2 of 7 Food',
    after: '6 of 7 Food',
    notYet: 'not played yet',
    send: 'Confirm 2 moves',
    other: 'not this step’s goal',
    half: 'A figure goes with it',
    forbidden: 'can’t do that',
    right: 'Right:',
  },
  {
    language: 'de',
    before: '2 von 7 Nahrung',
    after: '6 von 7 Nahrung',
    notYet: 'noch nicht gespielt',
    send: '2 Züge bestätigen',
    other: 'nicht das Ziel dieses Schritts',
    half: 'Eine Figur gehört dazu',
    forbidden: 'Das geht nicht',
    right: 'Richtig:',
  },
])('several moves as one answer, in $language', (say) => {
  beforeEach(() => {
    locale = say.language;
  });

  it('are chosen with a preview, removed, chosen again, and sent', async () => {
    const opened = await press(await type('learn', { game: 'endless' }), 'learn-open');
    expect(textOf(opened)).toContain(say.before);
    const one = await press(opened, FIRE);
    expect(textOf(one)).toContain(say.after);
    expect(textOf(one)).toContain(say.notYet);
    expect(await chosen()).toEqual([CULTURE]);
    const none = await press(one, 'learn-drop');
    expect(textOf(none)).toContain(say.before);
    expect(textOf(none)).not.toContain(say.notYet);
    expect(await chosen()).toEqual([]);
    const two = await composed();
    expect(await chosen()).toEqual([CULTURE, FIGURE]);
    expect(textOf(two)).toContain(say.send);
    expect((await lesson()).at).toBe(0);
    const done = textOf(await press(two, 'learn-send'));
    expect(done).toContain(say.right);
    expect(done.split(' → ')).toHaveLength(2);
    expect(await lesson()).toMatchObject({ at: 1, composes: false });
    expect(await chosen()).toEqual([]);
  });

  it('keeps the chosen moves if they differ from the lesson or the next one is illegal', async () => {
    const opened = await press(await type('learn', { game: 'endless' }), 'learn-open');
    const half = await press(await press(opened, FIRE), 'learn-send');
    expect(textOf(half)).toContain(say.other);
    expect(textOf(half)).toContain(say.half);
    expect(textOf(half)).toContain(say.notYet);
    expect(await chosen()).toEqual([CULTURE]);
    // The panel opened first still offers the card.
    expect(textOf(await press(opened, FIRE))).toContain(say.forbidden);
    expect(await chosen()).toEqual([CULTURE]);
    expect(textOf(await type('play', { move: 'catch 2mammoth' }))).toContain(say.forbidden);
    expect(await chosen()).toEqual([CULTURE]);
  });

  it('survive a restart, until the lesson starts again', async () => {
    await composed();
    await bot.table.process.close();
    start();
    const back = await press(await type('learn', { game: 'endless' }), 'learn-open');
    expect(textOf(back)).toContain(say.notYet);
    expect(textOf(back)).toContain(say.after);
    expect(await chosen()).toEqual([CULTURE, FIGURE]);
    await press(await type('learn', { game: 'endless' }), 'learn-anew');
    expect(await chosen()).toEqual([]);
  });
});

describe('in a lesson', () => {
  it('a typed move is added to the composition, also by name; several are the whole answer', async () => {
    const typed = await type('play', { move: 'Play a Culture card Fire Keeping' });
    expect(textOf(typed)).toContain('not played yet');
    await type('play', { move: 'place a figure chief hunt' });
    expect(await chosen()).toEqual([CULTURE, FIGURE]);
    // The hint's move, regardless of the moves chosen before.
    expect(textOf(await type('play', { move: WHOLE }))).toContain('Right:');
    expect((await lesson()).at).toBe(1);
  });

  it('the beginning of a move opens the panel there, and similar moves are offered', async () => {
    expect(textOf(await type('play', { move: 'place' }))).toContain('Place a figure · Chief');
    const near = await type('play', { move: 'play fire-keping' });
    expect(idsOf(near)).toContainEqual(expect.stringMatching(/^learn-step~endless~0~\|\|play fire-keeping/u));
    await press(await press(near, 'learn-step'), 'learn-sure');
    expect(await chosen()).toEqual([CULTURE]);
  });
});
