import { type Act, all, anybody, nothing, seated } from '../roles.js';

/** Rows of the permission table about a server’s games and its club. */

export const clubActs: readonly Act[] = [
  { does: '/games mine', stage: 'running', done: /our games|no games/u, verdicts: anybody },
  { does: '/games looking', stage: 'running', done: /ooking for players/u, verdicts: anybody },
  { does: '/games digest', stage: 'running', done: /Daily digest: off/u, verdicts: anybody },
  { does: 'games', stage: 'running', of: '', rest: 'all', done: /our games|no games/u, verdicts: anybody },
  {
    does: 'daily',
    stage: 'running',
    of: '',
    rest: '480',
    done: /Daily digest: every day/u,
    verdicts: anybody,
  },
  { does: '/review', stage: 'running', done: nothing, verdicts: all('playing') },
  { does: 'review', stage: 'running', done: nothing, verdicts: all('playing') },
  { does: '/leaderboard', stage: 'running', done: /No rated game/u, verdicts: anybody, shows: true },
  { does: 'ladder', stage: 'running', of: '', done: /No rated game/u, verdicts: anybody, shows: true },
  { does: 'ladder-curve', stage: 'running', of: '', done: /has no rated game/u, verdicts: anybody },
  { does: 'ladder-counts', stage: 'running', of: '', done: /Not rated/u, verdicts: anybody, shows: true },
  { does: '/club settings', stage: 'running', done: /Club features of this server/u, verdicts: anybody },
  {
    does: 'club-turn',
    stage: 'running',
    of: '',
    rest: 'follow on',
    done: /Following games\*\*: on/u,
    verdicts: all('moderator', { moderator: 'yes' }),
  },
  {
    does: 'wanted-too',
    stage: 'running',
    of: '',
    rest: 'woodpile 3 relaxed',
    done: /signed up|enough/u,
    verdicts: anybody,
  },
  {
    does: 'wanted-not',
    stage: 'running',
    of: '',
    rest: 'woodpile 3 relaxed',
    done: /ooking for players/u,
    verdicts: anybody,
  },
  {
    does: '/game follow',
    stage: 'running',
    done: /You follow/u,
    verdicts: all('follows', { moderator: 'yes', stranger: 'yes' }),
  },
  {
    does: 'tour-play-on',
    stage: 'running',
    done: /goes on, with turn pings/u,
    verdicts: seated,
    shows: true,
  },
  { does: 'rematch', stage: 'running', done: nothing, verdicts: all('playing') },
];
