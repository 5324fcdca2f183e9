import { describe, expect, it } from 'vitest';
import { hintWord } from '../../../src/games/glacier/hint-text.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { FATES } from '../../../src/games/glacier/vocabulary.js';
import { startGame, viewOf } from '../../../src/kernel/game.js';
import { teller } from '../../../src/kernel/text.js';
import { COMPLETE } from '../../support/languages.js';

describe.each(COMPLETE)('fate cards in %s', (language) => {
  it.each(FATES)('G1–G3 %s has a one-line description', (fate) => {
    const tell = teller(glacier.texts, language);
    const { game } = startGame(glacier, {
      seats: ['ochre', 'flint'],
      variant: 'standard',
      options: {},
      seed: 'fates',
      dice: 'fast',
    });
    const view = viewOf(glacier, game.position, 'ochre');
    const said = hintWord(view, 'ochre', ['play'], fate, tell);
    expect(said).not.toBe('');
    expect(said.length).toBeLessThanOrEqual(100);
    expect(said).not.toContain('\n');
  });
});
