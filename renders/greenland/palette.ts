/** A muted arctic palette, named by use. */
export const COLOR = {
  night: '#1d2a36',
  mist: '#93a5b2',
  paper: '#f4f1e8',
  ink: '#1e2730',
  faint: '#5d6b76',
  blood: '#b5271f',
  hit: '#1f6b4f',
  gold: '#f0b429',
} as const;
