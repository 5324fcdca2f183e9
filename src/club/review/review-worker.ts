import { findGame } from '../../games/registry.js';
import { registerPack } from '../../kernel/index.js';
import { doTask } from '../../task-thread.js';
import { hintOf, USUAL_HINT } from './hint.js';
import type {
  ReviewHint,
  HintMaterial,
  Material,
  PossibleOutcome,
  Remark,
  RemarkMaterial,
  Review,
  RollMaterial,
} from './material.js';
import { outcomesOf } from './outcomes.js';
import { remarkOn, USUAL_REMARK } from './remark.js';
import { reviewGame, timeFor, USUAL_LIMITS } from './review.js';

/** Worker thread for reviews, hints, outcomes of rolls and remarks. */

type Wish =
  | { readonly kind: 'review'; readonly material: Material }
  | { readonly kind: 'hint'; readonly material: HintMaterial }
  | { readonly kind: 'outcomes'; readonly material: RollMaterial }
  | { readonly kind: 'remark'; readonly material: RemarkMaterial };

/** `milliseconds`: time limit. */
export type ReviewTask = Wish & { readonly milliseconds: number };

export type ReviewNews =
  | { readonly share: number }
  | { readonly review: Review }
  | { readonly outcomes: readonly PossibleOutcome[] }
  | { readonly hint: ReviewHint | undefined }
  | { readonly remark: Remark | undefined };

/** Minimum interval between progress messages, ms. */
const TOLD_EVERY = 500;

doTask<ReviewTask, ReviewNews>((task, tell) => {
  const { milliseconds } = task;
  const began = performance.now();
  let reported = began;
  const { game, pack } = task.material;
  const module = findGame(game);
  if (pack !== undefined) registerPack(module, pack);
  const keepGoing = (): boolean => performance.now() - began < milliseconds;
  switch (task.kind) {
    case 'remark':
      return tell({ remark: remarkOn(module, task.material, { ...USUAL_REMARK, keepGoing }) });
    case 'outcomes':
      return tell({ outcomes: outcomesOf(module, task.material, keepGoing) });
    case 'hint':
      return tell({ hint: hintOf(module, task.material, { ...USUAL_HINT, keepGoing }) });
    case 'review': {
      const review = reviewGame(module, task.material, {
        ...USUAL_LIMITS,
        keepGoing: (share) => {
          const now = performance.now();
          if (now - reported > TOLD_EVERY) {
            reported = now;
            tell({ share });
          }
          return now - began < milliseconds * timeFor(share);
        },
      });
      return tell({ review });
    }
  }
});
