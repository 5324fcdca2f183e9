/**
 * How strong programs are, on the scale on which somebody new stands at 25: fixed, so that the numbers of people mean
 * the same on every server and in every year. `greedy` is the measure; how far below it chance plays is what a season
 * of both comes to (`fimbul season --programs greedy,random`), how far above it the planner does follows from the share
 * of games that it wins against it (docs/players/ai.md). A program that isn't named here is nobody's measure, and its seat
 * isn't counted.
 */
const ANCHORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  greenland: { random: -12, apprentice: 1, greedy: 25, planner: 39 },
  glacier: { random: 6, apprentice: 12, greedy: 25, planner: 31 },
  wordfame: { random: -17, apprentice: -3, greedy: 25 },
  settlers: { random: 18, apprentice: 21, greedy: 25 },
  endless: { random: -17, apprentice: -11, greedy: 25, planner: 30 },
};

/** How sure an anchor is: as sure as somebody's number gets. */
export const ANCHOR_SIGMA = 1;

export const anchorOf = (module: string, ai: string): number | undefined => ANCHORS[module]?.[ai];
