import { describe, expect, it } from 'vitest';
import { mergedLines } from '../../src/discord/posts/equal-lines.js';
import { chronicleLines, chroniclePosts, phasePost } from '../../src/discord/posts/story.js';
import { tellerFor } from '../../src/discord/texts.js';
import type { Entry, GameCard } from '../../src/table/contract/index.js';
import { textOf } from '../support/tables.js';

const tell = tellerFor({ en: { 'name.red': 'Red' } }, 'en');
const card: GameCard = { turns: 5, places: [] as GameCard['places'] } as GameCard;
const entry = (more: Partial<Entry>): Entry => ({
  seq: 7,
  kind: 'undo',
  at: 0,
  turn: 1,
  phase: 'gather',
  forced: [],
  happenings: [],
  marks: [],
  undone: false,
  ...more,
});

describe('equal lines', () => {
  const places = ['red', 'blue', 'grey'].map((seat, at) => ({ place: at + 1, seat }));
  const merged = (...lines: readonly string[]) => mergedLines({ places }, tell, lines);

  it.each<[string, readonly string[], readonly string[]]>([
    ['of all seats become one', ['Red: 2 hay', 'blue: 2 hay', 'grey: 2 hay'], ['All: 2 hay']],
    [
      'of some seats become one',
      ['Red: 2 hay', 'blue: 2 hay', 'grey: 1 hay'],
      ['Red, blue: 2 hay', 'grey: 1 hay'],
    ],
    [
      'that aren’t adjacent stay',
      ['Red: 2 hay', 'Snow falls', 'blue: 2 hay'],
      ['Red: 2 hay', 'Snow falls', 'blue: 2 hay'],
    ],
    ['of one seat stay', ['Red: 2 hay', 'Red: 2 hay'], ['Red: 2 hay', 'Red: 2 hay']],
    ['without a seat stay', ['Snow falls', 'Snow falls'], ['Snow falls', 'Snow falls']],
  ])('%s', (_, lines, shown) => {
    expect(merged(...lines)).toEqual(shown);
  });
});

describe('the story', () => {
  it('names undone moves', () => {
    const posts = chroniclePosts(card, tell, [entry({ undoes: [{ seq: 6, seat: 'red', move: 'gather' }] })]);
    expect(posts.map(textOf).join('')).toContain('~~6 · Red · `gather`~~');
  });

  it('reports what an answer led to under the phase it happened in', () => {
    const lines = chronicleLines(card, tell, [
      entry({
        kind: 'move',
        seat: 'red',
        move: 'gather',
        happenings: ['stay', 'storm', 'calm'].map((key) => ({ key, args: {} })),
        marks: [
          { index: 1, turn: 1, phase: 'rest' },
          { index: 1, turn: 2, phase: 'storm' },
        ],
      }),
      entry({ turn: 2, phase: 'storm', seq: 8, move: 'wait', seat: 'red' }),
    ]);
    expect(lines.map((line) => line.replace(/^-# /u, ''))).toEqual([
      '### Turn 1 of 5 · Gather',
      '7 · Red · `gather`',
      expect.stringContaining('stay'),
      '### Turn 2 of 5 · Storm',
      expect.stringContaining('storm'),
      expect.stringContaining('calm'),
      '8 · Red · `wait`',
    ]);
  });

  it('is headed by the span it reports, and doesn’t count setup as a turn', () => {
    const group = (turn: number, phase: string) => ({ turn, phase, happenings: [{ key: 'stay', args: {} }] });
    const headed = (...groups: ReturnType<typeof group>[]) =>
      textOf(phasePost({ ...card, title: 'X' }, undefined, tell, { groups, pictures: [] }));
    expect(headed(group(1, 'gather'))).toContain('X · Turn 1 of 5 · Gather\n');
    expect(headed(group(0, 'lots'))).toContain('X · Lots');
    // A turn may end with a phase without happenings, long after setup.
    const silent = { groups: [], phases: [{ turn: 1, phase: 'rest' }], pictures: [], digest: ['x'] };
    expect(textOf(phasePost({ ...card, title: 'X' }, undefined, tell, silent))).toContain(
      'X · Turn 1 of 5 · Rest',
    );
    const two = headed(group(1, 'gather'), group(1, 'storm'));
    expect(two).toContain('X · Turn 1 of 5 · Gather – Storm');
    expect(two).toContain('**Gather**');
    expect(headed(group(1, 'gather'), group(1, 'storm'), group(1, 'gather'))).toContain('X · Turn 1 of 5\n');
    expect(headed(group(1, 'storm'), group(2, 'gather'))).toContain('**Turn 2 of 5 · Gather**');
  });

  it('has no message with only a heading', () => {
    expect(chroniclePosts(card, tell, [entry({})])).toEqual([]);
  });
});
