import type { EventIcon, TribeId, View, WomenView } from '../../src/games/greenland/view/view-types.js';
import type { SignName } from './signs.js';
import type { WordLookup } from './words.js';

/** Words for an event's marks, a ship's goods, and where women may hunt. */

export function eventIconName(mark: EventIcon, warming: boolean): SignName {
  switch (mark.type) {
    // On patrol, the same marks mean other things (L3, L8).
    case 'solar':
      return warming ? 'warming' : mark.type;
    case 'venereal':
      return warming ? 'propaganda' : mark.type;
    case 'migration':
      return mark.row === 'north' ? 'migrationNorth' : 'migrationSouth';
    case 'crowd':
    case 'feud':
    case 'depletion':
    case 'elderDieOff':
    case 'breakage':
    case 'storm':
    case 'noMaritime':
    case 'noMarkland':
      return mark.type;
    case 'falconer':
      return 'falcon';
  }
}

/** The tribes that a mark affects, if the mark names them. */
export const struckBy = (mark: EventIcon): readonly TribeId[] =>
  mark.type === 'venereal' ? mark.tribes : [];

/** A mark's effect in a few words. Tribes affected by a disease are drawn behind them. */
export function eventWords(mark: EventIcon, word: WordLookup): string {
  switch (mark.type) {
    case 'migration':
      return word(mark.row === 'north' ? 'icon.migration.north' : 'icon.migration.south');
    case 'depletion':
      return word(mark.per === 'elder' ? 'icon.depletion.elder' : 'icon.depletion.domestic');
    case 'crowd':
      return word('icon.crowd', { threshold: mark.threshold });
    case 'elderDieOff':
      return word('icon.elderDieOff', { dice: `${mark.dice}d6` });
    case 'venereal':
    case 'feud':
    case 'solar':
    case 'breakage':
    case 'storm':
    case 'noMaritime':
    case 'noMarkland':
    case 'falconer':
      return word(`icon.${mark.type}`);
  }
}

/** Where the ship's goods are: for sale, in a tableau, or gone (D10). */
export function goodsFate(view: View): TribeId | 'forSale' | 'gone' {
  const goods = view.event?.import ?? null;
  const buyer = view.tribes.find((t) => t.tableau.some((spot) => spot.face.id === goods?.id));
  return buyer?.tribe ?? (view.phase === 'event' ? 'forSale' : 'gone');
}

/** The minimum bid for the goods (D10), or their fixed price (K2, L3). */
export function priceOf({ women, patrol }: View): string {
  const fixed = women?.importPrice ?? patrol?.price;
  return fixed === undefined ? '1+' : String(fixed);
}

/** Daughters who went with hunters (K4). */
function daughtersOut(view: View, women: WomenView): number {
  let out = 0;
  for (const row of view.rows) {
    for (const { parties } of [...row.warm, ...row.cold]) {
      for (const { tribe, n } of parties) if (tribe === women.colour) out += n;
    }
  }
  return out;
}

/** K3, K4: where women may hunt; after the assignment, the number of daughters with the hunters. */
export function groundText(view: View, women: WomenView, word: WordLookup): string {
  const { ground } = women;
  if (ground === null) {
    const ahead = view.phase === 'event' || view.phase === 'assign';
    return ahead ? word('undecided') : word('daughtersOut', { n: daughtersOut(view, women) });
  }
  const lies = view.rows.some((row) =>
    [...row.warm, ...row.cold].some(({ face }) => face.id === ground.card),
  );
  return `${word('ground')} ${ground.card !== null && lies ? word.nameOf(ground.card) : word(ground.row === 'north' ? 'northName' : 'southName')}`;
}
