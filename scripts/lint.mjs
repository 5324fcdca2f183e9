// Runs every check of the sources side by side. With --changed, ESLint and Prettier look only at files that differ
// from the last commit, and knip, which needs the whole tree, is left out.
//   npm run lint [-- --changed]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What dependency-cruiser remembers of files that haven't changed. */
const CACHE = 'node_modules/.fimbul/imports';
const onlyChanged = process.argv.includes('--changed');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files to check. Deleted files have nothing to check. */
const files = onlyChanged
  ? [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
      existsSync,
    )
  : ['.'];
const toLint = files.filter((file) => file === '.' || /\.tsx?$/u.test(file));

/** @returns {Promise<boolean>} whether the check passed; what it printed is shown in one piece */
function check(tool, ...args) {
  return run('node_modules/.bin/' + tool, ...args);
}

function run(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => {
      if (code !== 0) console.error(`${command}:\n${output}`);
      resolve(code === 0);
    });
  });
}

// ESLint knows types, and those of messages are made from the texts.
await run(process.execPath, 'scripts/message-args.mjs');
const checks = [
  check(
    'cspell',
    'lint',
    '--no-progress',
    '--quiet',
    'src/**/texts/{en,de}.json',
    'README.md',
    'docs/{players,hosting}/*.md',
  ),
  check(
    'depcruise',
    '--config',
    '.dependency-cruiser.js',
    '--output-type',
    'err-long',
    '--cache',
    CACHE,
    'src',
    'commands',
    'renders',
  ),
];
if (toLint.length > 0) checks.push(check('eslint', '--no-warn-ignored', ...toLint));
if (files.length > 0)
  checks.push(check('prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files));
if (!onlyChanged) checks.push(check('knip', '--no-progress'));
process.exitCode = (await Promise.all(checks)).includes(false) ? 1 : 0;
