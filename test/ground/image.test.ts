import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ignoring, NotUnderstood, readDockerfile, type Stage, type Step } from '../tools/image/dockerfile.js';
import { baseOf } from '../tools/image/root.js';

/** `npm run image` understands every line of the Dockerfile, and the Dockerfile meets the requirements. */

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
const stages = readDockerfile(text);

/** Steps of a kind, with their index. */
function stepsOf<Is extends Step['is']>(
  stage: Stage | undefined,
  is: Is,
): readonly { readonly at: number; readonly step: Extract<Step, { is: Is }> }[] {
  return (stage?.steps ?? []).flatMap((step, at) =>
    step.is === is ? [{ at, step: step as Extract<Step, { is: Is }> }] : [],
  );
}

describe('the Dockerfile', () => {
  it('is parsed line by line', () => {
    const instructions = text.match(/^[A-Z]+ /gmu) ?? [];
    expect(stages.flatMap(({ steps }) => steps).length + stages.length).toBe(instructions.length);
    for (const { from } of stages) expect(baseOf(from).suite).toBe('bookworm');
    const major = Number(baseOf(stages[0]?.from ?? '').major);
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    expect(major).toBeGreaterThanOrEqual(Number(/\d+/u.exec(engines.node)?.[0]));
  });

  it('copies only files that exist and aren’t ignored', () => {
    const isLeftOut = ignoring(readFileSync(join(root, '.dockerignore'), 'utf8'));
    const sources = stages.flatMap((stage) =>
      stepsOf(stage, 'copy').flatMap(({ step }) => (step.from === undefined ? step.sources : [])),
    );
    expect(sources).toContain('package-lock.json');
    expect(sources.filter((source) => !existsSync(join(root, source)) || isLeftOut(source))).toEqual([]);
    for (const stage of stages)
      for (const { step } of stepsOf(stage, 'copy'))
        if (step.from !== undefined) expect(stages.map(({ name }) => name)).toContain(step.from);
  });

  it('sets the path of Node’s headers before a package is built from source', () => {
    const [first] = stages;
    const named = stepsOf(first, 'env').find(({ step }) => step.values['npm_config_nodedir'] !== undefined);
    const built = stepsOf(first, 'run').find(({ step }) => step.line.includes('npm rebuild'));
    expect(named?.at).toBeLessThan(built?.at ?? -1);
  });

  it('ends with an ordinary user, a health check and a process that receives signals', () => {
    const last = stages.at(-1);
    expect(stepsOf(last, 'user').at(-1)?.step.name).toBe('node');
    expect(stepsOf(last, 'healthcheck')).toHaveLength(1);
    expect(stepsOf(last, 'entrypoint')[0]?.step.words[0]).toBe('tini');
  });
});

describe('an unknown line', () => {
  it.each([
    ['an unknown instruction', 'FROM node:22-bookworm-slim\nONBUILD RUN ls'],
    ['a shell expression', 'FROM node:22-bookworm-slim\nENV A="$B"'],
    ['a wildcard', 'FROM node:22-bookworm-slim\nCOPY *.json ./'],
    ['a mount', 'FROM node:22-bookworm-slim\nRUN --mount=type=cache,target=/x ls'],
    ['a command in shell form', 'FROM node:22-bookworm-slim\nCMD node x.js'],
    ['a step before any base', 'RUN ls'],
  ])('is refused: %s', (_, dockerfile) => {
    expect(() => readDockerfile(dockerfile)).toThrow(NotUnderstood);
  });

  it('is refused in .dockerignore too', () => {
    expect(() => ignoring('node_modules\n**/*.log')).toThrow(NotUnderstood);
  });
});
