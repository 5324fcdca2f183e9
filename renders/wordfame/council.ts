import { type Faction, type Statute, SUPPORT, type View } from '../../src/games/wordfame/view-types.js';
import { LAWS, STATUTES } from '../../src/games/wordfame/pictures.js';
import type { Teller } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, SIZE, subtitle, title } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { headWords, layoutOf, leadersOf, nextWords, seatBox, seatItems } from './glance.js';
import { hall, PLATE } from './ground.js';
import { wordsFor } from './words.js';

/** The Law Council: four Laws with their statutes, the proposal, its supporters, and the suits with their men. */

const TOP = 142;
const HEAD_H = 96;
const COLUMN = 183;
const GAP = 12;
/** Heights of a statute's name and of a line of up to three tokens. */
const NAME_H = 98;
const TOKENS_H = 60;

interface Votes {
  readonly seats: readonly Faction[];
  readonly strength: number;
}

/** Votes for a statute by seat: a supporter counts one, a suit its men. */
function votesFor({ table, ownVotes, asked }: View, at: number): Votes {
  const isOpen = asked?.state !== 'propose';
  const voters = [...table.seats.keys()].filter((who) => {
    const vote = table.votes[who];
    return isOpen && (vote === at || (vote === SUPPORT && at === table.token));
  });
  const men = voters.reduce(
    (sum, who) => sum + (table.votes[who] === SUPPORT ? 1 : (table.away[who]?.length ?? 0)),
    0,
  );
  return {
    seats: voters.flatMap((who) => table.seats[who] ?? []),
    strength: men + (voters.length > 0 ? (ownVotes[at] ?? 0) : 0),
  };
}

const rowsFor = ({ seats }: Votes): number => Math.ceil(seats.length / 3);

function statuteItems(view: View, statute: Statute, at: number, { x, y, w, h }: Box, tell: Teller): Item[] {
  const isLit = view.table.token === at;
  const ink = isLit ? INKS.ink : INKS.bone;
  const { seats, strength } = votesFor(view, at);
  const votes = view.ownVotes[at] ?? 0;
  const number = seats.length > 0 ? String(strength) : votes > 0 ? `+${votes}` : '';
  return [
    ...plate({ x, y, w, h }, isLit ? 'lit' : 'dark', PLATE),
    icon(statute.action, x + 12, y + 8, 48, {
      ink: isLit ? INKS.softInk : INKS.mist,
      paper: isLit ? INKS.lit : PLATE,
    }),
    ...(number === ''
      ? []
      : [
          text(x + 72, y + 8, w - 86, 48, number, {
            size: seats.length > 0 ? 50 : 38,
            fill: seats.length > 0 ? ink : isLit ? INKS.softInk : INKS.mist,
            weight: 'bold',
            align: 'right',
          }),
        ]),
    text(x + 6, y + 54, w - 12, 40, tell.name(statute.action), {
      size: SIZE.text,
      least: SIZE.least,
      fill: ink,
      weight: 'bold',
      align: 'center',
    }),
    ...seats.flatMap((seat, i) =>
      seatToken(LOOK[seat], x + 7 + (i % 3) * 57, y + NAME_H - 4 + Math.floor(i / 3) * TOKENS_H, 56),
    ),
  ];
}

/** A Law's color and name above its statutes. */
const lawHead = (law: number, x: number, tell: Teller): Item[] => [
  mark(law, x + COLUMN / 2 - 24, TOP, 48),
  text(x - 4, TOP + 50, COLUMN + 8, 42, tell.lookup(`law.${LAWS[law]?.id ?? ''}`), {
    size: SIZE.text,
    least: SIZE.least,
    fill: INKS.bone,
    weight: 'bold',
    align: 'center',
  }),
];

interface Placed {
  readonly at: number;
  readonly statute: Statute;
  readonly box: Box;
}

/** Statutes from the top of each Law down; a line is as high as its fullest statute. */
function placed(view: View): { all: readonly Placed[]; bottom: number } {
  let y = TOP + HEAD_H;
  const all = [3, 2, 1].flatMap((level) => {
    const here = STATUTES.flatMap((statute, at) => (statute.level === level ? [{ statute, at }] : []));
    const h = NAME_H + Math.max(...here.map(({ at }) => rowsFor(votesFor(view, at)))) * TOKENS_H;
    const top = y;
    y += h + GAP;
    return here.map((one) => ({
      ...one,
      box: { x: 24 + one.statute.law * (COLUMN + GAP), y: top, w: COLUMN, h },
    }));
  });
  return { all, bottom: y };
}

export function councilScene({ view, before, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { seats } = view.table;
  const layout = layoutOf(seats.length);
  const { all, bottom } = placed(view);
  const top = bottom + 18;
  const height = top + layout.rows * (layout.seat + GAP) - GAP + 66;
  const leaders = leadersOf(view);
  const moved =
    before === undefined || before.table.token === view.table.token
      ? []
      : all.filter(({ at }) => at === view.table.token);
  return sceneOf(height, [
    hall(height),
    title(tell.lookup('glance.round', { round: view.table.round })),
    subtitle(headWords(view, tell)),
    ...LAWS.flatMap((_, law) => lawHead(law, 24 + law * (COLUMN + GAP), tell)),
    ...all.flatMap(({ statute, at, box }) => statuteItems(view, statute, at, box, tell)),
    ...moved.flatMap(({ box }) => changed(box)),
    ...seats.flatMap((_, who) => seatItems(view, who, seatBox(layout, top, who), leaders.includes(who))),
    lastLine(height, nextWords(view, tell)),
  ]);
}
