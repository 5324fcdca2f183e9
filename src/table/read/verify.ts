import { Fault } from '../../kernel/errors.js';
import type { GameRow, Store } from '../../store/port.js';
import { isOver, noncesOf, stageOf } from './card.js';
import type { Positions } from './positions.js';
import { refuse } from '../texts/refuse.js';
import { replayAll, type Replayed } from './replay.js';
import type { DiceRecord, Rolled, Verification } from '../contract/index.js';

/** Replays the whole log from the seed, undone events included, and compares the results. */
export async function verifyGame(store: Store, positions: Positions, row: GameRow): Promise<Verification> {
  const { commitment: seedCommitment } = row;
  if (seedCommitment === null || row.startedAt === null) refuse('table.not-running', { stage: 'lobby' });
  const found = await compared(store, positions, row);
  const { events, since } = found;
  const difference = explained(positions, row, found.difference);
  return {
    ok: difference === undefined,
    commitment: seedCommitment,
    ...(isOver(stageOf(row)) && row.seed !== null ? { seed: row.seed } : {}),
    nonces: noncesOf(row),
    events,
    ...(since === 0 ? {} : { since }),
    drawn: found.game?.position.dice.count ?? 0,
    ...(difference === undefined ? {} : { difference }),
  };
}

/** Reports any difference under another version of the rules as `version`. */
function explained(
  positions: Positions,
  row: GameRow,
  difference: Replayed['difference'],
): Replayed['difference'] {
  if (difference === undefined || ['seed', 'unreadable'].includes(difference.what)) return difference;
  const { rulesVersion } = positions.module(row).meta;
  return rulesVersion === row.rulesVersion ? difference : { ...difference, what: 'version' };
}

/** Replays the log and compares its last position with the stored one. */
export async function compared(store: Store, positions: Positions, row: GameRow): Promise<Replayed> {
  try {
    const found = await replayAll(store, positions.module(row), row);
    if (found.difference !== undefined) return found;
    const stored = await positions.at(row, row.seq);
    const same = JSON.stringify(found.game?.position) === JSON.stringify(stored.position);
    return same ? found : { ...found, difference: { seq: row.seq, what: 'position' } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { difference: { seq: row.seq, what: 'unreadable' }, events: row.seq + 1, since: 0 };
  }
}

/** Every number that a finished game drew, by event, for independent checks (`docs/players/check_dice.py`). */
export async function diceOf(
  store: Store,
  positions: Positions,
  row: GameRow,
): Promise<DiceRecord | undefined> {
  if (row.startedAt === null || !isOver(stageOf(row))) return undefined;
  const events: Rolled[] = [];
  let draws: [number, number][] = [];
  try {
    const { difference, since } = await replayAll(store, positions.module(row), row, {
      witness: (n, drawn) => draws.push([n, drawn]),
      after: ({ seq, backTo, renewed }) => {
        const back = backTo === null ? {} : { back: backTo };
        events.push({ seq, ...back, ...(renewed === 1 ? { fresh: true } : {}), draws });
        draws = [];
      },
    });
    // After a change of rules the numbers begin in the middle of the stream, so they can't be checked.
    if (difference !== undefined || since > 0) return undefined;
    return { generator: 'hmac-sha256', events };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
