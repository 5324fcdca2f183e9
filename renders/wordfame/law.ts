import { COLORS, STATUTES } from '../../src/games/wordfame/pictures.js';
import { type Action, type Faction, NONE, SUPPORT, type View } from '../../src/games/wordfame/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import { INKS } from '../kit/palette.js';
import { card, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { line, SIZE } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, rect, text, type Item } from '../scene.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';

/** A card below the map: the Law Council, the actions after it, or the winter. */

export const PAPER = { fill: '#fdf2d8', fade: '#f2dcab', texture: 'fiber', r: 18, edge: '#fff8e6' } as const;

/** Seats that share a statute, a color or a gain. */
interface Shared {
  readonly seats: readonly Faction[];
  readonly words: string;
  /** A color's mark, replacing the words. */
  readonly colour?: number;
  readonly action?: Action;
  readonly strength?: number;
}

/** Seats by the statute of their vote, the supporters first. */
function votesOf({ table, ownVotes }: View, tell: Teller): Shared[] {
  const statutes = [table.token, ...STATUTES.keys()].filter(
    (one, i, all) => one >= 0 && all.indexOf(one) === i,
  );
  return statutes.flatMap((at) => {
    const voters = table.seats.filter((_, who) => {
      const vote = table.votes[who];
      return vote === at || (vote === SUPPORT && at === table.token);
    });
    const action = STATUTES[at]?.action;
    if (voters.length === 0 || action === undefined) return [];
    const men = table.seats.reduce(
      (sum, _, who) => sum + (table.votes[who] === at ? (table.away[who]?.length ?? 0) : 0),
      0,
    );
    const strength = (at === table.token ? voters.length : men) + (ownVotes[at] ?? 0);
    return [{ seats: voters, words: tell.name(action), action, strength }];
  });
}

/** Seats by the color of their action, whose Bondi may act. */
const huntersOf = ({ table }: View): Shared[] =>
  COLORS.flatMap((_, colour) => {
    const seats = table.seats.filter((_seat, who) => table.took[who] === colour);
    return seats.length === 0 ? [] : [{ seats, words: '', colour }];
  });

/** Seats by their gain in winter. */
const winterOf = ({ table, hofs }: View): Shared[] =>
  [4, 3, 2, 1].flatMap((n) => {
    const seats = table.seats.filter((_, who) => hofs[who]?.exceeds.length === n);
    return seats.length === 0 ? [] : [{ seats, words: `+${n}` }];
  });

/** Two tokens are drawn apart, more overlap. */
function tokens(seats: readonly Faction[], x: number, y: number, room: number): Item[] {
  const step = Math.min(60, (room - 56) / Math.max(1, seats.length - 1));
  const left = x + Math.max(0, (room - 56 - step * (seats.length - 1)) / 2);
  return seats.flatMap((seat, i) => seatToken(LOOK[seat], Math.round(left + i * step), y, 56));
}

/** A color's mark, words, or the action's sign if there is no room for words. */
function wordsOf({ words, action, colour, strength }: Shared, { x, y, w, h }: Box): Item[] {
  if (colour !== undefined) return [mark(colour, x + w / 2 - 22, y, 44)];
  const all = strength === undefined ? words : `${words} ${strength}`;
  const look = { size: 38, least: SIZE.least, fill: INKS.ink, weight: 'bold' } as const;
  if (action === undefined || widthOf(all, SIZE.least, 'bold') < w)
    return [text(x, y, w, h, all, { ...look, align: 'center' })];
  return [
    icon(action, x + w / 2 - 44, y - 2, 48, { ink: INKS.softInk, paper: PAPER.fill }),
    text(x + w / 2 + 10, y, 50, h, String(strength), look),
  ];
}

function sharedItems(all: readonly Shared[], { x, y, w, h }: Box): Item[] {
  const total = all.reduce((sum, { seats }) => sum + Math.max(1.7, seats.length), 0);
  let left = x + 12;
  return all.flatMap((one, i) => {
    const { seats } = one;
    const room = Math.floor(((w - 24) * Math.max(1.7, seats.length)) / total);
    const at = left;
    left += room;
    return [
      ...(i === 0 ? [] : [rect(at - 1, y + 14, 3, h - 28, { fill: '#c9a86a' })]),
      ...tokens(seats, at + 8, y + 8, room - 16),
      ...wordsOf(one, { x: at + 6, y: y + h - 54, w: room - 12, h: 46 }),
    ];
  });
}

/** The proposed statute and its proposer. */
function proposal({ table, ownVotes, asked }: View, box: Box, tell: Teller): Item[] {
  const statute = STATUTES[table.token];
  const seat = table.seats[table.speaker];
  if (statute === undefined || seat === undefined) return [];
  const { x, y, w } = box;
  const isOld = asked?.state === 'propose';
  const votes = ownVotes[table.token] ?? 0;
  return [
    ...seatToken(LOOK[seat], x + 22, y + 22, 78),
    line(
      x + 120,
      y + 48,
      w - 250,
      tell.lookup(isOld ? 'glance.law.old' : 'glance.law.new', { gothi: seat }),
      SIZE.text,
      { fill: INKS.softInk, least: SIZE.least },
    ),
    line(x + 120, y + 102, w - 250, `${tell.name(statute.action)}${votes > 0 ? ` +${votes}` : ''}`, 50, {
      weight: 'title',
      fill: INKS.ink,
      least: 36,
    }),
    icon(statute.action, x + w - 118, y + 14, 94, { ink: '#8a6a2c', paper: PAPER.fill }),
  ];
}

/** The card's content; undefined before the first proposal and after the end. */
export function lawCard(view: View, box: Box, tell: Teller): Item[] | undefined {
  const { table } = view;
  const items = ((): Item[] => {
    switch (table.phase) {
      case 'setup':
      case 'over':
        return [];
      case 'council':
        return table.token === NONE
          ? []
          : votesOf(view, tell).length > 1 || table.votes.filter((vote) => vote >= SUPPORT).length > 1
            ? sharedItems(votesOf(view, tell), box)
            : proposal(view, box, tell);
      case 'acts':
        return sharedItems(votesOf(view, tell), box);
      case 'hunt':
        return sharedItems(huntersOf(view), box);
      case 'winter':
        return sharedItems(winterOf(view), box);
    }
  })();
  return items.length === 0 ? undefined : [...card(box, PAPER), ...items];
}
