import { setImmediate as breathe } from 'node:timers/promises';
import type { AnyModule } from '../../games/registry.js';
import {
  type Applied,
  commitment,
  copyPosition,
  makeMove,
  openGame,
  type Position,
  startGame,
  type Witness,
} from '../../kernel/index.js';
import type { EventRow, GameRow, Store } from '../../store/port.js';
import { noncesOf } from './card.js';
import { isAnother } from './digest.js';
import { goneBack, revealedSince, openText, replay, type AnyGame } from './positions.js';
import type { FreezeReason } from '../contract/index.js';

/** Replays a whole log from the seed, undone events included. */

export interface ReplayWatch {
  readonly witness?: Witness;
  /** Called after each event that replays as it is in the log. */
  readonly after?: (event: EventRow, game: AnyGame) => void;
}

export interface Replayed {
  /** The first event that replays differently, and what differs. */
  readonly difference?: { readonly seq: number; readonly what: FreezeReason };
  /** The game at the end of the log; absent if the replay had to stop before. */
  readonly game?: AnyGame;
  /** Number of events, and the first replayed one: earlier ones were played under other rules. */
  readonly events: number;
  readonly since: number;
}

/** Events replayed before other tasks get a turn. */
const AT_ONCE = 25;

export async function replayAll(
  store: Store,
  module: AnyModule,
  row: GameRow,
  { witness, after }: ReplayWatch = {},
): Promise<Replayed> {
  const all = await store.events(row.id);
  const events = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ kind }) => kind === 'rules'),
    ),
  );
  const since = events[0]?.seq ?? 0;
  const found = { events: all.length, since };
  const differs = (seq: number, what: FreezeReason): Replayed => ({ ...found, difference: { seq, what } });
  if (row.seed === null || commitment(row.seed) !== row.commitment) return differs(0, 'seed');

  const targets = new Map<number, Position>();
  const returns = new Set(events.flatMap((event) => (event.backTo === null ? [] : [event.backTo])));
  const began = await begin(store, module, row, since, witness);
  if (began === undefined) return differs(since, 'position');
  let { game } = began;
  let difference: Replayed['difference'];
  for (const [at, event] of events.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await breathe();
    try {
      let applied: Applied | undefined;
      if (event.kind === 'start') applied = began.applied;
      else if (event.backTo === null) applied = replay(game, event);
      else {
        const back = targets.get(event.backTo);
        if (back === undefined || !isRightlyRenewed(events, event, event.backTo))
          return differs(event.seq, 'return');
        game = goneBack(module, row, event, openGame(module, copyPosition(back)), witness);
      }
      const what = applied === undefined ? undefined : differenceOf(event, applied);
      if (what !== undefined) difference ??= { seq: event.seq, what };
    } catch {
      return { ...found, difference: difference ?? { seq: event.seq, what: 'illegal' } };
    }
    if (isAnother(game.position, event.digest)) difference ??= { seq: event.seq, what: 'position' };
    if (difference === undefined) after?.(event, game);
    if (returns.has(event.seq)) targets.set(event.seq, copyPosition(game.position));
  }
  return { ...found, ...(difference === undefined ? {} : { difference }), game };
}

/** The game at its first event, or where it went on under other rules. */
async function begin(
  store: Store,
  module: AnyModule,
  row: GameRow,
  since: number,
  witness: Witness | undefined,
): Promise<{ readonly game: AnyGame; readonly applied?: Applied } | undefined> {
  const stored = await store.loadPosition(row.id, since);
  if (stored?.seq !== since) return undefined;
  if (since > 0) {
    const game = openText(module, stored.position);
    game.witness = witness;
    return { game };
  }
  const seats = module.meta.seats
    .map(({ id }) => id)
    .filter((id) => row.places.some(({ seat }) => seat === id));
  const { variant, options, seed } = row;
  return startGame(module, {
    ...{ seats, variant, options, seed: seed ?? '', nonces: noncesOf(row) },
    ...(witness === undefined ? {} : { witness }),
  });
}

/** Whether the dice were renewed exactly if something had been learned. */
function isRightlyRenewed(events: readonly EventRow[], { seq, renewed }: EventRow, to: number): boolean {
  const gone = events.filter((event) => event.seq < seq);
  return revealedSince(gone, to) === (renewed === 1);
}

function differenceOf(event: EventRow, applied: Applied): FreezeReason | undefined {
  const forced = applied.forced.map(({ seat, move }) => ({ seat, move: makeMove(move) }));
  if (JSON.stringify(forced) !== JSON.stringify(event.forced)) return 'forced';
  if (JSON.stringify(applied.happenings) !== JSON.stringify(event.happenings)) return 'happens';
  if (applied.floor !== event.floor) return 'happens';
  return undefined;
}
