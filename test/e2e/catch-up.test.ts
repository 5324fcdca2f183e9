import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedLines } from '../../src/answers/catch-up.js';
import type { Pictures } from '../../src/discord/bot.js';
import { anyModule } from '../../src/games/registry.js';
import type { Snapshot } from '../../src/table/contract/index.js';
import { drained, wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** After an absence, one command shows what happened, what changed, and the question. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
let drawn: (readonly [viewer: string, from: number | undefined, to: number])[];

beforeEach(async () => {
  drawn = [];
  const pictures: Pictures = {
    ...wordPictures,
    async board(snapshot: Snapshot, _locale, before?: Snapshot) {
      drawn.push([snapshot.viewer, before?.seq, snapshot.seq]);
      return [];
    },
  };
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3, pictures });
  [ann, bob] = [scene.person(0), scene.person(2)];
  await ann.type('/game new');
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
});
afterEach(() => scene.close());

describe('/catchup', () => {
  it('shows what happened since the player’s last move, and leads to the next', async () => {
    await ann.type('/play', { move: 'offer 1' });
    await bob.type('/play', { move: 'offer 3' });
    const call = await ann.see(
      (words) =>
        words.includes('it’s your turn in') && words.includes(`<@${ann.id}>`) && words.includes('Gath'),
      'the call to gather',
    );
    // One press from the ping to the decision, with the seat's news above it.
    const panel = await ann.press(call, 'Your move');
    expect(wordsOf(panel)).toMatch(/Gathering\n• Red offers 1 log\.\n[^]*More\nGather one log/u);
    const news = await ann.press(panel, 'More');
    expect(wordsOf(news)).toContain('Since your last move');
    expect(wordsOf(news)).toContain('Blue offers 3 logs');
    expect(wordsOf(news)).toContain('Changes on the board');
    expect(wordsOf(news)).toContain('Gather one log');
    expect((news.flags ?? 0) & 64).toBe(64);
    // The tale Blue heard is only for Blue.
    expect(wordsOf(news)).not.toContain('The tale is worth');
    expect(wordsOf(await bob.type('/catchup'))).not.toContain('Blue offers 3 logs');
    expect(drawn).toContainEqual(['red', 1, 2]);
    const moved = await ann.press(news, 'Gather one log');
    expect(wordsOf(moved)).toContain('Played');
  });

  it('starts at the beginning for a player who hasn’t moved, and shows a stranger public information', async () => {
    await bob.type('/play', { move: 'offer 3' });
    const news = wordsOf(await ann.type('/catchup'));
    expect(news).toContain('Since the start');
    expect(news).not.toContain('offers 3');
    // A spectator gets the public information of this turn.
    const watched = wordsOf(await scene.person(1).type('/catchup'));
    expect(watched).toContain('Since this turn began');
    expect(watched).toContain('You’re a spectator');
    expect(watched).not.toContain('offers 3');
  });

  it('marks changes in the report of a phase', async () => {
    await ann.type('/play', { move: 'offer 1' });
    await bob.type('/play', { move: 'offer 3' });
    await drained(scene.app().bot);
    expect(drawn.filter(([viewer, from]) => viewer === 'spectator' && from !== undefined)).not.toEqual([]);
  });
});

describe('changed lines of the board', () => {
  it('are listed under their own heading', () => {
    const before = ['## Red', '- logs 3', '## Blue', '- logs 3'];
    expect(changedLines(before, ['## Red', '- logs 3', '## Blue', '- logs 5'])).toEqual([
      '**Blue**',
      '- logs 5',
    ]);
    expect(changedLines(before, before)).toEqual([]);
  });

  it('name only what is new about each thing, once, and the current turn at the end', () => {
    const before = [
      'Turn 1.',
      '## North (9 left)',
      '- **Walrus**: warm, hits on 1 · harpoon',
      '- **Seal**: warm · here: Red 2',
      '## Red',
    ];
    const now = [
      'Turn 2.',
      '## North (8 left)',
      '- **Walrus**: cold, hits on 1 · harpoon',
      '- **Seal**: warm',
      '- **Fox**: cold · spear · 1 hit',
      '## Red',
      '- **Fox**: cold · spear · 1 hit',
    ];
    expect(changedLines(before, now)).toEqual([
      '**North (8 left)**',
      '- **Walrus**: cold, hits on 1',
      '- **Fox**: cold',
      'Turn 2.',
    ]);
  });
});
