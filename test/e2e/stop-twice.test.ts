import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterRoom, type Person } from '../support/person.js';
import { type Ending, type Run, startProgram } from './program.js';
import { drawer, pause } from './visitor.js';

/**
 * One or two signals while pictures are drawn: the program exits with its own code, without a native crash. A few
 * rounds here; `FIMBUL_STOPS=70` for all.
 */

const STOPS = Number(process.env['FIMBUL_STOPS'] ?? 3);
/** How long a picture may be in progress before the signals, ms. */
const PAINTING = 2000;
const folder = mkdtempSync(join(tmpdir(), 'fimbul-stop-'));
let run: Run | undefined;

async function openRoom(): Promise<{ readonly run: Run; readonly ann: Person }> {
  const started = startProgram(folder);
  run = started;
  const [, url = ''] = await started.until(/the room is open at (http:\/\/[\d.:]+)/u);
  await started.until(/at the table/u);
  // The port may be that of the program stopped before, whose pooled connection is dead.
  const bootstrap = await fetch(`${url}/page/bootstrap`, { headers: { connection: 'close' } });
  const first = (await bootstrap.json()) as { me: { username: string } };
  return {
    run: started,
    ann: await enterRoom({ url, user: first.me.username, channel: 'longhouse', patience: 60_000 }),
  };
}

beforeAll(async () => {
  // A game among AIs: its posts and its animation take many seconds to draw.
  const { run: first, ann } = await openRoom();
  await ann.command('/game new', { game: 'greenland', ai: 3 });
  await ann.command('/game start');
  await ann.answer(await ann.command('/game leave'));
  await pause(3000);
  ann.close();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
}, 120_000);
afterAll(() => {
  run?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function stopWhilePainting(draw: (n: number) => number, signals: number): Promise<Ending> {
  const { run: one, ann } = await openRoom();
  const under = ann.command('/game export', { film: true }).catch(() => undefined);
  await pause(300 + draw(PAINTING));
  for (let nth = 0; nth < signals; nth++) {
    one.child.kill('SIGTERM');
    // Any earlier, it would be the same signal forwarded by npm.
    await pause(500 + draw(300));
  }
  const ending = await one.ending;
  ann.close();
  await Promise.race([under, pause(100)]);
  return ending;
}

describe('a program that draws ends in order if it is stopped', () => {
  it.each([
    ['twice', 2, STOPS],
    ['once', 1, Math.ceil(STOPS / 5)],
  ])('%s', { timeout: 60_000 + STOPS * 30_000, retry: 0 }, async (_, signals, times) => {
    const draw = drawer(20_262);
    const endings: Record<string, number> = {};
    for (let at = 0; at < times; at++) {
      const { code, signal } = await stopWhilePainting(draw, signals);
      const how = signal ?? `code ${code}`;
      endings[how] = (endings[how] ?? 0) + 1;
    }
    console.error(endings);
    // SIGKILL is its own last resort for a picture that doesn't finish; SIGABRT and SIGSEGV would be crashes.
    expect(Object.keys(endings).filter((how) => !['code 0', 'code 1', 'SIGKILL'].includes(how))).toEqual([]);
  });
});
