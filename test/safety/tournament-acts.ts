/** Rows of the permission table about tournaments, of which the server has none yet: only who may open one differs. */

const NONE = /no such tournament/u;

const COMMANDS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  join: {},
  leave: {},
  start: {},
  standings: {},
  round: {},
  export: {},
  drop: { person: 'stranger' },
  extend: { days: 1 },
  decide: { person: 'stranger' },
  end: {},
};
const CONTROLS = ['join', 'leave', 'start', 'table', 'round', 'export', 'end'];

export const tournamentActs = <Verdicts>(anybody: Verdicts, moderators: Verdicts) => [
  {
    does: '/tournament list',
    stage: 'running' as const,
    done: /has no tournament|Tournaments/u,
    verdicts: anybody,
  },
  ...Object.entries(COMMANDS).map(([sub, options]) => ({
    does: `/tournament ${sub}`,
    stage: 'running' as const,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    done: NONE,
    verdicts: anybody,
  })),
  ...CONTROLS.map((family) => ({
    does: `tour-${family}`,
    stage: 'running' as const,
    of: '',
    rest: '99',
    done: NONE,
    verdicts: anybody,
  })),
  // The last one: before it there is none, whichever rows share a server.
  {
    does: '/tournament new',
    stage: 'running' as const,
    options: { game: 'woodpile', kind: 'swiss' },
    done: /The tournament .* is open/u,
    verdicts: moderators,
  },
];
