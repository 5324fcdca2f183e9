import type { ClanView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { digestTable } from '../kit/digest.js';
import { changed, crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { MARGIN, name, subtitle, TALLEST, title, WIDTH } from '../kit/type.js';
import { sceneOf } from '../kit/picture.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { CHIP_STEP, chipsOf, drawChip, freshIn, people, placeChips, rock, type PlacedChip } from './caves.js';
import { fang, leadersOf } from './glance-clans.js';
import { foot, nowText } from './glance.js';
import { clanName, wordsFor, type WordLookup } from './words.js';

/** All caves on one picture: clan cards, larders, weapons, artifacts. */

const TOP = 148;
const HEAD = 72;
const PEOPLE = 52;
const FOOT = 66;
const GROUND = '#4a3b30';

const linesOf = (clan: ClanView, most: number): number => {
  const chips = placeChips(chipsOf(clan), { x: 0, y: 0, w: WIDTH - 2 * MARGIN - 28, h: 0 }, most);
  const last = chips.at(-1);
  return last === undefined ? 0 : last.box.y / CHIP_STEP + 1;
};

const heightOf = (lines: number): number => HEAD + PEOPLE + 14 + lines * CHIP_STEP;

function head(view: View, clan: ClanView, { x, y }: Box, ink: string, word: WordLookup): Item[] {
  const isLit = ink === INKS.ink;
  const count = (drawing: string, left: number, n: number | string, w: number): Item[] => [
    icon(drawing, left, y + 14, 44, { ink, paper: isLit ? INKS.lit : GROUND }),
    text(left + 52, y, w, HEAD, String(n), { size: 42, least: 36, fill: ink, weight: 'bold' }),
  ];
  const leads = leadersOf(view).includes(clan.clan);
  return [
    ...seatToken(LOOK[clan.clan], x + 12, y + (leads ? 12 : 6), 60),
    ...(leads ? crown(x + 42, y + 12, 46) : []),
    name(x + 84, y + 50, 196, clanName(word, clan.clan), { fill: ink }),
    fang(x + 290, y + 12, 48, isLit ? INKS.starOnPaper : INKS.ember, clan.trophies > 0),
    text(x + 338, y, 84, HEAD, `${clan.trophies}/${view.goal}`, {
      size: 42,
      least: 36,
      fill: ink,
      weight: 'bold',
    }),
    ...count('person', x + 430, clan.members, 52),
    ...count('meat', x + 544, clan.food, 52),
    ...count('fate', x + 656, clan.fates, 52),
  ];
}

interface Cave {
  readonly items: readonly Item[];
  /** New cards. */
  readonly fresh: readonly PlacedChip[];
}

function caveItems(
  { view, before }: PictureRequest<View>,
  clan: ClanView,
  box: Box,
  lines: number,
  word: WordLookup,
): Cave {
  const { x, y, w } = box;
  const isLit = view.waiting.includes(clan.clan) || view.final?.winners.includes(clan.clan) === true;
  const ink = isLit ? INKS.ink : INKS.bone;
  const marks = [...(clan.trek ? ['trek'] : []), ...(clan.sworn ? ['sworn'] : [])];
  const chips = placeChips(chipsOf(clan), { x: x + 14, y: y + HEAD + PEOPLE + 10, w: w - 28, h: 0 }, lines);
  const fresh = freshIn(clan, before);
  return {
    items: [
      ...plate(box, isLit ? 'lit' : 'dark', GROUND),
      ...head(view, clan, box, ink, word),
      ...people(clan, x + 14, y + HEAD, w - 28 - marks.length * 52, PEOPLE, ink),
      ...marks.map((mark, i) => icon(mark, x + w - 58 - i * 52, y + HEAD + 4, 44, { ink })),
      ...chips.flatMap(drawChip),
    ],
    fresh: chips.filter(({ chip }) => fresh.has(chip.id)),
  };
}

/** All caves from `y` on, each with a limited number of lines of chips; new cards are ringed. */
export function allCaves(
  request: PictureRequest<View>,
  y: number,
  most: number,
  word: WordLookup,
): { readonly items: readonly Item[]; readonly bottom: number } {
  let bottom = y;
  const caves = request.view.clans.map((clan) => {
    const lines = linesOf(clan, most);
    const box = { x: MARGIN, y: bottom, w: WIDTH - 2 * MARGIN, h: heightOf(lines) };
    bottom += box.h + 10;
    return caveItems(request, clan, box, lines, word);
  });
  const fresh = caves.flatMap((cave) => cave.fresh).slice(0, 2);
  return {
    items: [
      ...caves.flatMap(({ items }) => items),
      ...fresh.flatMap(({ box }) => changed(box, undefined, 14)),
    ],
    bottom,
  };
}

/** Every clan's cave. */
export function sheetScene(request: PictureRequest<View>): Scene {
  const { view, locale, digest } = request;
  const word = wordsFor(locale);
  const caves = allCaves(request, TOP, digest === undefined ? 2 : 1, word);
  const brought = digestTable(digest, LOOK, caves.bottom, TALLEST - caves.bottom - FOOT);
  const height = caves.bottom + brought.height + FOOT;
  return sceneOf(height, [
    rock(height),
    title(word('caves')),
    subtitle(`${word('year', { n: view.year })} · ${nowText(view, word)}`),
    ...caves.items,
    ...brought.items,
    ...foot(view, height, word),
  ]);
}
