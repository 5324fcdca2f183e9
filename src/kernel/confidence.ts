/** So many standard errors to each side make the interval of 95 % in which the games say a figure lies. */
export const Z95 = 1.96;
