import { createHash } from 'node:crypto';
import type { Json, Packs, Texts } from './types.js';

/** A pack with its key. */
export interface NamedPack {
  /** The pack's own id and the digest of its content: `my-pack@0f…`. */
  readonly key: string;
  readonly id: string;
  readonly version: string;
  readonly data: Json;
}

/** The part of a pack that worker threads and databases need. */
export type KeyedPack = Pick<NamedPack, 'key' | 'data'>;

/** A pack is invalid. `wrong` names card and field of each fault. */
export class PackUnfit extends Error {
  override readonly name = 'PackUnfit';

  constructor(readonly wrong: readonly string[]) {
    super(wrong.join('; '));
  }
}

/** Hex digits of the digest; enough to make collisions practically impossible. */
const DIGITS = 16;

/** Checks a pack and makes its key. @throws PackUnfit */
export function namePack(packs: Packs, data: unknown): NamedPack {
  const wrong = packs.check(data);
  if (wrong.length > 0) throw new PackUnfit(wrong);
  const { id, version } = packs.label(data as Json);
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  return { key: `${id}@${digest.slice(0, DIGITS)}`, id, version, data: data as Json };
}

interface WithPacks {
  readonly packs?: Packs;
  readonly texts: Readonly<Record<string, Texts>>;
}

/** Registers a pack, unless it is registered already. */
export function registerPack(module: Pick<WithPacks, 'packs'>, { key, data }: KeyedPack): void {
  if (module.packs !== undefined && module.packs.content(key) === undefined) module.packs.load(key, data);
}

/** Key of the pack a game was set up with; undefined if it uses the module's own pack. */
export function keyOf(
  module: Pick<WithPacks, 'packs'>,
  options: Readonly<Record<string, string>>,
): string | undefined {
  const named = module.packs === undefined ? undefined : options[module.packs.option];
  return named?.includes('@') === true ? named : undefined;
}

/** The loaded pack of a game, to hand to a worker thread. */
export function packOfGame(
  module: Pick<WithPacks, 'packs'>,
  options: Readonly<Record<string, string>>,
): KeyedPack | undefined {
  const key = keyOf(module, options);
  const data = key === undefined ? undefined : module.packs?.content(key);
  return key === undefined || data === undefined ? undefined : { key, data };
}

/** A game's texts, with the names from its pack. */
export function textsOfGame(
  module: WithPacks,
  options: Readonly<Record<string, string>> = {},
): Readonly<Record<string, Texts>> {
  const key = keyOf(module, options);
  return (key === undefined ? undefined : module.packs?.texts(key)) ?? module.texts;
}
