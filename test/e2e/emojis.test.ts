import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmojiDrawings } from '../../src/discord/emojis.js';
import { anyModule } from '../../src/games/registry.js';
import { drained, wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Emojis beside names: uploaded once, used in texts and on buttons, and never required. */

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const seats = toyGame.meta.seats.map(({ id }) => id);
let painted: string[] = [];
let digest = 'aaaaaaaa';
const drawings: EmojiDrawings = {
  all: () =>
    seats.map((name) => ({
      name,
      digest,
      png: async () => {
        painted.push(name);
        return PIXEL;
      },
    })),
  nameOf: (_game, thing) => (seats.includes(thing) ? thing : undefined),
};

let scene: Scene;

beforeEach(async () => {
  painted = [];
  digest = 'aaaaaaaa';
  scene = await openScene({
    modules: [anyModule(toyGame)],
    people: 2,
    pictures: { ...wordPictures, emojis: drawings },
    withEmojis: true,
  });
  await stand('aaaaa');
});
afterEach(() => scene.close());

/** Waits until exactly the emojis of this digest exist. */
async function stand(of: string): Promise<void> {
  const there = () => [...scene.room.state.emojis.values()].map(({ name }) => name).sort();
  await expect.poll(there, { timeout: 10_000 }).toEqual(seats.map((seat) => `${seat}_f${of}`).sort());
}

async function begun(): Promise<{ readonly ann: Visitor; readonly bob: Visitor }> {
  const [ann, bob] = [scene.person(0), scene.person(1)];
  await ann.type('/game new', { pace: 'daily' });
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
  await drained(scene.app().bot);
  return { ann, bob };
}

const channelText = (): string => postsIn(scene.room, scene.channel).join('\n');
const idOf = (name: string): string =>
  [...scene.room.state.emojis.values()].find((each) => each.name === name)?.id ?? '';

describe('emojis of the application', () => {
  it('are uploaded once, and again when a drawing changes', async () => {
    expect(painted.toSorted()).toEqual([...seats].sort());
    await scene.restart();
    digest = 'bbbbbbbb';
    await scene.restart();
    await stand('bbbbb');
    expect(painted).toHaveLength(2 * seats.length);
  });

  it('are put beside names in texts, never shown as text', async () => {
    const { ann } = await begun();
    expect(channelText()).toContain(`<:red_faaaaa:${idOf('red_faaaaa')}> Red`);
    expect(channelText()).not.toMatch(/"(?:label|placeholder|description)":"[^"]*<:/u);
    await ann.type('/play', { move: 'offer 1' });
    expect(wordsOf(await ann.type('/catchup'))).toContain('Blue');
  });

  it('are left out without loss if Discord has none', async () => {
    scene.room.state.emojis.clear();
    scene.room.trouble({
      act: 'rule',
      rule: { kind: 'status-400', route: 'GET /applications/[0-9]+/emojis' },
    });
    await scene.restart();
    await begun();
    expect(channelText()).toContain('Red');
    expect(channelText()).not.toContain('<:');
  });
});
