import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ignoring, type Stage, type Step } from './dockerfile.js';
import { inside, type Inside, makeBase, run } from './root.js';

/** Runs the steps of a Dockerfile, stage by stage, each in its own root folder. */

export interface Image extends Inside {
  readonly start: readonly string[];
  readonly healthcheck: readonly string[];
}

export interface BuildInput {
  readonly stages: readonly Stage[];
  readonly project: string;
  readonly dockerignore: string;
  /** Parent folder of the roots. */
  readonly folder: string;
  readonly say: (text: string) => void;
  /** Reuses roots from an earlier build. */
  readonly again?: boolean;
}

/** @returns the last stage with its start configuration */
export function build(input: BuildInput): Image {
  const { stages, project, dockerignore, folder, say, again = false } = input;
  const roots = new Map<string, string>();
  const isLeftOut = ignoring(dockerignore);
  let image: Image | undefined;
  for (const { name, from, steps } of stages) {
    const root = join(folder, `stage-${name}`);
    if (!again) {
      rmSync(root, { recursive: true, force: true });
      run('cp', ['-a', makeBase(from, folder, say), root]);
    }
    image = { root, folder: '/', user: 'root', env: {}, start: [], healthcheck: [] };
    for (const step of steps) {
      if (!again) say(`${name}: ${toldOf(step)}`);
      else if (step.is === 'run' || step.is === 'copy') continue;
      image = done(image, step, (path) => {
        if (path === undefined) return { root: project, isLeftOut };
        const other = roots.get(path);
        if (other === undefined) throw new Error(`there is no stage ${path}`);
        return { root: other, isLeftOut: () => false };
      });
    }
    roots.set(name, root);
  }
  if (image === undefined) throw new Error('the Dockerfile has no stage');
  return image;
}

interface Source {
  readonly root: string;
  readonly isLeftOut: (path: string) => boolean;
}

function done(image: Image, step: Step, sourceOf: (from: string | undefined) => Source): Image {
  switch (step.is) {
    case 'run': {
      run(...inside(image, ['/bin/sh', '-c', step.line]));
      return image;
    }
    case 'workdir': {
      const folder = join(image.folder, step.folder);
      mkdirSync(join(image.root, folder), { recursive: true });
      return { ...image, folder };
    }
    case 'user':
      return { ...image, user: step.name };
    case 'env':
      return { ...image, env: { ...image.env, ...step.values } };
    case 'copy': {
      copy(image, step, sourceOf(step.from));
      return image;
    }
    case 'entrypoint':
      return { ...image, start: step.words };
    case 'cmd':
      return { ...image, start: [...image.start, ...step.words] };
    case 'healthcheck':
      return { ...image, healthcheck: step.words };
    case 'volume':
    case 'expose':
      return image;
  }
}

/** Copies like Docker: a folder's content, or a file into a folder whose name ends with a slash. */
function copy(image: Image, step: Extract<Step, { is: 'copy' }>, { root, isLeftOut }: Source): void {
  const { sources, target, owner } = step;
  for (const source of sources) {
    const from = join(root, source);
    if (!existsSync(from)) throw new Error(`COPY ${source}: there is no such thing`);
    const inImage = target.startsWith('/') ? target : join(image.folder, target);
    const isFile = statSync(from).isFile();
    const to = join(image.root, isFile && target.endsWith('/') ? join(inImage, basename(source)) : inImage);
    mkdirSync(isFile ? join(to, '..') : to, { recursive: true });
    // A stage's packages are thousands of links and files, which cp -a preserves.
    if (step.from !== undefined) run('cp', ['-a', isFile ? from : `${from}/.`, to]);
    else
      cpSync(from, to, {
        recursive: true,
        filter: (path) => !isLeftOut(relative(root, path)),
      });
    run('chroot', [image.root, 'chown', '-R', owner ?? 'root:root', to.slice(image.root.length)]);
  }
}

/** A step as one line. */
export function toldOf(step: Step): string {
  switch (step.is) {
    case 'run':
      return `RUN ${step.line.replace(/\s+/gu, ' ')}`;
    case 'copy':
      return `COPY ${step.from === undefined ? '' : `(${step.from}) `}${step.sources.join(' ')} → ${step.target}`;
    case 'workdir':
      return `WORKDIR ${step.folder}`;
    case 'user':
      return `USER ${step.name}`;
    case 'env':
      return `ENV ${Object.entries(step.values)
        .map((pair) => pair.join('='))
        .join(' ')}`;
    case 'volume':
    case 'expose':
      return `${step.is.toUpperCase()} ${step.what}`;
    default:
      return `${step.is.toUpperCase()} ${step.words.join(' ')}`;
  }
}
