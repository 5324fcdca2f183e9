import { sideDice } from '../kernel/dice.js';
import { packOfGame } from '../kernel/packs.js';
import type { Move, Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { rowOf } from './context.js';
import type { Shared } from './deps.js';
import { nextAi } from './step.js';
import type { GameId } from './types.js';

/** AI seats that think before they speak, in a thread of their own. */

/** What a seat means to do if nothing happens until then. */
export interface Thought {
  readonly seq: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** Is the seat's AI one that thinks, and is there somewhere to think? */
export function wantsThought(shared: Shared, row: GameRow, seat: Seat): boolean {
  const ai = row.places.find((place) => place.seat === seat)?.ai ?? '';
  return shared.think !== undefined && shared.positions.module(row).planners?.[ai] !== undefined;
}

/** Has the next AI seat think, when it is one that does. A thread that fails leaves it with its first idea. */
export async function thinkAhead(shared: Shared, game: GameId): Promise<Thought | undefined> {
  const row = await rowOf(shared.store, game);
  const seat = nextAi(row);
  if (seat === undefined || shared.think === undefined || !wantsThought(shared, row, seat)) return undefined;
  const module = shared.positions.module(row);
  const ai = row.places.find((place) => place.seat === seat)?.ai ?? '';
  const open = await shared.positions.at(row, row.seq);
  const dice = sideDice(row.seed ?? '', 'think', seat, String(row.seq));
  const input = {
    view: module.view(open.position, seat),
    seat,
    choices: structuredClone(open.choices(seat)),
  };
  const pack = packOfGame(module, row.options);
  const task = { game: row.module, ai, ...input, ...(pack === undefined ? {} : { pack }) };
  try {
    const move = await shared.think({ ...task, seed: dice.draw(2 ** 31 - 1) });
    if (move !== undefined) return { seq: row.seq, seat, move };
  } catch (error) {
    shared.log.warn({ game, seat, ai, error: String(error) }, 'the AI could not think');
  }
  const draw = (n: number): number => dice.draw(n);
  const move = module.planners?.[ai]?.({ ...input, draw, playouts: 0, keepGoing: () => false });
  return move === undefined ? undefined : { seq: row.seq, seat, move };
}
