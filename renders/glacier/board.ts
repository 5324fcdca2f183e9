import type { ClanView, HuntView, OpenView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import type { Foot } from '../digest.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { group, icon, rect, type Item, type Scene } from '../scene.js';
import { inUse, row, widthOf, type Run } from '../kit.js';
import {
  bold,
  CARD_FILL,
  COLOUR,
  counted,
  drawingOf,
  headBar,
  legend,
  M,
  scene,
  TEXT,
  token,
  W,
} from './kit.js';
import { cardName, clanName, percent, phaseText, wordsFor, type Say } from './words.js';

/** The table: how far off winter is, the three cards turned over, and every clan at a glance. */

const CARD_W = 376;
const CARD_H = 392;
const LINE = 156;

function decks(view: View, say: Say, y: number): Item[] {
  const cell = (left: number, name: string, words: string): Item[] => {
    const x = M + left;
    return [
      icon(name, x, y + 9, 42, { ink: COLOUR.ice, paper: COLOUR.rock }),
      bold(x + 54, y, Math.min(410, W - x - 60), 60, words, TEXT, '#ffffff'),
    ];
  };
  const winter = view.table.winter ? say('winterNow') : say('toWinter', { n: view.deck.before });
  return [
    ...cell(0, 'snowflake', winter),
    ...cell(480, 'deck', say('afterWinter', { n: view.deck.after })),
    ...cell(784, 'fate', say('fateDeck', { n: view.fateDeck })),
  ];
}

/** Green is a good chance, brown one that takes everything the clan has, grey none at all; the numbers say the same. */
const oddsFill = (plain: number, best: number): string =>
  percent(best) === 0 ? COLOUR.faint : percent(plain) === 0 ? COLOUR.hard : COLOUR.green;

/** One card turned over: large figures, and the odds for the clan whose turn it is. */
function openCard(open: OpenView, hunt: HuntView | null, say: Say, x: number, y: number): Item {
  const { card } = open;
  const hunted = hunt !== null && hunt.prey === card.id;
  const runs: Run[] = [];
  if (card.food > 0) runs.push(counted('meat', card.food, 54));
  if (card.hunters > 0) runs.push(counted('person', card.hunters, 54));
  if (card.hunt > 0) runs.push(counted('die', card.hunt, 54));
  const more: Run[] = [];
  if (card.weapon > 0) more.push(counted('spear', `+${card.weapon}`, 48));
  if (card.lore > 0) more.push(counted('lore', card.lore, 48));
  const items: Item[] = [
    rect(0, 0, CARD_W, CARD_H, {
      fill: CARD_FILL[card.kind] ?? COLOUR.paper,
      stroke: hunted ? COLOUR.gold : COLOUR.night,
      line: hunted ? 12 : 4,
      r: 18,
    }),
    bold(16, 8, CARD_W - 32, 60, cardName(say, card), 50, COLOUR.ink, { align: 'center', weight: 'title' }),
    icon(drawingOf(card), (CARD_W - 116) / 2, 70, 116, { ink: COLOUR.rock, paper: COLOUR.paper }),
    ...row((CARD_W - widthOf(runs, 26)) / 2, 204, 26, runs),
    ...row((CARD_W - widthOf(more, 26)) / 2, 272, 26, more),
  ];
  if (open.plain !== null && open.best !== null) {
    const words = hunted
      ? say('hunted', { chance: percent(hunt.odds.chance) })
      : say('odds', { plain: percent(open.plain), best: percent(open.best) });
    items.push(
      rect(12, CARD_H - 60, CARD_W - 24, 48, {
        fill: hunted ? COLOUR.blood : oddsFill(open.plain, open.best),
        r: 12,
      }),
      bold(18, CARD_H - 60, CARD_W - 36, 48, words, TEXT, '#ffffff', { align: 'center' }),
    );
  }
  return group(x, y, items, { size: { w: CARD_W, h: CARD_H } });
}

function openRow(view: View, say: Say, y: number): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < Math.max(3, view.open.length); i++) {
    const x = M + i * (CARD_W + 16);
    const open = view.open[i];
    if (open !== undefined) items.push(openCard(open, view.asked?.hunt ?? null, say, x, y));
    else
      items.push(
        rect(x, y, CARD_W, CARD_H, { stroke: COLOUR.faint, line: 4, dash: [14, 12], r: 18 }),
        bold(x + 20, y, CARD_W - 40, CARD_H, say('used'), 42, COLOUR.mist, { align: 'center' }),
      );
  }
  return items;
}

/** People, food, cards and what burdens a clan. */
function clanLine(view: View, clan: ClanView, say: Say, y: number): Item[] {
  const waits = view.waiting.includes(clan.clan);
  const ink = waits ? COLOUR.ink : INKS.bone;
  const paper = waits ? INKS.lit : INKS.plate;
  const short = waits ? STATUS.short.paper : STATUS.short.dark;
  const count = (name: string, n: number | string, size: number, own: string = ink): Run =>
    counted(name, n, size, own, paper);
  const upper: Run[] = [
    count('fang', say('ofGoal', { n: clan.trophies, goal: view.goal }), 46),
    count('person', clan.members, 46),
    count('meat', clan.food, 46, clan.food < clan.members ? short : ink),
    count('fate', clan.fates, 46),
  ];
  const cards = (folk: readonly number[]): number => folk.reduce((sum, n) => sum + n, 0);
  const lower: Run[] = [
    count('spear', clan.weapons.length, 44),
    ...(clan.artifact === null ? [] : [count('drum', `+${clan.artifact.weapon}`, 44)]),
    ...(cards(clan.spent) > 0 ? [count('tired', cards(clan.spent), 44)] : []),
    ...(cards(clan.sick) > 0 ? [count('hurt', cards(clan.sick), 44, short)] : []),
  ];
  const marks = [
    ...(clan.trek ? ['trek'] : []),
    ...(clan.wrath ? ['wrath'] : []),
    ...(clan.sworn ? ['sworn'] : []),
    ...(waits ? ['hourglass'] : []),
  ];
  return [
    ...plate({ x: M, y, w: W - 2 * M, h: LINE - 10 }, waits ? 'lit' : 'dark'),
    ...token(clan.clan, M + 20, y + 32, 80),
    bold(M + 120, y + 14, 224, 60, clanName(say, clan.clan), 50, ink, { weight: 'title' }),
    ...row(M + 352, y + 16, 30, upper),
    ...row(M + 352, y + 82, 30, lower),
    ...marks.map((name, i) => icon(name, W - M - 60 - i * 58, y + 82, 44, { ink, paper })),
  ];
}

/** The signs in use; colours are told where there are odds to be seen. */
function legendFoot(view: View, say: Say, used: readonly (readonly [string, string])[], y: number): Foot {
  const height = legend.height(used.length);
  const items = legend.draw(used, y);
  if (!view.open.some(({ plain }) => plain !== null)) return { items, height };
  const note = y + height;
  return {
    items: [
      ...items,
      rect(0, note, W, 44, { fill: COLOUR.night }),
      rect(M, note + 4, 34, 30, { fill: COLOUR.green, r: 6 }),
      bold(M + 46, note, W - 2 * M - 46, 38, say('oddsTitle'), TEXT, COLOUR.mist),
    ],
    height: height + 44,
  };
}

export function boardScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const top = 84 + 66;
  const clans = top + CARD_H + 18;
  const entries: readonly (readonly [string, string])[] = [
    ['meat', say('food')],
    ['person', say('people')],
    ['die', say('hunt')],
    ['spear', say('arms')],
    ['lore', say('lore')],
    ['fate', say('fates')],
    ['fang', say('trophies')],
    ['tired', say('tired')],
    ['hurt', say('hurt')],
    ['trek', say('trek')],
    ['wrath', say('wrath')],
    ['sworn', say('sworn')],
    ['hourglass', say('waiting')],
  ];
  const bottom = clans + view.clans.length * LINE + 8;
  const items = [
    ...headBar(say('year', { n: view.year }), phaseText(say, view)),
    ...decks(view, say, 88),
    ...openRow(view, say, top),
    ...view.clans.flatMap((clan, i) => clanLine(view, clan, say, clans + i * LINE)),
  ];
  const used = inUse(entries, items);
  const foot = legendFoot(view, say, used, bottom);
  return scene(bottom + foot.height, [...items, ...foot.items]);
}
