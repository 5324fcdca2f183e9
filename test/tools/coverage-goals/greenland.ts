import type { CoverageGoals } from './types.js';
import { FEATURES } from './greenland-features.js';
import refusals from '../../../src/games/greenland/texts/en/refusals.json' with { type: 'json' };

/** What playouts of Greenland must show: every refusal, and everything that a card or placard of the pack does. */

/** All facts that block a move: whatever there are words for. A test compares them with the sources. */
const REFUSALS: readonly string[] = Object.keys(refusals);

export const greenland: CoverageGoals = { refusals: REFUSALS, features: FEATURES, unseen: {} };
