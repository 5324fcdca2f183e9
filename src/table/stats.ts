import type { Store } from '../store/port.js';
import { cardOf } from './card.js';
import { checkStarted, openRow } from './context.js';
import { undoneOf } from './history.js';
import type { Positions } from './positions.js';
import type { Stats } from './types/stats.js';

/** Figures about people, games and servers, from what everybody in the server may know. */

const MOST_WINNERS = 5;

export function makeStats(store: Store, positions: Positions): Stats {
  return {
    async person({ guild }, person) {
      const { playing, records } = await store.personTally(guild, person);
      return { person, playing, decisions: await store.decisionsOf(guild, person), records };
    },

    async game(actor, id) {
      const row = await openRow(store, actor, id);
      checkStarted(row);
      const events = await store.events(id);
      const undone = undoneOf(events);
      const { position } = await positions.at(row, row.seq);
      const moves = events.filter(({ kind, seq }) => kind === 'move' && !undone.has(seq));
      const silences = events.slice(1).map(({ at, seq }, i) => ({ ms: at - (events[i]?.at ?? at), seq }));
      const silence = silences.sort((a, b) => b.ms - a.ms)[0];
      return {
        card: cardOf(row),
        events: events.length,
        undone: undone.size,
        drawn: position.dice.count,
        seats: row.places.flatMap(({ seat }) => {
          const own = moves.filter((event) => event.seat === seat);
          const ai = own.filter((event) => event.ai !== null).length;
          return seat === null ? [] : [{ seat, person: own.length - ai, ai }];
        }),
        ...(silence === undefined ? {} : { silence }),
      };
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
