import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLUB_TURN } from '../../src/answers/club.js';
import { kindOf } from '../../src/club/daily/schedule.js';
import { LETTERS, laterDay } from '../../src/club/daily/winter.js';
import { sendWinters, weighWinters } from '../../src/discord/winter.js';
import { registry } from '../../src/games/registry.js';
import { makeMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import type { RiddleDay, SoloDay, WinterDay } from '../../src/table/contract/index.js';
import { buttonsOf } from '../support/messages.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** The Daily Winter in the room: posted, answered, solved, reported. FIMBUL_DAYS=30 plays a whole month. */

const DAYS = Number(process.env['FIMBUL_DAYS'] ?? 3);
const DAY = 24 * 60 * 60_000;
/** Time after which a claimed post is free for any process. */
const LATER = 6 * 60_000;
/** A Monday. */
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

/** The answer's seals, in words below the board, for players who verify the day. */
const sealsOf = async (who: Visitor): Promise<string> =>
  wordsOf(await who.press(await who.type('/winter'), 'Board as text'));
/** The next day's digest in a text. */
const promised = (words: string): string => /Tomorrow’s: `([0-9a-f]{64})`/u.exec(words)?.[1] ?? '';
const own = (words: string): string => /SHA-256 of today’s file.*`([0-9a-f]{64})`/u.exec(words)?.[1] ?? '';

const winters = () => scene.app().bot.table.winters;
const look = (person: string): Promise<WinterDay> => winters().show({ guild: scene.room.guildId, person });

function riddle(of: WinterDay): RiddleDay {
  if (of.is !== 'riddle') throw new Error(`${of.day} asks no riddle`);
  return of;
}

function solo(of: WinterDay): SoloDay {
  if (of.is !== 'solo') throw new Error(`${of.day} asks a riddle`);
  return of;
}

/** A riddle's day: one player solves it, the other answers like the AI; both read everyone's lines. */
async function solveRiddle(): Promise<string> {
  const { winter } = riddle(await look(ann.id));
  const letter = (move: string): string =>
    LETTERS[winter.answers.findIndex((answer) => answer.move === move)] ?? '';
  const asked = await ann.type('/winter');
  const words = wordsOf(asked);
  expect(words).toContain('Your move?');
  expect(words).not.toContain('The solution');
  expect(buttonsOf(asked).map(({ label }) => label)).toContain(letter(winter.best));

  const right = wordsOf(await ann.press(asked, letter(winter.best)));
  expect(right).toContain(`${letter(winter.best)} is right`);
  expect(right).toMatch(/The solution\n.*wins \d+ % of the games from here.*19 times in 20/u);
  const wrong = wordsOf(await bob.press(await bob.type('/winter'), letter(winter.usual)));
  expect(wrong).toMatch(new RegExp(`${letter(winter.usual)} wins \\d+ % fewer`, 'u'));
  expect(wrong).toMatch(new RegExp(`\\*\\*1\\*\\* · <@${ann.id}> · .*★\n\\*\\*2\\*\\* · <@${bob.id}>`, 'u'));
  expect(wrong).toContain('2 attempts, 1 right');
  // One attempt per person: later the solution is shown, and an old button does nothing.
  expect(wordsOf(await bob.type('/winter'))).toContain('The solution');
  await bob.press(asked, letter(winter.best)).catch(() => undefined);
  expect(riddle(await look(bob.id)).answered).toBe(winter.usual);
  return right;
}

/** The move the game's AI would make in a person's attempt, from their view. */
async function usualOf(person: string): Promise<string> {
  const { winter, run, snapshot } = solo(await look(person));
  const [ai] = Object.values(registry.get(winter.game)?.ai ?? {});
  const choices = run.choices.filter(({ blocked }) => blocked === undefined);
  if (ai === undefined) throw new Error(`nobody plays ${winter.game}`);
  const draw = drawer(run.at);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return makeMove(fillChoice(only, draw));
  return makeMove(ai({ view: snapshot.view, seat: winter.seat, choices, draw }));
}

/** A day's solo game, typed move by move like the AI. Returns the final answer. */
async function playSolo(who: Visitor): Promise<string> {
  const began = wordsOf(await who.type('/winter'));
  expect(began).toMatch(/The AI’s at the end: [\d.]+/u);
  for (let n = 0; n < 400; n++) {
    const words = wordsOf(await who.type('/winter', { move: await usualOf(who.id) }));
    if (words.includes('gets') && words.includes('from here')) return words;
    expect(words).toMatch(/(Points|Trophies) now:/u);
  }
  throw new Error('a solo game has no end');
}

it('the riddle is the same for everyone once a day, and shows solution, lines and streak after the answer', async () => {
  let before = '';
  for (let day = 1; day <= DAYS; day++, now += DAY) {
    const isRiddle = kindOf(winters().today()) === 'riddle';
    const right = isRiddle ? await solveRiddle() : await playSolo(ann);
    expect(right).toMatch(new RegExp(day === 1 ? '1 day. Come back' : `${day} days in a row`, 'u'));
    // The file of this day has the digest published the day before. After answering, a player reads where the digests
    // are, not the digests.
    expect(right).not.toMatch(/[0-9a-f]{64}/u);
    expect(right).toContain('**Board as text** shows the seals of today and tomorrow');
    const seals = await sealsOf(ann);
    if (before !== '') expect(own(seals)).toBe(before);
    before = promised(seals);
    expect(before).not.toBe('');
  }
  // Afterwards the file is public, and its digest is the published one.
  const last = laterDay(winters().today(), -1);
  const { body = '', digest } = await winters().show({ guild: scene.room.guildId, person: ann.id }, last);
  expect(createHash('sha256').update(body).digest('hex')).toBe(digest);
  expect(wordsOf(await bob.type('/winter', { day: last }))).toContain(digest);
}, 300_000);

it('everyone gets one attempt at the same hunt, ranked by points, then without luck, and sees the lines', async () => {
  now = FIRST + 2 * DAY;
  const asked = await ann.type('/winter');
  expect(wordsOf(asked)).toMatch(/One year’s hunt in .*Greenland/u);
  expect(wordsOf(asked)).toContain('Points then count');
  expect(wordsOf(asked)).not.toMatch(/Everybody|Moves of/u);
  // An illegal move is refused with its rule and changes nothing; one by a button is played.
  expect(wordsOf(await ann.type('/winter', { move: 'assign sun 9' }))).toMatch(/(Points|Trophies) now:/u);
  expect(solo(await look(ann.id)).run.at).toBe(0);
  await bob.type('/winter');
  const { digest } = solo(await look(bob.id));
  expect((await look(ann.id)).digest).toBe(digest);

  // The same moves have the same result: everyone has the same dice.
  const [first, second] = [await playSolo(ann), await playSolo(bob)];
  expect(/### Points: ([\d.]+)/u.exec(first)?.[1]).toBe(/### Points: ([\d.]+)/u.exec(second)?.[1]);
  expect(second).toContain('luck not computed yet');
  expect(wordsOf(await ann.type('/winter', { move: 'done' }))).toContain('### Points:');
  const ended = await bob.type('/winter');
  expect(buttonsOf(ended).map(({ label }) => label)).toContain('Look again');
  const line = await bob.press(ended, 'Moves of 1');
  expect(wordsOf(line)).toMatch(new RegExp(`<@(${ann.id}|${bob.id})> · [\\d.]+ Points`, 'u'));
  // The answer replaced the day's message, so it links back to it; the board in words too.
  const back = await bob.press(line, 'Back');
  expect(wordsOf(back)).toContain('### Points:');
  expect(wordsOf(await bob.press(await bob.press(back, 'Board as text'), 'Back'))).toContain('### Points:');

  await weighWinters(scene.app().bot);
  const { winter, run, lines } = solo(await look(ann.id));
  // Playing like the AI gives the AI's mean result, and the rest is luck.
  expect(run.play).toBeCloseTo(winter.par.mean);
  expect(lines.map(({ place }) => place)).toEqual([1, 1]);
  expect(wordsOf(await ann.type('/winter'))).toMatch(/Without luck: \*\*[\d.]+\*\*/u);
}, 60_000);

it('a press that would end the only attempt must be confirmed', async () => {
  now = FIRST + 2 * DAY;
  let panel = await ann.press(await ann.type('/winter'), 'Set out');
  panel = await ann.press(await ann.press(panel, 'Promote …'), 'Back');
  // Nobody is assigned: that would end the hunt.
  for (let n = 0; n < 4 && !wordsOf(panel).includes('This ends your attempt'); n++) {
    expect(wordsOf(panel)).not.toContain('### Points:');
    panel = await ann.press(panel, 'Done');
  }
  expect(wordsOf(panel)).toContain('This ends your attempt');
  const back = await ann.press(panel, 'Back');
  expect(wordsOf(back)).not.toContain('### Points:');
  const asked = await ann.press(back, 'Done');
  expect(wordsOf(await ann.press(asked, 'Confirm'))).toContain('### Points:');
});

it('the Daily Winter is posted once a day where moderators chose it, with yesterday’s results, and not if it is off', async () => {
  const { bot } = scene.app();
  const posts = (): readonly string[] =>
    postsIn(scene.room, scene.channel).filter((text) => text.includes('Daily Winter'));
  const sender = bot.sender;
  if (sender === undefined) throw new Error('nothing is connected');
  await sendWinters(bot, sender);
  expect(posts()).toEqual([]);
  expect(wordsOf(await bob.type('/club settings', { winter: '9:00' }))).toContain('moderator');
  expect(wordsOf(await ann.type('/club settings', { winter: '9:00' }))).toMatch(/at \*\*09:00\*\*/u);
  now += DAY;
  await Promise.all([sendWinters(bot, sender), sendWinters(bot, sender)]);
  expect(posts()).toHaveLength(1);
  const told = await bob.see((words) => words.includes('what would you play as'), 'the post');
  const asked = await bob.press(told, 'Try it');
  expect(wordsOf(asked)).toContain('Your move?');
  await bob.press(asked, 'A');
  now += DAY;
  await sendWinters(bot, sender);
  expect(posts()[1]).toMatch(/Yesterday: 1 attempt here/u);

  // A failed post is retried; one sent by a process that ended before recording it is found again.
  now += DAY;
  const broken = { ...sender, send: () => Promise.reject(new Error('the line is down')) };
  await sendWinters(bot, broken);
  expect(posts()).toHaveLength(2);
  await sendWinters(bot, sender);
  expect(posts()).toHaveLength(2);
  now += LATER;
  const killed = {
    ...bot,
    table: { ...bot.table, winters: { ...winters(), posted: () => Promise.reject(new Error('killed')) } },
  };
  await sendWinters(killed, sender).catch(() => undefined);
  expect(posts()).toHaveLength(3);
  now += LATER;
  await Promise.all([sendWinters(bot, sender), sendWinters(bot, sender)]);
  now += LATER;
  await sendWinters(bot, sender);
  expect(posts()).toHaveLength(3);
  const settings = await ann.type('/club settings');
  expect(wordsOf(settings)).toMatch(/Daily Winter\*\*: on\n-# The Daily Winter is posted in <#/u);
  await ann.choose(settings, CLUB_TURN, 'winter off');
  now += DAY;
  await sendWinters(bot, sender);
  expect(posts()).toHaveLength(3);
  expect(wordsOf(await bob.type('/winter'))).toContain('turned this off');
});
