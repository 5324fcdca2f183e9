import type { AnyModule } from '../games/registry.js';
import { commitment } from '../kernel/dice.js';
import { copyPosition, openGame, startGame, type Applied } from '../kernel/game.js';
import { makeMove } from '../kernel/notation.js';
import type { DiceState, Position } from '../kernel/types.js';
import type { EventRow, GameRow, Store } from '../store/port.js';
import { isOver, noncesOf, stageOf } from './card.js';
import { goneBack, replay, type AnyGame, type Positions } from './positions.js';
import { refuse } from './refuse.js';
import type { Verification } from './types.js';

/** Plays the whole log again from the seed, undone events included, and compares all that came of it. */
export async function verifyGame(store: Store, positions: Positions, row: GameRow): Promise<Verification> {
  const { seed, commitment: promised } = row;
  if (seed === null || promised === null || row.startedAt === null)
    refuse('table.not-running', { stage: 'lobby' });
  const module = positions.module(row);
  const events = await store.events(row.id);
  const kept = await positions.at(row, row.seq);
  const { difference, game } = compare(module, row, seed, events, kept.position.dice);
  const drawn = kept.position.dice.count;
  const found =
    commitment(seed) !== promised
      ? { seq: 0, what: 'the seed is not the one that was promised' }
      : (difference ??
        (JSON.stringify(game?.position) === JSON.stringify(kept.position)
          ? undefined
          : { seq: row.seq, what: 'the position is not the one that was kept' }));
  return {
    ok: found === undefined,
    commitment: promised,
    ...(isOver(stageOf(row)) ? { seed } : {}),
    nonces: noncesOf(row),
    events: events.length,
    drawn,
    ...(found === undefined ? {} : { difference: found }),
  };
}

function compare(
  module: AnyModule,
  row: GameRow,
  seed: string,
  events: readonly EventRow[],
  dice: DiceState,
): { readonly difference?: { readonly seq: number; readonly what: string }; readonly game?: AnyGame } {
  const returns = new Set(events.flatMap((event) => (event.backTo === null ? [] : [event.backTo])));
  const kept = new Map<number, Position>();
  const seats = module.meta.seats
    .map(({ id }) => id)
    .filter((id) => row.places.some(({ seat }) => seat === id));
  const { variant, options } = row;
  const began = { seats, variant, options, seed, nonces: noncesOf(row) };
  // A game keeps the generator that it began with.
  const started = startGame(module, 'state' in dice ? { ...began, dice: 'fast' } : began);
  let { game } = started;
  for (const event of events) {
    try {
      let applied: Applied | undefined;
      if (event.kind === 'start') applied = started.applied;
      else if (event.backTo === null) applied = replay(game, event);
      else {
        const back = kept.get(event.backTo);
        if (back === undefined) return { difference: { seq: event.seq, what: 'it goes back to no event' } };
        game = goneBack(module, row, event, openGame(module, copyPosition(back)));
      }
      const what = applied === undefined ? undefined : differs(event, applied);
      if (what !== undefined) return { difference: { seq: event.seq, what } };
    } catch {
      return { difference: { seq: event.seq, what: 'the move is not legal there' } };
    }
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
