import { type Act, all, anybody, nothing } from '../roles.js';

/** Rows of the permission table about a person's own data, help and lessons. */

export const meActs: readonly Act[] = [
  { does: '/help', stage: 'running', done: /## Help/u, verdicts: anybody, shows: true },
  { does: '/stats person', stage: 'running', done: /decisions so far/u, verdicts: anybody, shows: true },
  { does: '/stats server', stage: 'running', done: /Games of this server/u, verdicts: anybody, shows: true },
  { does: '/me show', stage: 'running', done: /Your data/u, verdicts: anybody, shows: true },
  { does: '/me export', stage: 'running', done: /Your data/u, verdicts: anybody },
  { does: '/me delete', stage: 'running', done: /Delete your data/u, verdicts: anybody },
  // A button for another person is answered for the presser.
  { does: 'help', stage: 'running', of: '', rest: 'play', done: /### Play/u, verdicts: anybody },
  { does: 'me-forget', stage: 'running', of: '', rest: '1', done: /Delete your data/u, verdicts: anybody },
  { does: '/learn', stage: 'running', done: /lesson/u, verdicts: anybody },
  ...['open', 'step', 'add', 'go', 'sure', 'send', 'drop', 'hint', 'text', 'anew'].map((what): Act => ({
    does: `learn-${what}`,
    stage: 'running',
    of: 'untaught',
    rest: 'offer 1',
    done: nothing,
    verdicts: all('pupil'),
  })),
  { does: 'learn-type', stage: 'running', rest: '||', done: /Type it/u, verdicts: anybody },
  { does: '/clock show', stage: 'running', done: /Your clock/u, verdicts: anybody, shows: true },
  { does: '/clock direct', stage: 'running', options: { on: false }, done: /Your clock/u, verdicts: anybody },
  {
    does: '/clock zone',
    stage: 'running',
    options: { name: 'Europe/Oslo' },
    done: /Europe\/Oslo/u,
    verdicts: anybody,
  },
  {
    does: '/clock quiet',
    stage: 'running',
    options: { from: '22:00', until: '6' },
    done: /22:00/u,
    verdicts: anybody,
  },
  { does: '/clock away', stage: 'running', options: { until: '3' }, done: /Away until/u, verdicts: anybody },
  { does: '/clock back', stage: 'running', done: /Your clock/u, verdicts: anybody },
  {
    does: '/lab ask',
    stage: 'running',
    options: { question: '?' },
    done: /Choose one of these questions|lab is off/u,
    verdicts: anybody,
  },
  { does: '/status', stage: 'running', done: nothing, verdicts: all('owner') },
];
