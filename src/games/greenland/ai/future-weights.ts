/**
 * Weights of the features in their order, found by least squares over games of greedy players: what each
 * adds to the points that a tribe has now, once by the share of the turns still to come and once by its square.
 */

export const SOON_WEIGHTS: readonly number[] = [
  -0.68, // points
  -0.66, // people
  -2.34, // few
  -2.6, // elders
  8.25, // rank1
  2.36, // rank2
  0.73, // rank3
  -0.55, // rank5
  -0.62, // rank6
  1.69, // energy
  1.57, // rich
  0.43, // ivory
  3.69, // iron
  0.9, // mono
  0.62, // monoIvory
  -0.6, // monoIron
  -1.1, // emissaries
  0.07, // tools
  0.64, // animals
  2.91, // rerolls
  7.0, // purple
  -0.08, // other
  6.23, // milk
  -0.14, // hay
  -1.12, // wives
  0.9, // handSize
  4.42, // mariners
  3.37, // sleds
  6.92, // alpha
  -0.82, // colonists
  -1.13, // missionaries
  4.09, // tunit
  -1.22, // norse
  0.05, // sami
  2.04, // thule
];

export const LATER_WEIGHTS: readonly number[] = [
  0.24, // points
  0.5, // people
  1.6, // few
  1.6, // elders
  -6.3, // rank1
  -2.99, // rank2
  1.99, // rank3
  1.46, // rank5
  -1.56, // rank6
  -1.24, // energy
  -1.57, // rich
  -0.12, // ivory
  -1.58, // iron
  -0.02, // mono
  -1.27, // monoIvory
  -0.63, // monoIron
  -0.49, // emissaries
  0.26, // tools
  0.24, // animals
  -1.3, // rerolls
  -2.76, // purple
  -0.26, // other
  -3.88, // milk
  -1.89, // hay
  -0.6, // wives
  -2.14, // handSize
  -0.61, // mariners
  -1.43, // sleds
  2.61, // alpha
  0.04, // colonists
  -0.55, // missionaries
  2.31, // tunit
  -0.68, // norse
  -1.02, // sami
  1.77, // thule
];
