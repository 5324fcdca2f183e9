import { expect, it } from 'vitest';
import { aidsOf } from '../../../src/discord/answers.js';
import { FRESH, panel } from '../../../src/discord/presenter/panel.js';
import { tellerFor } from '../../../src/discord/texts.js';
import { anyModule } from '../../../src/games/registry.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { openGame, viewOf } from '../../../src/kernel/game.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { componentsOf } from '../../support/messages.js';

it('S6.1 the panel offers the own barn first, and the barns of neighbors last', () => {
  const module = anyModule(settlers);
  const input = { seats: ['brattahlid', 'gardar', 'hvalsey'], variant: 'standard', options: {} };
  const position = { step: 'S6.1', households: { brattahlid: { people: 5, barns: 1, timber: 5 } } };
  const game = openGame(module, readPosition(module, input, position, 'building'));
  game.begin();
  const [seat = ''] = game.waiting();
  const choices = game.choices(seat);
  const tell = tellerFor(settlers.texts, 'en');
  const aids = aidsOf(module, viewOf(module, game.position, seat), seat, choices, tell);
  const decision = { game: '1', seq: 0, choices, heading: '', tell, ...aids };
  const labels = componentsOf(panel(decision, FRESH)).flatMap(({ label }) => label ?? []);
  expect(labels).toEqual(['Repair barns · 1', 'Build · a boat', 'Done', 'Repair neighbor’s barn …']);
});
