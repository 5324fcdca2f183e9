import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import type { PageMessage } from '../../src/room/contract.js';
import type { GameCard } from '../../src/table/contract/index.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Votes of a table, and its options after a missed deadline, in the room. */

const HOUR = 60 * 60 * 1000;

let scene: Scene;
let now: number;
let ann: Visitor;
let bob: Visitor;
let cat: Visitor;
let dan: Visitor;

/** Ann (red, host), Bob (blue) and Cat (green) play; Dan is a spectator. */
beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 12);
  scene = await openScene({ modules: [anyModule(toyGame)], people: 4, clock: () => now });
  [ann, bob, cat, dan] = [scene.person(0), scene.person(1), scene.person(2), scene.person(3)];
  await ann.type('/game new', { pace: 'daily' });
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await cat.type('/game join', { seat: 'green' });
  await ann.type('/game start');
  await drained(scene.app().bot);
});
afterEach(() => scene.close());

const card = (): Promise<GameCard> =>
  scene.app().bot.table.games.card({ guild: scene.room.guildId, person: ann.id }, 1);

/** Proposes a vote and returns its public message. */
async function proposed(
  who: Visitor,
  what: string,
  options: Readonly<Record<string, string>> = {},
): Promise<PageMessage> {
  const answer = await who.type(`/propose ${what}`, options);
  expect(wordsOf(answer)).toContain('players vote');
  return who.see((words) => words.includes('proposes') && /^Agree$/mu.test(words), 'the vote');
}

async function offers(): Promise<void> {
  for (const who of [ann, bob, cat]) await who.type('/play', { move: 'offer 0' });
}

/** Lets the late player's time to object pass: half a decision's time. */
async function object(): Promise<void> {
  now += 8 * HOUR;
  await scene.app().bot.table.process.wake();
}

/** Lets the awaited player's deadline pass. */
async function expire(): Promise<PageMessage> {
  now += 18 * HOUR;
  await scene.app().bot.table.process.wake();
  await drained(scene.app().bot);
  return ann.see((words) => words.includes('missed a deadline'), 'the offer');
}

describe('a pause', () => {
  it('passes by vote, suspends calls and deadlines, and ends the same way', async () => {
    const asked = await proposed(ann, 'pause');
    expect(wordsOf(asked)).toMatch(/More than half of 3 players.*The vote ends <t:\d+:R>/su);
    expect(wordsOf(await dan.press(asked, 'Agree'))).toContain('Only the affected players');
    expect(wordsOf(await bob.press(asked, 'Agree'))).toContain('Agreed and done');
    await ann.see((words) => words.includes('agreed to pause'), 'the notice');
    await ann.see((words) => words.includes('✅'), 'the vote to say so');
    await ann.see((words) => words.includes('Paused by the players'), 'the status card');
    await drained(scene.app().bot);
    expect(postsIn(scene.room, scene.channel).join()).not.toContain('it’s your turn in');
    expect(wordsOf(await ann.type('/play', { move: 'offer 0' }))).toContain('The game is paused');
    now += 1000 * HOUR;
    expect(await scene.app().bot.table.process.wake()).toBeUndefined();
    await cat.press(await proposed(bob, 'resume'), 'Agree');
    await ann.see((words) => words.includes('The game continues'), 'the notice');
    await ann.see((words) => words.includes('it’s your turn in'), 'the call');
  });

  it('is dropped if it is rejected or withdrawn', async () => {
    const asked = await proposed(ann, 'pause');
    expect(wordsOf(await bob.type('/propose end'))).toContain('Another vote is open: to pause');
    expect(wordsOf(await bob.press(asked, 'No'))).toContain('Your vote counts');
    expect(wordsOf(await cat.press(asked, 'No'))).toContain('Not agreed');
    await ann.see((words) => words.includes('❌'), 'the vote to say so');
    const again = await proposed(bob, 'pause');
    expect(wordsOf(await bob.press(again, 'No'))).toContain('Not agreed');
    expect((await card()).stage).toBe('running');
  });
});

describe('other votes', () => {
  it('end the game only if no player is against it', async () => {
    const asked = await proposed(ann, 'end');
    await bob.press(asked, 'Agree');
    expect((await card()).stage).toBe('running');
    await cat.press(asked, 'Agree');
    await ann.see((words) => words.includes('agreed to end the game without a result'), 'the notice');
    expect((await card()).stage).toBe('abandoned');
  });

  it('declare a winner only with more than the host’s vote', async () => {
    const asked = await proposed(ann, 'winner', { seat: 'red' });
    expect((await card()).stage).toBe('running');
    await bob.press(asked, 'Agree');
    await cat.press(asked, 'Agree');
    await ann.see((words) => words.includes('agreed: Red wins'), 'the final post');
    expect(wordsOf(await ann.type('/game verify'))).toContain('check out');
  });

  it('go back to an event', async () => {
    await offers();
    expect(await bob.complete('/propose rewind', 'to', '')).toContain('0');
    const asked = await proposed(bob, 'rewind', { to: '0' });
    await ann.press(asked, 'Agree');
    await cat.press(asked, 'Agree');
    await ann.see((words) => words.includes('agreed to go back to move 0'), 'the notice');
    expect((await card()).phase).toBe('offer');
  });

  it('give a seat to another person who agrees', async () => {
    const asked = await proposed(ann, 'replace', { seat: 'green', person: dan.id });
    expect(wordsOf(asked)).toContain(`<@${cat.id}> is on time, so nothing happens without their Yes`);
    expect(wordsOf(asked)).toContain(`<@${dan.id}> must agree to take the seat`);
    expect(wordsOf(await bob.press(asked, 'Agree'))).toContain(`<@${dan.id}>`);
    await cat.press(asked, 'Agree');
    expect(wordsOf(await dan.press(asked, 'Agree'))).toContain('Agreed and done');
    expect((await card()).places.find(({ seat }) => seat === 'green')?.person).toBe(dan.id);
  });

  it('end by themselves, and continue after a restart', async () => {
    await proposed(ann, 'pause');
    await scene.restart();
    now += 48 * HOUR;
    await scene.app().bot.table.process.wake();
    await ann.see((words) => words.includes('agreed to pause'), 'the notice');
  });
});

describe('a missed deadline', () => {
  beforeEach(async () => {
    await ann.type('/play', { move: 'offer 0' });
    await bob.type('/play', { move: 'offer 0' });
  });

  it('can be waived by one player who isn’t late', async () => {
    const offer = await expire();
    expect(wordsOf(await cat.press(offer, 'We wait'))).toContain('It’s your own turn');
    expect(wordsOf(await bob.press(offer, 'We wait'))).toContain('The players wait');
    await drained(scene.app().bot);
    expect(postsIn(scene.room, scene.channel).join()).not.toContain('missed a deadline');
  });

  it('can be extended', async () => {
    const offer = await expire();
    await ann.press(offer, 'More time');
    const asked = await bob.see((words) => words.includes('proposes') && /^Agree$/mu.test(words), 'the vote');
    await bob.press(asked, 'Agree');
    await ann.see((words) => words.includes('agreed on more time'), 'the notice');
    expect((await card()).awaited).toMatchObject([{ seat: 'green', due: now + 16 * HOUR }]);
  });

  it('can be left to the AI for one move', async () => {
    const offer = await expire();
    await ann.press(offer, 'AI move: Green');
    const asked = await bob.see((words) => words.includes('proposes') && /^Agree$/mu.test(words), 'the vote');
    expect(wordsOf(asked)).toContain(
      `<@${cat.id}> missed a deadline. A No or a move of theirs ends the vote`,
    );
    await bob.press(asked, 'Agree');
    expect((await card()).phase).toBe('offer');
    await object();
    await ann.see((words) => words.includes('the AI makes this one move'), 'the notice');
    const { phase, places } = await card();
    expect(phase).toBe('gather');
    expect(places.find(({ seat }) => seat === 'green')?.person).toBe(cat.id);
  });

  it('can be left to the AI for good; that vote ends if the player answers after all', async () => {
    const offer = await expire();
    await ann.press(offer, 'AI for Green');
    const asked = await bob.see((words) => words.includes('proposes') && /^Agree$/mu.test(words), 'the vote');
    expect(wordsOf(await cat.press(asked, 'No'))).toContain('Not agreed');
    // A void vote has no buttons.
    await drained(scene.app().bot);
    await ann.press(offer, 'AI for Green');
    const again = await bob.see((words) => words.includes('proposes') && /^Agree$/mu.test(words), 'the vote');
    await bob.press(again, 'Agree');
    await object();
    await bob.see((words) => words.includes('The AI (Random) now plays Green'), 'the notice');
    expect((await card()).places.find(({ seat }) => seat === 'green')?.ai).toBe('random');
    await drained(scene.app().bot);
    expect(postsIn(scene.room, scene.channel).join()).not.toContain('missed a deadline');
  });
});
