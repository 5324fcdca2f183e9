/**
 * Weights of the features in their order, by the number of clans: what each adds to the logarithm of a clan's odds, at
 * the end of a year, and by the share of the year still to come and by its square. Found by logistic regression over
 * 2000 games of greedy players, who tried something else every twelfth or fortieth time.
 */
export const WEIGHTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [1.15, 0.75, 0.42], // won
    [0.61, 0.12, -0.07], // one-short
    [0.21, 0.05, 0.02], // two-short
    [-0.69, 0.02, 0.19], // short
    [0.22, -0.22, -0.53], // tales
    [0.45, -0.08, -0.27], // reach
    [0.22, 0.14, 0.1], // reach-fed
    [-0.27, -0.12, -0.12], // food
    [0.34, -0.04, -0.28], // fed
    [0.01, 0.16, 0.1], // half-fed
    [0.08, 0.27, 0.25], // spare-food
    [0.24, 0.47, 0.49], // members
    [-0.05, 0.15, 0.25], // cards
    [-0.04, 0.15, 0.13], // few
    [-0.03, 0.05, 0.07], // sick
    [-0.03, -0.02, -0.14], // weapons
    [-0.03, -0.03, -0.1], // artifact
    [0.11, 0.1, -0.08], // shaman-lore
    [0.42, 0.06, -0.27], // hunting-lore
    [0.02, 0.03, 0], // herb-lore
    [0.07, 0.1, -0.1], // fates
    [-0.17, 0.15, 0.23], // green
    [-0.11, 0.12, -0.06], // red
    [0.17, -0.1, -0.19], // trek
    [0.96, 0.66, 0.45], // turns
  ],
  3: [
    [0.83, 0.38, 0.15], // won
    [0.19, 0.21, 0.19], // one-short
    [-0.27, 0.09, 0.15], // two-short
    [-0.62, 0.15, 0.19], // short
    [0.29, -0.19, -0.34], // tales
    [0.25, -0.11, -0.17], // reach
    [1.47, 0.05, -0.19], // reach-fed
    [-0.11, 0.19, 0.03], // food
    [-0.03, -0.14, -0.2], // fed
    [0.24, 0.04, -0.32], // half-fed
    [0.71, 0.38, 0.07], // spare-food
    [0.24, 0.34, 0.1], // members
    [0.34, 0.45, 0.23], // cards
    [-0.06, 0.16, -0.02], // few
    [-0.02, 0.04, -0.01], // sick
    [0.13, 0.11, -0.19], // weapons
    [0.54, 0.21, 0.06], // artifact
    [-0.02, -0.02, -0.03], // shaman-lore
    [0.21, 0.08, -0.31], // hunting-lore
    [0.05, -0.1, 0.07], // herb-lore
    [-0.01, 0.13, -0.25], // fates
    [0.13, 0.07, 0], // green
    [-0.05, 0.16, 0.12], // red
    [-0.15, -0.11, 0.04], // trek
    [1.37, 0.77, 0.38], // turns
  ],
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
