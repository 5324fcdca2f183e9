import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from './build.js';
import { inside, run } from './root.js';

/** Tests an image as its own user, with its own environment. */

/** Time limits for start and stop, ms. */
const STARTING = 120_000;
const STOPPING = 10_000;

type Trial = readonly [what: string, run: (image: Image) => Promise<string> | string];

export const TRIALS: readonly Trial[] = [
  ['native parts load', (image) => said(image, ['node', '-e', NATIVE])],
  ['npm sbom lists its packages', sbom],
  ['developers’ tools are left out', tools],
  ['a picture is drawn', picture],
  ['emojis are drawn already', emojis],
  ['it starts, is healthy, keeps its data, and stops when it is told to', wholeLife],
];

const NATIVE =
  "import('/app/dist/src/sqlite.js').then(({ Database }) => { new Database(':memory:').close(); require('canvas').createCanvas(8, 8).toBuffer(); console.log(process.version) })";

function said(image: Image, words: readonly string[]): string {
  return run(...inside(image, words)).trim();
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const FIMBUL = ['node', 'dist/src/cli/main.js'];

function sbom(image: Image): string {
  const whole = said(image, [
    ...['npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
  ]);
  const { components } = JSON.parse(whole) as { components: readonly { readonly name: string }[] };
  const names = components.map(({ name }) => name);
  check(names.includes('discord.js'), 'discord.js is not in it');
  check(!names.includes('vitest'), 'vitest is in it');
  check(!existsSync(join(image.root, 'app/node_modules/vitest')), 'vitest is installed');
  return `${names.length} packages`;
}

function tools(image: Image): string {
  check(!existsSync(join(image.root, 'app/dist/test')), 'dist/test is in it');
  const sentence = "coverage is a developers' tool that this image leaves out.";
  try {
    said(image, [...FIMBUL, 'coverage', '--game', 'glacier']);
  } catch (error) {
    check(
      error instanceof Error && error.message.includes(`ended with 1:\nfimbul: ${sentence}`),
      String(error),
    );
    return 'fimbul coverage says so';
  }
  throw new Error('fimbul coverage runs');
}

function picture(image: Image): string {
  const file = '/tmp/table.png';
  said(image, [...FIMBUL, 'render', 'table', '--sample', 'greenland', '--out', file]);
  const bytes = readFileSync(join(image.root, file));
  check(bytes.subarray(1, 4).toString() === 'PNG', 'it is no PNG');
  return `${bytes.byteLength} bytes`;
}

function emojis(image: Image): string {
  const folder = join(image.root, 'app/dist/renders/emojis');
  check(existsSync(folder), 'the build has drawn none');
  return `${readdirSync(folder).length} of them`;
}

async function wholeLife(image: Image): Promise<string> {
  // Without a token it opens the room, which needs no login.
  const env = { ...image.env, PORT: '0', HEALTH_PORT: '18080' };
  const own: Image = { ...image, env };
  const [command, words] = inside(own, image.start);
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = once(child, 'exit');
  try {
    const began = performance.now();
    while (!output.includes('at the table')) {
      check(child.exitCode === null, `it ended:\n${output}`);
      check(performance.now() - began < STARTING, `it is not at the table:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const started = performance.now() - began;
    said(own, image.healthcheck);
    const kept = statSync(join(image.root, 'data/fimbul.db'));
    check(kept.uid === 1000, 'the database is not the ordinary user’s');
    const told = performance.now();
    process.kill(firstInside(child.pid ?? 0), 'SIGTERM');
    const [code] = (await Promise.race([
      ended,
      new Promise((_, reject) => setTimeout(() => reject(new Error('it does not stop')), STOPPING)),
    ])) as [number | null];
    check(code === 0, `it ended with ${code}:\n${output}`);
    return `up in ${Math.round(started)} ms, healthy, stopped in ${Math.round(performance.now() - told)} ms`;
  } finally {
    child.kill('SIGKILL');
  }
}

/** The root's first process, to which a container engine sends signals. */
function firstInside(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/u);
  return Number(children[0]);
}
