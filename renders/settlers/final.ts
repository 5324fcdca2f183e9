import { warmthOf } from '../../src/games/settlers/pictures.js';
import type { HouseholdView, View, YearCard } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { crown, out } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, name, number, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { deedOf } from './deeds.js';
import { nowWords } from './glance.js';
import { night } from './head.js';
import { GROUND_PLATE } from './scenery.js';
import { SETTLERS_LOOK as LOOK } from '../kit/looks.js';
import { sceneOf } from '../kit/picture.js';
import { lookOf } from './rows.js';
import { houseName, wordsFor, type WordLookup } from './words.js';

/** The result: the years, then the households by silver with their deeds; dead ones last. */

const YEARS = { x: 24, y: 158, w: WIDTH - 48, h: 138 } as const;
const ROWS = 314;
const STEP = 124;
/** More winners don't fit beside the title. */
const MOST_NAMED = 2;

const WEATHER = {
  warm: { drawing: 'sun', ink: INKS.starOnPaper },
  temperate: { drawing: 'cloud', ink: INKS.softInk },
  cold: { drawing: 'snowflake', ink: '#1f6f96' },
} as const;

const weatherOf = (year: YearCard): { readonly drawing: string; readonly ink: string } =>
  year === 'succession' ? { drawing: 'crown', ink: INKS.ink } : WEATHER[warmthOf(year)];

/** An icon per year, with a skull below those in which a household died out. */
function years(view: View): Item[] {
  const all = view.table.pastYears;
  const step = Math.min(60, (YEARS.w - 40) / Math.max(1, all.length));
  const size = Math.min(44, Math.floor(step) - 2);
  const left = YEARS.x + (YEARS.w - step * all.length) / 2;
  const died = new Set(view.households.map((one) => one.out));
  return [
    ...card(YEARS, { fill: INKS.lit, fade: INKS.litEnd, texture: 'fiber', r: 18, edge: '#fff8e6' }),
    ...all.flatMap((year, i) => {
      const { drawing, ink } = weatherOf(year);
      const x = Math.round(left + i * step + (step - size) / 2);
      const isNamed = i === 0 || (i + 1) % 5 === 0;
      return [
        icon(drawing, x, YEARS.y + 48, size, { ink, paper: INKS.lit }),
        ...(died.has(i + 1)
          ? [icon('skull', x, YEARS.y + 94, size, { ink: INKS.bad, paper: INKS.lit })]
          : []),
        ...(isNamed
          ? [
              text(x - 20, YEARS.y + 6, size + 40, 38, String(i + 1), {
                size: SIZE.place,
                role: 'place',
                fill: INKS.softInk,
                weight: 'bold',
                align: 'center',
              }),
            ]
          : []),
      ];
    }),
  ];
}

interface Placing {
  readonly household: HouseholdView;
  /** Equal for equal silver; absent for dead households. */
  readonly rank?: number;
}

function placings({ households, final }: View): readonly Placing[] {
  const won = ({ id }: HouseholdView): number => (final?.winners.includes(id) === true ? 1 : 0);
  const order = [...households].sort(
    (a, b) =>
      Number(a.out > 0) - Number(b.out > 0) || won(b) - won(a) || b.silver - a.silver || b.out - a.out,
  );
  const rankOf = (own: HouseholdView): number =>
    1 +
    order.filter(
      (one) => one.out === 0 && (won(one) > won(own) || (won(one) === won(own) && one.silver > own.silver)),
    ).length;
  return order.map((household) => ({
    household,
    ...(household.out > 0 ? {} : { rank: rankOf(household) }),
  }));
}

function row(view: View, { household, rank }: Placing, word: WordLookup, box: Box): Item[] {
  const { x, y, w, h } = box;
  const won = view.final?.winners.includes(household.id) === true;
  const ink = won ? INKS.ink : INKS.bone;
  const digits = Math.ceil(widthOf(String(household.silver), 60, 'bold'));
  return [
    ...plate(box, won ? 'lit' : 'dark', GROUND_PLATE),
    ...(rank === undefined
      ? []
      : [number(x + 20, y + h / 2 + 16, rank, { fill: won ? INKS.softInk : INKS.mist })]),
    ...seatToken(lookOf(household), x + 64, y + (h - 84) / 2, 84),
    name(x + 170, y + 50, 330, houseName(word, household.id), { fill: ink }),
    line(x + 170, y + 96, household.out > 0 ? 560 : 400, deedOf(view, household, word), SIZE.text, {
      fill: won ? INKS.softInk : INKS.mist,
      least: SIZE.least,
    }),
    ...(household.out > 0
      ? out(x + 142, y + h - 26)
      : [
          icon('silver', x + w - 88 - digits, y + 32, 50, {
            ink: won ? INKS.starOnPaper : INKS.ember,
            paper: won ? INKS.lit : GROUND_PLATE,
          }),
          line(x + w - 180, y + 78, 156, String(household.silver), 60, {
            fill: ink,
            align: 'right',
            least: 40,
          }),
        ]),
    ...(won ? crown(x + 106, y + 18) : []),
  ];
}

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const winners = view.final?.winners ?? [];
  const height = ROWS + view.households.length * STEP + 66;
  const named = winners.length > MOST_NAMED ? [] : winners;
  const left = WIDTH - 36 - named.length * 100;
  return sceneOf(height, [
    night(view),
    title(winners.length > MOST_NAMED ? word('phase.over') : nowWords(view, word), left - 44),
    subtitle(word('final.about', { n: Math.max(1, view.year) }), left - 44),
    ...named.flatMap((id, i) => [
      ...seatToken(LOOK[id], left + i * 100, 42, 92),
      ...crown(left + i * 100 + 46, 50),
    ]),
    ...years(view),
    ...placings(view).flatMap((placing, i) =>
      row(view, placing, word, { x: 24, y: ROWS + i * STEP, w: WIDTH - 48, h: STEP - 8 }),
    ),
    lastLine(height, word('glance.over')),
  ]);
}
