import { describe, expect, it } from 'vitest';
import { BEAST_OF } from '../../renders/greenland/beasts.js';
import { ALT_LIMIT, picturesOf, renderSigns, sceneOf, sceneOfSigns, signsOf } from '../../renders/index.js';
import { ICONS } from '../../renders/kit/icons.js';
import { signsIn } from '../../renders/kit/picture.js';
import { paintCanvas } from '../../renders/paint.js';
import { icon } from '../../renders/scene.js';
import { GAMES } from '../../src/games/registry.js';
import { viewOf } from '../../src/kernel/game.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { flawsOf, wordsOf } from './flaws.js';

const signed = GAMES.map((module) => module.meta.id).filter((id) => signsOf(id, 'en').length > 0);
const cases = signed.flatMap((id) => [[id, 'en'] as const, [id, 'de'] as const]);

/** A drawing in black on white, 14 px wide. */
function pixelsOf(name: string): readonly number[] {
  const items = [icon(name, 0, 0, 14, { ink: '#000000', paper: '#ffffff' })];
  const canvas = paintCanvas({ width: 14, height: 14, background: '#ffffff', items, glyphs: ICONS });
  return [...canvas.getContext('2d').getImageData(0, 0, 14, 14).data];
}

describe('the signs of a game', () => {
  it.each(cases)('of %s are drawn without flaws in %s, each with its word', (id, locale) => {
    const scene = sceneOfSigns(id, locale, 'All signs');
    expect(flawsOf(scene)).toEqual([]);
    for (const { means } of signsOf(id, locale)) expect(wordsOf(scene)).toContain(means);
  });

  it.each(cases)('of %s have one meaning each, and no two look the same (%s)', (id, locale) => {
    const signs = signsOf(id, locale);
    expect(new Set(signs.map(({ means }) => means)).size).toBe(signs.length);
    expect(new Set(signs.map(({ looks }) => looks)).size).toBe(signs.length);
  });

  it.each(signed)('of %s have different words in German', (id) => {
    const english = signsOf(id, 'en').map(({ looks }) => looks);
    const german = signsOf(id, 'de').map(({ looks }) => looks);
    expect(german.filter((looks, i) => looks === english[i]).length).toBeLessThan(english.length / 4);
  });

  it('look the same in all games', () => {
    for (const locale of ['en', 'de']) {
      const known = new Map<string, string>();
      for (const { icon, looks } of signed.flatMap((id) => signsOf(id, locale)))
        expect(known.set(icon, known.get(icon) ?? looks).get(icon), icon).toBe(looks);
    }
  });

  it('differ from each other even at 14 px', () => {
    const names = Object.keys(ICONS).filter((name) => !/^(die|bloody)\d/u.test(name));
    const pixels = names.map((name) => pixelsOf(name));
    const alike = names.flatMap((name, i) =>
      names.slice(i + 1).flatMap((other, j) => {
        const [a, b] = [pixels[i] ?? [], pixels[i + 1 + j] ?? []];
        const apart = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
        return apart < 5 ? [`${name} and ${other}: ${apart.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('are explained with the picture, as far as they fit', async () => {
    const { png, alt, name } = await renderSigns('glacier', 'en', 'Signs');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(alt).toContain('padlock: uses presets');
    expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
    expect(name).toBe('glacier-signs.png');
  });
});

describe('Greenland', () => {
  it.each(['standard', 'patrol', 'story'])('explains every sign on any picture of the %s', (variant) => {
    const module = GAMES.find(({ meta }) => meta.id === 'greenland');
    if (module === undefined) throw new Error('Greenland is not registered');
    const known = new Set([
      ...signsOf('greenland', 'en').map(({ icon }) => icon),
      ...Object.values(BEAST_OF),
      // Dice explain themselves; goods have their names beside them.
      ...[1, 2, 3, 4, 5, 6].flatMap((face) => [`die${face}`, `bloody${face}`]),
      ...['sword', 'crossbow', 'book', 'spar', 'check', 'resources'],
    ]);
    const seen = new Set<string>();
    let step = 0;
    playout(module, {
      seats: ['tunit', 'norse', 'sami', 'thule'],
      variant,
      options: {},
      seed: `signs of ${variant}`,
      draw: drawer(5),
      before: ({ position }) => {
        if (step++ % 60 !== 0) return;
        const view = viewOf(module, position, 'spectator');
        for (const picture of picturesOf('greenland', view))
          signsIn(sceneOf({ game: 'greenland', view, locale: 'en', ...picture }).items, seen);
      },
    });
    expect([...seen].filter((name) => !known.has(name))).toEqual([]);
  });
});
