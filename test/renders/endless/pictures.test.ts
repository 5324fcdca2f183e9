import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, type PictureRequest } from '../../../renders/contract.js';
import { altOf, boardText, sceneOf } from '../../../renders/index.js';
import { SEATS } from '../../../src/games/endless/model.js';
import { pictures } from '../../../src/games/endless/texts.js';
import { endless } from '../../../src/games/endless/module.js';
import { TEXTS } from '../../../src/games/endless/texts.js';
import type { View } from '../../../src/games/endless/view-types.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { flawsOf, wordsOf } from '../flaws.js';

/** Views along a whole game of greedy players, one per seat, and a spectator's at the end. */
function viewsOf(seats: number, layout: string): View[] {
  const draw = drawer(seats);
  const { game } = startGame(endless, {
    seats: SEATS.slice(0, seats),
    variant: 'standard',
    options: { layout },
    seed: `pictures ${layout}`,
    dice: 'fast',
  });
  const views: View[] = [];
  for (let n = 0; game.position.over === undefined; n++) {
    const [seat = ''] = game.waiting();
    const view = endless.view(game.position, seat);
    if (n % 45 === 0) views.push(view);
    const move = endless.ai['greedy']?.({ view, seat, choices: game.choices(seat), draw });
    if (move === undefined) break;
    game.apply(seat, move);
  }
  return [...views, endless.view(game.position, 'spectator')];
}

const views = [...viewsOf(4, 'square'), ...viewsOf(2, 'row'), ...viewsOf(3, 'tee')];

const request = (view: View, id: string, locale: string, seat?: string): PictureRequest => ({
  game: 'endless',
  id,
  view,
  locale,
  ...(seat === undefined ? {} : { seat }),
});

const WHOLE = ['glance', 'table', 'market', 'sheet', 'megaliths', 'idols', 'eclipse', 'final'] as const;

describe.each(['en', 'de'])('pictures in %s', (locale) => {
  it.each(WHOLE)('the picture %s has no flaws throughout a game', (id) => {
    for (const view of views) expect(flawsOf(sceneOf(request(view, id, locale)))).toEqual([]);
  });

  it('every tableau has no flaws throughout a game', () => {
    for (const view of views)
      for (const { seat } of view.tribes)
        expect(flawsOf(sceneOf(request(view, 'tableau', locale, seat)))).toEqual([]);
  });

  it('have alt texts within the limit', () => {
    for (const view of views)
      for (const id of [...WHOLE, 'tableau']) {
        const alt = altOf(request(view, id, locale, view.tribes[0]?.seat));
        expect(alt.length).toBeGreaterThan(10);
        expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
      }
  });
});

describe('words of pictures', () => {
  it.each(Object.keys(pictures))('are separate from the game’s other texts (%s)', (language) => {
    const own = Object.keys(pictures[language] ?? {});
    expect(own.filter((key) => TEXTS[language]?.[key] !== undefined)).toEqual([]);
  });

  it('have their own word for an empty list', () => {
    for (const view of views)
      for (const id of ['table', 'sheet']) expect(altOf(request(view, id, 'en'))).not.toContain('no draft');
  });

  it('use the singular for one', () => {
    for (const view of views)
      for (const line of boardText({ game: 'endless', view, locale: 'en' }))
        expect(line).not.toMatch(/\b1 (?:Tools|points|Idols|steps|Animals|Camp steps|Tribe cards)\b/u);
  });
});

describe('content of pictures', () => {
  it('shows the hand on the viewer’s tableau only', () => {
    const own = views.find((view) => (view.own?.hand.length ?? 0) > 0);
    if (own?.you === null || own === undefined) throw new Error('nobody held a card');
    const mine = wordsOf(sceneOf(request(own, 'tableau', 'en', own.you)));
    expect(mine.some((words) => words.startsWith('Your hand'))).toBe(true);
    const other = own.tribes.find(({ seat }) => seat !== own.you)?.seat;
    const theirs = wordsOf(sceneOf(request(own, 'tableau', 'en', other)));
    expect(theirs.some((words) => words.startsWith('Your hand'))).toBe(false);
  });

  it('describes the whole table in words', () => {
    const last = views.at(-1);
    const lines = boardText({ game: 'endless', view: last, locale: 'de' });
    expect(lines.filter((line) => line.startsWith('## ')).length).toBeGreaterThan(8);
  });
});
