import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Undos in the room: free, with consent, and by the host's rewind. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  [ann, bob] = [scene.person(0), scene.person(2)];
  await ann.type('/game new');
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
});
afterEach(() => scene.close());

const actor = (who: Visitor) => ({ guild: scene.room.guildId, person: who.id });
const seqNow = async (): Promise<number> => (await scene.app().bot.table.games.card(actor(ann), 1)).seq;

async function offers(): Promise<void> {
  await ann.type('/play', { move: 'offer 0' });
  await bob.type('/play', { move: 'offer 1' });
}

describe('an undo', () => {
  it('takes one press while nothing was revealed, and a second press undoes nothing more', async () => {
    const kept = await ann.type('/play', { move: 'offer 2' });
    expect(wordsOf(kept)).toContain('Undo');
    const back = await ann.press(kept, 'Undo');
    expect(wordsOf(back)).toMatch(/Undone: .*2/u);
    expect(wordsOf(back)).toContain('Offer');
    expect(wordsOf(await ann.type('/undo'))).toContain('nothing to undo');
  });

  it('that isn’t free says why, asks the others, and is done when they agree', async () => {
    await offers();
    const why = await bob.type('/undo');
    expect(wordsOf(why)).toMatch(/rolled or revealed since.*must agree/su);
    const asked = await bob.press(why, 'Ask to undo');
    expect(wordsOf(asked)).toContain('Asked ');
    const request = await ann.see((words) => /proposes:? to undo/u.test(words), 'the request');
    expect(wordsOf(request)).toContain(`<@${ann.id}>`);
    // A player can't agree to their own request, and asking again posts nothing more.
    expect(wordsOf(await bob.press(request, 'Agree'))).toContain('Only the affected players');
    await bob.type('/undo').then((again) => bob.press(again, 'Ask to undo'));
    expect(wordsOf(await ann.press(request, 'Agree'))).toContain('Agreed and done');
    await bob.see((words) => words.includes('undoes a move'), 'the notice');
    const posts = postsIn(scene.room, scene.channel).filter((text) => /proposes:? to undo/u.test(text));
    expect(posts).toHaveLength(1);
    expect((await scene.app().bot.table.games.card(actor(ann), 1)).phase).toBe('offer');
  });

  it('fails after a No, and is void once the game continues', async () => {
    await offers();
    await bob.press(await bob.type('/undo'), 'Ask to undo');
    const request = await ann.see((words) => /proposes:? to undo/u.test(words), 'the request');
    expect(wordsOf(await ann.press(request, 'No'))).toContain('Not agreed');
    await bob.see((words) => words.includes('said No'), 'the notice');
    await ann.see((words) => words.includes('Not agreed'), 'the request to say so');

    await bob.press(await bob.type('/undo'), 'Ask to undo');
    await ann.see((words) => /proposes:? to undo/u.test(words) && /^Agree$/mu.test(words), 'another request');
    const { awaited } = await scene.app().bot.table.games.card(actor(ann), 1);
    const next = awaited[0]?.person === ann.id ? ann : bob;
    await next.type('/play', { move: 'gather' });
    const over = await ann.see((words) => words.includes('Canceled'), 'the end of it');
    expect(wordsOf(over)).not.toContain('Agree\n');
  });
});

describe('/game rewind', () => {
  it('offers the past moments to the host only, and is public', async () => {
    await offers();
    const before = await seqNow();
    expect(await ann.complete('/game rewind', 'to', '')).toContain('0');
    expect(await ann.complete('/game rewind', 'to', '')).not.toContain(String(before));
    const refused = wordsOf(await bob.type('/game rewind', { to: '0' }));
    expect(refused).toMatch(/Only the host/u);
    expect(wordsOf(await ann.type('/game rewind', { to: '0' }))).toContain('back at move 0');
    await bob.see((words) => words.includes('went back to move 0'), 'the notice');
    expect(await seqNow()).toBe(before + 1);
  });
});
