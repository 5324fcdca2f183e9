import { without } from '../parts/without.js';
import { FAILURE_TEXT, type PendingInteraction, type PageState } from './model.js';

/** The room reports a silent application after three seconds; this covers a silent room. */
const GIVE_UP_MS = 30_000;

export function withoutPending(state: PageState, nonce: string): PageState {
  if (!(nonce in state.pending)) return state;
  return { ...state, pending: without(state.pending, nonce) };
}

/** Another interaction with a message clears its failed ones. */
export function withoutFailed(
  pending: PageState['pending'],
  { messageId }: Pick<PendingInteraction, 'messageId'>,
): PageState['pending'] {
  if (messageId === null) return pending;
  const remaining = Object.entries(pending).filter(
    ([, one]) => one.state !== 'failed' || one.messageId !== messageId,
  );
  return Object.fromEntries(remaining);
}

export function refuse(state: PageState, nonce: string, problem: string): PageState {
  const pending = state.pending[nonce];
  if (pending === undefined) return state;
  if (pending.kind === 'modal') return { ...withoutPending(state, nonce), modalProblem: problem };
  return {
    ...state,
    pending: { ...state.pending, [nonce]: { ...pending, state: 'failed', problem } },
    announcement: problem,
  };
}

export function expirePending(state: PageState, at: number): PageState {
  return Object.values(state.pending)
    .filter((pending) => pending.state === 'sent' && pending.at + GIVE_UP_MS <= at)
    .reduce((next, pending) => refuse(next, pending.nonce, FAILURE_TEXT[2]), state);
}
