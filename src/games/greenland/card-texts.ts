import type { Teller } from '../../kernel/index.js';
import { ROLE, type EffectData } from './cards/pack-schema.js';
import type { CardSide } from './view/view-types.js';

/** Texts for the print on cards and placards, shared by pictures, hands and help. */

/** Id for a card's name: a made invention has another name than its biome. */
export const nameId = ({ id, kind }: Pick<CardSide, 'id' | 'kind'>): string =>
  kind === 'invention' ? `${id}.made` : id;

/** E3: the name of a rank's elder; a role without a text keeps the pack's word. */
export function tellRole(role: string, tell: Teller): string {
  const id = `${ROLE}${role}`;
  return tell.has(`name.${id}`) ? tell.name(id) : role;
}

export function tellEffect({ type, ...facts }: EffectData, tell: Teller): string {
  return tell.lookup(`effect.${type}`, facts);
}
