import { commitment } from '../kernel/dice.js';
import type { GameRow, Store } from '../store/port.js';
import { isOver, noncesOf, stageOf } from './card.js';
import type { Positions } from './positions.js';
import { refuse } from './refuse.js';
import { replayAll } from './replay.js';
import type { DiceRecord, Rolled, Verification } from './types.js';

/** Plays the whole log again from the seed, undone events included, and compares all that came of it. */
export async function verifyGame(store: Store, positions: Positions, row: GameRow): Promise<Verification> {
  const { seed, commitment: promised } = row;
  if (seed === null || promised === null || row.startedAt === null)
    refuse('table.not-running', { stage: 'lobby' });
  const module = positions.module(row);
  const events = await store.events(row.id);
  const kept = await positions.at(row, row.seq);
  const { dice } = kept.position;
  const { difference, game } = replayAll({ module, row, seed, events, dice });
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
    drawn: dice.count,
    ...(found === undefined ? {} : { difference: found }),
  };
}

/** Every number that a finished game drew, event by event, for checking them elsewhere (`docs/check_dice.py`). */
export async function diceOf(
  store: Store,
  positions: Positions,
  row: GameRow,
): Promise<DiceRecord | undefined> {
  const { seed } = row;
  if (seed === null || row.startedAt === null || !isOver(stageOf(row))) return undefined;
  const { dice } = (await positions.at(row, row.seq)).position;
  const events: Rolled[] = [];
  let draws: [number, number][] = [];
  const { difference } = replayAll({
    module: positions.module(row),
    row,
    seed,
    events: await store.events(row.id),
    dice,
    witness: (n, drawn) => draws.push([n, drawn]),
    after: ({ seq, backTo, renewed }) => {
      const back = backTo === null ? {} : { back: backTo };
      events.push({ seq, ...back, ...(renewed === 1 ? { fresh: true } : {}), draws });
      draws = [];
    },
  });
  if (difference !== undefined) return undefined;
  return { generator: 'state' in dice ? 'xoroshiro128+' : 'hmac-sha256', events };
}
