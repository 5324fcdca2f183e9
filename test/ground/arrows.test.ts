import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ARROWS } from '../support/arrows.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const inside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The project's own files that a file imports, as paths from the root. */
function imports(path: string): { target: string; typeOnly: boolean }[] {
  const text = readFileSync(join(root, path), 'utf8');
  const found: { target: string; typeOnly: boolean }[] = [];
  for (const match of text.matchAll(
    /(import|export)\s+(type\s+)?[^'";]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g,
  )) {
    const target = match[3] ?? match[4] ?? '';
    const from = relative(root, resolve(root, dirname(path), target)).replace(/\.js$/, '.ts');
    found.push({ target: from, typeOnly: match[2] !== undefined });
  }
  return found;
}

describe.each(Object.entries(ARROWS))('%s', (folder, allowed) => {
  it('imports only what it may', () => {
    const wrong = files(folder).flatMap((path) =>
      imports(path)
        .filter(({ target }) => !inside(target, folder) && !allowed.some((other) => inside(target, other)))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('every folder of the program', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);

  it.each([...folders, 'commands', 'renders'])('%s has its arrows', (folder) => {
    expect(Object.keys(ARROWS)).toContain(folder);
  });

  it('and what an arrow leads from or to is there', () => {
    const named = Object.entries(ARROWS).flat(2);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('games', () => {
  it('import one another’s folders never', () => {
    const wrong = files('src/games').flatMap((path) => {
      const own = path.split('/')[2] ?? '';
      return imports(path)
        .filter(
          ({ target }) =>
            inside(target, 'src/games') && own !== 'registry.ts' && target.split('/')[2] !== own,
        )
        .map(({ target }) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('phases of Greenland', () => {
  const phases = files('src/games/greenland/phases');

  it('import no variant: variants name what stands in the sequence', () => {
    const wrong = phases.flatMap((path) =>
      imports(path)
        .filter(({ target }) => inside(target, 'src/games/greenland/variants'))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('ask for nothing that only one variant has', () => {
    const wrong = phases.filter((path) =>
      /\.(occupiers|women|variant)\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('pictures', () => {
  it('know of games only what a view holds, what its things are called, and their vocabulary', () => {
    const wrong = files('renders').flatMap((path) =>
      imports(path)
        .filter(
          ({ target, typeOnly }) =>
            inside(target, 'src/games') &&
            !typeOnly &&
            !/(view-types|cards|pack|texts\/[a-z-]+|board\/vocabulary|texts\/[a-z-]+\/(index|pictures|names|looks)|languages\/[a-z]+)\.ts$/.test(
              target,
            ),
        )
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** The files of the program, each with those it imports, types included: a circle of types is one that readers go in. */
function graph(): ReadonlyMap<string, readonly string[]> {
  const all = new Set(['src', 'commands', 'renders', 'test/tools'].flatMap(files));
  const real = (target: string): string => (all.has(target) ? target : `${target}x`);
  return new Map(
    [...all].map((path) => [
      path,
      imports(path)
        .map(({ target }) => real(target))
        .filter((target) => all.has(target)),
    ]),
  );
}

/** Groups of files of which each leads to each other (Tarjan's strongly connected components). */
function circles(of: ReadonlyMap<string, readonly string[]>): string[][] {
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): number => {
    const own = number.size;
    number.set(path, own);
    stack.push(path);
    let low = own;
    for (const next of of.get(path) ?? []) {
      const known = number.get(next);
      if (known === undefined) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? known);
    }
    lowest.set(path, low);
    if (low === own) {
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1) found.push(circle.sort());
    }
    return low;
  };
  for (const path of of.keys()) if (!number.has(path)) visit(path);
  return found;
}

describe('files', () => {
  it('never lead back to themselves', () => {
    expect(circles(graph())).toEqual([]);
  });

  it('would be found if they did', () => {
    const ring = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
    ]);
    expect(circles(ring)).toEqual([['a', 'b', 'c']]);
  });
});
