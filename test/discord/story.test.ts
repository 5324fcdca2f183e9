import { describe, expect, it } from 'vitest';
import { chroniclePosts } from '../../src/discord/posts/story.js';
import { tellerFor } from '../../src/discord/texts/index.js';
import type { Entry, GameCard } from '../../src/table/types.js';
import { textOf } from '../support/tables.js';

const tell = tellerFor({ en: { 'name.red': 'Red' } }, 'en');
const card = { turns: 5 } as GameCard;
const entry = (more: Partial<Entry>): Entry => ({
  seq: 7,
  kind: 'undo',
  at: 0,
  turn: 1,
  phase: 'gather',
  forced: [],
  happenings: [],
  undone: false,
  ...more,
});

describe('the story', () => {
  it('names what was taken back', () => {
    const posts = chroniclePosts(card, tell, [entry({ undoes: [{ seq: 6, seat: 'red', move: 'gather' }] })]);
    expect(posts.map(textOf).join('')).toContain('~~6 · Red · `gather`~~ is taken back');
  });

  it('has no card with nothing but a heading', () => {
    expect(chroniclePosts(card, tell, [entry({})])).toEqual([]);
  });
});
