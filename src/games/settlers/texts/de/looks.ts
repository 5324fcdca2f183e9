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
  meat: 'Fleisch am Knochen',
  hay: 'Heuhaufen',
  snowflake: 'Schneeflocke',
  hourglass: 'Sanduhr',
  grapes: 'Trauben',
  walrus: 'Walross',
  seal: 'Robbe',
};
