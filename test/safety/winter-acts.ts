/** Rows of the permission table about the day's winter: of the game that its tests play there is none. */

const NONE = /no Daily Winter/u;
/** A day that is over takes no answers and no moves, whatever stood there. */
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

export const winterActs = <Verdicts>(anybody: Verdicts) => {
  const shown = { stage: 'running' as const, verdicts: anybody, shows: true as const };
  return [
    { does: '/winter', done: NONE, ...shown },
    { does: 'winter', of: '', rest: '', done: NONE, ...shown },
    {
      does: 'winter-type',
      stage: 'running' as const,
      of: '2020-01-01',
      rest: '||',
      done: /Type it/u,
      verdicts: anybody,
    },
    ...CONTROLS.map(([does, of, rest, done]) => ({ does, of, rest, done, ...shown })),
  ];
};
