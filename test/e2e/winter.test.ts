import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { laterDay } from '../../src/club/daily/winter.js';
import { sendWinters } from '../../src/discord/winter.js';
import { registry } from '../../src/games/registry.js';
import { buttonsOf } from '../support/messages.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** The day's winter in the room: asked, answered, solved, told. FIMBUL_DAYS=30 goes through a whole month. */

const DAYS = Number(process.env['FIMBUL_DAYS'] ?? 3);
const DAY = 24 * 60 * 60_000;
const FIRST = Date.UTC(2026, 10, 23, 12);

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
let now: number;

beforeEach(async () => {
  now = FIRST;
  scene = await openScene({ modules: [...registry.values()], people: 3, clock: () => now });
  [ann, bob] = [scene.person(0), scene.person(2)];
});
afterEach(() => scene.close());

/** The digest that words promise for the day after. */
const promised = (words: string): string => /Tomorrow’s: `([0-9a-f]{64})`/u.exec(words)?.[1] ?? '';
const own = (words: string): string => /SHA-256 of this day’s file.*`([0-9a-f]{64})`/u.exec(words)?.[1] ?? '';

it('asks the same of everybody once a day, and tells solution, lines and streak after the answer', async () => {
  const { winters } = scene.app().bot.table;
  const actor = { guild: scene.room.guildId, person: ann.id };
  let before = '';
  for (let day = 1; day <= DAYS; day++, now += DAY) {
    const { winter } = await winters.show(actor);
    const letter = (move: string): string =>
      'ABCDEFGH'[winter.answers.findIndex((answer) => answer.move === move)] ?? '';
    const asked = await ann.type('/winter');
    const words = wordsOf(asked);
    expect(words).toContain('What do you do?');
    expect(words).not.toContain('The solution');
    expect(buttonsOf(asked).map(({ label }) => label)).toContain(letter(winter.best));

    const right = wordsOf(await ann.press(asked, letter(winter.best)));
    expect(right).toContain(`${letter(winter.best)} it is`);
    expect(right).toMatch(/The solution\n.*wins \d+ % of the games from here.*nineteen times in twenty/u);
    expect(right).toMatch(new RegExp(`${day === 1 ? 'One day' : `${day} days`} in a row`, 'u'));
    // The file of this day is the one whose digest was told the day before.
    if (before !== '') expect(own(right)).toBe(before);
    before = promised(right);
    expect(before).not.toBe('');
    const wrong = wordsOf(await bob.press(await bob.type('/winter'), letter(winter.usual)));
    expect(wrong).toMatch(new RegExp(`Not ${letter(winter.usual)}: it wins \\d+ % of the games less`, 'u'));
    expect(wrong).toMatch(
      new RegExp(`\\*\\*1\\*\\* · <@${ann.id}> · .*★\n\\*\\*2\\*\\* · <@${bob.id}>`, 'u'),
    );
    expect(wrong).toContain('2 tries, 1 found it');
    // One try a person: whoever comes again reads the solution, and an old button answers nothing more.
    expect(wordsOf(await bob.type('/winter'))).toContain('The solution');
    await bob.press(asked, letter(winter.best)).catch(() => undefined);
    expect((await winters.show({ ...actor, person: bob.id })).answered).toBe(winter.usual);
  }
  // Afterwards anybody has the file, and its digest is the one that was told.
  const last = winters.today();
  const { body = '', digest } = await winters.show(actor, laterDay(last, -1));
  expect(createHash('sha256').update(body).digest('hex')).toBe(digest);
  expect(wordsOf(await bob.type('/winter', { day: laterDay(last, -1) }))).toContain(digest);
}, 120_000);

it('is posted once a day where moderators say so, with how yesterday went, and nowhere when it is off', async () => {
  const { bot } = scene.app();
  const posts = (): readonly string[] =>
    postsIn(scene.room, scene.channel).filter((text) => text.includes('day’s winter'));
  const sender = bot.sender;
  if (sender === undefined) throw new Error('nothing is connected');
  await sendWinters(bot, sender);
  expect(posts()).toEqual([]);
  expect(wordsOf(await bob.type('/club settings', { winter: '9:00' }))).toContain('moderator');
  expect(wordsOf(await ann.type('/club settings', { winter: '9:00' }))).toMatch(
    /every day at \*\*09:00\*\*/u,
  );
  now += DAY;
  await Promise.all([sendWinters(bot, sender), sendWinters(bot, sender)]);
  expect(posts()).toHaveLength(1);
  const told = await bob.see((words) => words.includes('what would you do as'), 'the post');
  const asked = await bob.press(told, 'Try it');
  expect(wordsOf(asked)).toContain('What do you do?');
  await bob.press(asked, 'A');
  now += DAY;
  await sendWinters(bot, sender);
  expect(posts()[1]).toMatch(/Yesterday: one try here/u);
  await ann.press(await ann.type('/club settings'), 'Turn off: The day’s winter');
  now += DAY;
  await sendWinters(bot, sender);
  expect(posts()).toHaveLength(2);
  expect(wordsOf(await bob.type('/winter'))).toContain('turned that off');
});
