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
import type { SharedDeps } from '../context/deps.js';
import { isAi, nextAi } from '../policy/step.js';
import type { GameId } from '../contract/index.js';

/** AI seats that plan their moves in a separate thread. */

/** The move that an AI seat has planned; valid only while the game is at `seq`. */
export interface Thought {
  readonly seq: number;
  readonly seat: Seat;
  readonly move: Move;
}

const aiAt = (row: GameRow, seat: Seat): string => row.places.find((place) => place.seat === seat)?.ai ?? '';

/** Whether the seat's AI is a planner and `think` is available. */
export function wantsThought(shared: SharedDeps, row: GameRow, seat: Seat): boolean {
  return shared.think !== undefined && shared.positions.module(row).planners?.[aiAt(row, seat)] !== undefined;
}

/** Plans the next AI seat's move, if its AI is a planner. If `think` fails, the planner answers without playouts. */
export async function thinkAhead(shared: SharedDeps, game: GameId): Promise<Thought | undefined> {
  const row = await rowOf(shared.store, game);
  const seat = nextAi(row);
  if (seat === undefined || shared.think === undefined || !wantsThought(shared, row, seat)) return undefined;
  const question = await questionOf(shared, row, seat);
  const move = await (aiAt(row, seat) === SAGE ? ponder : thought)(shared, row, question);
  return move === undefined ? undefined : { seq: row.seq, seat, move };
}

/** Plans in rounds until the result is clear or time is up; undefined if the game has changed. */
async function ponder(shared: SharedDeps, row: GameRow, asked: Question): Promise<Move | undefined> {
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
    // If people have moved, stop; the rounds so far still count while the question is the same.
    if (shared.isClosing() || (await rowOf(shared.store, row.id)).seq !== row.seq) return undefined;
  }
}

/** A seat's decision and view: a copy, which stays fixed while the AI thinks. */
interface Question {
  readonly seat: Seat;
  /** JSON text. */
  readonly position: string;
  readonly view: unknown;
  readonly choices: readonly Choice[];
}

async function questionOf({ positions }: SharedDeps, row: GameRow, seat: Seat): Promise<Question> {
  const open = await positions.at(row, row.seq);
  const { position } = open;
  const view = positions.module(row).view(position, seat);
  const seen = copyJson({ view, choices: open.choices(seat) });
  return { seat, position: JSON.stringify(position), ...seen };
}

/** @param nth number of the round; each has its own dice */
async function thought(
  shared: SharedDeps,
  row: GameRow,
  question: Question,
  nth = 0,
): Promise<Move | undefined> {
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
