import { setTimeout as wait } from 'node:timers/promises';
import { drawer } from '../../../src/kernel/random.js';
import { ask, type Server } from '../harness/postgres-server.js';
import { GIVEN_UP, isAnswered, leftSince, until, withSeveral } from './several.js';

/**
 * The program's processes (gateways, worker) on one PostgreSQL while people play. Processes and then the database are
 * killed. Confirmed moves stay, nothing is posted twice, and other processes continue pending work.
 */

export interface KillOptions {
  /** The program's file, as `npm start` runs it. */
  readonly program: string;
  readonly server: Server;
  /** URL of an empty database on it. */
  readonly url: string;
  readonly game: string;
  /** Servers of the room, with a game in each; divided evenly among the gateways. */
  readonly servers: number;
  readonly kills: number;
  /** Crashes of the database after the kills. */
  readonly crashes: number;
  readonly seed: number;
  /** Time limit for others to take over, ms. */
  readonly within: number;
  readonly say?: (line: string) => void;
}

interface Killed {
  readonly what: string;
  /** Time until all work that was started or due at the kill was done, ms. */
  readonly taken: number;
  /** Time until people in every server got answers again, ms; the process restarts immediately. */
  readonly answered: number;
}

export interface KillReport {
  readonly kills: readonly Killed[];
  readonly moves: number;
  readonly promised: number;
  /** Answers that never came, because the gateway was killed. */
  readonly lost: number;
  readonly posts: number;
  readonly faults: readonly string[];
}

export async function kills(options: KillOptions): Promise<KillReport> {
  const { program, server, url, seed, say = () => {} } = options;
  const draw = drawer(seed);
  return withSeveral(options, async (evening) => {
    const processes = evening.processes(program);
    await Promise.all(processes.map((each) => each.start()));
    const tables = await evening.play([options.game]);
    const found: Killed[] = [];
    /** Waits until the work that was started or due at a moment is done. */
    const note = async (what: string, at: number, started?: Promise<void>): Promise<void> => {
      const [taken, answered] = await Promise.all([
        until(async () => (await ask(url, leftSince(at))).length === 0),
        until(() => isAnswered(tables)),
        started,
      ]);
      found.push({ what, taken, answered });
      say(`${what}: taken over within ${taken} ms, everybody answered after ${answered} ms`);
    };
    for (let nth = 0; nth < options.kills; nth++) {
      await wait(300 + draw(1500));
      const one = processes[draw(processes.length)];
      if (one === undefined) break;
      await one.kill();
      await note(one.name, Date.now(), one.start());
    }
    for (let nth = 0; nth < options.crashes; nth++) {
      await wait(300 + draw(1500));
      const at = Date.now();
      await server.crash();
      await wait(draw(800));
      await server.start();
      await note('PostgreSQL', at);
    }
    const { moves, promised, lost, posts, faults } = await evening.end();
    const late = found.flatMap(({ what, taken, answered }) => [
      ...(taken > options.within
        ? [`${what}: more than ${options.within / 1000} s until others had taken over`]
        : []),
      ...(answered >= GIVEN_UP ? [`${what}: somebody was never answered again`] : []),
    ]);
    return { kills: found, moves, promised, lost, posts, faults: [...faults, ...late] };
  });
}
