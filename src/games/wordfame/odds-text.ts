import type { Hint, Seat, Teller } from '../../kernel/index.js';
import { foesAt, menAt, ownerOf } from './land.js';
import { cardOf, COLORS, districtAt, edgeAt, edgeOf, idOf, WEAPONS } from './pack.js';
import { gothiOf, placeOf, seatOf } from './model.js';
import { feudOdds, percent, unseenIn, worthChance, type FeudOdds } from './odds.js';
import { capturable, captureKin } from './phases/feast.js';
import { musterEdges, roamEdges } from './phases/ride.js';
import { bandsOf } from './land.js';
import { wordsOf } from './cards.js';
import { winterColors } from './phases/winter.js';
import type { View } from './view-types.js';

/** Texts of chances: possible Feuds, captures, and the next winter. */

const WINTER = 'winter';

/** Edges with opponents within reach of the own men. */
function targets({ table }: View, who: number): number[] {
  const edges = new Set(musterEdges(table, who));
  for (const from of bandsOf(table, who)) for (const edge of roamEdges(table, who, from)) edges.add(edge);
  return [...edges].filter((edge) => foesAt(table, who, edge).length > 0);
}

/** Districts that can be captured, edges for a Feud, and the winter. */
export function oddsAbout(view: View, seat: Seat): readonly string[] {
  const who = placeOf(view.table, seat);
  if (who < 0 || view.final !== null) return [];
  return [
    ...targets(view, who).map((edge) => edgeOf(edge).id),
    ...capturable(view.table, who).map(idOf),
    WINTER,
  ];
}

const BAND = [1, 2, 3, 4] as const;

interface FeudAhead extends FeudOdds {
  readonly n: number;
  readonly m: number;
  readonly foe: number;
}

/** The Feud of some men who arrive on an edge, against the first opponent there. */
export function feudAhead({ table }: View, who: number, edge: number, more: number): FeudAhead | undefined {
  const [foe] = foesAt(table, who, edge);
  if (foe === undefined) return undefined;
  const n = menAt(table, who, edge) + more;
  const m = menAt(table, foe, edge);
  return { n, m, foe, ...feudOdds(n, m, unseenIn(table)) };
}

function tellFeud(view: View, who: number, edge: number, tell: Teller): string {
  return BAND.flatMap((more) => {
    const feud = feudAhead(view, who, edge, more);
    if (feud === undefined) return [];
    const { n, m, foe, mine, theirs, ahead, behind } = feud;
    const head = tell.lookup('odds.title', { edge: edgeOf(edge).id, n, m, foe: seatOf(view.table, foe) });
    const facts = {
      mine: Math.round(mine * 10) / 10,
      theirs: Math.round(theirs * 10) / 10,
      ahead: percent(ahead),
      behind: percent(behind),
    };
    return [`${head}\n${tell.lookup('odds.feud', facts)}`];
  }).join('\n');
}

const bestWeapon = ({ table }: View, who: number): number =>
  Math.max(
    0,
    ...gothiOf(table, who)
      .goods.map(cardOf)
      .flatMap(({ colour, worth }) => (colour === WEAPONS ? [worth] : [])),
  );

/** Chances to match the men in the owner's Longhall with a Bondi, alone and with the best weapon. Own family counts. */
export function captureChance(
  view: View,
  who: number,
  district: number,
  bondi: string,
): readonly [number, number] {
  const { table } = view;
  const hall = gothiOf(table, ownerOf(table, district)).hall - captureKin(table, who);
  return [worthChance(table, bondi, hall), worthChance(table, bondi, hall - bestWeapon(view, who))];
}

function tellCapture(view: View, who: number, district: number, tell: Teller): string {
  const owner = ownerOf(view.table, district);
  if (owner < 0) return '';
  const title = {
    district: idOf(district),
    owner: seatOf(view.table, owner),
    hall: gothiOf(view.table, owner).hall,
  };
  const lines = wordsOf(gothiOf(view.table, who).oaths, 'bondi').map((bondi) => {
    const [plain, armed] = captureChance(view, who, district, bondi);
    return tell.lookup('odds.bondi', { bondi, chance: percent(plain), armed: percent(armed) });
  });
  return [tell.lookup('odds.capture', title), ...lines].join('\n');
}

function tellWinter({ table }: View, tell: Teller): string {
  const lines = table.seats.map((gothi, who) => {
    const colours = winterColors(table, who).map((colour) => tell.name(COLORS[colour] ?? ''));
    const list = colours.length === 0 ? tell.lookup('hint.nothing') : colours.join(', ');
    return tell.lookup('odds.winter-line', { gothi, n: colours.length, colours: list });
  });
  return [tell.lookup('odds.winter'), ...lines].join('\n');
}

export function tellOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  const who = placeOf(view.table, seat);
  if (who < 0) return '';
  if (thing === WINTER) return tellWinter(view, tell);
  const edge = edgeAt.get(thing);
  if (edge !== undefined) return tellFeud(view, who, edge, tell);
  const district = districtAt.get(thing);
  return district === undefined ? '' : tellCapture(view, who, district, tell);
}

export function briefOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  const { table } = view;
  const who = placeOf(table, seat);
  if (who < 0) return '';
  if (thing === WINTER) {
    const colours = winterColors(table, who).map((colour) => tell.name(COLORS[colour] ?? ''));
    const list = colours.length === 0 ? tell.lookup('hint.nothing') : colours.join(', ');
    return tell.lookup('odds.winter-line', { gothi: seat, n: colours.length, colours: list });
  }
  const edge = edgeAt.get(thing);
  if (edge !== undefined) {
    const feud = feudAhead(view, who, edge, 1);
    return feud === undefined
      ? ''
      : tell.lookup('odds.brief', { edge: thing, ahead: percent(feud.ahead), behind: percent(feud.behind) });
  }
  const district = districtAt.get(thing);
  const [bondi] = wordsOf(gothiOf(table, who).oaths, 'bondi');
  if (district === undefined || bondi === undefined || ownerOf(table, district) < 0) return '';
  const [plain, armed] = captureChance(view, who, district, bondi);
  return tell.lookup('odds.capture-brief', {
    district: thing,
    chance: percent(plain),
    armed: percent(armed),
  });
}

/** Odds beside a Ride onto opponents and beside a capture. */
export const hintOdds: Hint<View> = (view, seat, words, next, tell) => {
  const { table } = view;
  const who = placeOf(table, seat);
  const [verb, first = '', second = ''] = [...words, next];
  if (who < 0) return '';
  if (verb === 'ride' && words.length === 2) return feudHint(view, who, first, Number(next), tell);
  if (verb === 'roam' && words.length === 3) return feudHint(view, who, second, Number(next), tell);
  if (verb === 'capture' && words.length === 2) {
    const district = districtAt.get(first) ?? -1;
    return ownerOf(table, district) < 0 ? '' : `${percent(captureChance(view, who, district, next)[0])} %`;
  }
  return '';
};

function feudHint(view: View, who: number, id: string, men: number, tell: Teller): string {
  const edge = edgeAt.get(id);
  if (edge === undefined || !Number.isInteger(men)) return '';
  const feud = feudAhead(view, who, edge, men);
  return feud === undefined ? '' : tell.lookup('odds.ahead', { ahead: percent(feud.ahead) });
}
