import type { CoverageGoals } from '../../../kernel/types.js';
import unseen from '../data/unseen.json' with { type: 'json' };
import { FEATURES } from './coverage-features.js';
import { refusals } from '../texts/en/refusals.js';

/** What playouts of Greenland must show: every refusal, and everything that a card or placard of the pack does. */

/** All facts that block a move: whatever there are words for. A test compares them with the sources. */
const REFUSALS: readonly string[] = Object.keys(refusals);

export const coverage: CoverageGoals = { refusals: REFUSALS, features: FEATURES, unseen };
