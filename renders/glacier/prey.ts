import type { CardView } from '../../src/games/glacier/view-types.js';
import animals from '../kit/icons/animals.json' with { type: 'json' };

/** Which drawing stands for a card of the hunt. */

const AS: Readonly<Record<string, string>> = {
  ptarmigan: 'bird',
  grouse: 'bird',
  goose: 'waterfowl',
  swan: 'waterfowl',
};

/** The silhouette of an animal by its card; one that has none gets that of its size. */
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

/** The drawing that stands for a hunt card. */
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
