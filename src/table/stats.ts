import type { Seat } from '../kernel/types.js';
import type { Store } from '../store/port.js';
import { cardOf } from './card.js';
import { checkStarted, openRow } from './context.js';
import { undoneOf } from './history.js';
import type { Positions } from './positions.js';
import type { Asker, GameCard, GameId, PersonId, Stage } from './types.js';

/** Figures about people, games and servers, from what everybody in the server may know. */

/** How somebody has done in one kind of game. */
export interface Standing {
  readonly module: string;
  readonly finished: number;
  readonly won: number;
  /** Mean and best score of the finished ones. */
  readonly mean: number;
  readonly best: number;
}

export interface PersonStats {
  readonly person: PersonId;
  readonly playing: number;
  readonly decisions: number;
  readonly records: readonly Standing[];
}

export interface GameStats {
  readonly card: GameCard;
  readonly events: number;
  readonly undone: number;
  /** Dice, draws and shuffled cards so far. */
  readonly drawn: number;
  readonly seats: readonly { readonly seat: Seat; readonly person: number; readonly ai: number }[];
  /** The longest time in which nothing happened, ms, and the event that ended it. */
  readonly silence?: { readonly ms: number; readonly seq: number };
}

export interface ServerStats {
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  readonly modules: readonly {
    readonly module: string;
    readonly finished: number;
    /** Mean time from start to end, ms. */
    readonly length: number;
    readonly wins: readonly { readonly seat: Seat; readonly n: number }[];
  }[];
  /** People with most games won, at most five. */
  readonly winners: readonly { readonly person: PersonId; readonly n: number }[];
}

export interface Stats {
  person(asker: Asker, person: PersonId): Promise<PersonStats>;
  game(asker: Asker, game: GameId): Promise<GameStats>;
  server(asker: Asker): Promise<ServerStats>;
}

/** Games that are looked at, the latest ones. */
const MOST_GAMES = 2000;
const MOST_WINNERS = 5;

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, n) => sum + n, 0) / list.length;

export function makeStats(store: Store, positions: Positions): Stats {
  const gamesOf = async ({ guild }: Asker, person?: PersonId): Promise<readonly GameCard[]> =>
    (await store.listGames({ guild, ...(person === undefined ? {} : { person }), limit: MOST_GAMES })).map(
      cardOf,
    );

  return {
    async person(asker, person) {
      const sits = (await gamesOf(asker, person)).flatMap((card) => {
        const seat = card.places.find((place) => place.person === person)?.seat;
        return seat === undefined ? [] : [{ card, seat }];
      });
      const modules = [...new Set(sits.map(({ card }) => card.module))];
      const records = modules.flatMap((module) => {
        const over = sits.flatMap(({ card, seat }) =>
          card.module === module && card.over !== undefined ? [{ over: card.over, seat }] : [],
        );
        if (over.length === 0) return [];
        const scores = over.map(({ over: { scores: all }, seat }) => all[seat] ?? 0);
        const won = over.filter(({ over: { winners }, seat }) => winners.includes(seat)).length;
        return [{ module, finished: over.length, won, mean: mean(scores), best: Math.max(...scores) }];
      });
      return {
        person,
        playing: sits.filter(({ card }) => card.stage === 'running').length,
        decisions: await store.decisionsOf(asker.guild, person),
        records,
      };
    },

    async game(asker, id) {
      const row = await openRow(store, asker, id);
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

    async server(asker) {
      const all = await gamesOf(asker);
      const stages: Partial<Record<Stage, number>> = {};
      for (const { stage } of all) stages[stage] = (stages[stage] ?? 0) + 1;
      const finished = all.flatMap((card) => (card.over === undefined ? [] : [{ card, over: card.over }]));
      const people = new Map<PersonId, number>();
      for (const { card, over } of finished)
        for (const { seat, person } of card.places)
          if (person !== undefined && seat !== undefined && over.winners.includes(seat))
            people.set(person, (people.get(person) ?? 0) + 1);
      return {
        stages,
        modules: [...new Set(finished.map(({ card }) => card.module))].map((module) => {
          const own = finished.filter(({ card }) => card.module === module);
          const wins = new Map<Seat, number>();
          for (const { over } of own)
            for (const seat of over.winners) wins.set(seat, (wins.get(seat) ?? 0) + 1);
          const lengths = own.map(({ card }) => (card.endedAt ?? 0) - (card.startedAt ?? card.endedAt ?? 0));
          return {
            module,
            finished: own.length,
            length: mean(lengths),
            wins: [...wins].map(([seat, n]) => ({ seat, n })).sort((a, b) => b.n - a.n),
          };
        }),
        winners: [...people]
          .map(([person, n]) => ({ person, n }))
          .sort((a, b) => b.n - a.n)
          .slice(0, MOST_WINNERS),
      };
    },
  };
}
