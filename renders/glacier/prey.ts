import type { CardView } from '../../src/games/glacier/view-types.js';
import animals from '../kit/icons/animals.json' with { type: 'json' };

/** Drawings of hunt cards. */

const AS: Readonly<Record<string, string>> = {
  ptarmigan: 'bird',
  grouse: 'bird',
  goose: 'waterfowl',
  swan: 'waterfowl',
};

/** The silhouette of an animal, or that of its size. */
function preyOf({
  id,
  fish,
  food,
}: {
  readonly id: string;
  readonly fish: boolean;
  readonly food: number;
}): string {
  if (fish) return 'fish';
  return AS[id] ?? (id in animals ? id : food >= 3 ? 'red-deer' : 'hare');
}

export function drawingOf(card: CardView): string {
  switch (card.kind) {
    case 'prey':
      return preyOf(card);
    case 'herb':
      return 'herb';
    case 'weapon':
      return card.use === 'fish' ? 'net' : 'spear';
    case 'artifact':
      return 'drum';
    case 'event':
      return card.event === 'earthquake' ? 'quake' : 'grow';
    case 'winter':
      return 'snowflake';
  }
}
