import { describe, expect, it } from 'vitest';
import { boardText } from '../../renders/index.js';
import { registerPack } from '../../src/games/greenland/cards/cards.js';
import original from '../../src/games/greenland/data/pack.json' with { type: 'json' };
import { greenland } from '../../src/games/greenland/module.js';
import { startGame } from '../../src/kernel/game.js';

const { game } = startGame(greenland, {
  seats: ['tunit', 'norse'],
  variant: 'standard',
  options: {},
  seed: 'names',
});
const view = greenland.view(game.position, 'norse');

describe('cards', () => {
  it('are named in the reader’s language in pictures and texts', () => {
    const german = boardText({ game: 'greenland', view, locale: 'de-AT' }).join('\n');
    const english = boardText({ game: 'greenland', view, locale: 'en-US' }).join('\n');
    for (const { id } of view.rows.flatMap((row) => [...row.warm, ...row.cold].map((spot) => spot.face))) {
      expect(english).toContain(greenland.texts['en']?.[`name.${id}`]);
      expect(german).toContain(greenland.texts['de']?.[`name.${id}`]);
    }
  });

  it('have elders whose roles are translated too', () => {
    const german = boardText({ game: 'greenland', view, locale: 'de' }).join('\n');
    const english = boardText({ game: 'greenland', view, locale: 'en' }).join('\n');
    expect(english).toContain('War Chief');
    expect(german).toContain('Kriegshäuptling');
    expect(german).not.toContain('War Chief');
    registerPack({ ...original, translations: { de: { 'role.War Chief': 'Feldherr' } } }, 'roles@1');
    const roles = boardText({ game: 'greenland', view: { ...view, pack: 'roles@1' }, locale: 'de' });
    expect(roles.join('\n')).toMatch(/Rang 1 Chief.*Rang 4 Feldherr.*Rang 5 Tracker/su);
  });

  it('keep the names of another pack', () => {
    const bare = { ...original, translations: undefined };
    registerPack(bare, 'bare@1');
    registerPack({ ...original, translations: { de: { walrus: 'Das Tier', kirima: 'Jemand' } } }, 'german@1');
    const [first] = view.rows[0].warm;
    const board = (pack: string): string =>
      boardText({ game: 'greenland', view: { ...view, pack }, locale: 'de' }).join('\n');
    expect(board('bare@1')).toContain(greenland.texts['en']?.[`name.${first?.face.id ?? ''}`]);
    expect(greenland.packs?.texts('german@1')).toMatchObject({
      en: { 'name.walrus': 'Walrus' },
      de: { 'name.walrus': 'Das Tier', 'name.beluga': 'Beluga' },
    });
    expect(greenland.packs?.texts('german@1')).toBe(greenland.packs?.texts('german@1'));
  });
});
