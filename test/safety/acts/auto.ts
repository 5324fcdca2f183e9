import { type Act, anybody, seated } from '../roles.js';

/** Rows of the permission table about auto-actions and queued moves. */

export const autoActs: readonly Act[] = [
  { does: '/auto show', stage: 'running', done: /Auto-actions of/u, verdicts: seated },
  { does: 'orders', stage: 'running', done: /Auto-actions of/u, verdicts: seated },
  { does: 'orders-pick', stage: 'running', values: ['offer'], done: /What to offer/u, verdicts: seated },
  {
    does: 'orders-set',
    stage: 'running',
    rest: 'storm',
    values: ['avoid'],
    done: /Gather by the house/u,
    verdicts: seated,
  },
  { does: 'orders-all', stage: 'running', rest: 'ask', done: /Auto-actions saved/u, verdicts: seated },
  { does: 'orders-undo', stage: 'running', rest: '00', done: /as before/u, verdicts: seated },
  {
    does: 'orders-take',
    stage: 'running',
    rest: 'storm.avoid',
    done: /Gather by the house|Auto-actions of/u,
    verdicts: seated,
  },
  { does: 'quick', stage: 'running', rest: 'off', done: /Auto-actions of/u, verdicts: seated },
  { does: '/auto queue', stage: 'running', options: { move: 'gather' }, done: /Saved/u, verdicts: seated },
  { does: 'plan-make', stage: 'running', done: /A queued move/u, verdicts: seated },
  { does: 'plan-step', stage: 'running', rest: '||', done: /A queued move/u, verdicts: seated },
  {
    does: 'plan-add',
    stage: 'running',
    rest: '||gather',
    values: ['1'],
    done: /A queued move/u,
    verdicts: seated,
  },
  { does: 'plan-type', stage: 'running', rest: '||', done: /Type it/u, verdicts: anybody, shows: true },
  { does: 'plan-go', stage: 'running', rest: 'gather', done: /A queued move/u, verdicts: seated },
  { does: 'plan-sure', stage: 'running', rest: 'gather', done: /A queued move/u, verdicts: seated },
  { does: 'plan-if', stage: 'running', values: ['rich red'], done: /A queued move/u, verdicts: seated },
  { does: 'plan-unless', stage: 'running', values: ['rich red'], done: /A queued move/u, verdicts: seated },
  { does: 'plan-keep', stage: 'running', done: /no queued move to save/u, verdicts: seated },
  { does: 'plan-discard', stage: 'running', done: /Auto-actions of/u, verdicts: seated },
  { does: 'plan-send', stage: 'running', done: /A queued move/u, verdicts: seated },
  { does: 'plan-drop', stage: 'running', done: /A queued move/u, verdicts: seated },
  { does: 'plan-forget', stage: 'running', values: ['1'], done: /Auto-actions of/u, verdicts: seated },
];
