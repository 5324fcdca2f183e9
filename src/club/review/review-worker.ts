import { findGame } from '../../games/registry.js';
import { bringPack } from '../../kernel/packs.js';
import { doTask } from '../../task-thread.js';
import { hintOf, USUAL_HINT } from './hint.js';
import type {
  Hint,
  HintMaterial,
  Material,
  Outcome,
  Remark,
  RemarkMaterial,
  Review,
  RollMaterial,
} from './material.js';
import { outcomesOf } from './outcomes.js';
import { remarkOn, USUAL_REMARK } from './remark.js';
import { reviewGame, timeFor, USUAL_LIMITS } from './review.js';

/** The thread that looks back at games. */

export interface ReviewTask {
  /** A game to look back at, one decision that wants a hint, or one that somebody learns from. */
  readonly material: Material | HintMaterial | RollMaterial | RemarkMaterial;
  /** How long it may take, ms. */
  readonly milliseconds: number;
}

export type ReviewNews =
  | { readonly share: number }
  | { readonly review: Review }
  | { readonly outcomes: readonly Outcome[] }
  | { readonly hint: Hint | undefined }
  | { readonly remark: Remark | undefined };

/** Between two words about how far it is, ms. */
const TOLD_EVERY = 500;

doTask<ReviewTask, ReviewNews>(({ material, milliseconds }, tell) => {
  const began = performance.now();
  let told = began;
  const module = findGame(material.game);
  if (material.pack !== undefined) bringPack(module, material.pack);
  const keepGoing = (): boolean => performance.now() - began < milliseconds;
  if ('eyes' in material) return tell({ remark: remarkOn(module, material, { ...USUAL_REMARK, keepGoing }) });
  // A whole game has moves, too, but no position.
  if ('position' in material)
    return 'moves' in material
      ? tell({ outcomes: outcomesOf(module, material, keepGoing) })
      : tell({ hint: hintOf(module, material, { ...USUAL_HINT, keepGoing }) });
  const review = reviewGame(module, material, {
    ...USUAL_LIMITS,
    keepGoing: (share) => {
      const now = performance.now();
      if (now - told > TOLD_EVERY) {
        told = now;
        tell({ share });
      }
      return now - began < milliseconds * timeFor(share);
    },
  });
  tell({ review });
});
