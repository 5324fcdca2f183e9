import { type Act, all, anybody, hosts, nothing, seated } from '../roles.js';

/** Rows of the permission table about a running game: joining, leaving, and what its host may do. */

export const gameActs: readonly Act[] = [
  {
    does: '/game start',
    stage: 'running',
    done: nothing,
    verdicts: all('host', { host: 'later', moderator: 'later' }),
  },
  { does: '/game join', stage: 'running', done: nothing, verdicts: all('later') },
  { does: '/game leave', stage: 'running', done: /You left/u, verdicts: seated },
  { does: '/game list', stage: 'running', done: /Games of this server/u, verdicts: anybody, shows: true },
  { does: '/game end', stage: 'running', done: /End .* for everyone/u, verdicts: anybody },
  {
    does: '/game here',
    stage: 'running',
    elsewhere: true,
    done: /goes on in this channel/u,
    verdicts: hosts,
  },
  { does: 'end-yes', stage: 'running', done: /has ended/u, verdicts: hosts },
  { does: '/game remove', stage: 'running', options: { place: 2 }, done: /Turn 1 of 5/u, verdicts: hosts },
  {
    does: '/game replace',
    stage: 'running',
    options: { seat: 'blue' },
    done: /Turn 1 of 5/u,
    verdicts: hosts,
  },
  {
    does: '/game take',
    stage: 'running',
    done: nothing,
    verdicts: all('sits', { moderator: 'later', stranger: 'later' }),
  },
  { does: 'hand-over', stage: 'running', done: /Your seat/u, verdicts: seated },
  { does: '/game rewind', stage: 'running', options: { to: '0' }, done: /back at move/u, verdicts: hosts },
  {
    does: '/game settings',
    stage: 'running',
    options: { told: 'quiet' },
    done: /Posts here/u,
    verdicts: hosts,
  },
  {
    does: '/game unfreeze',
    stage: 'running',
    done: nothing,
    verdicts: all('host', { host: 'later', moderator: 'later' }),
  },
  { does: '/game unfreeze', stage: 'frozen', done: /Turn/u, verdicts: hosts },
];
