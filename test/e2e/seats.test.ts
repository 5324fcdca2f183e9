import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { threadOf, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Seats are swapped, handed over, given to the AI and taken back, in the room. */

let scene: Scene;
let ann: Visitor;
let cyd: Visitor;
let bob: Visitor;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 4 });
  [ann, cyd, bob] = [scene.person(0), scene.person(3), scene.person(2)];
  await ann.type('/game new');
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
});
afterEach(() => scene.close());

const begun = () => ann.type('/game start');
const members = async (): Promise<readonly string[]> => {
  await drained(scene.app().bot);
  const { id } = threadOf(scene.room, scene.channel);
  return scene.room.state.channels.get(id)?.threadMembers.map(({ userId }) => userId) ?? [];
};
const seats = async (): Promise<Readonly<Record<string, string | undefined>>> => {
  const card = await scene.app().bot.table.games.card({ guild: scene.room.guildId, person: ann.id }, 1);
  return Object.fromEntries(card.places.map(({ seat, person, ai }) => [seat ?? '', person ?? ai]));
};
/** Bob gives Blue to Cyd, and Ann agrees. */
async function passOn(): Promise<void> {
  await bob.type('/propose replace', { seat: 'blue', person: cyd.id });
  const asked = await ann.see((words) => words.includes('proposes') && /^Agree$/mu.test(words), 'the vote');
  await ann.press(asked, 'Agree');
  await cyd.press(asked, 'Agree');
}
const callTo = (who: Visitor) =>
  who.see((words) => words.includes('it’s your turn in') && words.includes(`<@${who.id}>`), 'a call to act');

describe('a handed-over seat', () => {
  beforeEach(begun);

  it('calls its new player, shows them everything, and plays on; thread and calls follow', async () => {
    await ann.type('/play', { move: 'offer 0' });
    await bob.type('/play', { move: 'offer 3' });
    expect(await members()).toContain(bob.id);
    await passOn();
    const called = await cyd.see((words) => words.includes('now plays'), 'the message to the newcomer');
    expect(wordsOf(called)).toContain(`<@${cyd.id}>`);
    const shown = await cyd.press(called, 'Take over');
    expect((shown.flags ?? 0) & 64).toBe(64);
    expect(wordsOf(shown)).toMatch(/Your seat: Blue.*Only you can see.*Latest.*Blue offers 3 logs/su);
    // Information the seat was told belongs to the seat, not to its player.
    expect(wordsOf(shown)).toContain('The tale is worth');
    const there = await members();
    expect(there).toContain(cyd.id);
    expect(there).not.toContain(bob.id);
    await ann.type('/play', { move: 'gather' });
    await callTo(cyd);
    expect(wordsOf(await cyd.type('/play', { move: 'gather' }))).toContain('Played');
  });

  it('makes the old player’s controls stale: each says so and plays nothing', async () => {
    const call = await callTo(bob);
    const panel = await bob.press(call, 'Your move');
    await passOn();
    const before = JSON.stringify(await seats());
    expect(wordsOf(await bob.press(panel, '2'))).toContain('Only players in');
    // The current call is Cyd's.
    const next = await callTo(cyd);
    expect(wordsOf(await bob.press(next, 'Hand'))).toContain('you have no hand');
    expect(wordsOf(await bob.press(next, 'Your move'))).toContain('Only players in');
    expect(wordsOf(await bob.type('/catchup'))).toContain('spectator');
    expect(wordsOf(await bob.type('/play', { move: 'offer 1' }))).toMatch(/don’t play|Only players in/u);
    const called = await bob.see((words) => words.includes('now plays'), 'the message');
    expect(wordsOf(await bob.press(called, 'Take over'))).toContain('Only players in');
    expect(JSON.stringify(await seats())).toBe(before);
    // The new player is asked and answers; if Bob returned, his old panel would be stale.
    expect(wordsOf(await cyd.type('/catchup'))).toContain('Your seat: Blue');
    expect(wordsOf(await cyd.type('/play', { move: 'offer 1' }))).toContain('Submitted');
  });

  it('goes to the AI and back to its player, and to others only by the host', async () => {
    const call = await callTo(bob);
    const old = await bob.press(call, 'Your move');
    await bob.type('/game leave');
    expect((await seats())['blue']).toBe('random');
    expect(wordsOf(await cyd.type('/game take', { seat: 'blue' }))).toContain('can’t take');
    expect(wordsOf(await cyd.type('/game take'))).toContain('No AI plays a seat that was yours');
    expect(wordsOf(await bob.type('/game take'))).toContain('Your seat: Blue');
    expect((await seats())['blue']).toBe(bob.id);
    expect(await members()).toContain(bob.id);
    await ann.see((words) => words.includes('again'), 'the notice');
    // His earlier composition is void.
    expect(wordsOf(await bob.press(old, '2'))).toMatch(/moved on|not your turn/u);
    expect(wordsOf(await bob.type('/game take'))).toContain('already play');
    await bob.type('/game leave');
    // The host may give away the seat of a player who left, who then has no claim to it.
    expect(wordsOf(await ann.type('/game replace', { seat: 'blue', person: cyd.id }))).toContain('Turn 1');
    expect(wordsOf(await bob.type('/game take'))).toContain('No AI plays a seat that was yours');
  });

  it('can be reclaimed by a player the host displaced, and the game log says what happened', async () => {
    const refused = await ann.type('/game replace', { seat: 'blue', person: cyd.id });
    expect(wordsOf(refused)).toContain('belongs to a player who is on time');
    await ann.type('/game replace', { seat: 'blue' });
    const told = await bob.see((words) => words.includes('gave your seat Blue to the AI'), 'the notice');
    expect(wordsOf(told)).toContain(`<@${bob.id}>`);
    expect(wordsOf(await cyd.type('/game take', { seat: 'blue' }))).toContain('The host took Blue');
    expect(wordsOf(await bob.type('/game take'))).toContain('Your seat: Blue');
    const log = wordsOf(await cyd.type('/log'));
    expect(log).toContain('The host or a moderator gave Blue to the AI, replacing its player.');
    expect(log).toContain('The player of Blue is back.');
  });

  it('can’t go to a bot', async () => {
    const program = scene.app().running.client.user.id;
    expect(wordsOf(await ann.type('/game replace', { seat: 'blue', person: program }))).toContain(
      'That’s a bot',
    );
    expect((await seats())['blue']).toBe(bob.id);
  });
});

describe('the host', () => {
  it('can swap the players of two seats before the start', async () => {
    expect(wordsOf(await bob.type('/game swap', { seat: 'red', with: 'blue' }))).toContain('Only the host');
    await ann.type('/game swap', { seat: 'red', with: 'blue' });
    expect(await seats()).toEqual({ red: bob.id, blue: ann.id });
    await ann.type('/game swap', { seat: 'red', with: 'green' });
    expect(await seats()).toEqual({ green: bob.id, blue: ann.id });
    expect(wordsOf(await ann.type('/game swap', { seat: 'red', with: 'white' }))).toContain('no seat');
    await begun();
    expect(wordsOf(await ann.type('/game swap', { seat: 'green', with: 'blue' }))).toContain(
      'already started',
    );
  });
});
