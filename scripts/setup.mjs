// Makes a fresh clone ready and costs next to nothing when it is ready already. No dependencies: it runs
// before anything is installed.
//   node scripts/setup.mjs [--for start|test] [--quiet]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesDigest } from './sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const purpose = process.argv.includes('--for') ? process.argv[process.argv.indexOf('--for') + 1] : 'start';
const quiet = process.argv.includes('--quiet');
const stamps = join(root, 'node_modules', '.fimbul');

/** Debian's names of what node-canvas is built against. */
const LIBRARIES = [
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'pkg-config',
];
const COMPILERS = ['build-essential', 'python3'];
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const say = (text) => quiet || console.error(`[set-up] ${text}`);

function fail(text) {
  console.error(`[set-up] ${text}`);
  process.exit(1);
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, ...options });
}

const digest = (text) => createHash('sha256').update(text).digest('hex');
const readStamp = (name) => (existsSync(join(stamps, name)) ? readFileSync(join(stamps, name), 'utf8') : '');
function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Fimbul needs Node 20.19 or later; this is ${process.versions.node}. See https://nodejs.org/en/download`,
    );
  }
}

const canAptGet = () => process.getuid?.() === 0 && run('apt-get', ['--version']).status === 0;

/** Installs Debian packages when that is possible here; otherwise says what to run. */
function aptGet(packages, why) {
  const line = `apt-get update && apt-get install -y ${packages.join(' ')}`;
  if (!canAptGet())
    return {
      done: false,
      hint: `${why} Run, as root:\n    ${line}\n(or your system's own packages of these)`,
    };
  say(`${why} Installing ${packages.join(' ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update'], { env });
  const installed = run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  return installed.status === 0
    ? { done: true, hint: '' }
    : { done: false, hint: `${why} This failed:\n    ${line}\n${installed.stderr.slice(-600)}` };
}

/** The SQLite that `src/sqlite.ts` takes under this Node. */
const SQLITE = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';

/** What makes a package really load its native part. */
const PROBES = {
  [SQLITE]: `new (require('${SQLITE}'))(':memory:').close()`,
  canvas: "require('canvas').createCanvas(8, 8).toBuffer()",
};
const loads = (name) => run(process.execPath, ['-e', PROBES[name]]).status === 0;

/** better-sqlite3 13 brings its native part along and builds it only when it is told to. */
const buildNative = (name) =>
  name === 'better-sqlite3-13'
    ? run('npm', ['explore', name, '--', 'npm', 'run', 'build-release'])
    : run('npm', ['rebuild', name, '--foreground-scripts']);

/** A native package: taken prebuilt where there is one, else built from source, with what that needs. */
function makeNative(name, packages) {
  if (loads(name)) return;
  say(`getting ${name}'s native part ready (built from source where no binary fits; a minute or two) …`);
  let built = buildNative(name);
  if (loads(name)) return;
  const apt = aptGet(packages, `${name} has to be built from source here and that needs system packages.`);
  if (apt.done) built = buildNative(name);
  if (loads(name)) return;
  fail(`${name} could not be made ready.\n${apt.hint}\n${(built.stdout + built.stderr).slice(-1200)}`);
}

function installPackages() {
  const lock = digest(readFileSync(join(root, 'package-lock.json'), 'utf8') + process.versions.modules);
  if (readStamp('packages') !== lock) {
    say('installing packages …');
    const ci = run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']);
    if (ci.status !== 0) fail(`npm ci failed:\n${(ci.stdout + ci.stderr).slice(0, 2000)}`);
    makeNative(SQLITE, COMPILERS);
    makeNative('canvas', [...COMPILERS, ...LIBRARIES]);
    writeStamp('packages', lock);
  }
}

function findChromium() {
  if (purpose !== 'test' || process.env.CHROMIUM || CHROMIUMS.some((path) => existsSync(path))) return;
  const apt = aptGet(['chromium'], 'The browser tests need Chromium.');
  if (!apt.done) say(`${apt.hint}\nUntil then the browser tests are skipped.`);
}

function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const isThere = existsSync(debian) || run('postgres', ['--version']).status === 0;
  if (purpose !== 'test' || isThere) return;
  const apt = aptGet(['postgresql'], 'The tests of the store on PostgreSQL need a server.');
  if (!apt.done) say(`${apt.hint}\nUntil then they are skipped.`);
}

/** Commit subjects are checked in a checkout that has no hooks of its own. */
function installHooks() {
  if (purpose === 'test' && run('git', ['config', 'core.hooksPath']).status === 1)
    run('git', ['config', 'core.hooksPath', '.githooks']);
}

function buildProgram() {
  const sources = () => sourcesDigest(root) + readStamp('packages');
  if (readStamp('build') === sources() && existsSync(join(root, 'dist', 'src', 'main.js'))) return;
  say('building …');
  const typed = run(process.execPath, ['scripts/message-args.mjs']);
  if (typed.status !== 0) fail(`a message can't be read:\n${typed.stderr.slice(-3000)}`);
  const built = run(process.execPath, ['scripts/build.mjs']);
  if (built.status !== 0) fail(`the build failed:\n${(built.stdout + built.stderr).slice(-3000)}`);
  // What it could do without it says, and so is heard of.
  if (built.stderr.trim() !== '') say(built.stderr.trim());
  writeStamp('build', sources());
}

checkNode();
installPackages();
findChromium();
findPostgres();
installHooks();
buildProgram();
