import { drawer, makeMove, type Move, type Position, type Seat } from '../../kernel/index.js';
import type { HintMaterial } from '../../club/index.js';
import type { AnyModule } from '../../games/registry.js';
import type { GameRow } from '../../store/port.js';
import { openRow, seatOfPerson, type Context, type Seated } from '../context/context.js';
import { givesHints } from '../read/hints.js';
import { refuse } from '../texts/refuse.js';
import { turnOf } from './turn.js';
import type { Actor, Advice, GameId, Turn } from '../contract/index.js';

/** What a program would do in somebody's place: never more than that person sees, and away from who answers people. */

/** The one that is asked, where a game has it; else the first that has an idea of the game. */
const ADVISOR = 'greedy';
const THOUGHTLESS = 'random';

function advisorOf({ ai }: Pick<AnyModule, 'ai'>): string | undefined {
  return Object.hasOwn(ai, ADVISOR) ? ADVISOR : Object.keys(ai).find((name) => name !== THOUGHTLESS);
}

/** Somebody's turn about which a program is asked. */
interface Asking extends Seated {
  readonly turn: Turn;
}

/** A decision that a program is asked about, as plain data. */
export const hintMaterial = (
  { positions }: Context,
  row: GameRow,
  seat: Seat,
  position: Position,
): HintMaterial => ({
  ...positions.forThread(row),
  seat,
  position: JSON.stringify(position),
  seed: row.seq + 1,
});

/** @throws Refused where the table has no advice */
async function advised(context: Context, actor: Actor, id: GameId): Promise<Asking> {
  const row = await openRow(context.store, actor, id);
  const seat = seatOfPerson(row, actor.person) ?? refuse('table.not-seated');
  const turn = await turnOf(context, row, seat);
  if (!givesHints(row)) refuse('table.no-advice');
  return { row, seat, turn };
}

/** The decision that waits for the actor; undefined where parts of it are chosen already. */
export async function hintFor(context: Context, actor: Actor, id: GameId): Promise<HintMaterial | undefined> {
  const { row, seat, turn } = await advised(context, actor, id);
  const isOpen = turn.legal.choices.some(({ blocked }) => blocked === undefined);
  if (!isOpen || turn.composed !== undefined || turn.legal.sealed) return undefined;
  const { position } = await context.positions.at(row, row.seq);
  return hintMaterial(context, row, seat, position);
}

/** What a program would do in the actor's place. */
export async function adviceFor(context: Context, actor: Actor, id: GameId): Promise<Advice | undefined> {
  const { row, seat, turn } = await advised(context, actor, id);
  const { card, seq } = turn.legal;
  const choices = turn.composed?.choices ?? turn.legal.choices;
  const open = choices.filter(({ blocked }) => blocked === undefined);
  if (open.length === 0) return undefined;
  const found = await ideaOf(context, row, seat, turn.composed?.view ?? turn.view, open);
  return found === undefined ? undefined : { ...found, card, seq };
}

async function ideaOf(
  { positions, think, log }: Context,
  row: GameRow,
  seat: Seat,
  view: unknown,
  choices: Parameters<AnyModule['ai'][string]>[0]['choices'],
): Promise<Pick<Advice, 'ai' | 'move'> | undefined> {
  const module = positions.module(row);
  const ai = advisorOf(module);
  if (ai === undefined) return undefined;
  const input = { view, seat, choices };
  // Asked again it says the same; the game's own dice have no part in it.
  const seed = row.seq + 1;
  let move: Move | undefined;
  try {
    move = await think?.({
      ...positions.forThread(row),
      ai,
      quick: true,
      ...input,
      seed,
    });
  } catch (error) {
    log.warn({ game: row.id, seat, ai, error: String(error) }, 'no advice came');
    return undefined;
  }
  move ??= think === undefined ? module.ai[ai]?.({ ...input, draw: drawer(seed) }) : undefined;
  if (move === undefined) return undefined;
  // The first of several: what follows is seen when it is asked for again.
  const { verb, args } = move;
  return makeMove(move) === '' ? undefined : { ai, move: { verb, args } };
}
