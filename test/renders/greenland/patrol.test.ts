import { describe, expect, it } from 'vitest';
import { altOf, boardText, sceneOf } from '../../../renders/index.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { startGame } from '../../../src/kernel/game.js';
import { flawsOf, wordsOf } from '../flaws.js';

const view = greenland.view(
  startGame(greenland, { seats: ['tunit', 'thule'], variant: 'patrol', options: {}, seed: 'patrol picture' })
    .game.position,
  'spectator',
);
const base = { game: 'greenland', view } as const;

describe('the shared table of the patrol', () => {
  it.each(['en', 'de'])('is sound in %s', (locale) => {
    expect(flawsOf(sceneOf({ ...base, id: 'table', locale }))).toEqual([]);
    expect(flawsOf(sceneOf({ ...base, id: 'event', locale }))).toEqual([]);
  });
  it('shows fuel, mine, villages and how far each condition is met', () => {
    const words = wordsOf(sceneOf({ ...base, id: 'table', locale: 'en' }));
    for (const word of [
      'Empty the depot: 6, +4',
      'Mine: cold, not worked',
      '0 of 6 villages free',
      'Modern nation: tools',
      '0/2',
      'Help: people overseas',
      '5/6',
      '0 met, 2 needed',
      'warms next',
      'the mine',
      'Resists propaganda',
    ])
      expect(words).toContain(word);
    for (const { holds } of view.patrol?.cultures ?? []) expect(words).toContain(String(holds));
    expect(words).not.toContain('freezes next');
  });
  it('has what a turn brought below the tribes', () => {
    const cells = [
      { n: 12, by: -1 },
      { n: 10, by: 3 },
      ...[2, 1].map((n) => ({ n, by: 0, setback: true as const })),
    ];
    const digest = {
      title: 'Turn 3',
      columns: ['People', 'Points', 'Deaths', 'Failures'],
      rows: ['tunit', 'thule'].map((seat) => ({ seat, name: seat, cells })),
    };
    const scene = sceneOf({ ...base, id: 'sheet', locale: 'en', digest });
    expect(flawsOf(scene)).toEqual([]);
    const words = wordsOf(scene);
    for (const word of ['Turn 3', 'Deaths', 'Failures', '−1', '+3', '0/2']) expect(words).toContain(word);
  });
  it('says the same in words', () => {
    const alt = altOf({ ...base, id: 'table', locale: 'en' });
    const board = boardText({ ...base, locale: 'en' }).join('\n');
    for (const text of [alt, board]) {
      expect(text).toContain('Empty the depot: 6');
      expect(text).toContain('Tunit 5/6, Thule 0/6');
      expect(text).toMatch(/Resists propaganda: Tunit \d+, Thule \d+\./u);
    }
    expect(alt).not.toContain('Points now');
  });
  it('tells the fixed price of what a ship brings (L3)', () => {
    const goods = greenland.view(
      startGame(greenland, { seats: ['tunit'], variant: 'saga', options: {}, seed: 'any' }).game.position,
      'spectator',
    ).tribes[0]?.tableau[0]?.face;
    if (goods === undefined || view.event === null) throw new Error('a card and an event are wanted');
    const withShip = { ...view, phase: 'event' as const, event: { ...view.event, import: goods } };
    const prices = wordsOf(sceneOf({ ...base, view: withShip, id: 'event', locale: 'en' }));
    expect(prices).toContain(String(view.patrol?.price));
    expect(prices).not.toContain('1+');
  });
});
