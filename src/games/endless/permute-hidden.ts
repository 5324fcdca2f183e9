import {
  copyPosition,
  type Ctx,
  type Draw,
  type GameModule,
  permuteAnswers,
  permuteDice,
  type Position,
  shuffle,
  type Viewer,
} from '../../kernel/index.js';
import { secretOf, type G } from './model.js';

/** Not even the owner knows the order of a tribe's deck. */
export function reshuffle(c: Ctx<G>): void {
  const { g } = c;
  const own = g.order.map((seat) => secretOf(g, seat).deck);
  for (const deck of [g.animals, g.era1, g.era2, ...own]) c.shuffle<string>(deck);
}

/**
 * Another position that looks the same to `viewer`: decks reordered, and each other tribe's hidden cards dealt again
 * among its deck, hand, Ritual pile and hidden graves. Their total is public.
 */
export function permuteHidden<View>(
  module: GameModule<G, View>,
  position: Position<G>,
  viewer: Viewer,
  draw: Draw,
): Position<G> {
  const copy = copyPosition(position);
  const { g } = copy;
  shuffle(g.animals, draw);
  shuffle(g.era1, draw);
  shuffle(g.era2, draw);
  shuffle(g.box, draw);
  for (const seat of g.order) {
    const secret = secretOf(g, seat);
    if (seat === viewer) {
      shuffle(secret.deck, draw);
      continue;
    }
    const pool = shuffle([...secret.deck, ...secret.hand, ...secret.ritual, ...secret.buried], draw);
    secret.hand = pool.splice(0, secret.hand.length);
    secret.ritual = pool.splice(0, secret.ritual.length);
    secret.buried = pool.splice(0, secret.buried.length);
    secret.deck = pool;
  }
  permuteDice(copy, draw);
  return permuteAnswers(module, copy, viewer, draw);
}
