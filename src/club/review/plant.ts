import { drawer, makeMove, movesFor, openGame, type Position, type Seat, Z95 } from '../../kernel/index.js';
import type { AnyModule } from '../../games/registry.js';
import type { Chance, ReviewDecision, Material } from './material.js';
import { ahead, promiseOf, triedMove, tryAll, type TriedMove } from './trial.js';

/** Looks for a blunder: a move that surely costs much, found in some worlds, checked in others. */

export interface PlantLimits {
  /** Number of decisions to try, spread over the middle of the game, and of moves for each. */
  readonly decisions: number;
  readonly moves: number;
  /** Worlds for the glance, for the look at the worst few, and for the check. */
  readonly glance: number;
  readonly look: number;
  readonly check: number;
}

export const USUAL_PLANT: PlantLimits = { decisions: 16, moves: 5, glance: 8, look: 40, check: 240 };

/** Minimum cost of a blunder, by the lower end of its 95 % interval. */
const BLUNDER = 0.15;
const WORST = 3;
/** The part of the game, in shares of its decisions, in which there is something to lose. */
const [FROM, TO] = [0.3, 0.9];

export interface Blunder {
  readonly decision: ReviewDecision;
  /** Notation of the move that replaces the played one. */
  readonly move: string;
  readonly cost: Chance;
  readonly worlds: number;
}

/** The worst blunder found; undefined if no move surely costs enough. */
export function worstBlunder(
  module: AnyModule,
  { decisions, seat = '' }: Material,
  limits: PlantLimits,
  seed: number,
): Blunder | undefined {
  const draw = drawer(seed);
  const middle = decisions.slice(Math.floor(FROM * decisions.length), Math.ceil(TO * decisions.length));
  const step = Math.max(1, middle.length / limits.decisions);
  const chosen = middle.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const found = chosen.flatMap((decision) => {
    const others = othersOf(module, decision, seat, limits.moves, draw);
    const field = tried(module, decision, seat, [decision.move, ...others], limits.glance, draw);
    const promise = promiseOf(field);
    const [played, ...rest] = field;
    if (played?.move !== decision.move) return [];
    return rest.map((one) => ({ decision, move: one.move, cost: promise(played) - promise(one) }));
  });
  const worst = found.toSorted((a, b) => b.cost - a.cost).slice(0, WORST);
  const costOf = ({ decision, move }: (typeof worst)[number], worlds: number) => {
    const [played, other] = tried(module, decision, seat, [decision.move, move], worlds, draw);
    const sample = played === undefined || other === undefined ? undefined : ahead(played, other);
    return { decision, move, cost: sample?.chance ?? { share: 0, error: 1 }, worlds: sample?.n ?? 0 };
  };
  const [first] = worst
    .map((one) => costOf({ ...one }, limits.look))
    .toSorted((a, b) => b.cost.share - Z95 * b.cost.error - (a.cost.share - Z95 * a.cost.error));
  if (first === undefined || first.cost.share < BLUNDER) return undefined;
  const checked = costOf({ ...first, cost: 0 }, limits.check);
  return checked.cost.share - Z95 * checked.cost.error < BLUNDER ? undefined : checked;
}

function othersOf(
  module: AnyModule,
  { position, move }: ReviewDecision,
  seat: Seat,
  most: number,
  draw: (n: number) => number,
): readonly string[] {
  const choices = openGame(module, JSON.parse(position) as Position).choices(seat);
  const all = movesFor(choices, [], most + 1, draw).map(makeMove);
  return all.filter((one) => one !== move).slice(0, most);
}

/** Plays all moves on in the same worlds; moves that can't be played there drop out. */
function tried(
  module: AnyModule,
  { position }: ReviewDecision,
  seat: Seat,
  moves: readonly string[],
  worlds: number,
  draw: (n: number) => number,
): readonly TriedMove[] {
  let field: readonly TriedMove[] = moves.map(triedMove);
  for (let n = 0; n < worlds && field.length > 1; n++)
    field = tryAll({ module, position, seat }, field, draw(2 ** 31));
  return field;
}
