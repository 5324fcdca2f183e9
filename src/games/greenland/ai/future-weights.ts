/**
 * Weights of the features in their order, found by least squares over games of greedy players: what each
 * adds to the points that a tribe has now, once by the share of the turns still to come and once by its square.
 */

export const SOON_WEIGHTS: readonly number[] = [
  -0.47, // points
  -1.4, // people
  -3.53, // few
  1.52, // elders
  2.05, // rank1
  -1.43, // rank2
  -1.78, // rank3
  -0.97, // rank5
  -0.42, // rank6
  1.93, // energy
  -0.28, // rich
  0.92, // ivory
  0.92, // iron
  2.99, // mono
  1.22, // monoIvory
  -0.27, // monoIron
  0.33, // emissaries
  -0.68, // tools
  -0.13, // animals
  1.86, // rerolls
  4.79, // purple
  0.24, // other
  4.98, // milk
  -2.42, // hay
  -3.53, // wives
  0.49, // handSize
  0.99, // mariners
  3.35, // sleds
  3.08, // alpha
  0.97, // colonists
  2.17, // missionaries
  1.99, // tunit
  0.31, // norse
  -3.18, // sami
  -1.54, // thule
];

export const LATER_WEIGHTS: readonly number[] = [
  0.2, // points
  1.06, // people
  3.15, // few
  -1.51, // elders
  -1.91, // rank1
  1.75, // rank2
  0.75, // rank3
  -0.02, // rank5
  -1.53, // rank6
  -1.72, // energy
  -0.48, // rich
  -0.13, // ivory
  0.46, // iron
  -1.12, // mono
  -0.61, // monoIvory
  -1.3, // monoIron
  -1.55, // emissaries
  -1.67, // tools
  1.04, // animals
  -1.81, // rerolls
  -2.69, // purple
  0.91, // other
  -3.51, // milk
  -1.72, // hay
  0.45, // wives
  0.87, // handSize
  0.17, // mariners
  0.36, // sleds
  2.02, // alpha
  -1.16, // colonists
  0.32, // missionaries
  -0.36, // tunit
  -0.67, // norse
  2.96, // sami
  -2.49, // thule
];
