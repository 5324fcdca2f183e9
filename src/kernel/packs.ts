import { createHash } from 'node:crypto';
import type { Json, Packs, Texts } from './types.js';

/** A pack with its name. */
export interface NamedPack {
  /** What the pack calls itself, and the digest of its content: `my-pack@0f…`. */
  readonly key: string;
  readonly id: string;
  readonly version: string;
  readonly data: Json;
}

/** As much of a pack as a worker thread or a database needs. */
export type KeyedPack = Pick<NamedPack, 'key' | 'data'>;

/** A pack can't be played; says what is wrong with it, by card and field. */
export class PackUnfit extends Error {
  override readonly name = 'PackUnfit';

  constructor(readonly wrong: readonly string[]) {
    super(wrong.join('; '));
  }
}

/** Digits of the digest: enough that no two packs of one program meet by chance. */
const DIGITS = 16;

/** Checks a pack and gives it its name. @throws PackUnfit */
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

/** Makes a pack known, unless it is already. */
export function bringPack(module: Pick<WithPacks, 'packs'>, { key, data }: KeyedPack): void {
  if (module.packs !== undefined && module.packs.content(key) === undefined) module.packs.load(key, data);
}

/** Key of the pack that a game was set up with; undefined for the module's own as it is today. */
export function keyOf(
  module: Pick<WithPacks, 'packs'>,
  options: Readonly<Record<string, string>>,
): string | undefined {
  const named = module.packs === undefined ? undefined : options[module.packs.option];
  return named?.includes('@') === true ? named : undefined;
}

/** The loaded pack of a game, for those who can't load it themselves. */
export function packOfGame(
  module: Pick<WithPacks, 'packs'>,
  options: Readonly<Record<string, string>>,
): KeyedPack | undefined {
  const key = keyOf(module, options);
  const data = key === undefined ? undefined : module.packs?.content(key);
  return key === undefined || data === undefined ? undefined : { key, data };
}

/** A game's texts, with the names of the pack it is played with. */
export function textsOfGame(
  module: WithPacks,
  options: Readonly<Record<string, string>> = {},
): Readonly<Record<string, Texts>> {
  const key = keyOf(module, options);
  return (key === undefined ? undefined : module.packs?.texts(key)) ?? module.texts;
}
