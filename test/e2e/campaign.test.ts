import { describe, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { campaign } from '../../src/trial/campaign.js';
import { toyGame } from '../support/toy-game.js';

/** A few seeds of what `fimbul campaign` plays by the hundred: a whole game of four in bad weather. */

const four = anyModule({
  ...toyGame,
  meta: {
    ...toyGame.meta,
    seats: [...toyGame.meta.seats, { id: 'grey', letter: 'G', shape: 'star', colour: '#777' }],
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 4 }],
  },
});

describe('a whole game in bad weather', () => {
  it.each([[1], [2], [3]])(
    'loses nothing, posts nothing twice, and goes on (seed %i)',
    { timeout: 180_000 },
    async (seed) => {
      const report = await campaign({ modules: registryOf([four]), seed, people: 4, troubles: 14 });
      expect(report.faults, report.troubles.join(', ')).toEqual([]);
      expect(report.finished).toBe(true);
      expect(report.troubles.length).toBeGreaterThan(7);
      expect(report.promised).toBeGreaterThan(15);
    },
  );
});
