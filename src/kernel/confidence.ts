/** Standard errors on each side of a 95 % confidence interval. */
export const Z95 = 1.96;
