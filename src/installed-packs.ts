import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModule, Registry } from './games/registry.js';
import { type NamedPack, namePack, PackUnfit } from './kernel/index.js';
import type { Installed } from './table/index.js';

/** Packs in files: `<packs>/<game>/<any name>.json`. */

/** More than any pack needs. */
const MOST_BYTES = 2_000_000;
/** Most faults in one message; `fimbul pack check` prints all. */
const MOST_FAULTS = 3;

/** Reads a file that may be a pack. @throws Error if it is too large or no JSON */
export function readPackData(file: string): unknown {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const { size } = statSync(file);
  if (size > MOST_BYTES)
    throw new Error(`${file} is too large for a pack: ${size} bytes; allowed are ${MOST_BYTES}`);
  // Some editors write a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not JSON: ${why}${lineOf(text, why)}`, { cause: error });
  }
}

/** `, line 7` where the parser names a position. */
function lineOf(text: string, why: string): string {
  const at = /at position (\d+)/u.exec(why)?.[1];
  if (at === undefined || why.includes('line')) return '';
  return `, line ${text.slice(0, Number(at)).split('\n').length}`;
}

/** @throws Error with the file's faults, by card and field */
export function readPackFile(module: AnyModule, file: string): NamedPack {
  if (module.packs === undefined) throw new Error(`${module.meta.id} has no packs`);
  const data = readPackData(file);
  try {
    return namePack(module.packs, data);
  } catch (error) {
    if (!(error instanceof PackUnfit)) throw error;
    const faults = error.wrong.slice(0, MOST_FAULTS).join('; ');
    const more = error.wrong.length - MOST_FAULTS;
    throw new Error(`${file} is no sound pack: ${faults}${more > 0 ? `; and ${more} more` : ''}`, {
      cause: error,
    });
  }
}

/**
 * Reads all packs of a folder. Faulty ones are left out and reported in a sentence each.
 * @param folder may be missing
 */
export function readInstalled(
  folder: string,
  registry: Registry,
): { readonly packs: Installed; readonly problems: readonly string[] } {
  const packs = new Map<string, readonly NamedPack[]>();
  const problems: string[] = [];
  for (const name of filesOf(folder)) {
    const module = registry.get(name);
    if (name.endsWith('.json')) {
      problems.push(
        `${join(folder, name)} belongs into a folder of its game, such as ${join(folder, 'greenland')}`,
      );
      continue;
    }
    if (module?.packs === undefined) continue;
    const ids = new Map([[namePack(module.packs, module.packs.own).id, 'Fimbul']]);
    const found: NamedPack[] = [];
    for (const file of filesOf(join(folder, name)).filter((each) => each.endsWith('.json'))) {
      const path = join(folder, name, file);
      try {
        const pack = readPackFile(module, path);
        const first = ids.get(pack.id);
        if (first !== undefined) throw new Error(`${path} has the id ${pack.id}, which ${first} has already`);
        ids.set(pack.id, path);
        found.push(pack);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    }
    packs.set(name, found);
  }
  return { packs, problems };
}

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return [];
    throw error;
  }
}
