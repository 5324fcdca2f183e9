import type {
  AskedView,
  CardSide,
  EffectData,
  SpotView,
  TribeId,
  View,
} from '../../src/games/greenland/view/view-types.js';
import { alphaOn, cardNo, cardOdds, findSpot, tribeNo } from '../../src/games/greenland/pictures.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { circle, group, icon, path, text, type Item, type Scene } from '../scene.js';
import { ALT } from './alt.js';
import { beastOf } from './beasts.js';
import { ground } from './ground.js';
import { viewWords } from './patrol.js';
import { cardName, tribeName, type WordLookup } from './words.js';

/** A hunt (G): its dice and chance before the roll, then each die's effect and the yield so far. */

const HEIGHT = 1020;
const DICE_Y = 590;
const PLATE_Y = 812;
/** Dice per line, and in total. */
const IN_LINE = 6;
const MOST = 12;

/** A hunt that waits for a decision, with its card and hunters. */
export interface Hunt {
  readonly asked: AskedView;
  readonly spot: SpotView;
  readonly isCold: boolean;
  readonly tribe: TribeId;
}

/** The hunt in a row that is about to be rolled or has been; undefined if there is none. */
export function huntOf({ asked, rows }: View): Hunt | undefined {
  if (asked === null || asked.tribe === null) return undefined;
  const { tribe, state } = asked;
  const isRolled = asked.faces.length > 0;
  if (isRolled ? state !== 'hunt-reroll' && state !== 'hunt-pay' : state !== 'hunt-roll') return undefined;
  for (const { cold, warm } of rows)
    for (const spot of [...cold, ...warm])
      if (spot.face.id === asked.card && spot.face.hunt !== null)
        return { asked, spot, isCold: cold.includes(spot), tribe };
  return undefined;
}

/** Effects that help a tribe: of its cards, its wives, its elders at home and abroad. */
function effectsOf({ tribes, patrol }: View, own: TribeId): readonly EffectData[] {
  const held = new Set(patrol?.villages.flatMap(({ id, freedBy }) => (freedBy === null ? [id] : [])));
  return tribes.flatMap(({ tribe, tableau, ranks }) => [
    ...tableau
      .filter(({ face, husband }) => (tribe === own || husband?.tribe === own) && !held.has(face.id))
      .flatMap(({ face }) => face.effects),
    ...ranks
      .filter(({ rank }) => tribe === own || rank === 1 || patrol !== undefined)
      .filter(({ elders }) => elders.some((party) => party.tribe === own))
      .flatMap(({ effects }) => effects),
  ]);
}

interface Die {
  readonly face: number;
  readonly hits: boolean;
  readonly kills: boolean;
}

const menOf = ({ spot, tribe }: Hunt): number => spot.parties.find((party) => party.tribe === tribe)?.n ?? 0;

/** What each die does (D4, G0, G3), blank before the roll; a face that the Alpha lays down comes first (E7). */
function diceOf(view: View, hunted: Hunt): readonly Die[] {
  const { asked, spot, isCold, tribe } = hunted;
  if (asked.faces.length === 0)
    return Array.from({ length: menOf(hunted) }, () => ({ face: 0, hits: false, kills: false }));
  const { hunt } = spot.face;
  const effects = effectsOf(view, tribe).filter(
    (effect) => 'biomeType' in effect && effect.biomeType === hunt?.type,
  );
  const isWarm = !isCold || effects.some(({ type }) => type === 'coldAsWarm');
  const counts = (face: number): number =>
    effects.some((effect) => effect.type === 'turnsToOne' && effect.face === face) ? 1 : face;
  const shown = asked.laid > 0 ? [asked.laid, ...asked.faces] : asked.faces;
  return shown.map((face) => ({
    face,
    hits: counts(face) <= (isWarm ? 2 : 1),
    kills: !asked.iron && (hunt?.bloody.includes(counts(face)) ?? false),
  }));
}

function dieItems({ face, hits, kills }: Die, { x, y, w }: Box): Item[] {
  const paper = kills ? '#a8301f' : hits || face === 0 ? '#fbf9ef' : '#a9b0b5';
  return [
    ...(hits ? changed({ x: x + 8, y: y + 8, w: w - 16, h: w - 16 }, undefined, 22) : []),
    icon(`die${face}`, x, y, w, { ink: kills ? '#ffffff' : INKS.ink, paper }),
    ...(kills
      ? [
          circle(x + w / 2, y + w - 4, 24, { fill: '#1b1206' }),
          icon('skull', x + w / 2 - 16, y + w - 20, 32, { ink: '#ffffff', paper: '#1b1206' }),
        ]
      : []),
  ];
}

function diceItems(dice: readonly Die[]): Item[] {
  const shown = dice.slice(0, MOST);
  const columns = Math.min(IN_LINE, shown.length);
  const isDouble = shown.length > IN_LINE;
  const size = isDouble ? 78 : Math.min(124, Math.floor((768 - (columns - 1) * 28) / columns));
  const step = (768 - size) / Math.max(1, IN_LINE - 1);
  const gap = columns < IN_LINE ? size + 28 : step;
  const left = (WIDTH - (columns - 1) * gap - size) / 2;
  return shown.flatMap((die, i) =>
    dieItems(die, {
      x: Math.round(left + (i % IN_LINE) * gap),
      y: DICE_Y - (isDouble ? 26 : 0) + Math.floor(i / IN_LINE) * 100,
      w: size,
      h: size,
    }),
  );
}

/** The floe or shore with the animal and its hunters; dying hunters are pale. */
function sceneItems({ spot: { face }, isCold, tribe }: Hunt, dice: readonly Die[]): Item[] {
  const people = dice.slice(0, 8);
  return [
    path('M50 490L180 546L564 552L704 526L780 480L776 460L560 532L180 528Z', { fill: '#0c2733' }),
    path('M44 448L140 404L420 396L640 400L776 460L700 506L560 532L180 528L50 474Z', {
      fill: isCold ? '#fbfeff' : '#cdbf8c',
      fade: { to: isCold ? '#a9cddd' : '#7b7a52', top: 396, bottom: 532 },
      texture: isCold ? 'dust' : 'strokes',
    }),
    ...people.map(({ kills }, i) =>
      group(
        70 + (i % 4) * 96 + (i >= 4 ? 44 : 0),
        i >= 4 ? 400 : 356,
        [icon('hunter', 0, 0, 96, { ink: TRIBE_LOOK[tribe].edge })],
        { opacity: kills ? 0.35 : 1 },
      ),
    ),
    icon(beastOf(face.id, face.hunt?.type), 500, 268, 232, {
      ink: '#5b3a22',
      paper: '#f4ead0',
      relief: true,
    }),
  ];
}

/** The card's yield, and the deaths. */
function yieldItems({ hunt }: CardSide, isSuccess: boolean, deaths: number, word: WordLookup): Item[] {
  const goods = (['babies', 'energy', 'ivory', 'iron'] as const).flatMap((kind) =>
    hunt === null || hunt[kind] === 0 || !isSuccess
      ? []
      : [[kind === 'babies' ? 'baby' : kind, `+${hunt[kind]}`, INKS.ink] as const],
  );
  const cells = [...goods, ...(deaths === 0 ? [] : [['skull', `−${deaths}`, INKS.bad] as const])];
  return [
    ...plate({ x: 24, y: PLATE_Y, w: WIDTH - 48, h: 114 }, 'lit'),
    ...(isSuccess
      ? []
      : [
          text(48, PLATE_Y, 440, 114, word('hunt.fails'), {
            size: 42,
            least: 33,
            fill: INKS.ink,
            weight: 'bold',
          }),
        ]),
    ...cells.flatMap(([sign, words, ink], i) => {
      const x = (isSuccess ? 54 : 500) + i * 150;
      return [
        icon(sign, x, PLATE_Y + 24, 66, { ink, paper: INKS.lit }),
        text(x + 72, PLATE_Y + 22, 74, 70, words, { size: 54, least: 40, fill: ink, weight: 'bold' }),
      ];
    }),
  ];
}

/** Hits and deaths; before the roll the hunt isn't yet lost. */
function wordsOf(hunt: Hunt, dice: readonly Die[]) {
  const hits = dice.filter((die) => die.hits).length;
  const deaths = dice.filter((die) => die.kills).length;
  const needed = hunt.spot.face.hunt?.hits ?? 0;
  const isRolled = hunt.asked.faces.length > 0;
  return { hits, deaths, needed, isRolled, isSuccess: !isRolled || hits >= needed };
}

/** What hits on this side of the row (D4). */
const sideWords = ({ isCold }: Hunt, word: WordLookup): string => word(isCold ? 'txt.cold' : 'txt.warm');

/** Hits and how many are needed, and who dies; before the roll what is needed, and what hits. */
function countItems(hunt: Hunt, dice: readonly Die[], word: WordLookup): Item[] {
  const { hits, deaths, needed, isRolled } = wordsOf(hunt, dice);
  const [main, beside] = isRolled
    ? [word('txt.hits', { n: hits }), word('hunt.needed', { n: needed })]
    : [word('hunt.needs', { n: needed }), sideWords(hunt, word)];
  const end = 36 + Math.ceil(widthOf(main, 48, 'title')) + 20;
  return [
    line(36, 796, 360, main, 48, { weight: 'title', fill: '#ffffff', cast: true, least: 36 }),
    line(end, 796, 780 - end - (deaths === 0 ? 0 : 280), beside, SIZE.text, {
      fill: '#dbe9f0',
      cast: true,
      least: 33,
    }),
    ...(deaths === 0
      ? []
      : [
          line(500, 796, 288, word('hunt.deaths', { n: deaths }), SIZE.text, {
            fill: '#ffd2c9',
            cast: true,
            align: 'right',
            least: 33,
          }),
        ]),
  ];
}

/** The chance of a hunt that is still to be rolled, in percent, where its seats may have hints. */
function chanceOf({ view, hints }: PictureRequest<View>, hunt: Hunt): number | undefined {
  if (hints !== true || hunt.asked.faces.length > 0) return undefined;
  const { table } = view;
  const [t, spot] = [tribeNo(hunt.tribe), findSpot(table, cardNo(table, hunt.spot.face.id))];
  if (spot === undefined) return undefined;
  const odds = cardOdds(table, t, spot, spot.men[t], alphaOn(table, t, spot.card));
  return odds === undefined ? undefined : Math.round(100 * odds.success);
}

/** @throws if the view has no hunt */
export function huntScene(request: PictureRequest<View>): Scene {
  const { view, locale } = request;
  const word = viewWords(view, locale);
  const hunt = huntOf(view);
  if (hunt === undefined) throw new Error('nobody hunts');
  const dice = diceOf(view, hunt);
  const { deaths, isSuccess } = wordsOf(hunt, dice);
  const { face } = hunt.spot;
  const n = menOf(hunt);
  const items: Item[] = [
    ground(HEIGHT, [{ y: 232, sea: HEIGHT - 232, land: 0 }], INKS.night),
    title(word('hunt.title', { card: cardName(word, face) }), 620),
    subtitle(word('hunt.party', { who: tribeName(word, hunt.tribe), n }), 600),
    ...seatToken(TRIBE_LOOK[hunt.tribe], 676, 26, 100),
    ...sceneItems(hunt, dice),
    ...diceItems(dice),
    ...countItems(hunt, dice, word),
    ...yieldItems(face, isSuccess, deaths, word),
    lastLine(HEIGHT, lastWords(request, hunt, word)),
  ];
  return sceneOf(HEIGHT, items);
}

function lastWords(request: PictureRequest<View>, hunt: Hunt, word: WordLookup): string {
  const { state, left } = hunt.asked;
  if (state === 'hunt-pay') return word('txt.pay', { n: left });
  if (state === 'hunt-reroll') return word('hunt.reroll');
  const chance = chanceOf(request, hunt);
  return chance === undefined ? word('hunt.roll') : word('hunt.chance', { chance });
}

export function huntAlt(request: PictureRequest<View>): readonly string[] {
  const { view, locale } = request;
  const word = viewWords(view, locale);
  const hunt = huntOf(view);
  if (hunt === undefined) return [];
  const dice = diceOf(view, hunt);
  const { hits, deaths, needed, isRolled } = wordsOf(hunt, dice);
  const party = word('hunt.party', { who: tribeName(word, hunt.tribe), n: menOf(hunt) });
  return [
    `${word('hunt.title', { card: cardName(word, hunt.spot.face) })}.`,
    isRolled ? `${party}: ${dice.map(({ face }) => face).join(', ')}.` : `${party}.`,
    isRolled
      ? `${word('txt.hits', { n: hits })}, ${word('hunt.needed', { n: needed })}.`
      : `${word('hunt.needs', { n: needed })}, ${sideWords(hunt, word)}.`,
    ...(deaths === 0 ? [] : [`${word('hunt.deaths', { n: deaths })}.`]),
    `${lastWords(request, hunt, word)}.`,
    ...ALT.table(request).slice(1),
  ];
}
