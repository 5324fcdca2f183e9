import { setPriority } from 'node:os';
import { ask, type AskTask } from './ask.js';

/**
 * A process that works one question out and ends. Not a thread: canvas keeps its fonts for a whole process without a
 * lock, and the thread that paints for everybody has it there.
 */

/** By how much it gives way to the process that answers people. */
const NICE = 10;

/** A sound process's message; what it says is the desk's business. */
export type FromAsking =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'asked'; readonly asked: Awaited<ReturnType<typeof ask>> }
  | { readonly kind: 'failed'; readonly why: string };

const send = (message: FromAsking, then?: () => void): void =>
  void process.send?.(message, undefined, {}, then);

// The parent process has ended.
process.on('disconnect', () => process.exit(0));
process.once('message', (task: AskTask) => {
  setPriority(NICE);
  const end = (): void => process.disconnect();
  ask(task, (done, of) => send({ kind: 'progress', done, of })).then(
    (asked) => send({ kind: 'asked', asked }, end),
    (error: unknown) => send({ kind: 'failed', why: String(error) }, end),
  );
});
