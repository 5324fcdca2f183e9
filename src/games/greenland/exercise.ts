import type { Exercise } from '../../kernel/types.js';
import unseen from './data/unseen.json' with { type: 'json' };
import { FEATURES } from './exercise-features.js';
import { refusals } from './texts/en/refusals.js';

/** What playouts of Greenland must show: every refusal, and everything that a card or placard of the pack does. */

/** All facts that block a move: whatever there are words for. A test compares them with the sources. */
export const REFUSALS: readonly string[] = Object.keys(refusals);

export const exercise: Exercise = { refusals: REFUSALS, features: FEATURES, unseen };
