import { drawer, makeMove, type Move, type Position, type Seat } from '../../kernel/index.js';
import type { HintMaterial } from '../../club/index.js';
import type { AnyModule } from '../../games/registry.js';
import type { GameRow } from '../../store/port.js';
import { openRow, seatOfPerson, type TableContext, type Seated } from '../context/context.js';
import { givesHints } from '../read/hints.js';
import { refuse } from '../texts/refuse.js';
import { turnOf } from './turn.js';
import type { Actor, Advice, GameId, Turn } from '../contract/index.js';

/** AI advice for a player, computed from that player's view and outside this thread. */

/** The advising AI if the game has it; else the first AI that isn't random. */
const ADVISOR = 'greedy';
const THOUGHTLESS = 'random';

function advisorOf({ ai }: Pick<AnyModule, 'ai'>): string | undefined {
  return Object.hasOwn(ai, ADVISOR) ? ADVISOR : Object.keys(ai).find((name) => name !== THOUGHTLESS);
}

/** A seat's turn, for advice. */
interface Asking extends Seated {
  readonly turn: Turn;
}

/** A seat's decision as plain data for an AI. */
export const hintMaterial = (
  { positions }: TableContext,
  row: GameRow,
  seat: Seat,
  position: Position,
): HintMaterial => ({
  ...positions.forThread(row),
  seat,
  position: JSON.stringify(position),
  seed: row.seq + 1,
});

/** @throws Refused without a seat, or if the table allows no hints */
async function advised(context: TableContext, actor: Actor, id: GameId): Promise<Asking> {
  const row = await openRow(context.store, actor, id);
  const seat = seatOfPerson(row, actor.person) ?? refuse('table.not-seated');
  const turn = await turnOf(context, row, seat);
  if (!givesHints(row)) refuse('table.no-advice');
  return { row, seat, turn };
}

/** The actor's open decision; undefined if it is sealed or partly composed. */
export async function hintFor(
  context: TableContext,
  actor: Actor,
  id: GameId,
): Promise<HintMaterial | undefined> {
  const { row, seat, turn } = await advised(context, actor, id);
  const isOpen = turn.legal.choices.some(({ blocked }) => blocked === undefined);
  if (!isOpen || turn.composed !== undefined || turn.legal.sealed) return undefined;
  const { position } = await context.positions.at(row, row.seq);
  return hintMaterial(context, row, seat, position);
}

/** An AI's suggestion for the actor; undefined if nothing can be chosen. */
export async function adviceFor(
  context: TableContext,
  actor: Actor,
  id: GameId,
): Promise<Advice | undefined> {
  const { row, seat, turn } = await advised(context, actor, id);
  const { card, seq } = turn.legal;
  const choices = turn.composed?.choices ?? turn.legal.choices;
  const open = choices.filter(({ blocked }) => blocked === undefined);
  if (open.length === 0) return undefined;
  const found = await ideaOf(context, row, seat, turn.composed?.view ?? turn.view, open);
  return found === undefined ? undefined : { ...found, card, seq };
}

async function ideaOf(
  { positions, think, log }: TableContext,
  row: GameRow,
  seat: Seat,
  view: unknown,
  choices: Parameters<AnyModule['ai'][string]>[0]['choices'],
): Promise<Pick<Advice, 'ai' | 'move'> | undefined> {
  const module = positions.module(row);
  const ai = advisorOf(module);
  if (ai === undefined) return undefined;
  const input = { view, seat, choices };
  // Fixed seed: asking again gives the same advice, and the game's dice aren't used.
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
  // Only the first of several moves; the player can ask again after it.
  const { verb, args } = move;
  return makeMove(move) === '' ? undefined : { ai, move: { verb, args } };
}
