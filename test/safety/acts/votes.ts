import { type Act, anybody, seated } from '../roles.js';

/** Rows of the permission table about undo, votes and late players. */

export const votesActs: readonly Act[] = [
  { does: '/undo', stage: 'running', done: /[Uu]ndone|nothing to undo/u, verdicts: seated },
  { does: 'undo', stage: 'running', done: /[Uu]ndone|nothing to undo/u, verdicts: seated },
  { does: 'undo-ask', stage: 'running', done: /[Uu]ndone|nothing to undo/u, verdicts: seated },
  ...['pause', 'extend', 'end'].map((what): Act => ({
    does: `/propose ${what}`,
    stage: 'running',
    done: /players vote/u,
    verdicts: seated,
  })),
  { does: '/propose resume', stage: 'running', done: /isn’t paused/u, verdicts: seated },
  ...['winner', 'once', 'replace'].map((what): Act => ({
    does: `/propose ${what}`,
    stage: 'running',
    options: { seat: 'blue' },
    done: /players vote/u,
    verdicts: seated,
  })),
  {
    does: '/propose hints',
    stage: 'running',
    options: { hints: 'all' },
    done: /players vote/u,
    verdicts: seated,
  },
  {
    does: '/propose rewind',
    stage: 'running',
    options: { to: '0' },
    done: /players vote/u,
    verdicts: seated,
  },
  { does: 'vote-yes', stage: 'running', rest: '0', done: /vote is over/u, verdicts: anybody },
  { does: 'vote-no', stage: 'running', rest: '0', done: /vote is over/u, verdicts: anybody },
  { does: 'late-wait', stage: 'running', done: /The players wait/u, verdicts: seated },
  { does: 'late-extend', stage: 'running', done: /players vote/u, verdicts: seated },
  { does: 'late-once', stage: 'running', rest: 'blue', done: /players vote/u, verdicts: seated },
  { does: 'late-replace', stage: 'running', rest: 'blue', done: /players vote/u, verdicts: seated },
];
