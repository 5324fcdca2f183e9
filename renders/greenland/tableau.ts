import type { TribeId } from '../../src/games/greenland/model.js';
import type { CardFace, SpotView, TribeView, View } from '../../src/games/greenland/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { bold, counted, put, scene, token } from './pieces.js';
import { godsMark, placard, RANK_H } from './placard.js';
import { TABLEAU_CARD_H, TABLEAU_CARD_W, tableauCard } from './tableau-card.js';
import { tribeName, wordsFor, type Say } from './words.js';

/** One tribe's side of the table: people, disks, placard, cards, and the hand when its owner looks. */

const W = 1200;
const MARGIN = 16;
const COLUMNS = 4;
const STEP_X = TABLEAU_CARD_W + 10;
const STEP_Y = TABLEAU_CARD_H + 8;
const TEXT = 32;
/** The longest side of a picture; what does not fit is counted, not squeezed. */
const TALLEST = 1600;
const LEGEND_H = 128;

const alone = (face: CardFace): SpotView => ({
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
    ['energy', String(tribe.disks.energy), say('energy')],
    ['ivory', String(tribe.disks.ivory), say('ivory')],
    ['iron', String(tribe.disks.iron), say('iron')],
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
      items.push(icon('alpha', x + 24, top - 3, 32, { ink: '#f7c440', paper: '#1e2730' }));
  });
  return items;
}

function legend(say: Say, y: number): Item[] {
  const cell = (i: number): readonly [number, number] => [
    MARGIN + (i % 4) * 294,
    y + 4 + Math.floor(i / 4) * 40,
  ];
  const entries: readonly (readonly [readonly string[], string])[] = [
    [['reroll'], say('rerolls')],
    [['toOne'], say('toOne')],
    [['first'], say('huntsFirst')],
    [['baby'], say('eachTurn')],
    [['hay'], say('hay')],
    [['swap'], say('worth')],
    [['axe'], say('raiders')],
    [['shield'], say('guards')],
    [['die1', 'bloody6'], say('raidFaces')],
    [['ring'], say('husband')],
    [['star'], say('pointsNow')],
  ];
  const items: Item[] = [rect(0, y - 4, W, LEGEND_H + 4, { fill: COLOUR.night })];
  let place = 0;
  for (const [icons, words] of entries) {
    const [x, top] = cell(place);
    const wide = words.length > 17;
    icons.forEach((name, k) =>
      items.push(icon(name, x + k * 36, top + 1, 33, { ink: '#e8eef2', paper: COLOUR.night })),
    );
    const left = icons.length * 36 + 6;
    items.push(bold(x + left, top, (wide ? 2 : 1) * 294 - left - 8, 36, words, TEXT, '#d5dee4'));
    if (words === say('toOne'))
      items.push(
        icon('die1', x + left + words.length * 15 + 8, top + 1, 33, { ink: COLOUR.ink, paper: '#fff' }),
      );
    place += wide ? 2 : 1;
  }
  return items;
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
  const say = wordsFor(request.locale);
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
  const lines = Math.max(1, Math.ceil((shown.length + (shown.length < cards.length ? 1 : 0)) / COLUMNS));
  const height = top + lines * STEP_Y + 12 + LEGEND_H;
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % COLUMNS) * STEP_X,
    top + Math.floor(i / COLUMNS) * STEP_Y,
  ];
  const items: Item[] = [
    ...head(tribe, say, say('turn', { turn: view.turn, turns: view.turns })),
    ...stock(tribe, say, 100),
    ...placard(tribe.ranks, tribe.tribe, MARGIN, 232, W - MARGIN * 2),
    ...shown.map(({ spot, inHand }, i) => card(spot, inHand, at(i), tribe, changed, say, view.women?.colour)),
    ...legend(say, height - LEGEND_H),
  ];
  if (shown.length < cards.length) {
    const [x, y] = at(shown.length);
    items.push(
      bold(
        x,
        y,
        TABLEAU_CARD_W,
        TABLEAU_CARD_H,
        say('more', { n: cards.length - shown.length }),
        44,
        '#ffffff',
        { align: 'center' },
      ),
    );
  }
  return scene(W, height, COLOUR.slate, items);
}

function card(
  spot: SpotView,
  inHand: boolean,
  [x, y]: readonly [number, number],
  tribe: TribeView,
  changed: (spot: SpotView) => boolean,
  say: Say,
  kin: TribeId | undefined,
): Item {
  return tableauCard(spot, x, y, {
    owner: tribe.tribe,
    ...(kin === undefined ? {} : { kin }),
    scores: !tribe.mono,
    ...(inHand ? { inHand: say('yourHand') } : {}),
    ringed: !inHand && changed(spot),
    raided: say('raided'),
  });
}
