import {
  CommonRandomNumbersGame,
  drawer,
  type GameModule,
  matchMove,
  type Move,
  type Occasion,
  type Position,
  type Procedure,
  type Seat,
} from '../../../kernel/index.js';
import { TRIBES, type G } from '../vocabulary/model.js';
import { isLastTurnOver } from '../phases/turn.js';
import { procedures, states } from '../procedures.js';
import type { View } from '../view/view-types.js';
import { chancesToWin } from './future.js';
import { decide } from './greedy.js';
import { LiveView } from './live-view.js';

/** Plays an imagined position to the end of its turn, with greedy players in all seats. */

/** A rollout stops after this many decisions and is evaluated as it is. */
const MOST_DECISIONS = 400;

/** Places evaluated between two clock checks; one decision may need hundreds. */
const PLACES_A_LOOK = 12;

/** Ends a decision of a playout in the middle. */
class OutOfTime extends Error {}

function watch(keepGoing: () => boolean): () => void {
  let places = 0;
  return () => {
    if (++places % PLACES_A_LOOK === 0 && !keepGoing()) throw new OutOfTime('time is up');
  };
}

/** The sequence of play, but it stops at the end of a turn. */
const HORIZON = 'horizon';
const play: Procedure<G> = (procedures['play'] ?? []).map((step) =>
  step.label !== 'again'
    ? step
    : {
        label: 'again',
        run: (c) => {
          if (isLastTurnOver(c.g)) step.run(c);
          else c.end({ winners: [], scores: {}, how: HORIZON });
        },
      },
);

/** The parts of the module that a rollout needs. */
const rules = {
  procedures: { ...procedures, play },
  states,
  moment: () => ({ round: 0, phase: '' }),
} as unknown as GameModule<G, View>;

/** A roll is identified by its card, its tribe and the turn. */
const occasion: Occasion<G> = ({ turn: now }, { card, tribe, attacker }) =>
  `${String(card)} ${String(tribe ?? attacker)} ${now}`;

const open = (position: Position<G>, luck: number): CommonRandomNumbersGame<G, View> =>
  new CommonRandomNumbersGame(rules, position, luck, occasion);

/**
 * Plays the position, in place, to the end of its turn. The same `luck` gives the same rolls.
 * @returns each tribe's chance to win then; undefined if the move is illegal or time ran out
 */
export function rollout(
  position: Position<G>,
  seat: Seat,
  move: Move,
  luck: number,
  keepGoing: () => boolean,
): readonly number[] | undefined {
  const game = open(position, luck);
  // The sample may differ from the real position, e.g. a card may be in another hand.
  if (!make(game, seat, move)) return undefined;
  return finish(game, drawer(luck), keepGoing);
}

/** Result of a rollout with an accepted offer. */
export interface Dealt {
  readonly chances: readonly number[];
  /** Would a greedy player have accepted it? */
  readonly taken: boolean;
}

/** The same for an offer (F) that the other side accepts at once; undefined if it can't. */
export function rolloutDeal(
  position: Position<G>,
  seat: Seat,
  offer: Move,
  luck: number,
  keepGoing: () => boolean,
): Dealt | undefined {
  const game = open(position, luck);
  const draw = drawer(luck);
  const other = String(offer.args[0]);
  if (!make(game, seat, offer) || !game.waiting().includes(other)) return undefined;
  const view = new LiveView(position, other);
  const deal = view.asked?.deals.findLast(({ by, to }) => by === seat && to === other);
  if (deal === undefined) return undefined;
  const answer = decide({ view, seat: other, choices: game.choices(other), draw });
  if (!make(game, other, { verb: 'accept', args: [deal.n] })) return undefined;
  const chances = finish(game, draw, keepGoing);
  return chances && { chances, taken: answer.verb === 'accept' && String(answer.args[0]) === String(deal.n) };
}

function make(game: CommonRandomNumbersGame<G, View>, seat: Seat, move: Move): boolean {
  const found = matchMove(game.choices(seat), move);
  if (found === undefined || found.choice.blocked !== undefined) return false;
  game.play(seat, found.move);
  return true;
}

function finish(
  game: CommonRandomNumbersGame<G, View>,
  draw: (n: number) => number,
  keepGoing: () => boolean,
): readonly number[] | undefined {
  const { position } = game;
  try {
    playOn(game, draw, keepGoing);
  } catch (error) {
    if (error instanceof OutOfTime) return undefined;
    throw error;
  }
  const { over, g } = position;
  if (over === undefined || over.how === HORIZON) return chancesToWin(g, g.events.length);
  return TRIBES.map((id) => (over.winners.includes(id) ? 1 / over.winners.length : 0));
}

/** @throws OutOfTime */
function playOn(
  game: CommonRandomNumbersGame<G, View>,
  draw: (n: number) => number,
  keepGoing: () => boolean,
): void {
  const { position } = game;
  const onward = watch(keepGoing);
  const known = new Map<number, number>();
  const lasting = position.g.occupiers === undefined && position.g.women === undefined;
  let asked = '';
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const next = game.waiting()[0];
    if (next === undefined) break;
    if (!keepGoing()) throw new OutOfTime('time is up');
    const choices = game.choices(next);
    if (next !== asked) known.clear();
    const move = decide({ view: new LiveView(position, next), seat: next, choices, draw }, known, onward);
    game.play(next, move);
    // Assigning to one card leaves the values of all other cards and numbers unchanged.
    if (move.verb !== 'assign' || !lasting) known.clear();
    asked = next;
  }
}
