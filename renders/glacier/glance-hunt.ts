import { ORIGINAL } from '../../src/games/glacier/pictures.js';
import type { HuntView, View } from '../../src/games/glacier/view-types.js';
import { INKS } from '../kit/palette.js';
import { card as paper, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { icon, rect, text, type Item } from '../scene.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { percent, type WordLookup } from './words.js';

/** The bonuses of the announced hunt, beside the animal. */

const BOX: Box = { x: 296, y: 288, w: 496, h: 392 };
/** Height of a line, larger for fewer lines. */
const LINE = { most: 84, all: 282 } as const;
const STONE = { fill: '#e6d9bf', fade: '#cbb893', texture: 'stone', edge: '#f2e8d2' } as const;

interface Part {
  readonly drawing: string;
  readonly words: string;
  readonly by: string;
  readonly ink?: string;
  /** The clan that plays this part. */
  readonly clan?: keyof typeof LOOK;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
const weaponOf = (id: string): number => ORIGINAL.cards.find((card) => card.id === id)?.weapon ?? 0;

/** Hunters, weapon, spirits, offering, and cards played against the hunt. */
function partsOf({ clans, active }: View, hunt: HuntView, word: WordLookup): readonly Part[] {
  const artifact = clans.find(({ clan }) => clan === active)?.artifact ?? null;
  const weapon = weaponOf(hunt.weapon);
  const spirits = hunt.artifact && artifact !== null ? artifact.weapon : 0;
  const offering = hunt.offering === '' ? 0 : 1;
  const hunters = hunt.odds.bonus - weapon - spirits - offering + (hunt.storm ? 1 : 0);
  const members = hunt.party.reduce((sum, n, i) => sum + n * (i + 1), 0);
  const wanted = ORIGINAL.cards.find(({ id }) => id === hunt.prey)?.hunters ?? 0;
  return [
    { drawing: 'person', words: word('ofGoal', { n: members, goal: wanted }), by: signed(hunters) },
    ...(hunt.weapon === ''
      ? []
      : [{ drawing: 'spear', words: word.nameOf(hunt.weapon), by: signed(weapon) }]),
    ...(spirits === 0 || artifact === null
      ? []
      : [{ drawing: 'drum', words: word.nameOf(artifact.id), by: signed(spirits) }]),
    ...(offering === 0 ? [] : [{ drawing: 'meat', words: word.nameOf(hunt.offering), by: '+1' }]),
    ...(hunt.success ? [{ drawing: 'fate', words: word.nameOf('success'), by: '6' }] : []),
    ...(hunt.storm ? [{ drawing: 'fate', words: word.nameOf('storm'), by: '−1', ink: INKS.bad }] : []),
    ...(hunt.hit === '' || (hunt.hit === 'storm' && hunt.storm)
      ? []
      : [
          {
            drawing: 'fate',
            words: word.nameOf(hunt.hit),
            by: '',
            ink: INKS.bad,
            ...(hunt.by === '' ? {} : { clan: hunt.by }),
          },
        ]),
  ];
}

/** The lowest face that succeeds, and the chance as a bar. */
function needItems({ odds, success }: HuntView): Item[] {
  const { x, y, w } = BOX;
  const chance = percent(odds.chance);
  const need = odds.need > 6 ? '–' : success || odds.need <= 1 ? '1+' : `${odds.need}+`;
  const left = x + 190;
  const wide = w - 210;
  return [
    icon('die', x + 20, y + 18, 64, { ink: INKS.ink, paper: '#fffaf0' }),
    text(x + 98, y + 16, 90, 68, need, { size: 60, least: 48, fill: INKS.ink, weight: 'bold' }),
    rect(left, y + 22, wide, 56, { fill: '#43362a', r: 16 }),
    ...(chance < 3
      ? []
      : [rect(left, y + 22, Math.round((wide * chance) / 100), 56, { fill: INKS.good, r: 16 })]),
    text(left, y + 22, wide, 56, `${chance} %`, {
      size: 42,
      fill: '#ffffff',
      weight: 'bold',
      align: 'center',
    }),
  ];
}

/** Replaces the other cards during a hunt. */
export function huntPanel(view: View, hunt: HuntView, word: WordLookup): Item[] {
  const { x, y, w } = BOX;
  const parts = partsOf(view, hunt, word).slice(0, 5);
  const high = Math.min(LINE.most, Math.floor(LINE.all / parts.length));
  return [
    ...paper(BOX, STONE),
    ...needItems(hunt),
    ...parts.flatMap(({ drawing, words, by, clan, ink = INKS.ink }, i) => {
      const top = y + 98 + i * high;
      return [
        icon(drawing, x + 24, top + (high - 48) / 2, 48, { ink, paper: '#e6d9bf' }),
        text(x + 88, top, w - 184, high, words, { size: 38, least: 33, fill: ink, weight: 'bold' }),
        ...(clan === undefined
          ? [text(x + w - 100, top, 80, high, by, { size: 46, fill: ink, weight: 'bold', align: 'right' })]
          : seatToken(LOOK[clan], x + w - 76, top + (high - 56) / 2, 56)),
      ];
    }),
  ];
}
