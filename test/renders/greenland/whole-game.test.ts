import { progressOf } from '../../../src/kernel/moment.js';
import { describe, expect, it } from 'vitest';
import { altOf, ALT_LIMIT, boardText, sceneOf } from '../../../renders/index.js';
import { anyModule } from '../../../src/games/registry.js';
import { greenland } from '../../../src/games/greenland/module.js';
import type { View } from '../../../src/games/greenland/view/view-types.js';
import { viewOf } from '../../../src/kernel/game.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Position } from '../../../src/kernel/types.js';
import { flawsOf } from '../flaws.js';

const module = anyModule(greenland);

/** Flaws of all pictures and texts of a position, for a spectator. */
function flawsAt(
  position: Position,
  before: View | undefined,
): { readonly flaws: string[]; readonly view: View } {
  const view = viewOf(module, position, 'spectator') as View;
  const base = {
    game: 'greenland',
    view,
    locale: 'en',
    ...(before === undefined ? {} : { before }),
  } as const;
  const requests = [
    { ...base, id: 'table' } as const,
    { ...base, id: 'sheet' } as const,
    { ...base, id: 'event' } as const,
    ...(view.final === null ? [] : [{ ...base, id: 'final' } as const]),
    ...view.tribes.map(({ tribe }) => ({ ...base, id: 'tableau', seat: tribe }) as const),
  ];
  const flaws = requests.flatMap((request) => [
    ...flawsOf(sceneOf(request)).map((flaw) => `${request.id}: ${flaw}`),
    ...(altOf(request).length > ALT_LIMIT ? [`${request.id}: the alt text is too long`] : []),
  ]);
  if (boardText(base).some((line) => /undefined|NaN|[{}]/.test(line)))
    flaws.push('the board in words has a gap');
  return { flaws, view };
}

describe('every phase of a whole game', () => {
  it.each([
    ['standard', ['tunit', 'norse', 'sami', 'thule'], 31],
    ['standard', ['norse', 'thule'], 32],
    ['beginner', ['tunit', 'sami', 'thule'], 33],
    ['saga', ['norse'], 34],
    ['patrol', ['norse', 'thule', 'sami'], 35],
    ['full', ['tunit', 'sami'], 36],
  ] as const)('%s with %j (seed %i) can be drawn', (variant, seats, seed) => {
    let phase = '';
    let before: View | undefined;
    const flaws: string[] = [];
    const look = (position: Position): void => {
      const found = flawsAt(position, before);
      before = found.view;
      flaws.push(...found.flaws.map((flaw) => `turn ${found.view.turn} ${found.view.phase} ${flaw}`));
    };
    const { position } = playout(module, {
      seats,
      variant,
      options: {},
      seed: `pictures ${seed}`,
      draw: drawer(seed),
      before: (game) => {
        const { turn, phase: name } = progressOf(module.moment(game.position));
        if (phase === `${turn} ${name}`) return;
        phase = `${turn} ${name}`;
        if (turn % 3 === 1) look(game.position);
      },
    });
    look(position);
    expect(flaws).toEqual([]);
  });
});
