import type { ReviewDecision, Material, ReviewMoment } from './material.js';
import { usualMove } from './worlds.js';
import type { AnyModule } from '../../games/registry.js';
import {
  type Choice,
  drawer,
  makeMove,
  type Move,
  type Over,
  type Position,
  type Seat,
  startGame,
} from '../../kernel/index.js';

/** A game between AIs, recorded as material for a review. */

export interface SampleGame {
  readonly module: AnyModule;
  /** Default: the game's first variant. */
  readonly variant?: string;
  readonly seats: readonly Seat[];
  readonly seed: number;
  /** Seat whose decisions are recorded; `plant` may replace one of its moves. */
  readonly seat: Seat;
  readonly plant?: (at: {
    readonly position: Position;
    readonly choices: readonly Choice[];
    readonly turn: number;
    readonly seq: number;
    readonly usual: Move;
  }) => Move | undefined;
}

export function sampleGame({
  module,
  variant = module.meta.variants[0]?.id ?? '',
  seats,
  seed,
  seat,
  plant,
}: SampleGame): Material & {
  readonly over: Over;
  readonly planted: number;
  readonly moves: readonly string[];
} {
  const draw = drawer(seed);
  const { game } = startGame(module, { seats, variant, options: {}, seed: `staged ${seed}`, dice: 'fast' });
  game.telling = false;
  const moments = new Map<number, ReviewMoment>([[0, { turn: 0, position: JSON.stringify(game.position) }]]);
  const decisions: ReviewDecision[] = [];
  const moves: string[] = [];
  let planted = -1;
  for (let seq = 1; game.position.over === undefined; seq++) {
    const [asked = ''] = game.waiting();
    const choices = game.choices(asked);
    const { round: turn, phase } = module.moment(game.position);
    const position = JSON.stringify(game.position);
    if (!moments.has(turn - 1) && turn > 1) moments.set(turn - 1, { turn: turn - 1, position });
    let move = usualMove(module, game, asked, choices, draw);
    if (asked === seat && planted < 0) {
      const other = plant?.({ position: JSON.parse(position) as Position, choices, turn, seq, usual: move });
      if (other !== undefined) [move, planted] = [other, seq];
    }
    if (asked === seat) decisions.push({ seq, turn, phase, move: makeMove(move), position });
    moves.push(`${asked}: ${makeMove(move)}`);
    game.play(asked, move);
  }
  const { over } = game.position;
  return {
    game: module.meta.id,
    seats,
    over,
    moments: [...moments.values()],
    seat,
    decisions,
    seed,
    planted,
    moves,
  };
}
