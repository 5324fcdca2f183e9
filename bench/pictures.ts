import { standOf } from '../src/kernel/moment.js';
import { paint } from '../renders/paint.js';
import { sceneOf } from '../renders/index.js';
import { greenland } from '../src/games/greenland/module.js';
import { findGame } from '../src/games/registry.js';
import { playout } from '../src/kernel/playout.js';
import { drawer } from '../src/kernel/random.js';
import { milliseconds, processorTime, type Measured } from './measure.js';

const SEATS = greenland.meta.seats.map((seat) => seat.id);
const PHASES = 60;
/** Phases painted before the time is taken. */
const FIRST = 15;

/** What everybody sees of a game, phase after phase. */
function phasesOf(most: number): unknown[] {
  const module = findGame('greenland');
  const views: unknown[] = [];
  for (let game = 0; views.length < most; game++) {
    let last = '';
    playout(module, {
      seats: SEATS,
      variant: 'standard',
      options: {},
      seed: `a picture ${game}`,
      draw: drawer(3 + game),
      before: ({ position }) => {
        const { turn, phase } = standOf(module.moment(position));
        if (`${turn} ${phase}` === last || views.length === most) return;
        last = `${turn} ${phase}`;
        views.push(module.view(position, 'spectator'));
      },
    });
  }
  return views;
}

/** Processor time of a phase's pictures, the table and everybody's tableau, each phase other than the one before, ms. */
function phaseTime(): number {
  let began = 0;
  for (const [at, view] of phasesOf(PHASES).entries()) {
    if (at === FIRST) began = processorTime();
    const request = { game: 'greenland', view, locale: 'en' } as const;
    paint(sceneOf({ ...request, id: 'table' }));
    for (const seat of SEATS) paint(sceneOf({ ...request, id: 'tableau', seat }));
  }
  return (processorTime() - began) / (PHASES - FIRST);
}

/** Scene and paint together, on the thread that measures: one phase again and again, and one after another. */
export async function benchPictures(): Promise<Measured[]> {
  const [view] = phasesOf(PHASES).slice(-1);
  const request = { game: 'greenland', view, locale: 'en' } as const;
  const phase = phaseTime();
  const table = await milliseconds(30, () => paint(sceneOf({ ...request, id: 'table' })));
  const tableau = await milliseconds(30, () => paint(sceneOf({ ...request, id: 'tableau', seat: 'norse' })));
  return [
    {
      what: "a phase's pictures, table and four tableaus, processor",
      value: phase,
      unit: 'ms',
      goal: 60,
      better: 'less',
      note: 'all threads, collector and compiler included',
    },
    { what: 'table picture', value: table, unit: 'ms', goal: 150, better: 'less' },
    { what: 'tableau picture', value: tableau, unit: 'ms', goal: 150, better: 'less' },
  ];
}
