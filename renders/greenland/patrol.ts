import type { TribeId } from '../../src/games/greenland/board/model.js';
import type { PatrolView, View } from '../../src/games/greenland/view/view-types.js';
import { icon, rect, type Item } from '../scene.js';
import { COLOUR } from './palette.js';
import { bold, numberWidth, put, run, token, type Run } from './pieces.js';
import { tribeName, wordsFor, type Say, type Word } from './words.js';

/** What the tribes share on patrol (L): the occupiers' fuel and mine, the villages, and the three conditions. */

const TEXT = 32;
const INK = '#e8eef2';
export const PATROL_H = 124;
const LINE_H = 39;

/** Marks of events mean other things where the island grows warmer (L3). */
const OTHER_WORDS: Partial<Record<Word, Word>> = {
  'icon.solar': 'icon.warming',
  'icon.venereal': 'icon.propaganda',
  freezes: 'warms',
  leaves: 'warms',
};

/** The words of a picture: those of the patrol where there is one. */
export function sayFor(view: View, locale: string): Say {
  const say = wordsFor(view, locale);
  if (view.patrol === undefined) return say;
  const other = (...[word, facts]: Parameters<Say>): string => say(OTHER_WORDS[word] ?? word, facts);
  return Object.assign(other, { language: say.language, nameOf: say.nameOf, teller: say.teller });
}

const sign = (name: string, size = 36, ink: string = INK): Run => ({
  items: [icon(name, 0, 2, size, { ink, paper: COLOUR.night })],
  width: size + 8,
});

const label = (words: string, w: number, fill = '#d5dee4'): Run => ({
  items: [bold(0, 0, w - 8, 40, words, TEXT, fill, { least: TEXT })],
  width: w,
});

const done = (holds: boolean): Run =>
  holds ? sign('check', 36, '#6fd08c') : { items: [bold(0, 0, 36, 40, '–', TEXT, COLOUR.mist)], width: 44 };

/** How far each culture is with what one condition asks of it. */
function cultureRun(
  patrol: PatrolView,
  reached: (culture: PatrolView['cultures'][number]) => { readonly words: string; readonly holds: boolean },
): Run {
  return run(
    ...patrol.cultures.map((culture): Run => {
      const { words, holds } = reached(culture);
      const w = numberWidth(words, TEXT) + 6;
      return {
        items: [
          ...token(culture.tribe, 0, 2, 36, TEXT),
          bold(44, 0, w, 40, words, TEXT, holds ? '#6fd08c' : INK),
        ],
        width: 44 + w + 16,
      };
    }),
  );
}

const modernWords = (patrol: PatrolView) => (culture: PatrolView['cultures'][number]) => ({
  words: `${culture.works}/${patrol.needed.works}`,
  holds: culture.works >= patrol.needed.works,
});

const fledWords = (patrol: PatrolView) => (culture: PatrolView['cultures'][number]) => ({
  words: `${culture.colonists}/${patrol.needed.colonists}`,
  holds: culture.fled,
});

/** Where the mine lies and whether it was worked. */
function mineWords(patrol: PatrolView, say: Say): string {
  const { mine } = patrol;
  if (mine === null || mine.lies === 'gone') return say('patrol.mineGone');
  if (mine.hunted) return say('patrol.mineHeld');
  return say(mine.lies === 'warm' ? 'patrol.mineWarm' : 'patrol.mineCold');
}

const freeVillages = (patrol: PatrolView): number =>
  patrol.villages.filter(({ freedBy }) => freedBy !== null).length;

/** The band below the rows of a patrol's table. */
export function patrolBand(patrol: PatrolView, say: Say, y: number, width: number): Item[] {
  const { conditions, needed } = patrol;
  const condition = (holds: boolean, words: Word, rest: Run, line: number): Item =>
    put(run(done(holds), label(say(words), 330), rest), 16, y + 3 + line * LINE_H);
  const fuel = { n: patrol.fuel, more: patrol.fuelPerTurn };
  return [
    rect(0, y - 2, width, PATROL_H, { fill: '#37222a' }),
    put(run(done(conditions.defeat), sign('energy'), label(say('patrol.depot', fuel), 390)), 16, y + 3),
    put(run(sign('hammer'), label(mineWords(patrol, say), 330)), 496, y + 3),
    put(
      run(
        sign('village'),
        label(say('patrol.villages', { n: freeVillages(patrol), of: patrol.villages.length }), 290),
      ),
      872,
      y + 3,
    ),
    ...(isTogether(patrol)
      ? [put(run(sign('holds'), label(say('patrol.holds'), 290)), 872, y + 3 + LINE_H)]
      : []),
    condition(conditions.modern, 'patrol.modern', cultureRun(patrol, modernWords(patrol)), 1),
    condition(conditions.intervention, 'patrol.overseas', cultureRun(patrol, fledWords(patrol)), 2),
    bold(
      width - 316,
      y + 3 + 2 * LINE_H,
      300,
      40,
      say('patrol.met', { n: patrol.met, of: needed.conditions }),
      TEXT,
      COLOUR.gold,
      { align: 'right' },
    ),
  ];
}

/** Do all win or lose together? In the long game each counts points instead (M2). */
export const isTogether = (patrol: PatrolView | undefined): patrol is PatrolView => patrol?.record === null;

/** The same in words. */
export function patrolText(view: View, say: Say): string[] {
  const { patrol } = view;
  if (patrol === undefined) return [];
  const each = (of: (culture: PatrolView['cultures'][number]) => string): string =>
    patrol.cultures.map((culture) => `${tribeName(say, culture.tribe)} ${of(culture)}`).join(', ');
  return [
    `${say('patrol.depot', { n: patrol.fuel, more: patrol.fuelPerTurn })}. ${mineWords(patrol, say)}.`,
    `${say('patrol.villages', { n: freeVillages(patrol), of: patrol.villages.length })}. ` +
      `${say('patrol.met', { n: patrol.met, of: patrol.needed.conditions })}.`,
    `${say('patrol.modern')}: ${each((culture) => modernWords(patrol)(culture).words)}. ` +
      `${say('patrol.overseas')}: ${each((culture) => fledWords(patrol)(culture).words)}.`,
    ...(isTogether(patrol) ? [`${say('patrol.holds')}: ${each(({ holds }) => String(holds))}.`] : []),
  ];
}

/** The end in words. */
export function patrolEndText(view: View, patrol: PatrolView, say: Say): string[] {
  const winners = view.final?.winners ?? [];
  const { totals } = patrol;
  const names = (tribes: readonly TribeId[]): string =>
    tribes.map((tribe) => tribeName(say, tribe)).join(', ');
  const parts =
    totals === null
      ? [`${say(winners.length > 0 ? 'patrol.won' : 'patrol.lost')}.`]
      : [
          say('alt.wins', { list: names(winners) }),
          ...view.tribes.map(({ tribe }) => `${tribeName(say, tribe)} ${totals[tribe] ?? 0}.`),
        ];
  const gaveUp =
    patrol.surrendered.length > 0 ? [say('patrol.gaveUp', { who: names(patrol.surrendered) })] : [];
  return [...parts, ...gaveUp, ...patrolText(view, say)];
}
