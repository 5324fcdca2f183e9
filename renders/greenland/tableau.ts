import type { TribeId } from '../../src/games/greenland/board/model.js';
import type { CardSide, SpotView, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { signsIn, type Entry } from '../kit.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { bold, counted, put, scene, token } from './pieces.js';
import { godsMark, placard, RANK_H } from './placard.js';
import { entriesFor, LEGEND_LINE, legendLines } from './signs.js';
import { BARE_CARD_H, hasFoot, TABLEAU_CARD_H, TABLEAU_CARD_W, tableauCard } from './tableau-card.js';
import { cardName, tribeName, wordsFor, type Say } from './words.js';

/** One tribe's side of the table: people, disks, placard, cards, and the hand when its owner looks. */

const W = 1200;
const MARGIN = 16;
const COLUMNS = 4;
const STEP_X = TABLEAU_CARD_W + 10;
const LINE_GAP = 8;
const STEP_Y = TABLEAU_CARD_H + LINE_GAP;
const TEXT = 32;
/** The longest side of a picture; what does not fit is counted, not squeezed. */
const TALLEST = 1600;
/** Lines of the legend at most. */
const LEGEND_LINES = 4;
const LEGEND_H = LEGEND_LINES * LEGEND_LINE + 12;

const alone = (face: CardSide): SpotView => ({
  face,
  parties: [],
  hostile: false,
  husband: null,
  raidedBy: null,
});

function head(tribe: TribeView, say: Say, where: string): Item[] {
  const look = TRIBE_LOOK[tribe.tribe];
  return [
    rect(0, 0, W, 92, { fill: look.edge }),
    ...token(tribe.tribe, 20, 14, 66, 46),
    bold(104, 0, 300, 92, tribeName(say, tribe.tribe), 54, '#ffffff', { least: 40 }),
    ...(tribe.extinct
      ? [bold(420, 24, 274, 44, say('extinct'), 40, '#ffd2c9')]
      : godsMark(tribe.mono, say(tribe.mono ? 'mono' : 'poly'), 420, 24)),
    bold(700, 24, 300, 44, where, 34, '#ffffff', { align: 'right', least: TEXT }),
    put(counted('star', tribe.points.total, 58, 56, COLOUR.gold), W - 24, 17, 'right'),
  ].map((item) => (item.k === 'group' ? { ...item, items: item.items.map(whiten) } : item));
}

/** Numbers on the dark head are light. */
const whiten = (item: Item): Item => (item.k === 'text' ? { ...item, fill: '#ffffff' } : item);

/** People and disks, each with its word: nobody has to know the drawings. */
function stock(tribe: TribeView, say: Say, y: number): Item[] {
  const cells: readonly (readonly [string, string, string])[] = [
    ['person', String(tribe.unassigned), say('people')],
    ['energy', String(tribe.disks.energy), say('name.energy')],
    ['ivory', String(tribe.disks.ivory), say('name.ivory')],
    ['iron', String(tribe.disks.iron), say('name.iron')],
    ['valhalla', String(tribe.valhalla), say('valhalla')],
    ['cards', `${tribe.handCount}/${tribe.handSize}`, say('hand')],
    ['boat', String(tribe.mariners), say('mariners')],
    ['sled', String(tribe.sleds), say('sleds')],
  ];
  const column = (W - MARGIN * 2) / COLUMNS;
  const items: Item[] = [rect(MARGIN, y, W - MARGIN * 2, 124, { fill: COLOUR.paper, r: 14 })];
  cells.forEach(([name, n, words], i) => {
    const x = MARGIN + 12 + (i % COLUMNS) * column;
    const top = y + 6 + Math.floor(i / COLUMNS) * 58;
    const wide = n.length * 25 + 4;
    items.push(
      icon(name, x, top + 4, 46, { ink: COLOUR.ink, paper: COLOUR.paper }),
      bold(x + 54, top, wide, 54, n, 44),
      bold(x + 62 + wide, top, column - 80 - wide, 54, words, 34, COLOUR.faint, { least: TEXT }),
    );
    if (name === 'person' && tribe.alpha === 'pool')
      items.push(icon('alpha', x + 9, top - 6, 28, { ink: '#f7c440', paper: '#1e2730' }));
  });
  return items;
}

/** Signs that have their words beside them. */
const NAMED = ['person', 'energy', 'ivory', 'iron', 'valhalla', 'cards', 'boat', 'sled', 'cross', 'spirits'];

/** What the other signs mean, and how high that is. */
function legend(
  drawn: readonly Item[],
  changed: boolean,
  say: Say,
  y: number,
): { items: Item[]; height: number } {
  const ring: Entry = {
    items: [rect(4, 5, 26, 26, { stroke: COLOUR.ring, line: 6, r: 6 })],
    width: 33,
    words: say('changed'),
  };
  const faces: Entry = {
    items: [icon('die1', 0, 1, 34, { ink: COLOUR.ink, paper: '#ffffff' }), icon('bloody6', 38, 1, 34)],
    width: 72,
    words: say('raidFaces'),
  };
  const entries = entriesFor(drawn, say, [...NAMED, 'bloody6']);
  const raids = signsIn(drawn).has('axe') ? [faces] : [];
  const { items, lines } = legendLines(
    [...(changed ? [ring] : []), ...raids, ...entries],
    y + 6,
    LEGEND_LINES,
  );
  const height = lines * LEGEND_LINE + 12;
  return { items: [rect(0, y, W, height, { fill: COLOUR.night }), ...items], height };
}

/** Cards that were not there, or not so, in an earlier view. */
function changedSince(before: TribeView | undefined): (spot: SpotView) => boolean {
  if (before === undefined) return () => false;
  const known = new Set(
    [...before.tableau, ...before.trophies.map(alone)].map((spot) => JSON.stringify(spot)),
  );
  return (spot) => !known.has(JSON.stringify(spot));
}

/** The tableau of `seat`; throws when the request names no seat at the table. */
export function tableauScene(request: PictureRequest<View>): Scene {
  const { view } = request;
  const say = wordsFor(view, request.locale);
  const tribe = view.tribes.find((t) => t.tribe === request.seat);
  if (tribe === undefined) throw new Error(`no tableau belongs to ${request.seat ?? 'nobody'}`);
  const changed = changedSince(request.before?.tribes.find((t) => t.tribe === request.seat));
  const own = view.you === tribe.tribe ? view.hand : [];
  const cards: readonly { readonly spot: SpotView; readonly inHand: boolean }[] = [
    ...tribe.tableau.map((spot) => ({ spot, inHand: false })),
    ...tribe.trophies.map((face) => ({ spot: alone(face), inHand: false })),
    ...own.map((face) => ({ spot: alone(face), inHand: true })),
  ];
  const top = 92 + 8 + 124 + 8 + RANK_H * 3 + 4;
  const room = Math.floor((TALLEST - top - LEGEND_H - 12) / STEP_Y) * COLUMNS;
  const shown = cards.length > room ? cards.slice(0, room - 1) : cards;
  // A line of cards is as high as its highest needs to be.
  const heights: number[] = [];
  for (let i = 0; i < shown.length; i += COLUMNS)
    heights.push(
      shown.slice(i, i + COLUMNS).some(({ spot, inHand }) => inHand || hasFoot(spot))
        ? TABLEAU_CARD_H
        : BARE_CARD_H,
    );
  const places = shown.length + (shown.length < cards.length ? 1 : 0);
  if (places > heights.length * COLUMNS || heights.length === 0) heights.push(BARE_CARD_H);
  const lineOf = (i: number): number => Math.floor(i / COLUMNS);
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % COLUMNS) * STEP_X,
    top + heights.slice(0, lineOf(i)).reduce((sum, h) => sum + h + LINE_GAP, 0),
  ];
  const bottom = top + heights.reduce((sum, h) => sum + h + LINE_GAP, 0) + 8;
  const items: Item[] = [
    ...head(tribe, say, say('turn', { turn: view.turn, turns: view.turns })),
    ...stock(tribe, say, 100),
    ...placard(tribe.ranks, tribe.tribe, say, MARGIN, 232, W - MARGIN * 2),
    ...shown.map(({ spot, inHand }, i) =>
      card(
        spot,
        inHand,
        at(i),
        heights[lineOf(i)] ?? TABLEAU_CARD_H,
        tribe,
        changed,
        say,
        view.women?.colour,
      ),
    ),
  ];
  if (shown.length < cards.length) {
    const [x, y] = at(shown.length);
    const words = say('more', { n: cards.length - shown.length });
    items.push(bold(x, y, TABLEAU_CARD_W, BARE_CARD_H, words, 44, '#ffffff', { align: 'center' }));
  }
  const { items: signs, height } = legend(items, request.before !== undefined, say, bottom);
  return scene(W, bottom + height, COLOUR.slate, [...items, ...signs]);
}

function card(
  spot: SpotView,
  inHand: boolean,
  [x, y]: readonly [number, number],
  height: number,
  tribe: TribeView,
  changed: (spot: SpotView) => boolean,
  say: Say,
  kin: TribeId | undefined,
): Item {
  return tableauCard(spot, x, y, {
    name: cardName(say, spot.face),
    owner: tribe.tribe,
    ...(kin === undefined ? {} : { kin }),
    scores: !tribe.mono,
    ...(inHand ? { inHand: say('yourHand') } : {}),
    ringed: !inHand && changed(spot),
    raided: say('raided'),
    height,
  });
}
