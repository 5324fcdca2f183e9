import { type Game, type GameModule, withLevels } from '../kernel/index.js';
import { endless } from './endless/module.js';
import { glacier } from './glacier/module.js';
import { greenland } from './greenland/module.js';
import { settlers } from './settlers/module.js';
import { wordfame } from './wordfame/module.js';

/** A game known only by the kernel's contract. */
export type AnyModule = GameModule<unknown, unknown>;
export type AnyGame = Game<unknown, unknown>;

/** Erases the types of positions and views: they only ever return to their own module. */
export function anyModule<G, View>(module: GameModule<G, View>): AnyModule {
  return module as unknown as AnyModule;
}

/** All games, with AI players of all levels. A new game is one line here. */
export const GAMES: readonly AnyModule[] = [
  anyModule(withLevels(greenland)),
  anyModule(withLevels(glacier)),
  anyModule(withLevels(endless)),
  anyModule(withLevels(wordfame)),
  anyModule(withLevels(settlers)),
];

export type Registry = ReadonlyMap<string, AnyModule>;

export function registryOf(modules: readonly AnyModule[]): Registry {
  return new Map(modules.map((module) => [module.meta.id, module]));
}

export const registry: Registry = registryOf(GAMES);

/** @throws Error listing the known ids */
export function findGame(id: string): AnyModule {
  const module = registry.get(id);
  if (module === undefined)
    throw new Error(`no game is called ${id}; there are ${[...registry.keys()].join(', ')}`);
  return module;
}
