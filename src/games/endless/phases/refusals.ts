import type { Block, Move, Value } from '../../../kernel/index.js';
import { cardsIn, countedIn } from '../bags.js';
import { JUNCTURE_NAMES, junctureOf, tileOf } from '../map.js';
import { boardOf, levelOf, openTops, placeNamed, placeOf } from '../megaliths.js';
import { isTribeType, secretOf, tally, TOP, tribeOf, type Column, type G } from '../model.js';

/** Reasons against moves that are neither offered nor blocked, for columns and benefits. */

type Why = (g: G, args: readonly Value[]) => Block | undefined;

const bag = (value: Value = '-'): string[] => cardsIn(value);

function lacks(list: readonly string[], cards: readonly string[]): boolean {
  const has = tally(list);
  return Object.entries(tally(cards)).some(([card, n]) => (has[card] ?? 0) < n);
}

/** N3.1: one of each kind per turn, while the pile lasts. */
const hire: Why = ({ supply, now }, [cards]) => {
  const kinds = bag(cards);
  const twice =
    new Set(kinds).size < kinds.length || kinds.some((kind) => now.hired.some((one) => one === kind));
  if (twice && now.space === 'initiate') return { rule: 'N3.1', key: 'hire.same-kind' };
  const empty = kinds.find((kind) => isTribeType(kind) && supply[kind] === 0);
  return empty === undefined ? undefined : { rule: 'N3.1', key: 'hire.pile-empty', args: { card: empty } };
};

const learn: Why = ({ culture }, [cards]) =>
  lacks(
    culture.map(({ card }) => card),
    bag(cards),
  )
    ? { rule: 'N3.2', key: 'learn.not-open' }
    : undefined;

const grab: Why = ({ display }, [animals]) => {
  if (!lacks(display, bag(animals))) return undefined;
  return { rule: 'N3.4', key: display.length === 0 ? 'catch.display-empty' : 'catch.not-there' };
};

const tip: Why = (g, [animals]) =>
  lacks(tribeOf(g, g.active).upright, bag(animals)) ? { rule: 'N3.4', key: 'tip.not-upright' } : undefined;

/** N3.1: a buried card must be in the named zone. */
const bury: Why = (g, [zone, cards]) => {
  if (zone === 'supply') return hire(g, [cards ?? '-']);
  const { discard, labor } = tribeOf(g, g.active);
  const from = zone === 'hand' ? secretOf(g, g.active).hand : zone === 'discard' ? discard : labor;
  return lacks(from, bag(cards)) ? { rule: 'N3.1', key: 'bury.not-there' } : undefined;
};

const settle: Why = (g, [name]) => {
  const { villages } = tribeOf(g, g.active);
  if (villages === 0) return { rule: 'N3.3', key: 'village.none-left' };
  const known = JUNCTURE_NAMES.includes(String(name));
  if (known && g.villages[junctureOf(String(name))] !== '') return { rule: 'N3.3', key: 'village.taken' };
  return { rule: 'N3.3', key: 'village.camps' };
};

const move: Why = (g, [from]) => {
  const at = tribeOf(g, g.active).at[tileOf(String(from))] ?? 0;
  return { rule: 'N3.3', key: at === 0 ? 'move.no-camp' : 'move.too-far' };
};

/** N4.1: on a start space, beside a Megalith, or on two of them; for the arrow, on a space it points to (N4.3). */
const build: Why = (g, [name]) => {
  const place = placeNamed(String(name));
  const level = levelOf(place);
  const onBoard = level > 1 || boardOf(g).byPlace.has(place);
  if (Number.isNaN(place) || !onBoard) return { rule: 'N4.1', key: 'build.no-space' };
  const taken = g.megaliths.some((one) => placeOf(one.x, one.y, one.level) === place);
  if (taken) return { rule: 'N4.1', key: 'build.taken' };
  if (g.due[0]?.effect.icon === 'extra') return { rule: 'N4.3', key: 'build.arrow' };
  if (level === 1) return { rule: 'N4.1', key: 'build.apart' };
  return openTops(g).includes(place) ? undefined : { rule: 'N4.1', key: 'build.no-support' };
};

/** N5.3: no further than the top of the Honor track. */
const take: Why = (g, [word]) => {
  const { n, kind } = countedIn(String(word));
  return kind === 'honor' && tribeOf(g, g.active).honor + n > TOP
    ? { rule: 'N5.3', key: 'gain.honor-top' }
    : undefined;
};

const WHY: Readonly<Record<string, Why>> = { hire, learn, catch: grab, tip, bury, settle, move, build, take };

/** The reason against a move, apart from its cost. */
export const whyNot = (g: G, { verb, args }: Move): Block | undefined => WHY[verb]?.(g, args);

/** Actions by the section of their column. */
const COLUMN_OF: Readonly<Record<string, readonly [Column, string]>> = {
  hire: ['initiate', 'N3.1'],
  bury: ['initiate', 'N3.1'],
  learn: ['develop', 'N3.2'],
  stone: ['develop', 'N3.2'],
  camp: ['migrate', 'N3.3'],
  move: ['migrate', 'N3.3'],
  settle: ['migrate', 'N3.3'],
  reveal: ['hunt', 'N3.4'],
  catch: ['hunt', 'N3.4'],
  tip: ['hunt', 'N3.4'],
};

/** Refuses an action of another column. */
export function whyElsewhere({ now }: G, { verb }: Move): Block | undefined {
  const home = COLUMN_OF[verb];
  if (home === undefined || home[0] === now.space) return undefined;
  const [space, rule] = home;
  return { rule, key: 'act.other-column', args: { space } };
}
