import { progressOf } from '../../../src/kernel/moment.js';
import { paint } from '../../../renders/paint.js';
import { phasePictures, type PictureRef, sceneOf } from '../../../renders/index.js';
import { type AnyModule, findGame, GAMES } from '../../../src/games/registry.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import { milliseconds, processorTime, type Measured } from './measure.js';

const PHASES = 60;
/** Phases painted before the measurement. */
const FIRST = 15;
/** Most seats of a painted game. */
const SEATS = 4;
/** Goals in CPU time, ms: for the glance picture, and for all pictures of a phase. */
const GLANCE = 60;
const POSTED = 100;

/** Public views of a game, one per phase. */
function phasesOf(module: AnyModule, most = PHASES): unknown[] {
  const [variant] = module.meta.variants;
  const seats = variant?.seats ?? module.meta.seats.map(({ id }) => id);
  const views: unknown[] = [];
  for (let game = 0; views.length < most; game++) {
    let last = '';
    playout(module, {
      seats: seats.slice(0, Math.min(SEATS, variant?.maxSeats ?? SEATS)),
      variant: variant?.id ?? '',
      options: {},
      seed: `a picture ${game}`,
      draw: drawer(3 + game),
      before: ({ position }) => {
        const { turn, phase } = progressOf(module.moment(position));
        if (`${turn} ${phase}` === last || views.length === most) return;
        last = `${turn} ${phase}`;
        views.push(module.view(position, 'spectator'));
      },
    });
  }
  return views;
}

type Refs = (view: unknown) => readonly PictureRef[];

/** CPU time of a phase's pictures, from scene to bytes, for consecutive phases, ms. */
function phaseTime(game: string, views: readonly unknown[], refs: Refs): number {
  let began = 0;
  for (const [at, view] of views.entries()) {
    if (at === FIRST) began = processorTime();
    for (const ref of refs(view)) paint(sceneOf({ game, view, locale: 'en', ...ref }));
  }
  return (processorTime() - began) / (views.length - FIRST);
}

const measured = (what: string, value: number, goal: number, note: string): Measured => ({
  what,
  value,
  unit: 'ms',
  goal,
  better: 'less',
  note,
});

/** CPU time of a phase's pictures: the glance picture, and all. */
function postedTimes(module: AnyModule): Measured[] {
  const { id } = module.meta;
  const views = phasesOf(module);
  return [
    measured(
      `the glance picture of a phase, ${id}, processor`,
      phaseTime(id, views, () => [{ id: 'glance' }]),
      GLANCE,
      'all threads, collector and compiler included',
    ),
    measured(
      `a phase's pictures as they are posted, ${id}, processor`,
      phaseTime(id, views, (view) => phasePictures(id, view)),
      POSTED,
      'the glance picture and the sheet of all seats',
    ),
  ];
}

/** Scene and painting on the measuring thread, for consecutive phases and for the same phase repeatedly. */
export async function benchPictures(): Promise<Measured[]> {
  const module = findGame('greenland');
  const views = phasesOf(module);
  const request = { game: 'greenland', view: views.at(-1), locale: 'en' } as const;
  const posted = GAMES.flatMap(postedTimes);
  const table = await milliseconds(30, () => paint(sceneOf({ ...request, id: 'table' })));
  const tableau = await milliseconds(30, () => paint(sceneOf({ ...request, id: 'tableau', seat: 'norse' })));
  return [
    ...posted,
    { what: 'table picture', value: table, unit: 'ms', goal: 150, better: 'less' },
    { what: 'tableau picture', value: tableau, unit: 'ms', goal: 150, better: 'less' },
  ];
}
