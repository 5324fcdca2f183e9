import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Step {
  readonly run?: string;
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly Step[]; readonly strategy?: { readonly matrix: unknown } }>
  >;
}

const text = read('.github/workflows/ci.yml');
const workflow = parse(text) as Workflow;

it('the workflow tests every supported Node on both databases', () => {
  expect(workflow.jobs['test']?.strategy?.matrix).toEqual({
    node: [20, 22, 24],
    store: ['sqlite', 'postgres'],
  });
});

it('the workflow only reads the repository, and uses no secret', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(text).not.toContain('secrets.');
});

it('the workflow runs only scripts of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const named = [...runs.join('\n').matchAll(/npm run ([\w:]+)/gu)].map(([, name = '']) => name);
  expect(named).toEqual(['setup', 'test:postgres']);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
