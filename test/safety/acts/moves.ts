import { type Act, all, anybody, awaited, nothing } from '../roles.js';

/** Rows of the permission table about moves. */

export const movesActs: readonly Act[] = [
  {
    does: '/play',
    stage: 'running',
    options: { move: 'offer 1' },
    done: /Submitted|Played/u,
    verdicts: awaited,
  },
  {
    does: '/play',
    stage: 'frozen',
    options: { move: 'gather' },
    done: nothing,
    verdicts: all('later', { moderator: 'seat', stranger: 'seat' }),
  },
  {
    does: '/woodpile offer',
    stage: 'running',
    options: { rest: '1' },
    done: /Submitted|Played/u,
    verdicts: awaited,
  },
  { does: 'open', stage: 'running', rest: '||', done: /What do you do|Offer/u, verdicts: awaited },
  { does: 'step', stage: 'running', rest: '||offer', done: /logs|Offer/u, verdicts: awaited },
  {
    does: 'add',
    stage: 'running',
    rest: '||offer',
    values: ['1'],
    done: /logs|Offer|moved on/u,
    verdicts: awaited,
  },
  { does: 'type', stage: 'running', rest: '||', done: /Type it/u, verdicts: anybody, shows: true },
  { does: 'go', stage: 'running', rest: 'offer 1', done: /Submitted|Played/u, verdicts: awaited },
  { does: 'sure', stage: 'running', rest: 'offer 1', done: /Submitted|Played/u, verdicts: awaited },
  { does: 'next', stage: 'running', of: '', done: /Turn 1 of 5|No other game waits/u, verdicts: anybody },
  { does: 'send', stage: 'running', done: /What do you do|Offer|Saved|Played/u, verdicts: awaited },
  { does: 'drop', stage: 'running', done: /What do you do|Offer/u, verdicts: awaited },
  { does: 'try', stage: 'running', rest: 'offer 1', done: /If you play/u, verdicts: awaited },
  { does: 'at-once', stage: 'running', rest: 'offer 1', done: /Submitted|Played/u, verdicts: awaited },
  {
    does: 'again',
    stage: 'running',
    rest: '["game","status",{}]',
    done: /Turn 1 of 5/u,
    verdicts: anybody,
    shows: true,
  },
  {
    does: 'advise',
    stage: 'running',
    done: /^$/u,
    verdicts: all('advice', { moderator: 'seat', stranger: 'seat' }),
  },
];
