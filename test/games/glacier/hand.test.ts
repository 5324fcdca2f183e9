import { expect, it } from 'vitest';
import { glacier } from '../../../src/games/glacier/module.js';
import { tellHand } from '../../../src/games/glacier/hand.js';
import { startGame } from '../../../src/kernel/game.js';
import { teller } from '../../../src/kernel/text.js';

const { game } = startGame(glacier, {
  ...{ seats: ['ochre', 'flint'], variant: 'standard', options: {}, seed: 'hand' },
});
const view = glacier.view(game.position, 'ochre');
const sworn = view.clans.map((clan) => ({ ...clan, sworn: true }));

it.each([
  ['en', /Presets not in use/u, /Presets: /u],
  ['de', /Vorgaben nicht in Gebrauch/u, /Vorgaben: /u],
])('mentions unused presets and odds only while the game runs (%s)', (language, asked, vows) => {
  const tell = teller(glacier.texts, language);
  expect(tellHand(view, 'ochre', tell)).toMatch(asked);
  const ended = tellHand(view, 'ochre', tell, true);
  expect(ended.split('\n')).toHaveLength(1);
  const told = tellHand({ ...view, clans: sworn }, 'ochre', tell, true);
  expect(told.split('\n')).toHaveLength(2);
  expect(told).toMatch(vows);
});
