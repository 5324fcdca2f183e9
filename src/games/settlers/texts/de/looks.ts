import type { Drawing } from '../en/looks.js';

/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks: Readonly<Record<Drawing, string>> = {
  silver: 'Münze',
  person: 'Mensch',
  cow: 'gehörnter Kopf',
  sheep: 'Schaf',
  barn: 'Scheune',
  boat: 'Boot',
  ivory: 'Stoßzahn',
  timber: 'Balken',
  soil: 'drei Wellen',
  food: 'dampfende Schale',
  hay: 'Heuhaufen',
  cards: 'Karten',
  snow: 'Schneeflocke',
  waiting: 'Sanduhr',
};
