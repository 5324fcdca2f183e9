import type { PatrolView, TribeId, View } from '../../src/games/greenland/view/view-types.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { WIDTH } from '../kit/type.js';
import { icon, text, type Item } from '../scene.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { tribeName, wordsFor, type WordLookup, type Word } from './words.js';

/** The tribes' shared progress on patrol (L): the occupiers' fuel and mine, the villages, and the three conditions. */

const LINE = 54;

/** On patrol, marks of events have other meanings (L3). */
const OTHER_WORDS: Partial<Record<Word, Word>> = {
  'icon.solar': 'icon.warming',
  'icon.venereal': 'icon.propaganda',
  freezes: 'warms',
  leaves: 'warms',
};

/** The words of a picture; on patrol, some are replaced. */
export function viewWords(view: View, locale: string): WordLookup {
  const lookUp = wordsFor(view, locale);
  if (view.patrol === undefined) return lookUp;
  const other = (...[word, facts]: Parameters<WordLookup>): string =>
    lookUp(OTHER_WORDS[word] ?? word, facts);
  return Object.assign(other, { language: lookUp.language, nameOf: lookUp.nameOf, teller: lookUp.teller });
}

const modernWords = (patrol: PatrolView) => (culture: PatrolView['cultures'][number]) => ({
  words: `${culture.works}/${patrol.needed.works}`,
  holds: culture.works >= patrol.needed.works,
});

const fledWords = (patrol: PatrolView) => (culture: PatrolView['cultures'][number]) => ({
  words: `${culture.colonists}/${patrol.needed.colonists}`,
  holds: culture.fled,
});

/** The mine's place, and whether it was worked. */
function mineWords(patrol: PatrolView, lookUp: WordLookup): string {
  const { mine } = patrol;
  if (mine === null || mine.lies === 'gone') return lookUp('patrol.mineGone');
  if (mine.hunted) return lookUp('patrol.mineHeld');
  return lookUp(mine.lies === 'warm' ? 'patrol.mineWarm' : 'patrol.mineCold');
}

const freeVillages = (patrol: PatrolView): number =>
  patrol.villages.filter(({ freedBy }) => freedBy !== null).length;

/** The mine and two of the goals, two per line; their numbers are on the tribes' plates and in the header. */
export function goalsItems(
  patrol: PatrolView,
  y: number,
  lookUp: WordLookup,
): { items: Item[]; height: number } {
  const { conditions, cultures } = patrol;
  const goals: readonly (readonly [string, string, boolean])[] = [
    ['mine', mineWords(patrol, lookUp), false],
    ['hammer', lookUp('patrol.modern'), conditions.modern],
    ['hut', lookUp('patrol.overseas'), conditions.intervention],
  ];
  const at = (i: number): readonly [number, number] => [
    40 + (i % 2) * 376,
    y + 10 + Math.floor(i / 2) * LINE,
  ];
  const rows = isTogether(patrol) ? 3 : 2;
  const top = y + 10 + 2 * LINE;
  return {
    height: rows * LINE + 20,
    items: [
      ...plate({ x: 24, y, w: WIDTH - 48, h: rows * LINE + 20 }, 'dark'),
      ...goals.flatMap(([sign, words, isMet], i) => {
        const [left, up] = at(i);
        return [
          icon(isMet ? 'check' : sign, left, up + 4, 42, { ink: INKS.bone, paper: INKS.plate }),
          text(left + 52, up, 316, LINE - 2, words, {
            size: 33,
            least: 27,
            role: 'place',
            fill: isMet ? STATUS.enough.dark : INKS.bone,
            weight: 'bold',
          }),
        ];
      }),
      ...(isTogether(patrol)
        ? [
            icon('holds', 40, top + 4, 42, { ink: INKS.bone, paper: INKS.plate }),
            ...cultures.flatMap(({ tribe, holds }, i) => [
              ...seatToken(TRIBE_LOOK[tribe], 104 + i * 150, top - 2, 56),
              text(166 + i * 150, top, 60, LINE, String(holds), {
                size: 36,
                fill: INKS.bone,
                weight: 'bold',
              }),
            ]),
          ]
        : []),
    ],
  };
}

/** Whether all win or lose together. In the long game each tribe counts points instead (M2). */
export const isTogether = (patrol: PatrolView | undefined): patrol is PatrolView => patrol?.record === null;

export function patrolText(view: View, lookUp: WordLookup): string[] {
  const { patrol } = view;
  if (patrol === undefined) return [];
  const each = (valueOf: (culture: PatrolView['cultures'][number]) => string): string =>
    patrol.cultures.map((culture) => `${tribeName(lookUp, culture.tribe)} ${valueOf(culture)}`).join(', ');
  return [
    `${lookUp('patrol.depot', { n: patrol.fuel, more: patrol.fuelPerTurn })}. ${mineWords(patrol, lookUp)}.`,
    `${lookUp('patrol.villages', { n: freeVillages(patrol), of: patrol.villages.length })}. ` +
      `${lookUp('patrol.met', { n: patrol.met, of: patrol.needed.conditions })}.`,
    `${lookUp('patrol.modern')}: ${each((culture) => modernWords(patrol)(culture).words)}. ` +
      `${lookUp('patrol.overseas')}: ${each((culture) => fledWords(patrol)(culture).words)}.`,
    ...(isTogether(patrol) ? [`${lookUp('patrol.holds')}: ${each(({ holds }) => String(holds))}.`] : []),
  ];
}

export function patrolEndText(view: View, patrol: PatrolView, lookUp: WordLookup): string[] {
  const winners = view.final?.winners ?? [];
  const { totals } = patrol;
  const names = (tribes: readonly TribeId[]): string =>
    tribes.map((tribe) => tribeName(lookUp, tribe)).join(', ');
  const parts =
    totals === null
      ? [`${lookUp(winners.length > 0 ? 'patrol.won' : 'patrol.lost')}.`]
      : [
          lookUp('alt.wins', { list: names(winners) }),
          ...view.tribes.map(({ tribe }) => `${tribeName(lookUp, tribe)} ${totals[tribe] ?? 0}.`),
        ];
  const gaveUp =
    patrol.surrendered.length > 0 ? [lookUp('patrol.gaveUp', { who: names(patrol.surrendered) })] : [];
  return [...parts, ...gaveUp, ...patrolText(view, lookUp)];
}
