import type { Teller } from '../../kernel/index.js';
import { ROLE, type EffectData } from './cards/pack-schema.js';
import type { CardSide } from './view/view-types.js';

/** What stands on cards and placards, in words; pictures, hands and what is printed tell it alike. */

/** What a card is named by: an invention that was made has another name than the biome it was made of. */
export const nameId = ({ id, kind }: Pick<CardSide, 'id' | 'kind'>): string =>
  kind === 'invention' ? `${id}.made` : id;

/** E3: what an elder of a rank is called; a role that the texts don't have keeps the pack's word. */
export function tellRole(role: string, tell: Teller): string {
  const id = `${ROLE}${role}`;
  return tell.has(`name.${id}`) ? tell.name(id) : role;
}

/** An effect of a card, elder or placard in words. */
export function tellEffect({ type, ...facts }: EffectData, tell: Teller): string {
  return tell.lookup(`effect.${type}`, facts);
}
