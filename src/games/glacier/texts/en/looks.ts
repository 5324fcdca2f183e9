/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks = {
  food: 'joint of meat',
  person: 'person',
  die: 'die',
  spear: 'spear',
  lore: 'star in a ring',
  fate: 'card with an eye',
  trophy: 'cup',
  tired: 'moon',
  hurt: 'red plus',
  trek: 'footprints',
  wrath: 'lightning',
  sworn: 'padlock',
  waiting: 'hourglass',
  snow: 'snowflake',
  herb: 'leaf',
  drum: 'drum',
  net: 'net',
  hare: 'hare',
  ox: 'horned head',
} as const;

export type Drawing = keyof typeof looks;
