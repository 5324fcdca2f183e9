import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startFlags, startVariables } from '../tools/bench/start-flags.js';

it('npm, the container and the benchmarks start the program with the same flags', () => {
  const docker = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/mu.exec(docker)?.[1] ?? '[]') as string[];
  expect(command).toEqual(['node', ...startFlags(), 'dist/src/main.js']);
  expect(startFlags()).toContain('--max-semi-space-size=4');
  const variables = [...docker.matchAll(/\b(MALLOC_\w+)=(\S+)/gu)].map(([, name, value]) => [name, value]);
  expect(startVariables()).toEqual(Object.fromEntries(variables));
  expect(variables).toHaveLength(3);
});
