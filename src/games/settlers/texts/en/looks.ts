/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks = {
  silver: 'coin',
  person: 'person',
  cow: 'horned head',
  sheep: 'sheep',
  barn: 'barn',
  boat: 'boat',
  ivory: 'tusk',
  timber: 'log',
  soil: 'three waves',
  meat: 'meat on a bone',
  hay: 'haystack',
  snowflake: 'snowflake',
  hourglass: 'hourglass',
  grapes: 'grapes',
  walrus: 'walrus',
  seal: 'seal',
} as const;

export type Drawing = keyof typeof looks;
