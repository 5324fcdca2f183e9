/**
 * Weights of the features in their order, found by least squares over games of greedy players, half of whom were
 * made to try other things now and then: what each adds to the points that a tribe has now, once by the share of the
 * turns still to come and once by its square.
 */

export const SOON_WEIGHTS: readonly number[] = [
  -0.86, // points
  -0.68, // people
  -2.99, // few
  -0.67, // elders
  3.41, // rank1
  -1.9, // rank2
  0.8, // rank3
  -0.74, // rank5
  -2.37, // rank6
  1.86, // energy
  0, // rich
  0.68, // ivory
  2.13, // iron
  4.07, // mono
  1.59, // monoIvory
  2.39, // monoIron
  2.2, // emissaries
  0.67, // tools
  0.3, // animals
  2.55, // rerolls
  4.74, // purple
  2.3, // other
  9.06, // milk
  -1.89, // hay
  -2.69, // wives
  -0.97, // handSize
  3.12, // mariners
  3.98, // sleds
  3.16, // alpha
  0, // colonists
  3.36, // missionaries
  -1.76, // tunit
  -3.96, // norse
  -5.37, // sami
  -2.59, // thule
];

export const LATER_WEIGHTS: readonly number[] = [
  0.42, // points
  0.44, // people
  2.45, // few
  -0.4, // elders
  -0.32, // rank1
  2.69, // rank2
  0.72, // rank3
  1.89, // rank5
  2.15, // rank6
  -1.5, // energy
  0.06, // rich
  0.19, // ivory
  -0.2, // iron
  -1.8, // mono
  -1.19, // monoIvory
  -1.92, // monoIron
  -0.63, // emissaries
  -1.1, // tools
  -0.49, // animals
  -0.95, // rerolls
  -0.62, // purple
  -1.42, // other
  -6.99, // milk
  -2.27, // hay
  0.78, // wives
  1.11, // handSize
  -1.68, // mariners
  -2.04, // sleds
  2.93, // alpha
  -0.4, // colonists
  -2.17, // missionaries
  -0.93, // tunit
  0.13, // norse
  2.38, // sami
  -3.78, // thule
];
