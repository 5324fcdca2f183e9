import { copyPosition, openGame, type Position, progressOf } from '../../kernel/index.js';
import type { EventRow, GameRow, Store } from '../../store/port.js';
import { shownAt, snapshotOf } from '../context/context.js';
import { replay, type Positions } from '../read/positions.js';
import type { Snapshot } from '../contract/index.js';

/** The board at the end of a phase. Its last event may begin the next phase, so it is replayed. */

interface Passed {
  readonly turn: number;
  readonly phase: string;
}

const isIn = (at: Passed, { turn, phase }: Passed): boolean => at.turn === turn && at.phase === phase;

/** Whether the phase was active during the event and over after it. */
function ends(event: EventRow, phase: Passed): boolean {
  const after = { turn: event.endTurn, phase: event.endPhase };
  return [event, ...event.marks].some((at) => isIn(at, phase)) && !isIn(after, phase);
}

/** A phase that was active within the events (from, to]. */
export interface PhasePart {
  readonly from: number;
  readonly to: number;
  readonly phase: Passed;
}

export async function phaseEnd(
  { store, positions }: { readonly store: Store; readonly positions: Positions },
  row: GameRow,
  { from, to, phase }: PhasePart,
): Promise<Snapshot> {
  const events = await store.events(row.id, { after: from, upTo: to });
  const event = events.findLast((one) => ends(one, phase));
  if (event === undefined || event.kind !== 'move') return snapshotOf(positions, row, 'spectator', to);
  const module = positions.module(row);
  let last: Position | undefined;
  const watch = (position: Position): void => {
    if (isIn(progressOf(module.moment(position)), phase)) last = copyPosition(position);
  };
  const game = openGame(module, copyPosition((await positions.at(row, event.seq - 1)).position));
  game.watch = watch;
  watch(game.position);
  replay(game, event);
  return last === undefined
    ? snapshotOf(positions, row, 'spectator', to)
    : shownAt(module, row, last, 'spectator', event.seq);
}
