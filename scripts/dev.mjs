// Runs the program, and builds and starts it again when a source changes: npm run dev
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** An editor writes a file in several steps, ms. */
const SETTLES = 300;

let program;
let timer;

const build = () =>
  spawnSync('node', ['scripts/setup.mjs', '--for', 'start'], { cwd: root, stdio: 'inherit' }).status === 0;

function start() {
  if (!build()) return;
  program = spawn('node', ['--max-semi-space-size=4', 'dist/src/main.js'], { cwd: root, stdio: 'inherit' });
}

function restart() {
  if (program === undefined || program.exitCode !== null) return start();
  program.once('exit', start);
  program.kill('SIGTERM');
}

for (const folder of ['src', 'commands', 'renders', 'migrations'])
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLES);
  });
process.on('SIGINT', () => program?.kill('SIGINT') ?? process.exit());
start();
