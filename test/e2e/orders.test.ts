import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, threadOf, type Visitor, wordsOf } from './visitor.js';
import { CHANNEL, openScene, type Scene } from './with-bot.js';

/** Auto-actions with the real client: nobody else sees them, and they answer by themselves. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  [ann, bob] = [scene.person(0), scene.person(2)];
  // At this pace an order waits for seconds, not minutes.
  await ann.type('/game new', { pace: 'live' });
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
});
afterEach(() => scene.close());

describe('standing orders', () => {
  it('are set in a private menu, and answer by themselves', async () => {
    const list = await bob.type('/auto show');
    expect((list.flags ?? 0) & 64).toBe(64);
    const one = await bob.choose(list, 'orders-pick~', 'offer');
    const set = await bob.choose(one, 'orders-set~', 'one');
    expect(wordsOf(set)).toContain('now **One log**');
    await ann.type('/play', { move: 'offer 2' });
    // Bob does nothing.
    await ann.see(
      (words) => words.includes('it’s your turn in') && words.includes('Gath'),
      'the call to gather',
    );
    expect(wordsOf(await bob.type('/log'))).toContain('offer 1');
    const { id } = scene.room.channel(CHANNEL);
    expect([...postsIn(scene.room, id), ...threadOf(scene.room, id).posts].join('\n')).not.toMatch(
      /standing|policy/iu,
    );
  });

  it('tell the player why a plan wasn’t played', async () => {
    await bob.type('/auto queue', { move: 'risk', if: 'rich red' });
    await bob.type('/play', { move: 'offer 0' });
    await ann.type('/play', { move: 'offer 2' });
    await ann.type('/play', { move: 'gather' });
    const panel = wordsOf(await bob.type('/play', { move: '?' }));
    expect(panel).toMatch(/queued move was not played[^]*condition not met: Red has four logs/u);
    expect(wordsOf(await ann.type('/play', { move: '?' }))).not.toContain('plan');
  });

  it('aren’t needed to preview a move', async () => {
    await bob.type('/play', { move: 'offer 0' });
    await ann.type('/play', { move: 'offer 2' });
    const asked = await ann.press(await ann.type('/play', { move: '?' }), 'Risk the storm');
    const tried = await ann.press(asked, 'What if?');
    expect(wordsOf(tried)).toMatch(/If you play[^]*the dice decide/u);
    expect(wordsOf(await bob.type('/log'))).not.toContain('risk');
    expect(wordsOf(await ann.press(tried, 'Confirm'))).toContain('Played');
  });
});
