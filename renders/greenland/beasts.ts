/** Which silhouette stands for a card. Unknown cards (another pack) get one for their type. */
export const BEAST_OF: Readonly<Record<string, string>> = {
  'peary-caribou': 'deer',
  'arctic-char': 'fish',
  'arctic-hare': 'hare',
  'little-auk': 'bird',
  narwhal: 'narwhal',
  dogs: 'dog',
  'ringed-seal': 'seal',
  walrus: 'walrus',
  'sky-iron': 'rock',
  beluga: 'whale',
  'bearded-seal': 'seal',
  'musk-ox': 'musk-ox',
  halibut: 'fish',
  'polar-bear': 'bear',
  'bowhead-whale': 'whale',
  'harp-seal': 'seal',
  ptarmigan: 'bird',
  capelin: 'fish',
  'harbor-seal': 'seal',
  cod: 'fish',
  caribou: 'deer',
  'hooded-seal': 'seal',
  'bog-iron': 'rock',
  'greenland-shark': 'shark',
  eider: 'bird',
  elkhounds: 'dog',
  gyrfalcon: 'falcon',
  'humpback-whale': 'whale',
  driftwood: 'timber',
  'pilot-whale': 'whale',
  'arctic-fox': 'fox',
  markland: 'tree',
  vinland: 'grapes',
  cattle: 'cow',
  sheep: 'sheep',
  goat: 'goat',
  pony: 'horse',
  'norse-pony': 'horse',
  reindeer: 'deer',
  lappget: 'goat',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  harpoon: 'seal',
  fishhook: 'fish',
  spear: 'deer',
  hammer: 'rock',
  medallion: 'tree',
};

/** The silhouette for a card by its id, or else for what one hunts there. */
export function beastOf(id: string, type: string | undefined): string {
  return BEAST_OF[id] ?? (type === undefined ? 'ulu' : (BY_TYPE[type] ?? 'ulu'));
}
