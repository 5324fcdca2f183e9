import type { PageMessage } from '../../src/room/contract.js';
import { DateTime } from 'luxon';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Deadlines, clocks and reminders in the room, with the test's own clock. */

const HOUR = 60 * 60 * 1000;
const START = DateTime.fromISO('2026-11-20T12:00Z').toMillis();

const forFour: typeof toyGame = {
  ...toyGame,
  meta: {
    ...toyGame.meta,
    seats: [...toyGame.meta.seats, { id: 'grey', letter: 'Y', shape: 'diamond', color: '#777' }],
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 4 }],
  },
};

let scene: Scene;
let now: number;
let ann: Visitor;
let bob: Visitor;
let cat: Visitor;
let dan: Visitor;

beforeEach(async () => {
  now = START;
  scene = await openScene({ modules: [anyModule(forFour)], people: 4, clock: () => now });
  [ann, bob, cat, dan] = [scene.person(0), scene.person(1), scene.person(2), scene.person(3)];
});
afterEach(() => scene.close());

const actor = (who: Visitor) => ({ guild: scene.room.guildId, person: who.id });
const card = () => scene.app().bot.table.games.card(actor(ann), 1);

/** Lets hours pass, and waits until everything due was done and sent. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    now += HOUR;
    await scene.app().bot.table.process.wake();
    await drained(scene.app().bot);
  }
}

/** People notified by each message created while `act` ran. */
async function pingsDuring(act: () => Promise<void>): Promise<readonly (readonly string[])[]> {
  const pings: string[][] = [];
  const off = scene.room.state.on((event) => {
    if (event.t === 'MESSAGE_CREATE' && event.message !== undefined && event.message.mentions.length > 0)
      pings.push([...event.message.mentions].sort());
  });
  await act();
  off();
  return pings;
}

async function begun(options: Readonly<Record<string, string>> = {}): Promise<void> {
  await ann.type('/game new', { pace: 'daily', ...options });
  await bob.type('/game join', { seat: 'blue' });
  await cat.type('/game join', { seat: 'green' });
  await ann.type('/game start');
  await drained(scene.app().bot);
}

/** Fills in the form with the agreement behind Options; fields not named stay. */
async function setTerms(lobby: PageMessage, terms: Readonly<Record<string, string>>): Promise<void> {
  const { modal } = await ann.person.press(await ann.press(lobby, 'Options'), 'Speed and posts …');
  if (modal === undefined) throw new Error('no form came');
  await ann.person.submit(modal, terms);
}

describe('the lobby', () => {
  it('states the terms a player agrees to, and the host changes them there', async () => {
    await ann.type('/game new');
    const lobby = await ann.see((words) => words.includes('By joining you agree'), 'the agreement');
    expect(wordsOf(lobby)).toMatch(/Relaxed: 48 hours per decision/u);
    await setTerms(lobby, { '@pace': 'brisk+bank', '@missed': 'ai' });
    await ann.see((words) => words.includes('Brisk, time bank: 10 hours + 1 hour per decision'), 'the pace');
    await ann.see((words) => /agree:.*the AI makes that move/su.test(words), 'the rule');
    expect(await card()).toMatchObject({ pace: 'brisk', agreement: { missed: 'ai', bank: true } });
  });
});

describe('/clock', () => {
  it('sets zone, quiet hours and absences, completes them, and refuses invalid ones', async () => {
    expect(await ann.complete('/clock zone', 'name', 'new york')).toContain('America/New_York');
    expect(wordsOf(await ann.type('/clock zone', { name: 'Asia/Tokyo' }))).toMatch(
      /now 21:00.*23:00.*07:00/su,
    );
    expect(wordsOf(await ann.type('/clock zone', { name: 'Mars/Base' }))).toContain('isn’t a time zone');
    expect(wordsOf(await ann.type('/clock quiet', { from: '22:30', until: '6' }))).toMatch(/22:30.*06:00/su);
    expect(wordsOf(await ann.type('/clock quiet', { from: '6', until: '6' }))).toContain('No quiet hours');
    expect(wordsOf(await ann.type('/clock quiet', { from: 'late', until: '6' }))).toContain('isn’t a time');
    expect(await ann.complete('/clock away', 'until', '')).toContain('2026-11-23');
    expect(wordsOf(await ann.type('/clock away', { until: '2026-11-23' }))).toContain('Away until');
    expect(wordsOf(await ann.type('/clock away', { until: '2020-01-01' }))).toContain('isn’t a future date');
    expect(wordsOf(await ann.type('/clock back'))).not.toContain('Away until');
    expect(wordsOf(await bob.type('/clock show'))).toContain('No time zone yet');
  });
});

describe('a game with players in four time zones', () => {
  it('sets each deadline in the player’s own waking hours, and shows only the time', async () => {
    const zones = ['Asia/Tokyo', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland'];
    for (const [index, name] of zones.entries()) await scene.person(index).type('/clock zone', { name });
    await ann.type('/game new', { pace: 'brisk' });
    for (const [who, seat] of [
      [bob, 'blue'],
      [cat, 'green'],
      [dan, 'grey'],
    ] as const)
      await who.type('/game join', { seat });
    await ann.type('/game join', { seat: 'red' });
    await ann.type('/game start');
    await drained(scene.app().bot);
    // Local times are 21:00, 7:00, 13:00 and 1:00, and quiet from 23 to 7: five waking hours end after …
    expect((await card()).awaited.map((each) => ((each.due ?? 0) - START) / HOUR)).toEqual([13, 5, 5, 11]);
    const posts = postsIn(scene.room, scene.channel);
    const status = posts.find((text) => text.includes('Waiting for'));
    for (const hours of [13, 5, 11]) expect(status).toContain(`due <t:${(START + hours * HOUR) / 1000}:R>`);
    expect(posts.join()).not.toMatch(/Tokyo|York|Berlin|Auckland/u);
    const pings = await pingsDuring(() => pass(30));
    const early = [bob.id, cat.id].sort();
    expect(pings).toEqual([
      ...[early, early, early, [ann.id]],
      ...[[dan.id], [dan.id], [ann.id, dan.id].sort(), [ann.id]],
      // Ann is the host: she isn't notified again of her own deadline.
      ...[[ann.id], [ann.id]],
    ]);
  });
});

describe('reminders', () => {
  it('stop when the player answers, share one message, and mention nobody who has answered', async () => {
    await begun();
    await ann.type('/play', { move: 'offer 1' });
    await drained(scene.app().bot);
    expect(await pingsDuring(() => pass(8))).toEqual([[bob.id, cat.id].sort()]);
    await bob.type('/play', { move: 'offer 0' });
    await drained(scene.app().bot);
    expect(await pingsDuring(() => pass(5))).toEqual([[cat.id]]);
    const calls = postsIn(scene.room, scene.channel).filter((text) => text.includes('it’s your turn in'));
    expect(calls).toHaveLength(1);
    expect(calls[0]).not.toContain(`<@${ann.id}>`);
    expect(await pingsDuring(() => pass(5))).toEqual([[cat.id], [ann.id]]);
    expect(await pingsDuring(() => pass(50))).toEqual([]);
    await cat.type('/play', { move: 'offer 0' });
    await drained(scene.app().bot);
    expect(postsIn(scene.room, scene.channel).join()).not.toContain('missed a deadline');
  });

  it('continue after a restart', async () => {
    await begun();
    await scene.restart();
    await drained(scene.app().bot);
    expect(await pingsDuring(() => pass(8))).toEqual([[ann.id, bob.id, cat.id].sort()]);
  });
});

describe('a missed deadline', () => {
  it('lets the AI play that one decision if the table agreed so', async () => {
    await ann.type('/game new', { pace: 'daily' });
    const lobby = await ann.see((words) => words.includes('By joining you agree'), 'the agreement');
    await setTerms(lobby, { '@missed': 'ai' });
    await ann.see((words) => /agree:.*the AI makes that move/su.test(words), 'the rule');
    await bob.type('/game join', { seat: 'blue' });
    await ann.type('/game start');
    await ann.type('/play', { move: 'offer 0' });
    await pass(18);
    await ann.see((words) => words.includes('the AI makes this one move'), 'the notice');
    const { places, phase } = await card();
    expect(phase).toBe('gather');
    expect(places.find((place) => place.seat === 'blue')?.person).toBe(bob.id);
  });
});
