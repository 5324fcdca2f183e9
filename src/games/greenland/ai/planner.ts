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
 * Looks ahead by playouts. A playout samples the hidden information, plays a candidate and lets greedy players finish
 * the turn; the result is each tribe's chance to win. All candidates are tried in the same samples with the same dice,
 * and those that fall behind are dropped.
 */

/** Default number of playouts per decision. */
const PLAYOUTS = 160;

/** A sampled position, its dice, and each tribe's chance to win there after the usual move. */
interface World {
  readonly text: string;
  readonly luck: number;
  usual: readonly number[];
}

function fresh(move: Move): RacedMove {
  return move.verb === 'offer' ? { move, values: [], deal: { theirs: [], taken: 0 } } : { move, values: [] };
}

/**
 * Tries one move in one sample.
 * @returns each tribe's chance to win; undefined if the move is illegal there or time ran out
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
  // L: the tribes win or lose together, and chances at the end of a turn don't show that.
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
  // "No deal" is the baseline of a deal, but not the fallback when too few playouts have run.
  const greedyOne = moves.find(({ move }) => makeMove(move) === makeMove(greedyMove)) ?? usual;
  const seen = Math.min(usual.values.length, greedyOne.values.length);
  return best === usual && seen < LEAST_PROOF ? greedyMove : best.move;
};

/** The planner with its default number of playouts and no time limit. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
