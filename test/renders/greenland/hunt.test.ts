import { describe, expect, it } from 'vitest';
import { huntOf } from '../../../renders/greenland/hunt.js';
import { altOf, phasePictures, picturesOf, sceneOf } from '../../../renders/index.js';
import type { AskedView, View } from '../../../src/games/greenland/view/view-types.js';
import { alphaOn, spotOf } from '../../../src/games/greenland/board/people.js';
import type { G } from '../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../src/games/greenland/module.js';
import type { ThrownVars } from '../../../src/games/greenland/vocabulary/hunt-vars.js';
import { afterPurple, hitsIn, rollOn } from '../../../src/games/greenland/rolls/roll.js';
import { huntOdds } from '../../../src/games/greenland/odds/hunt-odds.js';
import { anyModule } from '../../../src/games/registry.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Position } from '../../../src/kernel/types.js';
import { countOf, flawsOf, wordsOf } from '../flaws.js';
import { midgame, tableauSide } from './fixture.js';

/** Thule's three hunters of the warm musk ox, or Tunit's of the cold bear, have rolled. */
const rolled = (card: string, tribe: AskedView['tribe'], faces: readonly number[], more = {}): View =>
  midgame({
    asked: {
      state: 'hunt-reroll',
      card,
      tribe,
      faces,
      alphaDie: false,
      laid: 0,
      iron: false,
      left: 0,
      deals: [],
      made: {},
      ...more,
    },
  });

const draw = (view: View, locale = 'en') => sceneOf({ game: 'greenland', id: 'hunt', view, locale });

describe('a rolled hunt', () => {
  it.each(['en', 'de'])('has no flaws in %s', (locale) => {
    expect(flawsOf(draw(rolled('musk-ox', 'thule', [1, 2, 6]), locale))).toEqual([]);
    expect(flawsOf(draw(rolled('polar-bear', 'tunit', [1, 2, 3, 4, 5, 6, 6, 1]), locale))).toEqual([]);
  });

  it('counts hits of 1 and 2 on a warm card (D4)', () => {
    expect(wordsOf(draw(rolled('musk-ox', 'thule', [1, 2, 6])))).toContain('2 hits');
  });

  it.each(['standard', 'patrol'])('counts hits like the rules in variant %s', (variant) => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++)
      playout(anyModule(greenland), {
        seats: ['tunit', 'norse', 'sami', 'thule'],
        variant,
        options: {},
        seed: `hits ${seed}`,
        draw: drawer(seed),
        before: ({ position }) => {
          const own = position as Position<G>;
          const view = greenland.view(own, 'spectator');
          if (view.asked?.faces.length === 0 || huntOf(view) === undefined) return;
          const { card, tribe, faces, laid } = own.frames.at(-1)?.vars as unknown as ThrownVars;
          const spot = spotOf(own.g, card);
          const roll = rollOn(own.g, tribe, spot, spot.men[tribe], alphaOn(own.g, tribe, card));
          const hits = hitsIn(roll, afterPurple(faces, roll.toOne), laid === 0 ? 0 : roll.alphaFace);
          expect(wordsOf(draw(view))).toContain(hits === 1 ? '1 hit' : `${hits} hits`);
          compared++;
        },
      });
    expect(compared).toBeGreaterThan(2);
  });

  it('marks dice that kill, unless iron was spent (F4)', () => {
    // The bear kills on 2, 5 and 6.
    const bear = draw(rolled('polar-bear', 'tunit', [1, 2, 6]));
    expect(wordsOf(bear)).toContain('2 die');
    const spared = draw(rolled('polar-bear', 'tunit', [1, 2, 6], { iron: true }));
    expect(countOf(spared, 'skull')).toBe(0);
  });

  it('counts the face chosen for the alpha (E7)', () => {
    expect(wordsOf(draw(rolled('polar-bear', 'tunit', [1, 4], { laid: 1 })))).toContain('2 hits');
  });

  it('shows needed hits and blank dice before the roll', () => {
    const scene = draw(rolled('musk-ox', 'thule', [], { state: 'hunt-roll' }));
    expect(flawsOf(scene)).toEqual([]);
    expect(countOf(scene, 'die0')).toBe(3);
    expect(wordsOf(scene)).toEqual(expect.arrayContaining(['2 hits needed', 'warm, hits on 1–2']));
    expect(wordsOf(scene).at(-1)).toBe('Roll the dice');
  });

  it('shows the chance before the roll only if hints are allowed', () => {
    let told = 0;
    playout(anyModule(greenland), {
      seats: ['tunit', 'norse', 'sami', 'thule'],
      variant: 'standard',
      options: {},
      seed: 'chances',
      draw: drawer(3),
      before: ({ position }) => {
        const own = position as Position<G>;
        const view = greenland.view(own, 'spectator');
        const hunt = huntOf(view);
        if (hunt === undefined || hunt.asked.state !== 'hunt-roll' || told > 2) return;
        const hinted = sceneOf({ game: 'greenland', id: 'hunt', view, locale: 'en', hints: true });
        const { card, tribe } = own.frames.at(-1)?.vars as unknown as ThrownVars;
        const spot = spotOf(own.g, card);
        const { success } = huntOdds(
          rollOn(own.g, tribe, spot, spot.men[tribe], alphaOn(own.g, tribe, card)),
        );
        expect(wordsOf(hinted).at(-1)).toBe(`Chance of success: ${Math.round(100 * success)} %`);
        expect(wordsOf(draw(view)).join()).not.toContain('Chance');
        told++;
      },
    });
    expect(told).toBeGreaterThan(0);
  });

  it('is posted between glance and sheet, and only during a hunt', () => {
    const view = rolled('musk-ox', 'thule', [1, 2, 6]);
    expect(phasePictures('greenland', view).map(({ id }) => id)).toEqual(['glance', 'hunt', 'sheet']);
    expect(phasePictures('greenland', midgame()).map(({ id }) => id)).toEqual(['glance', 'sheet']);
    expect(picturesOf('greenland', midgame()).map(({ id }) => id)).not.toContain('hunt');
  });

  it('describes the dice in words', () => {
    const alt = altOf({
      game: 'greenland',
      id: 'hunt',
      view: rolled('musk-ox', 'thule', [1, 2, 6]),
      locale: 'en',
    });
    expect(alt.length).toBeGreaterThan(100);
    expect(alt).toContain('Musk Ox hunt. Thule: 3 hunters: 1, 2, 6.');
  });

  it('is the same for every viewer', () => {
    const view = rolled('musk-ox', 'thule', [1, 2, 6]);
    expect(draw({ ...view, you: 'norse', hand: [tableauSide('beluga')] })).toEqual(draw(view));
  });
});
