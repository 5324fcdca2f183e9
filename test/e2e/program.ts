import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { built } from '../support/built.js';

/** The built program as a process: its output, and how it ends. */

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Waits for a line that matches, and returns the match. */
  readonly until: (line: RegExp) => Promise<RegExpExecArray>;
  /** The exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly ending: Promise<Ending>;
}

/**
 * Starts the program with its data below the folder and the room on a free port.
 * @param env added to the environment of every program
 */
export function startProgram(folder: string, env: Readonly<Record<string, string>> = {}): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [built('src/main.js')], {
    cwd: folder,
    env: { PATH, HOME, FIMBUL_DATA: join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (data: Buffer): void => {
    said += String(data);
    for (const each of [...listeners]) each();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ending = new Promise<Ending>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  const until = (line: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = line.exec(said);
        if (found === null) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      void ending.then(({ code }) => reject(new Error(`it ended with ${code}: ${said}`)));
      look();
    });
  return { child, said: () => said, until, ending, ended: ending.then(({ code }) => code) };
}
