import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, type PictureRequest } from '../../../renders/contract.js';
import { altOf, boardText, phasePictures, sceneOf } from '../../../renders/index.js';
import { HOUSEHOLDS, type G } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import type { View } from '../../../src/games/settlers/view-types.js';
import { startGame, type Game } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { KIT_ICONS } from '../../../renders/kit/icons.js';
import { placed, type Scene } from '../../../renders/scene.js';
import { flawsOf, wordsOf } from '../flaws.js';

const crownsOf = ({ items }: Scene): number =>
  placed(items).filter(({ item }) => item.k === 'path' && item.d === KIT_ICONS.crown).length;

const draw = drawer(8);

function step(running: Game<G, View>, ai: 'greedy' | 'random'): void {
  const waiting = running.waiting();
  const seat = waiting[draw(waiting.length)] ?? '';
  const choices = running.choices(seat);
  const choice = choices[draw(choices.length)];
  const move =
    ai === 'random' && choice !== undefined
      ? fillChoice(choice, draw)
      : settlers.ai['greedy']?.({ view: settlers.view(running.position, seat), seat, choices, draw });
  if (move !== undefined) running.apply(seat, move);
}

/** Views along two whole games: one with cautious players, one with random ones. */
const views: View[] = [];
const lasts: View[] = [];
for (const [ai, n] of [
  ['greedy', 6],
  ['random', 4],
] as const) {
  const { game } = startGame(settlers, {
    seats: HOUSEHOLDS.slice(0, n),
    variant: 'standard',
    options: {},
    seed: `pictures ${ai}`,
    dice: 'fast',
  });
  for (let at = 0; game.position.over === undefined; at++) {
    if (at % 97 === 0) views.push(settlers.view(game.position, game.waiting()[0] ?? 'spectator'));
    step(game, ai);
  }
  lasts.push(settlers.view(game.position, 'spectator'));
}
views.push(...lasts);

const request = (view: View, id: string, locale: string, seat?: string): PictureRequest => ({
  game: 'settlers',
  id,
  view,
  locale,
  ...(seat === undefined ? {} : { seat }),
});

describe.each(['en', 'de'])('pictures in %s', (locale) => {
  it.each(['glance', 'year', 'table', 'sheet', 'deals', 'final'] as const)(
    'the %s is sound all through a game',
    (kind) => {
      for (const view of views) expect(flawsOf(sceneOf(request(view, kind, locale)))).toEqual([]);
    },
  );

  it('every farmstead has no flaws throughout a game', () => {
    for (const view of views)
      for (const { id } of view.households)
        expect(flawsOf(sceneOf(request(view, 'tableau', locale, id)))).toEqual([]);
  });

  it('have alt texts within the limit, and the board has a line-by-line text', () => {
    for (const view of views) {
      for (const kind of ['table', 'sheet', 'tableau', 'deals', 'final'] as const) {
        const alt = altOf(request(view, kind, locale, 'brattahlid'));
        expect(alt.length).toBeGreaterThan(15);
        expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
      }
      expect(boardText({ game: 'settlers', view, locale }).length).toBeGreaterThan(view.households.length);
    }
  });
});

describe('a phase', () => {
  it('posts the year card if it was just turned, otherwise the glance picture', () => {
    const [first] = views;
    if (first === undefined) throw new Error('no view');
    const posted = (view: View): readonly string[] => phasePictures('settlers', view).map(({ id }) => id);
    expect(posted(first)).toEqual(['year', 'sheet']);
    expect(posted({ ...first, phase: 'summer' })).toEqual(['glance', 'sheet']);
    for (const last of lasts) expect(posted(last)).toEqual(['glance', 'sheet']);
  });
});

describe('the facts in a picture', () => {
  it.each([
    ['en', ': 1 person, ', ', 1 cow, 1 sheep, 1 young, '],
    ['de', ': 1 Person, ', ', 1 Kuh, 1 Schaf, 1 Junges, '],
  ])('use the singular for one in %s', (locale, people, herd) => {
    const [first] = views;
    const [household] = first?.households ?? [];
    if (first === undefined || household === undefined) throw new Error('no view');
    const lone = { ...household, people: 1, cows: 1, sheep: 1, calves: 0, lambs: 1 };
    const alt = altOf(request({ ...first, households: [lone] }, 'sheet', locale));
    expect(alt).toContain(people);
    expect(alt).toContain(herd);
  });

  it.each([
    ['en', 'vinland', 'in Vinland'],
    ['en', 'walrus', 'hunting walrus'],
    ['de', 'vinland', 'in Vinland'],
    ['de', 'walrus', 'auf Walrossjagd'],
  ] as const)('say in %s where a fleet for %s is', (locale, to, words) => {
    const [first] = views;
    if (first === undefined) throw new Error('no view');
    const parties = [{ by: 'gardar', owner: 'gardar', n: 3 }] as const;
    const fleets = [{ host: 'gardar', to, boats: 1, parties: [...parties], shares: [] }] as const;
    const lines = boardText({ game: 'settlers', view: { ...first, fleets }, locale });
    expect(lines.some((line) => line.includes(`3 `) && line.includes(words))).toBe(true);
  });

  it('include a crown for every winner', () => {
    for (const last of lasts) {
      const winners = last.final?.winners.length ?? 0;
      // One beside the title, one on the row.
      expect(crownsOf(sceneOf(request(last, 'final', 'en')))).toBe(winners > 2 ? winners : 2 * winners);
    }
  });

  it('start with the winter’s shortage', () => {
    const [first] = views;
    if (first === undefined) throw new Error('no view');
    const words = wordsOf(sceneOf(request(first, 'sheet', 'en')));
    // Four people need three food each for certain, and nothing is in store.
    expect(words.filter((word) => word === 'short 12')).toHaveLength(6);
  });
});
