import type { AnyModule } from '../games/registry.js';
import type { Witness } from '../kernel/dice.js';
import { copyPosition, openGame, startGame, type Applied } from '../kernel/game.js';
import { makeMove } from '../kernel/notation.js';
import type { DiceState, Position } from '../kernel/types.js';
import type { EventRow, GameRow } from '../store/port.js';
import { noncesOf } from './card.js';
import { goneBack, replay, type AnyGame } from './positions.js';

/** A whole log played again from the seed, undone events included. */

export interface Replay {
  readonly module: AnyModule;
  readonly row: GameRow;
  readonly seed: string;
  readonly events: readonly EventRow[];
  /** The dice as they are kept: they say with which generator the game began. */
  readonly dice: DiceState;
  readonly witness?: Witness;
  /** Called when an event has come out as it is in the log. */
  readonly after?: (event: EventRow, game: AnyGame) => void;
}

export interface Replayed {
  /** The first event that comes out otherwise, and what differs. */
  readonly difference?: { readonly seq: number; readonly what: string };
  readonly game?: AnyGame;
}

export function replayAll({ module, row, seed, events, dice, witness, after }: Replay): Replayed {
  const returns = new Set(events.flatMap((event) => (event.backTo === null ? [] : [event.backTo])));
  const kept = new Map<number, Position>();
  const seats = module.meta.seats
    .map(({ id }) => id)
    .filter((id) => row.places.some(({ seat }) => seat === id));
  const { variant, options } = row;
  const started = startGame(module, {
    ...{ seats, variant, options, seed, nonces: noncesOf(row) },
    // A game keeps the generator that it began with.
    ...('state' in dice ? { dice: 'fast' } : {}),
    ...(witness === undefined ? {} : { witness }),
  });
  let { game } = started;
  for (const event of events) {
    try {
      let applied: Applied | undefined;
      if (event.kind === 'start') applied = started.applied;
      else if (event.backTo === null) applied = replay(game, event);
      else {
        const back = kept.get(event.backTo);
        if (back === undefined) return { difference: { seq: event.seq, what: 'it goes back to no event' } };
        game = goneBack(module, row, event, openGame(module, copyPosition(back)), witness);
      }
      const what = applied === undefined ? undefined : differs(event, applied);
      if (what !== undefined) return { difference: { seq: event.seq, what } };
    } catch {
      return { difference: { seq: event.seq, what: 'the move is not legal there' } };
    }
    after?.(event, game);
    if (returns.has(event.seq)) kept.set(event.seq, copyPosition(game.position));
  }
  return { game };
}

function differs(event: EventRow, applied: Applied): string | undefined {
  const forced = applied.forced.map(({ seat, move }) => ({ seat, move: makeMove(move) }));
  if (JSON.stringify(forced) !== JSON.stringify(event.forced)) return 'other choices are taken on their own';
  if (JSON.stringify(applied.happenings) !== JSON.stringify(event.happenings))
    return 'something else happens';
  return undefined;
}
