import { ORIGINAL } from '../../src/games/greenland/cards/cards.js';
import { looks } from '../../src/games/greenland/texts.js';
import { flowed, looksIn, signsIn, type Entry } from '../kit.js';
import { icon, type Item } from '../scene.js';
import type { SignText } from '../contract.js';
import { COLOUR } from './palette.js';
import { bold } from './pieces.js';
import { wordsOf, type Say, type Word } from './words.js';

/** What each drawing stands for, one meaning each; what stands first is explained first where there is little room. */
const MEANING = {
  bloody6: 'dies',
  baby: 'name.babies',
  energy: 'name.energy',
  ivory: 'name.ivory',
  iron: 'name.iron',
  depletion: 'pay',
  die0: 'equal',
  trophy: 'trophy',
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

/** Signs of events and of other variants: there are always words beside them. */
const NAMED = {
  snow: 'cold',
  sun: 'warm',
  ship: 'sign.ship',
  migrationNorth: 'icon.migration.north',
  migrationSouth: 'icon.migration.south',
  crowd: 'sign.crowd',
  venereal: 'sign.venereal',
  feud: 'icon.feud',
  solar: 'icon.solar',
  elderDieOff: 'sign.elderDieOff',
  breakage: 'icon.breakage',
  storm: 'icon.storm',
  noMaritime: 'icon.noMaritime',
  noMarkland: 'icon.noMarkland',
  falconer: 'icon.falconer',
  skull: 'leaves',
  thing: 'thing',
  invention: 'inventions',
  woman: 'daughters',
  crown: 'matriarchs',
  village: 'sign.village',
  propaganda: 'icon.propaganda',
  holds: 'patrol.holds',
  warming: 'sign.warming',
} as const satisfies Readonly<Record<string, Word>>;

export type SignName = keyof typeof MEANING | keyof typeof NAMED;

const namesOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** Any die that kills explains all of them. */
const shown = (name: string): string => (/^bloody\d$/.test(name) ? 'bloody6' : name);

/** Entries of a legend for the signs that occur in some items, but for those that have their word beside them. */
export function entriesFor(items: readonly Item[], say: Say, without: readonly string[] = []): Entry[] {
  const used = new Set([...signsIn(items)].map(shown));
  return namesOf(MEANING)
    .filter((name) => used.has(name) && !without.includes(name))
    .map((name) => ({
      items: [icon(name, 0, 1, 34, { ink: '#e8eef2', paper: COLOUR.night })],
      width: 34,
      words: name === 'toOne' ? `${say('toOne')} 1` : say(MEANING[name]),
    }));
}

const LEGEND_LINE = 38;

/** A legend on the usual width, in so many lines at most. */
export const legendLines = (
  entries: readonly Entry[],
  y: number,
  lines: number,
): { readonly items: Item[]; readonly lines: number } =>
  flowed(
    { bold, ink: '#d5dee4', width: 1200, margin: 16, lineHeight: LEGEND_LINE, text: 32, gap: 18 },
    entries,
    y,
    lines,
  );

/** All signs there are. */
export function signTexts(locale: string): SignText[] {
  const say = wordsOf(ORIGINAL, locale);
  const told = looksIn(looks, locale);
  const all = { ...MEANING, ...NAMED };
  return namesOf(all).map((name) => ({
    icon: name,
    looks: told[name],
    means: name === 'toOne' ? `${say('toOne')} 1` : say(all[name]),
  }));
}
