import { describe, expect, it } from 'vitest';
import { altOf, boardText, sceneOf } from '../../../renders/index.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { startGame } from '../../../src/kernel/game.js';
import { eventOf } from './fixture.js';
import { countOf, flawsOf, wordsOf } from '../flaws.js';

const view = greenland.view(
  startGame(greenland, { seats: ['tunit', 'thule'], variant: 'patrol', options: {}, seed: 'patrol picture' })
    .game.position,
  'spectator',
);
const base = { game: 'greenland', view } as const;

describe('the shared table of the patrol', () => {
  it.each(['en', 'de'])('has no flaws in %s', (locale) => {
    expect(flawsOf(sceneOf({ ...base, id: 'table', locale }))).toEqual([]);
    expect(flawsOf(sceneOf({ ...base, id: 'event', locale }))).toEqual([]);
  });
  it('shows fuel, mine, villages and the progress of each condition', () => {
    const words = wordsOf(sceneOf({ ...base, id: 'event', locale: 'en' }));
    for (const word of ['6+4', '0/6', '0/2', '5/6']) expect(words).toContain(word);
    for (const word of ['Mine: cold, not worked', 'Modern nation: tools', 'Help: people overseas'])
      expect(words).toContain(word);
    for (const { holds } of view.patrol?.cultures ?? []) expect(words).toContain(String(holds));
  });
  it('marks the mine and the cards that warm next', () => {
    const table = sceneOf({ ...base, id: 'table', locale: 'en' });
    expect(countOf(table, 'mine')).toBe(1);
    expect(countOf(table, 'warming')).toBe(2);
    expect(countOf(table, 'snowflake')).toBe(0);
    expect(wordsOf(table)).toContain('6+4');
  });
  it('shows a turn’s gains below the tribes', () => {
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
  it('has an alt text with the same facts', () => {
    const alt = altOf({ ...base, id: 'table', locale: 'en' });
    const board = boardText({ ...base, locale: 'en' }).join('\n');
    for (const text of [alt, board]) {
      expect(text).toContain('Empty the depot: 6');
      expect(text).toContain('Tunit 5/6, Thule 0/6');
      expect(text).toMatch(/Resists propaganda: Tunit \d+, Thule \d+\./u);
    }
    expect(alt).not.toContain('Points now');
  });
  it('shows the fixed price of a ship’s goods (L3)', () => {
    const { import: goods } = eventOf('orkney-pilot');
    if (view.event === null) throw new Error('an event is wanted');
    const withShip = { ...view, phase: 'event' as const, event: { ...view.event, import: goods } };
    const prices = wordsOf(sceneOf({ ...base, view: withShip, id: 'event', locale: 'en' }));
    expect(prices).toContain(String(view.patrol?.price));
    expect(prices).not.toContain('1+');
  });
});
