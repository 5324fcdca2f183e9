import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { drawer } from '../kernel/index.js';
import { threadFile } from '../threads.js';
import type { LabQuestion, AskTask } from './ask.js';
import type { FromAsking } from './ask-process.js';
import { shippedExperiment, shippedExperiments } from './experiment.js';
import { LAB_GAMES } from './games.js';

/** Where people ask the laboratory while the program serves others: one question at a time, in a process that gives way. */

interface Question {
  readonly game: string;
  readonly name: string;
  /** By language; English is always there. */
  readonly words: Readonly<Record<string, string>>;
}

/** Why a question isn't taken: the asker's own is still being worked on; enough for today; too many wait. */
type NotTaken = 'busy' | 'enough' | 'full';

export interface DeskOptions {
  /** Questions that a person may ask in a day. */
  readonly aDay?: number;
  /** Questions of anybody that may wait. */
  readonly waiting?: number;
  /** Milliseconds of play for a question. */
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

export interface Desk {
  readonly questions: () => readonly Question[];
  /** Of a person: how many may still be asked today. */
  readonly left: (person: string) => number;
  /** Why a person can't ask now, and how many questions a day there are. */
  readonly refusal: (person: string) => { readonly why: NotTaken; readonly most: number } | undefined;
  /**
   * Works a question out. `report`: shares done, from 0 to 1.
   * @throws Error when it is refused, when there is no such question, and when the process failed
   */
  readonly ask: (
    asked: {
      readonly person: string;
      readonly game: string;
      readonly question: string;
      readonly locale: string;
    },
    report?: (share: number) => void,
  ) => Promise<LabQuestion>;
  readonly close: () => Promise<void>;
}

const A_DAY = 8;
const WAITING = 4;
const MILLISECONDS = 40_000;
/** It starts before the games, and charts and the page come after them; then it is given up. */
const GRACE = 60_000;
/** Days don't begin anywhere in particular: it is the last 24 hours that count. */
const DAY = 24 * 3600_000;

export function openDesk(options: DeskOptions = {}): Desk {
  const { aDay = A_DAY, waiting = WAITING, milliseconds = MILLISECONDS, clock = Date.now } = options;
  const asking = new Set<string>();
  const asked = new Map<string, number[]>();
  const draw = drawer(clock() % 2 ** 31);
  const closing = new AbortController();
  const turns = new PQueue({ concurrency: 1 });
  let all: readonly Question[] | undefined;

  const today = (person: string): number[] => (asked.get(person) ?? []).filter((at) => at > clock() - DAY);
  const left = (person: string): number => Math.max(0, aDay - today(person).length);

  const refusal: Desk['refusal'] = (person) => {
    const why = asking.has(person)
      ? 'busy'
      : left(person) === 0
        ? 'enough'
        : asking.size > waiting
          ? 'full'
          : undefined;
    return why === undefined ? undefined : { why, most: aDay };
  };

  return {
    left,
    refusal,
    questions: () => (all ??= LAB_GAMES.flatMap(({ id }) => questionsOf(id))),
    async ask({ person, game, question, locale }, report) {
      const refused = refusal(person);
      if (refused !== undefined) throw new Error(`a question was not taken: ${refused.why}`);
      asking.add(person);
      asked.set(person, [...today(person), clock()]);
      const task: AskTask = { game, question, locale, seed: draw(1_000_000), milliseconds };
      try {
        return await turns.add(() => {
          closing.signal.throwIfAborted();
          const signal = AbortSignal.any([AbortSignal.timeout(milliseconds + GRACE), closing.signal]);
          return inProcess(task, signal, (share) => report?.(share));
        });
      } finally {
        asking.delete(person);
      }
    },
    async close() {
      closing.abort();
      await turns.onIdle();
    },
  };
}

/** @throws Error when it fails, ends too early or takes too long */
function inProcess(
  task: AskTask,
  signal: AbortSignal,
  report: (share: number) => void,
): Promise<LabQuestion> {
  const { filename, execArgv } = threadFile('ask-process', import.meta.url);
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(filename), { execArgv, serialization: 'advanced', signal });
    child.on('message', (message: FromAsking) => {
      if (message.kind === 'progress') report(message.of === 0 ? 0 : message.done / message.of);
      else if (message.kind === 'asked') done(message.asked);
      else failed(new Error(message.why));
    });
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`the laboratory ended with ${code ?? 'a signal'}`)));
    child.send(task);
  });
}

function questionsOf(game: string): Question[] {
  return shippedExperiments(game).flatMap((name) => {
    const found = shippedExperiment(game, name);
    return found === undefined ? [] : [{ game, name, words: { ...found.translated, en: found.question } }];
  });
}
