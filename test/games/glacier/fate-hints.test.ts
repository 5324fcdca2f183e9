import { describe, expect, it } from 'vitest';
import { hintWord, tellMeans } from '../../../src/games/glacier/hint-text.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { FATE_COLOR, FATES } from '../../../src/games/glacier/vocabulary.js';
import { startGame, viewOf } from '../../../src/kernel/game.js';
import { teller } from '../../../src/kernel/text.js';
import { COMPLETE } from '../../support/languages.js';

const { game } = startGame(glacier, {
  seats: ['ochre', 'flint'],
  variant: 'standard',
  options: {},
  seed: 'fates',
  dice: 'fast',
});
const view = viewOf(glacier, game.position, 'ochre');

describe.each(COMPLETE)('fate cards in %s', (language) => {
  const tell = teller(glacier.texts, language);

  it.each(FATES)('G1–G3 %s has a one-line description', (fate) => {
    const said = hintWord(view, 'ochre', ['play'], fate, tell);
    expect(said).not.toBe('');
    expect(said.length).toBeLessThanOrEqual(100);
    expect(said).not.toContain('\n');
  });

  it.each(FATES.filter((fate) => FATE_COLOR[fate] === 'yellow'))(
    'G3 %s tells its victim what it does',
    (fate) => {
      if (view.asked === null) throw new Error('nothing is asked');
      const asked = { ...view.asked, curse: { by: 'flint', against: 'ochre', fate } as const };
      const [said = ''] = tellMeans({ ...view, asked }, 'ochre', tell).split('\n');
      expect(said).toContain(tell.name(fate));
      expect(said.endsWith(`: ${tell.lookup(`hint.fate.${fate}`)}`)).toBe(true);
    },
  );
});
