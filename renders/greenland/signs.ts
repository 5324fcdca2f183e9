import { looks, ORIGINAL } from '../../src/games/greenland/pictures.js';
import { looksIn } from '../kit/signs.js';
import type { SignText } from '../contract.js';
import { wordsOf, type Word } from './words.js';

/** One meaning per icon, most important first: a legend with little room stops early. */
const MEANING = {
  bloody6: 'dies',
  baby: 'name.babies',
  energy: 'name.energy',
  ivory: 'name.ivory',
  iron: 'name.iron',
  depletion: 'pay',
  die0: 'equal',
  fang: 'trophy',
  hand: 'takeAny',
  hut: 'colonists',
  hostile: 'hostile',
  person: 'people',
  star: 'pointsNow',
  alpha: 'alpha',
  hourglass: 'waiting',
  cross: 'mono',
  spirits: 'poly',
  axe: 'raiders',
  shield: 'guards',
  reroll: 'rerolls',
  toOne: 'toOne',
  first: 'huntsFirst',
  sell: 'worth',
  hay: 'hay',
  ring: 'husband',
  noRaid: 'noRaid',
  noFeud: 'effect.feudImmunity',
  council: 'sign.council',
  compass: 'sign.compass',
  cards: 'hand',
  boat: 'mariners',
  sled: 'sleds',
  valhalla: 'valhalla',
  harpoon: 'name.harpoon',
  fishhook: 'name.fishhook',
  spear: 'name.spear',
  hammer: 'name.hammer',
  medallion: 'sign.medallion',
} as const satisfies Readonly<Record<string, Word>>;

/** Icons of events and of other variants, which always have words beside them. */
const NAMED = {
  snowflake: 'cold',
  sun: 'warm',
  ship: 'sign.ship',
  migrationNorth: 'sign.migrationNorth',
  migrationSouth: 'sign.migrationSouth',
  crowd: 'sign.crowd',
  venereal: 'sign.venereal',
  feud: 'sign.feud',
  solar: 'sign.solar',
  elderDieOff: 'sign.elderDieOff',
  breakage: 'sign.breakage',
  storm: 'sign.storm',
  noMaritime: 'sign.noMaritime',
  noMarkland: 'sign.noMarkland',
  falcon: 'sign.falconer',
  arrow: 'leaves',
  skull: 'fallen',
  thing: 'thing',
  ulu: 'inventions',
  woman: 'daughters',
  matriarch: 'matriarchs',
  village: 'sign.village',
  mine: 'patrol.mine',
  propaganda: 'icon.propaganda',
  holds: 'patrol.holds',
  warming: 'sign.warming',
} as const satisfies Readonly<Record<string, Word>>;

export type SignName = keyof typeof MEANING | keyof typeof NAMED;

const namesOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

export function signTexts(locale: string): SignText[] {
  const word = wordsOf(ORIGINAL, locale);
  const looksByName = looksIn(looks, locale);
  const all = { ...MEANING, ...NAMED };
  return namesOf(all).map((name) => ({
    icon: name,
    looks: looksByName[name],
    means: name === 'toOne' ? `${word('toOne')} 1` : word(all[name]),
  }));
}
