import {
  type Ai,
  heats,
  LEAST_PROOF,
  makeMove,
  type Move,
  type Planner,
  type Position,
  type Seat,
  type RacedMove,
} from '../../../kernel/index.js';
import { imagine } from '../hidden/imagine.js';
import { tribeNo, type G } from '../vocabulary/model.js';
import type { View } from '../view/view-types.js';
import { candidates } from './candidates.js';
import { greedy } from './greedy.js';
import { partnerOf } from './offers.js';
import { rollout, rolloutDeal } from './rollout.js';

/**
 * Looks ahead by playouts. Each playout imagines what the seat can't see, plays one of the moves in question and
 * then lets greedy players finish the turn; what stands at its end is judged by each tribe's chance to win. All
 * moves are tried in the same worlds with the same luck, and those that fall behind are dropped.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 160;

/** An imagined position, how the dice will fall in it, and each tribe's chance to win there after the usual move. */
interface World {
  readonly text: string;
  readonly luck: number;
  usual: readonly number[];
}

function fresh(move: Move): RacedMove {
  return move.verb === 'offer' ? { move, values: [], deal: { theirs: [], taken: 0 } } : { move, values: [] };
}

/**
 * Tries one move in one world.
 * @returns each tribe's chance to win; undefined where the move can't be made or time ran out
 */
function tryOut(
  one: RacedMove,
  seat: Seat,
  { text, luck, usual }: World,
  keepGoing: () => boolean,
): readonly number[] | undefined {
  const position = JSON.parse(text) as Position<G>;
  const { move, deal, values } = one;
  const dealt = deal === undefined ? undefined : rolloutDeal(position, seat, move, luck, keepGoing);
  const chances = deal === undefined ? rollout(position, seat, move, luck, keepGoing) : dealt?.chances;
  if (chances === undefined) return undefined;
  values.push(chances[tribeNo(seat)] ?? 0);
  if (deal !== undefined) {
    const other = partnerOf(move);
    deal.theirs.push((chances[other] ?? 0) - (usual[other] ?? 0));
    if (dealt?.taken === true) deal.taken++;
  }
  return chances;
}

export const plan: Planner<View> = ({ view, seat, choices, draw, playouts, keepGoing }) => {
  const greedyMove = greedy({ view, seat, choices, draw });
  // L: the tribes win or lose together, and of that the chances at the end of a turn say nothing.
  if (view.table.occupiers !== undefined) return greedyMove;
  const moves = candidates({ view, seat, choices, draw }, greedyMove).map(fresh);
  const [usual] = moves;
  if (usual === undefined || moves.length < 2) return greedyMove;
  const best = heats<World>({
    moves,
    playouts,
    keepGoing,
    imagine: () => ({ text: JSON.stringify(imagine(view, draw)), luck: draw(2 ** 31), usual: [] }),
    tryOut: (one, world) => {
      const chances = tryOut(one, seat, world, keepGoing);
      if (one === usual && chances !== undefined) world.usual = chances;
      return chances !== undefined;
    },
  });
  // The measure of a deal is having none: it is no move to fall back on while the deal has hardly been seen.
  const greedyOne = moves.find(({ move }) => makeMove(move) === makeMove(greedyMove)) ?? usual;
  const seen = Math.min(usual.values.length, greedyOne.values.length);
  return best === usual && seen < LEAST_PROOF ? greedyMove : best.move;
};

/** The planner with its usual number of playouts and nobody to stop it. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
