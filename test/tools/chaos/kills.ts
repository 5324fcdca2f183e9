import { setTimeout as wait } from 'node:timers/promises';
import { drawer } from '../../../src/kernel/random.js';
import { ask, type Server } from '../harness/postgres-server.js';
import { GIVEN_UP, isAnswered, leftSince, until, withSeveral } from './several.js';

/**
 * The whole of it on one PostgreSQL, as the program's own processes: gateways with their shards, a worker, people who
 * play in several servers. One of the processes is killed again and again, then the database's server itself. What was
 * told is kept, nothing is there twice, and what the one that is gone had begun goes on in the others.
 */

export interface KillOptions {
  /** The program's file, as `npm start` runs it. */
  readonly program: string;
  readonly server: Server;
  /** An empty database on it. */
  readonly url: string;
  readonly game: string;
  /** Servers of the room with a game in each; shared out evenly among the gateways. */
  readonly servers: number;
  readonly kills: number;
  /** Crashes of the database's server, after the kills. */
  readonly crashes: number;
  readonly seed: number;
  /** How long others may take until they have taken over, ms: longer than that is a fault. */
  readonly within: number;
  readonly say?: (line: string) => void;
}

interface Killed {
  readonly what: string;
  /** Until nothing waited any more that had been begun, or was due, when it was killed, ms. */
  readonly taken: number;
  /** Until somebody in every server was answered again, ms; it was started again at once. */
  readonly answered: number;
}

export interface KillReport {
  readonly kills: readonly Killed[];
  readonly moves: number;
  readonly promised: number;
  /** Answers that never came: the gateway was gone. */
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
    /** Waits until all goes on that was begun or due by then. */
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
