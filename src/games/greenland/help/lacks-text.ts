import type { Teller } from '../../../kernel/index.js';
import { yieldChance } from '../variants/patrol/propaganda.js';
import type { PatrolView, View } from '../view/view-types.js';

/** L9: what the tribes on patrol still lack together, for the public message and card. */

type Culture = PatrolView['cultures'][number];

const chanceToYield = ({ dice, holds }: Culture): number => yieldChance(dice, holds);

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export function tellLacks({ patrol, final }: View, tell: Teller): string {
  if (patrol === undefined || final !== null) return '';
  const { cultures, needed, conditions, fuel, fuelPerTurn, mine } = patrol;
  const each = (group: readonly Culture[], words: (culture: Culture) => string): string =>
    group.map((culture) => `${tell.name(culture.tribe)} ${words(culture)}`).join(', ');
  const backward = each(
    cultures.filter(({ works }) => works < needed.works),
    ({ works }) => `${works}/${needed.works}`,
  );
  // If all people are elders, husbands or overseas, none are at home either.
  const deserted = cultures
    .filter(({ unassigned }) => unassigned < needed.unassigned)
    .map(({ tribe }) => tell.name(tribe))
    .join(', ');
  const ashore = each(
    cultures.filter(({ fled }) => !fled),
    ({ colonists }) => `${colonists}/${needed.colonists}`,
  );
  const weak = each(
    cultures.filter((culture) => chanceToYield(culture) > 0),
    (culture) => percent(chanceToYield(culture)),
  );
  // In the long game each tribe counts only its own points (M2).
  const progress =
    patrol.record === null ? tell.lookup('lacks.ways', { met: patrol.met, needed: needed.conditions }) : '';
  return [
    progress,
    backward === '' ? tell.lookup('lacks.modern') : tell.lookup('lacks.tools', { who: backward }),
    deserted === '' ? '' : tell.lookup('lacks.home', { who: deserted }),
    conditions.defeat
      ? tell.lookup('lacks.empty')
      : tell.lookup('lacks.fuel', { fuel, more: mine?.hunted === true ? 0 : fuelPerTurn }),
    conditions.intervention ? tell.lookup('lacks.fled') : tell.lookup('lacks.overseas', { who: ashore }),
    weak === '' ? '' : tell.lookup('lacks.weak', { who: weak }),
  ]
    .filter((line) => line !== '')
    .join(' · ');
}
