import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { inUse } from '../kit.js';
import { footOf } from '../digest.js';
import { bold, COLOUR, columns, counted, DIGEST, headBar, legend, LOOK, scene, token, W } from './kit.js';
import { hayNeed, winterBar } from './winter-bar.js';
import { houseName, phaseText, wordsFor, type Say } from './words.js';

/** All farmsteads on one sheet: a strip for each, with stores, boats, people away, and hay against the winter. */

const HEAD = 60;
const STRIP = 214;

/** Where people are that are not at home, lent and guests. */
export function elsewhere(household: HouseholdView, say: Say): string {
  return [
    ...(household.vinland > 0 ? [say('vinland', { n: household.vinland })] : []),
    ...(household.walrus > 0 ? [say('walrusAt', { n: household.walrus })] : []),
    ...(household.sealing > 0 ? [say('sealing', { n: household.sealing })] : []),
    ...(household.lent > 0 ? [say('lent', { n: household.lent })] : []),
    ...(household.guests > 0 ? [say('guests', { n: household.guests })] : []),
  ].join(', ');
}

function strip(view: View, household: HouseholdView, say: Say, y: number): Item[] {
  const look = LOOK[household.id];
  const head = [
    rect(0, y, W, HEAD, { fill: look.edge }),
    ...token(household.id, 16, y + 6, 48),
    bold(80, y, 270, HEAD, houseName(say, household.id), 42, '#ffffff'),
  ];
  if (household.out > 0)
    return [
      ...head,
      rect(0, y + HEAD, W, STRIP - HEAD - 6, { fill: COLOUR.mist }),
      icon('cross', 24, y + HEAD + 40, 60, { ink: COLOUR.faint }),
      bold(100, y + HEAD + 30, 1000, 80, say('out', { n: household.out }), 40, COLOUR.faint),
    ];
  const away = elsewhere(household, say);
  const word = household.kept + household.broken > 0;
  return [
    ...head,
    ...columns(370, y + 8, 165, [
      counted('silver', household.silver, 44, COLOUR.gold, look.edge),
      counted('ivory', household.ivory, 44, '#ffffff', look.edge),
      counted('timber', household.timber, 44, '#ffffff', look.edge),
      counted('boat', household.boats, 44, '#ffffff', look.edge),
      counted('person', household.home, 44, '#ffffff'),
    ]),
    rect(0, y + HEAD, W, STRIP - HEAD - 6, { fill: look.tint }),
    ...columns(20, y + HEAD + 10, 200, [
      counted('food', household.food, 42, COLOUR.ink, look.tint),
      counted('cow', household.cows, 42, COLOUR.ink, look.tint),
      counted('sheep', household.sheep, 42, COLOUR.ink, look.tint),
      counted('barn', household.barns, 42, COLOUR.ink, look.tint),
      counted('soil', household.soil, 42),
    ]),
    bold(
      1010,
      y + HEAD + 8,
      176,
      44,
      household.calves + household.lambs > 0 ? say('young', { n: household.calves + household.lambs }) : '',
      34,
      COLOUR.faint,
    ),
    icon('hay', 20, y + HEAD + 58, 42, { ink: COLOUR.ink, paper: look.tint }),
    ...winterBar(hayNeed(view, household), say, 76, y + HEAD + 62, W - 96, 34),
    bold(20, y + HEAD + 100, 620, 44, away, 34, COLOUR.ink),
    bold(
      650,
      y + HEAD + 100,
      530,
      44,
      word ? say('kept', { kept: household.kept, broken: household.broken }) : '',
      34,
      household.broken > 0 ? COLOUR.blood : COLOUR.green,
      { align: 'right' },
    ),
  ];
}

export function sheetScene({ view, locale, digest }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const entries: readonly (readonly [string, string])[] = [
    ['silver', say('name.silver')],
    ['ivory', say('name.ivory')],
    ['timber', say('name.timber')],
    ['boat', say('name.boats')],
    ['person', say('home')],
    ['food', say('name.food')],
    ['hay', say('name.hay')],
    ['soil', say('soil')],
  ];
  const bottom = 84 + view.households.length * STRIP;
  const items = [
    ...headBar(say('sheet'), `${say('year', { n: Math.max(1, view.year) })} · ${phaseText(say, view)}`),
    ...view.households.flatMap((household, i) => strip(view, household, say, 84 + i * STRIP)),
  ];
  const used = inUse(entries, items);
  const foot = footOf(digest, DIGEST, bottom, (y) => ({
    items: legend.draw(used, y),
    height: legend.height(used.length),
  }));
  return scene(bottom + foot.height, [...items, ...foot.items]);
}
