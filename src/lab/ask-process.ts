import { setPriority } from 'node:os';
import { ask, type AskTask } from './ask.js';

/**
 * A process that answers one question and ends. Not a thread: canvas keeps one font registry per process without a
 * lock, and the painting thread already uses it.
 */

/** Niceness: the process that answers players comes first. */
const NICE = 10;

/** Sends a message to the desk. */
export type FromAsking =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'asked'; readonly asked: Awaited<ReturnType<typeof ask>> }
  | { readonly kind: 'failed'; readonly why: string };

const send = (message: FromAsking, then?: () => void): void =>
  void process.send?.(message, undefined, {}, then);

// The parent process has ended.
process.on('disconnect', () => process.exit(0));
process.once('message', (task: AskTask) => {
  setPriority(NICE);
  const end = (): void => process.disconnect();
  ask(task, (done, total) => send({ kind: 'progress', done, total })).then(
    (asked) => send({ kind: 'asked', asked }, end),
    (error: unknown) => send({ kind: 'failed', why: String(error) }, end),
  );
});
