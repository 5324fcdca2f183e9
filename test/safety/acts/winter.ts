import { type Act, anybody } from '../roles.js';

/** Rows of the permission table about the Daily Winter, which doesn't exist for the tests' game. */

const NONE = /no Daily Winter/u;
/** Past days accept no answers or moves. */
const OVER = /game has moved on/u;

const CONTROLS = [
  ['winter-text', '', '2020-01-01 0', NONE],
  ['winter-line', '', '2020-01-01 0 0', NONE],
  ['winter-step', '2020-01-01', '||', NONE],
  ['winter-add', '2020-01-01', '||', NONE],
  ['winter-answer', '', '2020-01-01 A', OVER],
  ['winter-go', '2020-01-01', 'done', OVER],
  ['winter-sure', '2020-01-01', 'done', OVER],
] as const;

const shown = { stage: 'running', verdicts: anybody, shows: true } as const;

export const winterActs: readonly Act[] = [
  { does: '/winter', done: NONE, ...shown },
  { does: 'winter', of: '', rest: '', done: NONE, ...shown },
  {
    does: 'winter-type',
    stage: 'running',
    of: '2020-01-01',
    rest: '||',
    done: /Type it/u,
    verdicts: anybody,
  },
  ...CONTROLS.map(([does, of, rest, done]) => ({ does, of, rest, done, ...shown })),
];
