/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks = {
  person: 'person',
  food: 'joint of meat',
  tool: 'axe',
  labor: 'hammer',
  hand: 'three cards',
  deck: 'pile of cards',
  card: 'one card',
  grave: 'gravestone',
  honor: 'shield with a star',
  offering: 'bowl with a flame',
  eclipse: 'crescent',
  star: 'star',
  camp: 'tent',
  village: 'two houses',
  megalith: 'dolmen',
  stone: 'stone with a mark',
  paw: 'paw',
  sun: 'sun',
} as const;

export type Drawing = keyof typeof looks;
