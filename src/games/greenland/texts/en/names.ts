import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards/pack.js';
import { ROLE } from '../../cards/pack-schema.js';

/** Names of things that are not cards, in English. */
export const names: Texts = {
  'name.tunit': 'Tunit',
  'name.norse': 'Norse',
  'name.sami': 'Sea Sámi',
  'name.thule': 'Thule',
  'name.north': 'North',
  'name.south': 'South',
  'name.warm': 'warm side',
  'name.cold': 'cold side',
  'name.harpoon': 'harpoon',
  'name.fishhook': 'fishhook',
  'name.spear': 'spear',
  'name.hammer': 'hammer',
  'name.medallion': 'medallion',
  'name.energy': 'energy',
  'name.ivory': 'ivory',
  'name.iron': 'iron',
  'name.alpha': 'the alpha',
  'name.none': 'no elder',
  'name.elder': 'elder',
  'name.colonist': 'colonist',
  'name.husband': 'husband',
  'name.1': 'rank 1',
  'name.2': 'rank 2',
  'name.3': 'rank 3',
  'name.4': 'rank 4',
  'name.5': 'rank 5',
  'name.6': 'rank 6',
  'name.poly': 'polytheist',
  'name.mono': 'monotheist',
  'phase.setup': 'Set-up',
  'phase.event': 'Event',
  'phase.assign': 'Assignment',
  'phase.negotiate': 'Negotiation and attacks',
  'phase.hunt': 'Hunts',
  'phase.domestic': 'Domestic animals',
  'phase.elders': 'Elder actions',
  'phase.over': 'Game over',
};

/** Names of a pack's cards and roles; `<id>.made` is what an invention is called in a tableau. */
export function cardNames(pack: Pack, language: string): Texts {
  const all: Record<string, string> = {};
  for (const card of pack.cards) {
    all[`name.${card.id}`] = card.name;
    if (card.isInvention) all[`name.${card.id}.made`] = card.tableauName;
  }
  for (const { sides } of pack.data.placards)
    for (const { role } of [...sides.poly, ...sides.mono]) all[`name.${ROLE}${role}`] = role;
  for (const [id, name] of Object.entries(pack.data.translations?.[language] ?? {})) all[`name.${id}`] = name;
  return all;
}

/** All names in English, those of a pack's cards included. */
export function namesOf(pack: Pack): Texts {
  return { ...names, ...cardNames(pack, 'en') };
}
