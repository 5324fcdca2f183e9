/**
 * Weights of the features in their order, by the number of clans: what each adds to the logarithm of a clan's odds, at
 * the end of a year, and by the share of the year still to come and by its square. Found by logistic regression over
 * 3000 games of greedy players, who tried something else every twelfth or fortieth time.
 */
export const WEIGHTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  4: [
    [0.65, 0.6, 0.3], // won
    [0.01, 0.55, 0.37], // one-short
    [-0.08, 0.25, 0.21], // two-short
    [-0.63, 0.38, 0.04], // short
    [0.11, -0.43, -0.17], // tales
    [0.04, 0.18, 0.13], // reach
    [1.42, -0.25, -0.21], // reach-fed
    [0.24, 0.24, -0.15], // food
    [0.19, -0.5, -0.27], // fed
    [0.1, -0.05, -0.46], // half-fed
    [0.15, 0.05, -0.05], // spare-food
    [-0.01, 0.12, -0.23], // members
    [0.6, 0.39, -0.13], // cards
    [-0.36, -0.12, 0.07], // few
    [-0.19, 0.28, 0.46], // sick
    [0.27, 0, -0.11], // weapons
    [0.28, 0.21, 0.17], // artifact
    [0.03, -0.05, 0.02], // shaman-lore
    [0.05, 0.09, -0.12], // hunting-lore
    [0.05, -0.12, 0.3], // herb-lore
    [-0.01, 0.04, -0.15], // fates
    [0.24, 0.08, 0.01], // green
    [-0.01, 0.14, -0.11], // red
    [-0.17, 0.08, 0.15], // trek
    [1.96, 0.65, -0.1], // turns
  ],
};
