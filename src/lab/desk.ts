import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { drawer } from '../kernel/index.js';
import { threadFile } from '../threads.js';
import type { LabQuestion, AskTask } from './ask.js';
import type { FromAsking } from './ask-process.js';
import { shippedExperiment, shippedExperiments } from './experiment.js';
import { LAB_GAMES } from './games.js';

/** Takes players' questions to the laboratory: one at a time, in a process with low priority. */

interface Question {
  readonly game: string;
  readonly name: string;
  /** By language; always has English. */
  readonly words: Readonly<Record<string, string>>;
}

/** Why a question is refused: the asker's last one is running, the daily limit is reached, or the queue is full. */
type NotTaken = 'busy' | 'enough' | 'full';

export interface DeskOptions {
  /** Questions per person in 24 hours. */
  readonly aDay?: number;
  /** Length of the queue. */
  readonly waiting?: number;
  /** Milliseconds of play per question. */
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

export interface Desk {
  readonly questions: () => readonly Question[];
  /** Questions that the person has left today. */
  readonly left: (person: string) => number;
  /** Why the person can't ask now, and the daily limit. */
  readonly refusal: (person: string) => { readonly why: NotTaken; readonly most: number } | undefined;
  /**
   * Answers a question. `report` gets the share done, from 0 to 1.
   * @throws Error if it is refused or unknown, or if the process fails
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
/** Extra time for starting the process, charts and page. */
const GRACE = 60_000;
/** The limit holds for the last 24 hours, not for a calendar day. */
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

/** @throws Error if it fails, ends early or times out */
function inProcess(
  task: AskTask,
  signal: AbortSignal,
  report: (share: number) => void,
): Promise<LabQuestion> {
  const { filename, execArgv } = threadFile('ask-process', import.meta.url);
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(filename), { execArgv, serialization: 'advanced', signal });
    child.on('message', (message: FromAsking) => {
      if (message.kind === 'progress') report(message.total === 0 ? 0 : message.done / message.total);
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
