import type { FinalView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, MARGIN, name, subtitle, title, WIDTH } from '../kit/type.js';
import { sceneOf } from '../kit/picture.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { cardRow } from './glance-cards.js';
import { fang } from './glance-clans.js';
import { nowText } from './glance.js';
import { ground, iceWall } from './ground.js';
import { cardName, wordsFor, clanName, type WordLookup } from './words.js';

/** The end: the winners, the last Gathering, and each clan's card in it. */

const ROW = { y: 704, h: 112, step: 122 } as const;
const GROUND = '#2a3944';
type Score = FinalView['scores'][number];

const isAhead = (a: Score, b: Score): boolean =>
  a.trophies > b.trophies || (a.trophies === b.trophies && a.members > b.members);

/** Winners first, then by trophies and members; clans equal in both share a rank (J3). */
function rankOf(score: Score, all: readonly Score[], winners: readonly Score['clan'][]): number {
  const won = (one: Score): boolean => winners.includes(one.clan);
  if (won(score)) return 1;
  return 1 + all.filter((other) => won(other) || isAhead(other, score)).length;
}

/** Only a clan that didn't survive the winter can have more than the winners (J3). */
const isHungry = ({ final }: View, score: Score): boolean =>
  final?.scores.some(
    ({ clan, ...rest }) => final.winners.includes(clan) && isAhead(score, { clan, ...rest }),
  ) === true && !final.winners.includes(score.clan);

/** A clan's card at the last Great Gathering: a winning one, otherwise the best. */
function deedOf(view: View, score: Score, word: WordLookup): string {
  if (isHungry(view, score)) return word('final.hungry');
  const { clan } = score;
  const tales = view.gathering.flatMap(({ winner, entries, cards }) =>
    entries.flatMap((entry, i) => {
      const card = cards[i];
      return entry.clan !== clan || card === undefined
        ? []
        : [{ won: winner === clan, card, lore: entry.lore }];
    }),
  );
  const [best] = tales.toSorted((a, b) => Number(b.won) - Number(a.won) || b.lore - a.lore);
  if (best === undefined) return word('final.silent');
  return word(best.won ? 'final.won' : 'final.told', { card: cardName(word, best.card) });
}

function rowItems(view: View, score: Score, rank: number, box: Box, word: WordLookup): Item[] {
  const { x, y, h } = box;
  const won = view.final?.winners.includes(score.clan) === true;
  const ink = won ? INKS.ink : INKS.bone;
  return [
    ...plate(box, won ? 'lit' : 'dark', GROUND),
    text(x + 12, y, 44, h, String(rank), {
      size: 44,
      fill: won ? INKS.softInk : INKS.mist,
      weight: 'bold',
      align: 'center',
    }),
    ...seatToken(LOOK[score.clan], x + 66, y + 20, 74),
    ...(won ? crown(x + 103, y + 22, 50) : []),
    name(x + 162, y + 50, 330, clanName(word, score.clan), { fill: ink }),
    line(x + 162, y + 94, 350, deedOf(view, score, word), 33, {
      fill: won ? INKS.softInk : INKS.mist,
      least: 28,
      role: 'place',
    }),
    fang(x + 524, y + 28, 56, won ? INKS.starOnPaper : INKS.ember, score.trophies > 0),
    text(x + 584, y, 50, h, String(score.trophies), { size: 60, least: 48, fill: ink, weight: 'bold' }),
    icon('person', x + 644, y + 34, 44, { ink }),
    text(x + 694, y, 70, h, String(score.members), { size: 46, least: 40, fill: ink, weight: 'bold' }),
  ];
}

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const scores = view.final?.scores ?? view.clans;
  const winners = view.final?.winners ?? [];
  const ranked = scores
    .map((score) => ({ score, rank: rankOf(score, scores, winners) }))
    .toSorted((a, b) => a.rank - b.rank);
  const height = ROW.y + ranked.length * ROW.step + 60;
  const [winner] = winners;
  return sceneOf(height, [
    ground(height),
    ...iceWall(1),
    title(nowText(view, word), 640),
    subtitle(`${word('name.glacier')} · ${word('year', { n: view.year })}`, 640),
    ...(winner === undefined ? [] : [...seatToken(LOOK[winner], 690, 40, 90), ...crown(735, 44, 60)]),
    ...cardRow(view, word),
    ...ranked.flatMap(({ score, rank }, i) =>
      rowItems(
        view,
        score,
        rank,
        { x: MARGIN, y: ROW.y + i * ROW.step, w: WIDTH - 2 * MARGIN, h: ROW.h },
        word,
      ),
    ),
    lastLine(height, word('glance.over')),
  ]);
}
