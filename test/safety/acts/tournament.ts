import { type Act, all, anybody } from '../roles.js';

/** Rows of the permission table about tournaments. The server has none yet, so only the right to open one differs. */

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

export const tournamentActs: readonly Act[] = [
  {
    does: '/tournament list',
    stage: 'running',
    done: /has no tournament|Tournaments/u,
    verdicts: anybody,
  },
  ...Object.entries(COMMANDS).map(([sub, options]): Act => ({
    does: `/tournament ${sub}`,
    stage: 'running',
    ...(Object.keys(options).length === 0 ? {} : { options }),
    done: NONE,
    verdicts: anybody,
  })),
  ...CONTROLS.map((family): Act => ({
    does: `tour-${family}`,
    stage: 'running',
    of: '',
    rest: '99',
    done: NONE,
    verdicts: anybody,
  })),
  // Must be the last row: the ones before it expect a server without a tournament.
  {
    does: '/tournament new',
    stage: 'running',
    options: { game: 'woodpile', kind: 'swiss' },
    done: /The tournament .* is open/u,
    verdicts: all('moderator', { moderator: 'yes' }),
  },
];
