import { LRUCache } from 'lru-cache';
import { Ballot, MOST_VOTES, type Seat } from '../../kernel/index.js';
import type { GameId } from '../contract/index.js';

/**
 * The highest AI level thinks in short rounds, so that other work gets its turn: for minutes while people are
 * asked too, and within the limits below while all wait for it.
 */

/** Limits while the table waits for AIs only, ms: for one decision, and for all since a person's last move. */
const HOLDING_UP = 45_000;
const HOLDING_UP_IN_ALL = 120_000;
/** Limit for one decision while people are asked too, ms. */
const AT_LEISURE = 300_000;
/** Most rounds for one decision while people are asked too. */
const MOST_AT_LEISURE = 45;
const MOST_KEPT = 500;

/** The thinking about one decision so far. */
interface Pondered {
  /** The seat's view and choices as text; the results hold while it stays the same. */
  readonly question: string;
  readonly ballot: Ballot;
  holding: number;
  leisure: number;
}

export interface Pondering {
  /** A person has moved: the limit for all decisions begins again. */
  readonly begin: (game: GameId) => void;
  /** The decision for another round of thinking; undefined if there was enough. */
  readonly wanted: (game: GameId, seat: Seat, question: string, atLeisure: boolean) => Pondered | undefined;
  readonly took: (game: GameId, pondered: Pondered, milliseconds: number, atLeisure: boolean) => void;
  /** The move that most rounds chose. */
  readonly best: (game: GameId, seat: Seat, question: string) => ReturnType<() => Ballot['best']>;
}

export function makePondering(): Pondering {
  const known = new LRUCache<string, Pondered>({ max: MOST_KEPT });
  const patience = new LRUCache<GameId, number>({ max: MOST_KEPT });
  const keyOf = (game: GameId, seat: Seat): string => `${game} ${seat}`;
  return {
    begin: (game) => void patience.delete(game),
    wanted(game, seat, question, atLeisure) {
      const key = keyOf(game, seat);
      const before = known.get(key);
      const fresh = before?.question === question;
      const pondered = fresh ? before : { question, ballot: new Ballot(), holding: 0, leisure: 0 };
      known.set(key, pondered);
      if (!pondered.ballot.isOpen(atLeisure ? MOST_AT_LEISURE : MOST_VOTES)) return undefined;
      if (pondered.ballot.best === undefined) return pondered;
      const may = atLeisure
        ? pondered.leisure < AT_LEISURE
        : pondered.holding < HOLDING_UP && (patience.get(game) ?? 0) < HOLDING_UP_IN_ALL;
      return may ? pondered : undefined;
    },
    took(game, pondered, milliseconds, atLeisure) {
      if (atLeisure) pondered.leisure += milliseconds;
      else {
        pondered.holding += milliseconds;
        patience.set(game, (patience.get(game) ?? 0) + milliseconds);
      }
    },
    best(game, seat, question) {
      const pondered = known.get(keyOf(game, seat));
      return pondered?.question === question ? pondered.ballot.best : undefined;
    },
  };
}
