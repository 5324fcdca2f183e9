import type { Store } from '../../store/port.js';
import type { StatsMethods } from '../contract/stats.js';

/** Figures about people and servers, from what every member may know. */

const MOST_WINNERS = 5;

export function makeStats(store: Store): StatsMethods {
  return {
    async person({ guild }, person) {
      const { playing, records } = await store.personTally(guild, person);
      return { person, playing, decisions: await store.decisionsOf(guild, person), records };
    },

    async server({ guild }) {
      const { stages, finished, wins, winners } = await store.guildTally(guild, MOST_WINNERS);
      return {
        stages: Object.fromEntries(stages.map(({ stage, n }) => [stage, n])),
        modules: finished.map(({ module, n, length }) => ({
          module,
          finished: n,
          length,
          wins: wins.flatMap((win) => (win.module === module ? [{ seat: win.seat, n: win.n }] : [])),
        })),
        winners,
      };
    },
  };
}
