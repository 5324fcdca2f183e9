import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import type { Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { circle, icon, type Item, type Scene } from '../scene.js';
import { ICONS } from './icons.js';
import { LOOK } from './kit.js';
import { noticeRow } from './notices.js';
import { cellOf, rowItems, scaleOf } from './rows.js';
import { hasShip, scenery, SEASON_ICONS, seasonOf } from './scenery.js';
import { houseName, phaseText, wordsFor, type Say } from './words.js';

/** The settlement at a glance: the season, what it has shown, every household against the winter, and what comes next. */

const NOTICES = 462;
const ROWS = 566;
const FOOT = 72;
/** Six households share the room of five. */
const ROOM = 1282 - FOOT - ROWS;

/** The four seasons, this one lit. */
function clock(view: View, say: Say): Item[] {
  const season = seasonOf(view);
  return [
    line(540, 74, 248, say('glance.year', { n: Math.max(1, view.year) }), 48, {
      weight: 'title',
      fill: '#ffffff',
      cast: true,
      align: 'right',
    }),
    ...SEASON_ICONS.flatMap((drawing, i) => {
      const x = 594 + 58 * i;
      return drawing === season
        ? [
            circle(x, 116, 28, { fill: INKS.ember, stroke: INKS.casing, line: 3 }),
            icon(drawing, x - 21, 95, 42, { ink: INKS.onEmber, paper: INKS.ember }),
          ]
        : [icon(drawing, x - 21, 95, 42, { ink: '#ffffff', paper: '#4d5273' })];
    }),
  ];
}

export function nowWords(view: View, say: Say): string {
  const { final, asked, waiting } = view;
  if (final !== null)
    return say('glance.wins', {
      n: final.winners.length,
      who: final.winners.map((id) => houseName(say, id)).join(', '),
    });
  const [one] = waiting;
  return say('glance.now', {
    state: asked?.state ?? '',
    to: asked?.to ?? '',
    who: one === undefined ? '' : houseName(say, one),
  });
}

/** Where the year stands, as the texts call it: a point of dealing, a voyage or a question. */
function placeOf({ asked, winter }: View): string {
  if (asked === null) return '';
  const { state, point, to } = asked;
  if (to !== '') return to;
  if (point === 'S7.1') return winter.at(-1) ?? 'bill';
  return state === 'deal' ? point.replace('.', '') : state;
}

const RIPE: Readonly<Record<string, (household: HouseholdView, view: View) => boolean>> = {
  boats: ({ boats, home }, { numbers }) => boats > 0 && home >= numbers.crewLeast,
  ship: ({ ivory }) => ivory > 0,
};

/** Who is asked after the one who acts, in a round from the dealer. */
function nextOf(view: View): readonly HouseholdView[] {
  const isNext = RIPE[view.asked?.state ?? ''];
  const last = view.households.findLastIndex(({ id }) => view.waiting.includes(id));
  return isNext === undefined
    ? []
    : view.households.slice(last + 1).filter((one) => one.out === 0 && isNext(one, view));
}

function foot(view: View, say: Say, height: number): Item[] {
  if (view.final !== null) return [lastLine(height, say('glance.over'))];
  const then = say('glance.then');
  const after = say('glance.after', {
    at: placeOf(view),
    ship: hasShip({ ...view, phase: 'summer' }) ? 'yes' : 'no',
  });
  const next = nextOf(view);
  if (next.length === 0) return after === '' ? [] : [lastLine(height, `${then} ${after}`)];
  const x = 108 + Math.ceil(widthOf(`${then} `, SIZE.text, 'bold'));
  return [
    lastLine(height, then),
    ...next.flatMap(({ id }, i) => seatToken(LOOK[id], x + i * 66, height - 60, 56)),
    lastLine(height, `· ${after}`, x + next.length * 66),
  ];
}

interface Change {
  readonly weight: number;
  readonly column: Parameters<typeof cellOf>[1];
  readonly by: number;
}

/** What happened to a household that matters most. */
function changeOf(now: HouseholdView, then: HouseholdView | undefined): Change | undefined {
  if (then === undefined || then.out > 0) return undefined;
  if (now.out > 0) return { weight: 1000, column: 'all', by: 0 };
  const herd = (one: HouseholdView): number => one.cows + one.sheep + one.calves + one.lambs;
  const [people, silver, animals] = [
    now.people - then.people,
    now.silver - then.silver,
    herd(now) - herd(then),
  ];
  if (people < 0) return { weight: 500 - people, column: 'person', by: people };
  if (silver !== 0) return { weight: 100 + Math.abs(silver), column: 'silver', by: silver };
  return animals < -3
    ? { weight: -animals, column: 'sheep', by: now.sheep + now.lambs - then.sheep - then.lambs }
    : undefined;
}

const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`;

function rings(view: View, before: View | undefined, boxes: readonly Box[], most: number): Item[][] {
  const was = new Map(before?.households.map((one) => [one.id, one]));
  return view.households
    .flatMap((household, i) => {
      const [change, box] = [changeOf(household, was.get(household.id)), boxes[i]];
      return change === undefined || box === undefined ? [] : [{ ...change, box }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ column, by, box }) => changed(cellOf(box, column), by === 0 ? undefined : signed(by), 14));
}

/** The glance picture of a view. */
export function glanceScene({ view, before, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const step = Math.min(view.final === null ? 130 : 112, Math.floor(ROOM / view.households.length));
  const boxes = view.households.map((_, i) => ({ x: 24, y: ROWS + i * step, w: WIDTH - 48, h: step - 8 }));
  const height = ROWS + view.households.length * step + FOOT;
  const scale = scaleOf(view);
  const ringed = rings(view, before, boxes, 1);
  const items: Item[] = [
    ...scenery(view),
    title(phaseText(say, view), 480),
    subtitle(nowWords(view, say), 520),
    ...clock(view, say),
    ...noticeRow(view, before, say, NOTICES, 2 - ringed.length),
    ...boxes.flatMap((box, at) => rowItems({ view, at, box, say, scale })),
    ...ringed.flat(),
    ...foot(view, say, height),
  ];
  return sceneOf({ width: WIDTH, height, background: INKS.night }, items, ICONS);
}
