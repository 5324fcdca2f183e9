import { describe, expect, it } from 'vitest';
import { mergedLines } from '../../src/discord/posts/equal-lines.js';
import { chronicleLines, chroniclePosts, phasePost } from '../../src/discord/posts/story.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { GAMES } from '../../src/games/registry.js';
import { startGame } from '../../src/kernel/game.js';
import { settingsOf } from '../../src/kernel/options.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import type { Choice, Happening } from '../../src/kernel/types.js';
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
    [
      'that are sentences keep one of them',
      ['Red takes 2 hay.', 'blue takes 2 hay.', 'grey takes 1 hay.'],
      ['Red takes 2 hay. Also blue.', 'grey takes 1 hay.'],
    ],
    [
      'that are sentences about all seats keep one of them',
      ['Red takes 2 hay.', 'blue takes 2 hay.', 'grey takes 2 hay.'],
      ['Red takes 2 hay. All others too.'],
    ],
    [
      'that name their seat later keep one of them',
      ['A boat of Red sails.', 'A boat of blue sails.'],
      ['A boat of Red sails. Also blue.'],
    ],
    ['of a list and a sentence stay', ['Red: 2 hay', 'blue 2 hay'], ['Red: 2 hay', 'blue 2 hay']],
    ['of one seat stay', ['Red: 2 hay', 'Red: 2 hay'], ['Red: 2 hay', 'Red: 2 hay']],
    ['without a seat stay', ['Snow falls', 'Snow falls'], ['Snow falls', 'Snow falls']],
  ])('%s', (_, lines, shown) => {
    expect(merged(...lines)).toEqual(shown);
  });
});

describe('equal lines of a game', () => {
  const MOST_DECISIONS = 300;

  it.each(GAMES.map((module) => [module.meta.id, module] as const))('are merged in %s', (_, module) => {
    const seats = module.meta.seats.map(({ id }) => id).slice(0, 4);
    const places = seats.map((seat, at) => ({ place: at + 1, seat }));
    const draw = drawer(1);
    const [variant] = module.meta.variants;
    const options = settingsOf(module.meta.options, {});
    const input = { seats, variant: variant?.id ?? '', options, seed: 'equal', dice: 'fast' as const };
    const { game } = startGame(module, input);
    const happenings: Happening[] = [];
    for (let at = 0; at < MOST_DECISIONS && game.waiting().length > 0; at++) {
      const [seat = ''] = game.waiting();
      const choices = game.choices(seat).filter(({ blocked }) => blocked === undefined);
      const { happenings: all } = game.play(seat, fillChoice(choices[draw(choices.length)] as Choice, draw));
      happenings.push(...all.filter(({ to }) => to === undefined));
    }
    for (const language of LANGUAGES) {
      const tell = tellerFor(module.texts, language);
      const names = seats.map((seat) => tell.name(seat));
      const texts = happenings.map(({ key, args }) => tell.lookup(key, args));
      const nameIn = (text = ''): string =>
        names.filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b))[0] ??
        '';
      const restOf = (text = ''): string => text.replace(nameIn(text), '~');
      const lines = mergedLines({ places }, tell, texts);
      expect(lines.length).toBeLessThan(texts.length);
      let at = 0;
      for (const line of lines) {
        const rest = restOf(texts[at]);
        const about: string[] = [];
        do about.push(nameIn(texts[at++]));
        while (restOf(texts[at]) === rest && !['', ...about].includes(nameIn(texts[at])));
        if (about.length === 1) expect(line).toBe(texts[at - 1]);
        if (about.length < seats.length) for (const name of about) expect(line).toContain(name);
      }
      expect(at).toBe(texts.length);
    }
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
