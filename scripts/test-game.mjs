// Runs one game's tests, then its cases of the tests for every game: npm run test:game glacier
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const [game = '', ...options] = process.argv.slice(2);
if (!games.includes(game)) {
  console.error(`Name a game: ${games.join(', ')}. For example: npm run test:game ${games[0]}`);
  process.exit(2);
}
const vitest = (...args) =>
  spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', ...args, ...options], { stdio: 'inherit' })
    .status;
const shared = readdirSync('test/games').filter((name) => name.endsWith('.test.ts'));
process.exitCode = vitest(`/${game}`) || vitest(...shared.map((name) => `test/games/${name}`), '-t', game);
