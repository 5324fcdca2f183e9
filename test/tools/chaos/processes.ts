import { type ChildProcess, spawn } from 'node:child_process';
import type { Room } from '../../../src/room/room.js';

/** The program's processes, which are repeatedly started, killed and stopped. */

export const GATEWAYS = ['0-1/4', '2-3/4'] as const;
export const SHARDS = 4;

export interface Process {
  readonly name: string;
  /** Starts the process and waits until it reports that it is ready. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops the process gracefully. @returns its exit code, null if a signal ended it */
  stop(): Promise<number | null>;
}

/** A process of the program that can be restarted. */
function processOf(
  name: string,
  program: string,
  env: Readonly<Record<string, string>>,
  isThere: string,
): Process {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const one = child;
    if (one === undefined) return null;
    if (one.exitCode !== null || one.signalCode !== null) return one.exitCode;
    const gone = new Promise<number | null>((resolve) => one.once('exit', resolve));
    one.kill(signal);
    return gone;
  };
  return {
    name,
    async start() {
      const { PATH = '', HOME = '' } = process.env;
      const started = spawn(process.execPath, [program], {
        env: { PATH, HOME, LOG_FORMAT: 'json', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        const hear = (data: Buffer): void => {
          said = `${said}${String(data)}`.slice(-10_000);
          if (said.includes(isThere)) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said}`)));
      });
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Configuration shared by all processes. */
export interface Place {
  readonly program: string;
  readonly url: string;
  /** Folder for other files of a process. */
  readonly folder: string;
  readonly room: Pick<Room, 'token' | 'apiUrl'>;
}

/** Two gateways of two shards each, and a worker. */
export function processesAt({ program, url, folder, room }: Place): readonly Process[] {
  const shared = { DATABASE_URL: url, FIMBUL_DATA: folder };
  const discord = { DISCORD_TOKEN: room.token, DISCORD_API: room.apiUrl };
  const gateways = GATEWAYS.map((shards) =>
    processOf(
      `gateway ${shards}`,
      program,
      { ...shared, ...discord, DISCORD_SHARDS: shards },
      'at the table',
    ),
  );
  return [
    ...gateways,
    processOf('worker', program, { ...shared, FIMBUL_ROLE: 'worker' }, 'draws and thinks'),
  ];
}
