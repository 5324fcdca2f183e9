/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks = {
  meat: 'joint of meat',
  person: 'person',
  die: 'die',
  spear: 'spear',
  lore: 'star in a ring',
  fate: 'card with an eye',
  fang: 'fang',
  tired: 'moon',
  hurt: 'red plus',
  trek: 'footprints',
  wrath: 'lightning',
  sworn: 'padlock',
  hourglass: 'hourglass',
  snowflake: 'snowflake',
  herb: 'leaf',
  drum: 'drum',
  net: 'net',
  hare: 'hare',
  bison: 'bison',
} as const;

export type Drawing = keyof typeof looks;
