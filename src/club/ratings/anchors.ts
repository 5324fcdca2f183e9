/**
 * Fixed strengths of AIs on the model's scale, where a newcomer is 25. They make people's ratings comparable across
 * servers and years. `greedy` is the reference. Weaker AIs are measured in a season of both
 * (`fimbul season --programs greedy,random`), planners by their share of wins against `greedy` (docs/players/ai.md).
 * The seat of an AI that isn't listed isn't rated.
 */
const ANCHORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  greenland: { random: -12, apprentice: 1, greedy: 25, planner: 39 },
  glacier: { random: 6, apprentice: 12, greedy: 25, planner: 31 },
  wordfame: { random: -17, apprentice: -3, greedy: 25 },
  settlers: { random: 18, apprentice: 21, greedy: 25 },
  endless: { random: -17, apprentice: -11, greedy: 25, planner: 30 },
};

/** Uncertainty of an anchor: as low as a person's rating gets. */
export const ANCHOR_SIGMA = 1;

export const anchorOf = (module: string, ai: string): number | undefined => ANCHORS[module]?.[ai];
