import {
  type Choice,
  copyJson,
  imagined,
  type Move,
  PLANNER,
  SAGE,
  type Seat,
  sideDice,
} from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';
import { rowOf } from '../context/context.js';
import type { Shared } from '../context/deps.js';
import { isAi, nextAi } from '../policy/step.js';
import type { GameId } from '../contract/index.js';

/** AI seats that think before they speak, in a thread of their own. */

/** What a seat means to do if nothing happens until then. */
export interface Thought {
  readonly seq: number;
  readonly seat: Seat;
  readonly move: Move;
}

const aiAt = (row: GameRow, seat: Seat): string => row.places.find((place) => place.seat === seat)?.ai ?? '';

/** Is the seat's AI one that thinks, and is there somewhere to think? */
export function wantsThought(shared: Shared, row: GameRow, seat: Seat): boolean {
  return shared.think !== undefined && shared.positions.module(row).planners?.[aiAt(row, seat)] !== undefined;
}

/** Has the next AI seat think, when it is one that does. A thread that fails leaves it with its first idea. */
export async function thinkAhead(shared: Shared, game: GameId): Promise<Thought | undefined> {
  const row = await rowOf(shared.store, game);
  const seat = nextAi(row);
  if (seat === undefined || shared.think === undefined || !wantsThought(shared, row, seat)) return undefined;
  const question = await questionOf(shared, row, seat);
  const move = await (aiAt(row, seat) === SAGE ? ponder : thought)(shared, row, question);
  return move === undefined ? undefined : { seq: row.seq, seat, move };
}

/** Thinks it through again and again until it is clear, time is up, or something has happened: then undefined. */
async function ponder(shared: Shared, row: GameRow, asked: Question): Promise<Move | undefined> {
  const { pondering, clock } = shared;
  const { seat, view, choices } = asked;
  const question = JSON.stringify([view, choices]);
  const atLeisure = row.awaited.some((each) => !isAi(row.places, each.seat));
  for (let nth = 0; ; nth++) {
    const pondered = pondering.wanted(row.id, seat, question, atLeisure);
    if (pondered === undefined) return pondering.best(row.id, seat, question);
    const began = clock();
    const move = await thought(shared, row, asked, nth);
    if (move === undefined) return undefined;
    pondered.ballot.add(move);
    pondering.took(row.id, pondered, clock() - began, atLeisure);
    // People may have moved meanwhile; what was thought stays as long as the question does.
    if (shared.isClosing() || (await rowOf(shared.store, row.id)).seq !== row.seq) return undefined;
  }
}

/** What a seat is asked, and with what before its eyes: a copy, which stays what it is while somebody thinks. */
interface Question {
  readonly seat: Seat;
  /** As text. */
  readonly position: string;
  readonly view: unknown;
  readonly choices: readonly Choice[];
}

async function questionOf({ positions }: Shared, row: GameRow, seat: Seat): Promise<Question> {
  const open = await positions.at(row, row.seq);
  const { position } = open;
  const view = positions.module(row).view(position, seat);
  const seen = copyJson({ view, choices: open.choices(seat) });
  return { seat, position: JSON.stringify(position), ...seen };
}

/** @param nth of several thoughts about the same decision, each with other luck */
async function thought(shared: Shared, row: GameRow, question: Question, nth = 0): Promise<Move | undefined> {
  const module = shared.positions.module(row);
  const { seat, position, view, choices } = question;
  const ai = aiAt(row, seat);
  const dice = sideDice(row.seed ?? '', 'think', seat, String(row.seq), ...(nth === 0 ? [] : [String(nth)]));
  const input = { view, seat, choices };
  const task = {
    ...shared.positions.forThread(row),
    ...(ai === SAGE ? { ai: PLANNER, long: true } : { ai }),
    ...input,
    world: JSON.stringify(imagined(module, position, seat, dice.draw(2 ** 31 - 1))),
  };
  try {
    const move = await shared.think?.({ ...task, seed: dice.draw(2 ** 31 - 1) });
    if (move !== undefined) return move;
  } catch (error) {
    shared.log.warn({ game: row.id, seat, ai, error: String(error) }, 'the AI could not think');
  }
  const draw = (n: number): number => dice.draw(n);
  return module.planners?.[ai]?.({ ...input, draw, playouts: 0, keepGoing: () => false });
}
