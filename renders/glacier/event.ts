import type { ClanView, ContestView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { line, MARGIN, subtitle, title, WIDTH } from '../kit/type.js';
import { sceneOf } from '../kit/picture.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { icon, rect, text, type Item, type Scene } from '../scene.js';
import { rock } from './caves.js';
import { TALES } from './glance-cards.js';
import { foot, nowText } from './glance.js';
import { cardName, contestName, wordsFor, type WordLookup } from './words.js';

/** Winter: the last Great Gathering with its dice, and each clan's food. */

const TOP = 148;
const LINE = 58;
const TITLE = 56;
const GROUND = '#4a3b30';
type Meal = NonNullable<View['asked']>['meals'][string];
const W = WIDTH - 2 * MARGIN;

const die = (x: number, y: number, face: number): Item[] => [
  rect(x, y, 42, 42, { fill: '#fffaf0', stroke: INKS.ink, line: 3, r: 9 }),
  text(x, y, 42, 42, String(face), { size: 36, fill: INKS.ink, weight: 'bold', align: 'center' }),
];

const heightOf = ({ entries }: ContestView): number => TITLE + Math.max(1, entries.length) * LINE + 12;

/** A contest: each clan's card with lore and dice; the winner's line is highlighted. */
function contestItems(contest: ContestView, y: number, word: WordLookup): Item[] {
  const box = { x: MARGIN, y, w: W, h: heightOf(contest) - 10 };
  return [
    ...plate(box, 'dark', GROUND),
    icon(TALES[contest.contest], box.x + 14, y + 6, 44, { ink: INKS.ember, paper: GROUND }),
    line(box.x + 70, y + 42, W - 90, contestName(word, contest.contest), 40, { weight: 'title', least: 34 }),
    ...(contest.entries.length === 0
      ? [line(box.x + 70, y + TITLE + 38, W - 90, word('nobody'), 34, { fill: INKS.mist })]
      : []),
    ...contest.entries.flatMap((entry, i) => {
      const top = y + TITLE + i * LINE;
      const isLit = entry.clan === contest.winner;
      const ink = isLit ? INKS.ink : INKS.bone;
      const card = contest.cards[i];
      const dice = entry.dice.slice(-4);
      return [
        ...(isLit ? [rect(box.x + 8, top, W - 16, LINE - 4, { fill: INKS.lit, r: 12 })] : []),
        ...seatToken(LOOK[entry.clan], box.x + 14, top - 1, 55),
        text(box.x + 80, top, 330, LINE - 4, card === undefined ? '' : cardName(word, card), {
          size: 36,
          least: 33,
          fill: ink,
          weight: 'bold',
        }),
        icon('lore', box.x + 424, top + 5, 42, { ink, paper: isLit ? INKS.lit : GROUND }),
        text(box.x + 474, top, 40, LINE - 4, String(entry.lore), { size: 40, fill: ink, weight: 'bold' }),
        ...dice.flatMap((face, k) => die(box.x + 520 + k * 48, top + 5, face)),
        ...(isLit ? [icon('fang', box.x + W - 50, top + 5, 42, { ink: INKS.starOnPaper })] : []),
      ];
    }),
  ];
}

function fedText(food: number, { need, given }: Meal): { readonly words: string; readonly ink: string } {
  const has = food + given;
  const { dark } = has >= need ? STATUS.enough : has * 2 >= need ? STATUS.scarce : STATUS.short;
  return { words: `${has}/${need}`, ink: dark };
}

/** Food of each clan and its need (I3), two clans in a line. */
function mealItems(view: View, clan: ClanView, i: number, y: number): Item[] {
  const meal = view.asked?.meals[clan.clan];
  const { words, ink } =
    meal === undefined ? { words: String(clan.food), ink: INKS.bone } : fedText(clan.food, meal);
  const box = { x: MARGIN + (i % 2) * (W / 2 + 6), y: y + Math.floor(i / 2) * 72, w: W / 2 - 6, h: 62 };
  return [
    ...plate(box, 'dark', GROUND),
    ...seatToken(LOOK[clan.clan], box.x + 10, box.y + 3, 55),
    icon('meat', box.x + 80, box.y + 9, 44, { ink }),
    text(box.x + 136, box.y, 110, box.h, words, { size: 42, fill: ink, weight: 'bold' }),
    icon('fang', box.x + 268, box.y + 9, 44, { ink: INKS.ember }),
    text(box.x + 318, box.y, 50, box.h, String(clan.trophies), { size: 42, fill: INKS.bone, weight: 'bold' }),
  ];
}

export function eventScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  let y = TOP;
  const contests = view.gathering.flatMap((contest) => {
    const items = contestItems(contest, y, word);
    y += heightOf(contest);
    return items;
  });
  const meals = y + 4;
  const height = meals + Math.ceil(view.clans.length / 2) * 72 + 64;
  return sceneOf(height, [
    rock(height),
    title(word('phase.gathering'), 700),
    subtitle(
      view.gathering.length === 0
        ? word('noGathering')
        : `${word('year', { n: view.year })} · ${nowText(view, word)}`,
    ),
    ...contests,
    ...view.clans.flatMap((clan, i) => mealItems(view, clan, i, meals)),
    ...foot(view, height, word),
  ]);
}
