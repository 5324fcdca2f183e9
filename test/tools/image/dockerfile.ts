/** Parses the Dockerfile, the only description of the image. */

export interface Stage {
  /** `build` in `FROM node:22 AS build`; the stage's number if it has no name. */
  readonly name: string;
  /** `node:22-bookworm-slim` */
  readonly from: string;
  readonly steps: readonly Step[];
}

export type Step =
  | { readonly is: 'run'; readonly line: string }
  | { readonly is: 'workdir'; readonly folder: string }
  | { readonly is: 'user'; readonly name: string }
  | { readonly is: 'env'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly is: 'copy';
      /** The source stage; undefined for the project folder. */
      readonly from?: string;
      /** `node:node` */
      readonly owner?: string;
      readonly sources: readonly string[];
      readonly target: string;
    }
  | { readonly is: 'entrypoint'; readonly words: readonly string[] }
  | { readonly is: 'cmd'; readonly words: readonly string[] }
  | { readonly is: 'healthcheck'; readonly words: readonly string[] }
  | { readonly is: 'volume'; readonly what: string }
  | { readonly is: 'expose'; readonly what: string };

/** A Dockerfile line that this parser doesn't support; none is ignored silently. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

/** @throws NotUnderstood */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: (Stage & { readonly steps: Step[] })[] = [];
  for (const line of linesOf(text)) {
    const [, word = '', rest = ''] = /^([A-Za-z]+)\s+([\s\S]*)$/u.exec(line) ?? [];
    if (word.toUpperCase() === 'FROM') {
      const [, from, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/iu.exec(rest) ?? [];
      if (from === undefined) throw new NotUnderstood(line);
      stages.push({ name: name ?? String(stages.length), from, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new NotUnderstood(`${line} (before any FROM)`);
    stage.steps.push(stepOf(word.toUpperCase(), rest, line));
  }
  return stages;
}

/** Complete instructions: without comments, with continued lines joined. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/u.test(line))
    .join('\n')
    .replace(/\\\n/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function stepOf(word: string, rest: string, line: string): Step {
  switch (word) {
    case 'RUN':
      if (rest.startsWith('[') || rest.startsWith('--')) throw new NotUnderstood(line);
      return { is: 'run', line: rest };
    case 'WORKDIR':
      return { is: 'workdir', folder: rest };
    case 'USER':
      return { is: 'user', name: rest };
    case 'ENV':
      return { is: 'env', values: valuesOf(rest, line) };
    case 'COPY':
      return copyOf(rest, line);
    case 'ENTRYPOINT':
    case 'CMD':
      return { is: word === 'CMD' ? 'cmd' : 'entrypoint', words: wordsOf(rest, line) };
    case 'HEALTHCHECK':
      return { is: 'healthcheck', words: wordsOf(rest.replace(/^(?:--\S+\s+)*CMD\s+/u, ''), line) };
    case 'VOLUME':
    case 'EXPOSE':
      return { is: word === 'VOLUME' ? 'volume' : 'expose', what: rest };
    default:
      throw new NotUnderstood(line);
  }
}

/** `A=1 B=two`; values that need a shell are not supported. */
function valuesOf(rest: string, line: string): Readonly<Record<string, string>> {
  const pairs = rest.split(/\s+/u).map((pair) => /^([A-Za-z_]\w*)=([^\s"'$\\]*)$/u.exec(pair));
  return Object.fromEntries(
    pairs.map((found) => {
      const [, name, value] = found ?? [];
      if (name === undefined || value === undefined) throw new NotUnderstood(line);
      return [name, value];
    }),
  );
}

function copyOf(rest: string, line: string): Step {
  const words = rest.split(/\s+/u);
  const flags = words.filter((word) => word.startsWith('--'));
  const paths = words.slice(flags.length);
  const target = paths.at(-1);
  const flag = (name: string): string | undefined =>
    flags.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
  const known = flags.every((each) => /^--(?:from|chown)=/u.test(each));
  if (!known || target === undefined || paths.length < 2 || /["'$*?[]/u.test(rest))
    throw new NotUnderstood(line);
  const from = flag('from');
  const owner = flag('chown');
  return {
    is: 'copy',
    ...(from === undefined ? {} : { from }),
    ...(owner === undefined ? {} : { owner }),
    sources: paths.slice(0, -1),
    target,
  };
}

function wordsOf(rest: string, line: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(rest);
    if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  } catch {
    // Reported below.
  }
  throw new NotUnderstood(`${line} (only the form of a list)`);
}

/**
 * Whether .dockerignore excludes a path. Only patterns without wildcards are supported.
 * @throws NotUnderstood
 */
export function ignoring(dockerignore: string): (path: string) => boolean {
  const patterns = linesOf(dockerignore);
  const odd = patterns.find((pattern) => /[*?[\]!]/u.test(pattern));
  if (odd !== undefined) throw new NotUnderstood(`.dockerignore: ${odd}`);
  return (path) => patterns.some((pattern) => path === pattern || path.startsWith(`${pattern}/`));
}
