import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards/pack.js';
import { cardNames, namesOf as englishNames } from '../en/names.js';

/** Names of things that are not cards, in German. */
export const names: Texts = {
  'name.tunit': 'Tunit',
  'name.norse': 'Nordleute',
  'name.sami': 'Seesamen',
  'name.thule': 'Thule',
  'name.north': 'Norden',
  'name.south': 'Süden',
  'name.warm': 'warme Seite',
  'name.cold': 'kalte Seite',
  'name.harpoon': 'Harpune',
  'name.fishhook': 'Angelhaken',
  'name.spear': 'Speer',
  'name.hammer': 'Hammer',
  'name.medallion': 'Überfall',
  'name.energy': 'Energie',
  'name.ivory': 'Elfenbein',
  'name.iron': 'Eisen',
  'name.alpha': 'der Alpha',
  'name.none': 'kein Ältester',
  'name.elder': 'Ältester',
  'name.colonist': 'Siedler',
  'name.husband': 'Ehemann',
  'name.1': 'Rang 1',
  'name.2': 'Rang 2',
  'name.3': 'Rang 3',
  'name.4': 'Rang 4',
  'name.5': 'Rang 5',
  'name.6': 'Rang 6',
  'name.poly': 'polytheistisch',
  'name.mono': 'monotheistisch',
  'phase.setup': 'Aufbau',
  'phase.event': 'Ereignis',
  'phase.assign': 'Einteilung',
  'phase.negotiate': 'Verhandlung, Angriffe',
  'phase.hunt': 'Jagd',
  'phase.domestic': 'Haustiere',
  'phase.elders': 'Aktionen der Ältesten',
  'phase.over': 'Das Ende',
};

/** All names, those of a pack's cards included; a card that the pack doesn't name in German keeps its own name. */
export function namesOf(pack: Pack): Texts {
  return { ...englishNames(pack), ...cardNames(pack, 'de'), ...names };
}
