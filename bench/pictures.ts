import { standOf } from '../src/kernel/moment.js';
import { paint } from '../renders/paint.js';
import { sceneOf } from '../renders/index.js';
import { greenland } from '../src/games/greenland/module.js';
import { findGame } from '../src/games/registry.js';
import { playout } from '../src/kernel/playout.js';
import { copyPosition } from '../src/kernel/game.js';
import { drawer } from '../src/kernel/random.js';
import type { Position } from '../src/kernel/types.js';
import { milliseconds, type Measured } from './measure.js';

/** Scene and paint together, on the thread that measures. */
export async function benchPictures(): Promise<Measured[]> {
  let position: Position | undefined;
  const module = findGame('greenland');
  const seats = greenland.meta.seats.map((seat) => seat.id);
  playout(module, {
    seats,
    variant: 'standard',
    options: {},
    seed: 'a picture',
    draw: drawer(3),
    before: (game) => {
      const { turn, phase } = standOf(module.moment(game.position));
      if (position === undefined && turn === 4 && phase !== 'event') position = copyPosition(game.position);
    },
  });
  if (position === undefined) throw new Error('the sample game never reached turn 4');
  const view = module.view(position, 'spectator');
  const request = { game: 'greenland', view, locale: 'en' } as const;
  const table = await milliseconds(30, () => paint(sceneOf({ ...request, id: 'table' })));
  const tableau = await milliseconds(30, () => paint(sceneOf({ ...request, id: 'tableau', seat: 'norse' })));
  return [
    { what: 'table picture', value: table, unit: 'ms', goal: 150, better: 'less' },
    { what: 'tableau picture', value: tableau, unit: 'ms', goal: 150, better: 'less' },
  ];
}
