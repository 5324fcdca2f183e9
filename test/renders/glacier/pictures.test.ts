import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, type PictureRequest } from '../../../renders/contract.js';
import { altOf, boardText, sceneOf } from '../../../renders/index.js';
import { CLANS, type G } from '../../../src/games/glacier/model.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { placed } from '../../../renders/scene.js';
import { startGame, type Game } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import type { View } from '../../../src/games/glacier/view-types.js';
import { flawsOf, wordsOf } from '../flaws.js';

const draw = drawer(8);
const { game } = startGame(glacier, {
  seats: CLANS,
  variant: 'standard',
  options: { goal: 'long' },
  seed: 'pictures',
});

function step(running: Game<G, View>): void {
  const [seat = ''] = running.waiting();
  const view = glacier.view(running.position, seat);
  const move = glacier.ai['greedy']?.({ view, seat, choices: running.choices(seat), draw });
  if (move !== undefined) running.apply(seat, move);
}

/** Views along a whole game, one per seat, and spectators' views at its end. */
const views: View[] = [];
for (let n = 0; game.position.over === undefined; n++) {
  const [seat = 'spectator'] = game.waiting();
  if (n % 23 === 0) views.push(glacier.view(game.position, seat));
  step(game);
}
const last = glacier.view(game.position, 'spectator');
views.push(last);

const request = (view: View, id: string, locale: string, seat?: string): PictureRequest => ({
  game: 'glacier',
  id,
  view,
  locale,
  ...(seat === undefined ? {} : { seat }),
});

describe.each(['en', 'de'])('pictures in %s', (locale) => {
  it.each(['glance', 'table', 'sheet', 'event', 'final'] as const)(
    'the %s has no flaws throughout a game',
    (kind) => {
      for (const view of views) expect(flawsOf(sceneOf(request(view, kind, locale)))).toEqual([]);
    },
  );

  it('every cave has no flaws throughout a game', () => {
    for (const view of views)
      for (const { clan } of view.clans)
        expect(flawsOf(sceneOf(request(view, 'tableau', locale, clan)))).toEqual([]);
  });

  it('have alt texts within the limit', () => {
    for (const view of views)
      for (const kind of ['glance', 'table', 'sheet', 'tableau', 'event', 'final'] as const) {
        const alt = altOf(request(view, kind, locale, 'ochre'));
        expect(alt.length).toBeGreaterThan(20);
        expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
        expect(alt).not.toMatch(/(?:^|\. )\p{Ll}/u);
      }
  });
});

describe('content of pictures', () => {
  it('shows trophies, rank and deed of each clan at the end', () => {
    const words = wordsOf(sceneOf(request(last, 'final', 'en')));
    for (const { trophies } of last.clans) expect(words).toContain(String(trophies));
    expect(words).toContain('1');
    expect(words.filter((word) => /^(?:won with|tale of|had no tale)/u.test(word))).toHaveLength(
      CLANS.length,
    );
  });

  it('ranks a clan that is too hungry to win behind the winner', () => {
    const scores = CLANS.map((clan, i) => ({ clan, trophies: 4 - i, members: 8 }));
    const view = { ...last, final: { winners: ['flint'] as const, scores } };
    const words = wordsOf(sceneOf(request(view, 'final', 'en')));
    expect(words.indexOf('Flint')).toBeLessThan(words.indexOf('Ochre'));
    expect(words[words.indexOf('Ochre') + 1]).toBe('too hungry to win');
    expect(words.filter((word) => word === 'too hungry to win')).toHaveLength(1);
  });

  it('shows a turn’s gains on the sheet, with whole numbers', () => {
    const rows = CLANS.map((seat) => ({
      seat,
      name: 'Bernstein',
      cells: [2, 11, 14, 3].map((n) => ({ n, by: -2 })),
    }));
    const digest = { title: 'Jahr 10', columns: ['Trophäen', 'Mitglieder', 'Nahrung', 'Tode'], rows };
    const scene = sceneOf({ ...request(last, 'sheet', 'de'), digest });
    expect(flawsOf(scene)).toEqual([]);
    expect(wordsOf(scene).filter((word) => word === '−2')).toHaveLength(4 * CLANS.length);
  });

  it('highlights the awaited clans and rings at most two changes', () => {
    const first = views[0];
    if (first === undefined) throw new Error('no view');
    const before = { ...first, clans: first.clans.map((clan) => ({ ...clan, food: clan.food + 3 })) };
    const scene = sceneOf({ ...request(first, 'glance', 'en'), before });
    expect(wordsOf(scene).filter((word) => word === '−3')).toHaveLength(2);
    const glows = placed(scene.items).filter(({ item }) => item.k === 'shadow' && item.color === '#ffb52e');
    expect(glows).toHaveLength(first.waiting.length);
  });

  it('shows fate cards in the viewer’s cave only', () => {
    const own = views.find((view) => view.you !== null && view.hand.length > 0);
    if (own === undefined || own.you === null) throw new Error('nobody held a fate card');
    const mine = wordsOf(sceneOf(request(own, 'tableau', 'en', own.you)));
    expect(mine).toContain('Your fate cards');
    const other = own.clans.find(({ clan }) => clan !== own.you)?.clan;
    expect(wordsOf(sceneOf(request(own, 'tableau', 'en', other)))).not.toContain('Your fate cards');
  });

  it('describes the whole table in words', () => {
    const lines = boardText({ game: 'glacier', view: last, locale: 'de' });
    expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(CLANS.length + 1);
  });
});
