import animals from './beasts.json' with { type: 'json' };

/** The silhouette of each card of the built-in pack. Cards of other packs get one for their type. */
export const BEAST_OF: Readonly<Record<string, string>> = animals;

const BY_TYPE: Readonly<Record<string, string>> = {
  harpoon: 'seal',
  fishhook: 'fish',
  spear: 'deer',
  hammer: 'rock',
  medallion: 'tree',
};

/** The silhouette for a card by its id, otherwise by its hunting type. */
export function beastOf(id: string, type: string | undefined): string {
  return BEAST_OF[id] ?? (type === undefined ? 'ulu' : (BY_TYPE[type] ?? 'ulu'));
}
