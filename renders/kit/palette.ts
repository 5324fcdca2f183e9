/** Colors that all five games share. Each game adds its sky, its ground and its objects. */
export const INKS = {
  night: '#14212b',
  plate: '#2b4150',
  bone: '#f3ead6',
  mist: '#bccad1',
  ink: '#1b2024',
  /** The accent: filled for the acting or leading seat, a ring for a change. */
  ember: '#ffb52e',
  onEmber: '#241600',
  casing: '#1b1206',
  lit: '#fdf2d8',
  litEnd: '#f2dcab',
  softInk: '#5c4a22',
  starOnPaper: '#9a5a00',
  good: '#2f7046',
  scarce: '#b06a12',
  bad: '#a8301f',
  pill: '#10202b',
} as const;

/** Text colors of a supply level, on paper and on a dark plate. */
export const STATUS = {
  enough: { paper: '#1f5a33', dark: '#9fd8b0' },
  scarce: { paper: '#7d4600', dark: '#ffc76b' },
  short: { paper: '#9b2415', dark: '#ff9d8a' },
} as const;

/** Skies from top to horizon. */
export const SKIES = {
  greenland: ['#14354a', '#3f7285', '#e2b38a', '#f6d9a8'],
  glacier: ['#1d3045', '#3d5870', '#8c98a0', '#e0b184', '#f3d6a6'],
  endless: ['#0d1230', '#22356a', '#5a5f8f', '#b98f92'],
  wordfame: ['#163646', '#28566a', '#1d4558'],
  spring: ['#2a4762', '#33536d', '#8fabb0', '#d7e3c9'],
  summer: ['#1b4669', '#28587f', '#86b6c8', '#f6e6b0'],
  autumn: ['#263453', '#4d5273', '#a3838f', '#eaa878', '#fbd9a0'],
  winter: ['#16202f', '#2c3a4c', '#5d6f84', '#b9c7d8'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
