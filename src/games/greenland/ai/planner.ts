import type { Ai, Move, Planner, Position, Seat } from '../../../kernel/types.js';
import { imagine } from '../hidden/imagine.js';
import { tribeNo, type G } from '../board/model.js';
import type { View } from '../view/view-types.js';
import { candidates } from './candidates.js';
import { greedy } from './greedy.js';
import { partnerOf } from './offers.js';
import { rollout, rolloutDeal } from './rollout.js';
import { bestOf, stillOpen, type Tried } from '../../../kernel/racing.js';

/**
 * Looks ahead by playouts. Each playout imagines what the seat can't see, plays one of the moves in question and
 * then lets greedy players finish the turn; what stands at its end is judged by each tribe's chance to win. All
 * moves are tried in the same worlds with the same luck, and those that fall behind are dropped.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 160;

/** An imagined position, and how the dice will fall in it. */
interface World {
  readonly text: string;
  readonly luck: number;
}

function fresh(move: Move): Tried {
  return move.verb === 'offer' ? { move, values: [], deal: { theirs: [], taken: 0 } } : { move, values: [] };
}

/**
 * Tries one move in one world.
 * @param usual how the usual move went there, by tribe
 * @returns each tribe's chance to win; undefined where the move can't be made or time ran out
 */
function tryOut(
  one: Tried,
  seat: Seat,
  { text, luck }: World,
  usual: readonly number[],
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
  const moves = candidates({ view, seat, choices, draw }, greedyMove);
  const [usual, ...others] = moves.map(fresh);
  if (usual === undefined || others.length === 0) return greedyMove;
  let tried: readonly Tried[] = [usual, ...others];
  for (let spent = 0; spent + tried.length <= playouts && keepGoing();) {
    const world = { text: JSON.stringify(imagine(view, draw)), luck: draw(2 ** 31) };
    const measure = tryOut(usual, seat, world, [], keepGoing);
    spent++;
    if (measure === undefined) {
      if (!keepGoing()) break;
      // The usual move can't be made as things are imagined: nothing to compare with.
      return greedyMove;
    }
    const possible: Tried[] = [usual];
    for (const one of tried) {
      if (one === usual) continue;
      spent++;
      // Whoever had no turn in this world because time ran out stays for the choice.
      if (tryOut(one, seat, world, measure, keepGoing) !== undefined || !keepGoing()) possible.push(one);
    }
    tried = stillOpen(possible);
    if (tried.length < 2) break;
  }
  return usual.values.length < 2 ? greedyMove : bestOf(tried, usual).move;
};

/** The planner with its usual number of playouts and nobody to stop it. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
