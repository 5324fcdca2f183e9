import type { AnyModule, Registry } from '../../games/registry.js';
import { registerPack, keyOf, type NamedPack, namePack } from '../../kernel/index.js';
import type { GameRow, Store } from '../../store/port.js';
import { refuse } from '../texts/refuse.js';

/** Packs at the table. A lobby names a pack by id, a started game by its content. */

/** Packs that passed their check at startup, by game. */
export type Installed = ReadonlyMap<string, readonly NamedPack[]>;

export interface Shelf {
  /** Packs that a game may be set up with, the module's own first; none if the game has no packs. */
  readonly offered: (module: AnyModule) => readonly NamedPack[];
  /** A lobby's options with the pack by its content. @throws Refused if the pack isn't installed any more */
  readonly settled: (
    module: AnyModule,
    options: GameRow['options'],
  ) => { readonly options: GameRow['options']; readonly pack?: NamedPack };
}

export function makeShelf(installed: Installed = new Map()): Shelf {
  const own = new Map<AnyModule, NamedPack>();
  const offered = (module: AnyModule): readonly NamedPack[] => {
    if (module.packs === undefined) return [];
    const first = own.get(module) ?? namePack(module.packs, module.packs.own);
    own.set(module, first);
    return [first, ...(installed.get(module.meta.id) ?? [])];
  };
  return {
    offered,
    settled(module, options) {
      if (module.packs === undefined) return { options };
      const { option } = module.packs;
      const value = options[option];
      const all = offered(module);
      const pack = value === undefined ? all[0] : all.find(({ id }) => id === value);
      if (pack === undefined) {
        const may = all.map(({ id }) => id).join(', ');
        refuse('table.no-such-option', { option, value: value ?? '', may });
      }
      registerPack(module, pack);
      return { options: { ...options, [option]: pack.key }, pack };
    },
  };
}

/** A store that loads a game's pack with it: the stored one, or an installed file of equal content. */
export function withPacks(
  store: Store,
  registry: Registry,
  installed: Installed = new Map(),
  log?: { warn(facts: object, text: string): void },
): Store {
  const unread = new Set<string>();
  return {
    ...store,
    async loadGame(id) {
      const row = await store.loadGame(id);
      const module = row === undefined ? undefined : registry.get(row.module);
      const key = row === undefined || module === undefined ? undefined : keyOf(module, row.options);
      if (module === undefined || key === undefined || module.packs?.content(key) !== undefined) return row;
      const file = installed.get(module.meta.id)?.find((pack) => pack.key === key);
      const data = (await store.loadPack(key)) ?? file?.data;
      // Without its pack a game can't be opened (`positions.ts`), but its row can, so that people learn why.
      try {
        if (data !== undefined) registerPack(module, { key, data });
      } catch (error) {
        if (!unread.has(key)) log?.warn({ pack: key, error: String(error) }, 'a pack can’t be read');
        unread.add(key);
      }
      return row;
    },
  };
}
