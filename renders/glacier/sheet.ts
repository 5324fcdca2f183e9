import type { ClanView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { footOf } from '../digest.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { inUse, row, type Run } from '../kit.js';
import {
  bold,
  COLOUR,
  counted,
  DIGEST,
  drawingOf,
  headBar,
  legend,
  LOOK,
  scene,
  TEXT,
  token,
  W,
} from './kit.js';
import { cardName, clanName, phaseText, wordsFor, type Say } from './words.js';

/** All caves on one sheet, for reading at a phone's width: a strip for each clan. */

const TOP = 84;
const MARGIN = 16;
const HEAD = 64;
const LIFE = 106;
const CHIP_H = 58;
const CHIPS = 3;
const CHIP_W = (W - MARGIN * (CHIPS + 1)) / CHIPS;
/** Lines of cards in a strip; the last place then counts what is left out. */
const LINES = 4;

function head(clan: ClanView, goal: number, say: Say, y: number): Item[] {
  return [
    rect(0, y, W, HEAD, { fill: LOOK[clan.clan].edge }),
    ...token(clan.clan, 16, y + 7, 50),
    bold(80, y, 330, HEAD, clanName(say, clan.clan), 42, '#ffffff', { least: TEXT }),
    // In fixed places, so that clans are compared down the sheet.
    ...(
      [
        [420, counted('fang', say('ofGoal', { n: clan.trophies, goal }), 44, COLOUR.gold)],
        [650, counted('person', clan.members, 44, '#ffffff')],
        [790, counted('meat', clan.food, 44, clan.food < clan.members ? '#ff9d8a' : '#ffffff')],
        [930, counted('fate', clan.fates, 44, '#ffffff', COLOUR.rock)],
      ] as const
    ).flatMap(([x, run]) => row(x, y + 10, 0, [run])),
    ...[...(clan.trek ? ['trek'] : []), ...(clan.sworn ? ['sworn'] : [])].map((name, i) =>
      icon(name, W - 62 - i * 54, y + 9, 46, { ink: COLOUR.gold, paper: COLOUR.rock }),
    ),
  ];
}

/** Who is ready, tired and hurt: how many, by the strength of their cards. */
function life(clan: ClanView, say: Say, y: number): Item[] {
  const look = LOOK[clan.clan];
  const w = (W - MARGIN * 2) / 3;
  return (
    [
      ['ready', clan.ready, look.fill, look.text],
      ['tired', clan.spent, COLOUR.faint, '#ffffff'],
      ['hurt', clan.sick, COLOUR.blood, '#ffffff'],
    ] as const
  ).flatMap(([name, folk, fill, ink], g) => {
    const x = MARGIN + g * w;
    const cards = folk.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
    const step = Math.min(46, (w - 66) / Math.max(1, cards.length - 1));
    return [
      rect(x, y + 4, w - 8, LIFE - 12, { fill: COLOUR.chamber, r: 12 }),
      bold(x + 10, y + 6, w - 28, 38, say(name), TEXT, '#ffffff'),
      ...cards.flatMap((value, i) => [
        rect(x + 10 + i * step, y + 44, 42, 48, { fill, stroke: COLOUR.night, line: 3, r: 8 }),
        bold(x + 10 + i * step, y + 44, Math.min(42, step), 48, String(value), 36, ink, { align: 'center' }),
      ]),
    ];
  });
}

interface Chip {
  readonly drawing: string;
  readonly words: string;
  readonly runs: readonly Run[];
  readonly fill: string;
}

/** Larder, weapons and the shaman's card. */
function chipsOf(clan: ClanView, say: Say): readonly Chip[] {
  return [
    ...clan.larder.map(({ card, net, food }) => ({
      drawing: net === null ? drawingOf(card) : 'net',
      words: cardName(say, card),
      runs: [counted('meat', food, 36)],
      fill: COLOUR.paper,
    })),
    ...clan.weapons.map((card) => ({
      drawing: card.kind === 'prey' ? 'spear' : drawingOf(card),
      words: cardName(say, card),
      runs: card.weapon > 0 ? [counted('spear', `+${card.weapon}`, 36)] : [],
      fill: '#dfe3e6',
    })),
    ...(clan.artifact === null
      ? []
      : [
          {
            drawing: drawingOf(clan.artifact),
            words: clan.wrath ? say('wrath') : cardName(say, clan.artifact),
            runs: clan.wrath || clan.artifact.lore === 0 ? [] : [counted('lore', clan.artifact.lore, 36)],
            fill: clan.wrath ? COLOUR.mist : '#ece2f2',
          },
        ]),
  ];
}

function drawChip({ drawing, words, runs, fill }: Chip, x: number, y: number): Item[] {
  const wide = runs.reduce((sum, run) => sum + run.width + 8, 0);
  return [
    rect(x, y, CHIP_W, CHIP_H - 8, { fill, r: 10 }),
    icon(drawing, x + 8, y + 4, 42, { ink: COLOUR.rock, paper: COLOUR.paper }),
    bold(x + 58, y, CHIP_W - 66 - wide, CHIP_H - 8, words, 34, COLOUR.ink),
    ...row(Math.round(x + CHIP_W - wide), y + 7, 8, runs),
  ];
}

function strip(clan: ClanView, goal: number, say: Say, y: number): { items: Item[]; height: number } {
  const chips = chipsOf(clan, say);
  const room = LINES * CHIPS;
  const shown = chips.length > room ? chips.slice(0, room - 1) : chips;
  const places = shown.length + (shown.length < chips.length ? 1 : 0);
  const top = y + HEAD + LIFE + 2;
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % CHIPS) * (CHIP_W + MARGIN),
    top + Math.floor(i / CHIPS) * CHIP_H,
  ];
  const items = [
    ...head(clan, goal, say, y),
    ...life(clan, say, y + HEAD),
    ...shown.flatMap((chip, i) => drawChip(chip, ...at(i))),
  ];
  if (chips.length === 0)
    items.push(bold(MARGIN + 8, top, 600, CHIP_H - 8, say('name.none'), 34, COLOUR.mist));
  if (shown.length < chips.length) {
    const [x, line] = at(shown.length);
    const words = say('more', { n: chips.length - shown.length });
    items.push(bold(x, line, CHIP_W, CHIP_H - 8, words, 36, '#ffffff', { align: 'center' }));
  }
  return { items, height: top - y + Math.max(1, Math.ceil(places / CHIPS)) * CHIP_H + 8 };
}

/** Every clan's cave. */
export function sheetScene({ view, locale, digest }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const items: Item[] = [
    ...headBar(say('caves'), `${say('year', { n: view.year })} · ${phaseText(say, view)}`),
  ];
  let y = TOP;
  for (const clan of view.clans) {
    const { items: more, height } = strip(clan, view.goal, say, y);
    items.push(...more);
    y += height;
  }
  const entries = inUse(
    [
      ['fang', say('trophies')],
      ['person', say('members')],
      ['meat', say('food')],
      ['fate', say('fates')],
      ['spear', say('weapon')],
      ['lore', say('lore')],
      ['trek', say('trek')],
      ['wrath', say('wrath')],
      ['sworn', say('sworn')],
    ],
    items,
  );
  const foot = footOf(digest, DIGEST, y, (top) => ({
    items: legend.draw(entries, top),
    height: legend.height(entries.length),
  }));
  return scene(y + foot.height, [...items, ...foot.items]);
}
