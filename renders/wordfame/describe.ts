import {
  NONE,
  type PublicState,
  SUPPORT,
  UNDECIDED,
  type View,
} from '../../src/games/wordfame/view-types.js';
import {
  cardOf,
  COLORS,
  DISTRICTS,
  edgeOf,
  EDGES,
  KINDS,
  landOf,
  statuteOf,
} from '../../src/games/wordfame/pictures.js';
import type { Teller } from '../../src/kernel/index.js';
import type { PictureRequest, ViewRequest } from '../contract.js';
import { placesIn, type Part } from './crop.js';
import { bandsAt } from './placement.js';
import { wordsFor } from './words.js';

/** Alt texts of the pictures, with the neighbors on the map. */

const list = (parts: readonly string[]): string => parts.join('; ');
const seatName = (table: PublicState, who: number, tell: Teller): string => tell.name(table.seats[who] ?? '');

const headline = ({ table }: View, tell: Teller): string =>
  `${tell.lookup('round', { round: Math.max(1, table.round) })}, ${tell.lookup(`phase.${table.phase}`)}.`;

const scoreLines = ({ table, hofs }: Pick<View, 'table' | 'hofs'>, tell: Teller): string[] =>
  table.seats.map((seat, who) =>
    tell.lookup('standing', {
      gothi: seat,
      fame: table.gothar[who]?.fame ?? 0,
      districts: hofs[who]?.districts ?? 0,
      hall: table.gothar[who]?.hall ?? 0,
    }),
  );

const stead = (table: PublicState, place: number, tell: Teller): string => {
  const seat = table.seats[table.owner[place] ?? NONE];
  const district = DISTRICTS[place]?.id ?? '';
  return seat === undefined
    ? tell.lookup('free', { district })
    : tell.lookup('district', { district, gothi: seat, value: table.value[place] ?? 0 });
};

const steads = ({ table }: View, tell: Teller): string =>
  list(
    DISTRICTS.flatMap((_, place) =>
      (table.owner[place] ?? NONE) === NONE ? [] : [stead(table, place, tell)],
    ),
  );

const bandText = (table: PublicState, edge: number, away: boolean, tell: Teller): string[] => {
  const here = bandsAt(table, edge).filter((band) => band.away === away);
  const men = here.map(({ who, n }) => tell.lookup('man', { gothi: table.seats[who] ?? '', n })).join(', ');
  return here.length === 0 ? [] : [tell.lookup('men-at', { edge: edgeOf(edge).id, list: men })];
};
const bands = ({ table }: View, away: boolean, tell: Teller): string =>
  list(EDGES.flatMap((_, edge) => bandText(table, edge, away, tell)));

/** The proposal and the votes. */
function council({ table }: View, tell: Teller): string[] {
  if (table.token === NONE || (table.phase !== 'council' && table.phase !== 'acts')) return [];
  const votes = table.seats.flatMap((gothi, who) => {
    const vote = table.votes[who] ?? UNDECIDED;
    if (vote === SUPPORT) return [tell.lookup('vote.support', { gothi })];
    const n = table.away[who]?.length ?? 0;
    return vote >= 0 ? [tell.lookup('vote.sue', { gothi, statute: statuteOf(vote).id, n })] : [];
  });
  return [
    tell.lookup('token', { statute: statuteOf(table.token).id }),
    ...(votes.length === 0 ? [] : [tell.lookup('voted', { list: list(votes) })]),
  ];
}

/** A District with its neighbors and the men on its edges. */
function district({ table }: View, place: number, tell: Teller): string {
  const { next, edgesOf } = landOf(table.seats.length);
  const near = (next[place] ?? []).map((one) => tell.name(DISTRICTS[one]?.id ?? '')).join(', ');
  const men = (edgesOf[place] ?? []).flatMap((edge) => bandText(table, edge, false, tell));
  return [stead(table, place, tell), tell.lookup('next', { list: near }), ...men].join('; ');
}

const openPlaces = ({ table }: View): readonly number[] => landOf(table.seats.length).districts;

const poolText = ({ table }: View, tell: Teller): string =>
  table.pool.flatMap((card, kind) => (card < 0 ? [] : [tell.name(KINDS[kind]?.id ?? '')])).join(', ') ||
  tell.lookup('hint.nothing');

/** A hof, line by line. */
function hof({ table, hofs }: View, who: number, tell: Teller): string[] {
  const gothi = table.gothar[who];
  if (gothi === undefined) return [];
  const words = (ids: readonly string[]): string =>
    ids.map((id) => tell.name(id)).join(', ') || tell.lookup('hint.nothing');
  return [
    scoreLines({ table, hofs }, tell)[who] ?? '',
    `${tell.lookup('measure.farms')}: ${COLORS.map((id, at) => `${tell.name(id)} ${gothi.farms[at] ?? 0}`).join(', ')}`,
    `${tell.lookup('wealth')}: ${words(gothi.goods.map((card) => cardOf(card).good))}`,
    `${tell.lookup('oaths')}: ${words(gothi.oaths.map((card) => cardOf(card).bondi))}`,
    `${tell.lookup('hird')}: ${words(gothi.hird.map((card) => KINDS[cardOf(card).kind]?.id ?? ''))}`,
    `${tell.lookup('slain')} ${gothi.slain}, ${tell.lookup('sea')} ${gothi.sea}`,
  ];
}

const waiting = (view: View, tell: Teller): string[] =>
  view.waiting.length === 0
    ? []
    : [tell.lookup('waiting', { list: view.waiting.map((seat) => tell.name(seat)).join(', ') })];

const stop = (line: string): string => (line.endsWith('.') ? line : `${line}.`);

type Alt = (request: PictureRequest<View>) => readonly string[];
const alt =
  (sentences: (view: View, tell: Teller, seat: string) => readonly string[]): Alt =>
  ({ view, locale, seat = '' }) =>
    sentences(view, wordsFor(locale), seat).map(stop);

function feudText({ table, conflicts: all }: View, tell: Teller): string[] {
  const { feud } = table;
  if (feud === null) return [tell.lookup('feud.none')];
  const [one = 0, other = 0] = feud.sides;
  const conflicts = COLORS.flatMap((id, colour) =>
    all?.[colour]?.begun === true
      ? [
          tell.lookup('hint.feud', {
            colour: id,
            own: all[colour]?.totals[0] ?? 0,
            theirs: all[colour]?.totals[1] ?? 0,
          }),
        ]
      : [],
  );
  return [
    tell.lookup('feud', { place: edgeOf(feud.edge).id }),
    `${seatName(table, one, tell)} ${tell.lookup('attacker')} (${tell.lookup('men', { n: feud.men[0] ?? 0 })}), ${seatName(table, other, tell)} ${tell.lookup('defender')} (${tell.lookup('men', { n: feud.men[1] ?? 0 })})`,
    ...conflicts,
  ];
}

function winterText({ table, hofs }: View, tell: Teller): string[] {
  return table.seats.flatMap((gothi, who) => {
    const colours = (hofs[who]?.exceeds ?? []).map((colour) => tell.name(COLORS[colour] ?? ''));
    return colours.length === 0 ? [] : [tell.lookup('exceeds', { gothi, colours: colours.join(', ') })];
  });
}

export const ALT = {
  table: alt((view, tell) => [
    headline(view, tell),
    ...waiting(view, tell),
    ...(view.table.feud === null ? [] : feudText(view, tell)),
    ...council(view, tell),
    ...scoreLines(view, tell),
    tell.lookup('steads', { list: steads(view, tell) || tell.lookup('hint.nothing') }),
    tell.lookup('bands', { list: bands(view, false, tell) || tell.lookup('hint.nothing') }),
  ]),
  sheet: alt((view, tell) => [
    headline(view, tell),
    tell.lookup('pool-list', { list: poolText(view, tell) }),
    ...view.table.seats.flatMap((_, who) => hof(view, who, tell)),
  ]),
  hof: alt((view, tell, seat) => [
    ...hof(
      view,
      view.table.seats.findIndex((one) => one === seat),
      tell,
    ),
    headline(view, tell),
  ]),
  feud: alt(feudText),
  winter: alt((view, tell) => [tell.lookup('winter'), ...winterText(view, tell), headline(view, tell)]),
  final: alt((view, tell) => [
    tell.lookup('picture.final'),
    ...(view.final === null
      ? []
      : [tell.lookup('wins', { list: view.final.winners.map((seat) => tell.name(seat)).join(', ') })]),
    ...scoreLines(view, tell),
  ]),
} as const;

/** An enlarged part: each of its open Districts with its neighbors. */
export const partAlt = (part: Part): Alt =>
  alt((view, tell) => [
    tell.lookup(`picture.${part}`),
    ...placesIn(part, view.table.seats.length).map((place) => district(view, place, tell)),
    headline(view, tell),
  ]);

/** The board in words; `## ` starts a section, `- ` a list item. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const tell = wordsFor(locale);
  const away = bands(view, true, tell);
  return [
    headline(view, tell),
    ...waiting(view, tell),
    ...council(view, tell),
    ...(away === '' ? [] : [tell.lookup('away', { list: away })]),
    tell.lookup('pool-list', { list: poolText(view, tell) }),
    ...view.table.seats.flatMap((_, who) => {
      const [first = '', ...rest] = hof(view, who, tell);
      return [`## ${first}`, ...rest.map((line) => `- ${line}`)];
    }),
    `## ${tell.lookup('arg.district')}`,
    ...openPlaces(view).map((place) => `- ${district(view, place, tell)}`),
    ...(view.table.feud === null ? [] : feudText(view, tell).map((line) => `- ${line}`)),
  ];
}
