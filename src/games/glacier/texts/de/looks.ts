import type { Drawing } from '../en/looks.js';

/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks: Readonly<Record<Drawing, string>> = {
  meat: 'Keule',
  person: 'Mensch',
  die: 'Würfel',
  spear: 'Speer',
  lore: 'Stern im Ring',
  fate: 'Karte mit Auge',
  fang: 'Fangzahn',
  tired: 'Mond',
  hurt: 'rotes Plus',
  trek: 'Fußspuren',
  wrath: 'Blitz',
  sworn: 'Vorhängeschloss',
  hourglass: 'Sanduhr',
  snowflake: 'Schneeflocke',
  herb: 'Blatt',
  drum: 'Trommel',
  net: 'Netz',
  hare: 'Hase',
  bison: 'Wisent',
};
