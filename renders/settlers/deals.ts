import type { Goods, Thing, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, SIZE, WIDTH } from '../kit/type.js';
import { text, type Item, type Scene } from '../scene.js';
import { head, night } from './head.js';
import { GROUND_PLATE } from './scenery.js';
import { SETTLERS_LOOK as LOOK } from '../kit/looks.js';
import { sceneOf } from '../kit/picture.js';
import { houseName, phaseText, wordsFor, type WordLookup } from './words.js';

/** Open deals and owed promises. */

const TOP = 150;
const LINE = 96;
const FOOT = 66;
/** Most lines; the rest is counted. */
const MOST = 11;

/** Most goods listed one by one; the board's text lists all. */
const MOST_THINGS = 4;

function goodsText(goods: Goods, word: WordLookup): string {
  const words = Object.entries(goods).flatMap(([thing, n]) =>
    n > 0 ? [word(`count.${thing as Thing}`, { n })] : [],
  );
  return words.length <= MOST_THINGS ? words.join(' + ') : `${words.slice(0, MOST_THINGS).join(' + ')} …`;
}

/** One line for each part of a deal and each promise, with the giver. */
export function dealLines(
  view: View,
  word: WordLookup,
): { readonly from: View['dealer']; readonly words: string }[] {
  const open = view.deals.flatMap(({ id, legs }) =>
    legs.map(({ from, to, goods }) => ({
      from,
      words: word('dealOpen', {
        id,
        leg: word('leg', {
          from: houseName(word, from),
          to: houseName(word, to),
          goods: goodsText(goods, word),
        }),
      }),
    })),
  );
  const owed = view.pledges.map(({ from, to, goods, due }) => ({
    from,
    words: word('promise', {
      from: houseName(word, from),
      to: houseName(word, to),
      goods: goodsText(goods, word),
      season: word(`name.${due.season}`),
      year: due.year,
    }),
  }));
  return [...open, ...owed];
}

export const hasDeals = ({ deals, pledges }: View): boolean => deals.length + pledges.length > 0;

export function dealsScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const lines = dealLines(view, word);
  const shown = lines.slice(0, MOST);
  const rows: Item[] = shown.flatMap(({ from, words }, i) => {
    const y = TOP + i * LINE;
    return [
      ...plate({ x: 24, y, w: WIDTH - 48, h: LINE - 8 }, 'dark', GROUND_PLATE),
      ...seatToken(LOOK[from], 40, y + 11, 66),
      text(124, y, WIDTH - 160, LINE - 8, words, {
        size: SIZE.least,
        least: SIZE.place,
        lines: 2,
        role: 'place',
        fill: INKS.bone,
        weight: 'bold',
      }),
    ];
  });
  const height = TOP + Math.max(1, shown.length) * LINE + FOOT;
  const more = lines.length > MOST ? `+${lines.length - MOST}` : '';
  return sceneOf(height, [
    night(view),
    ...head(view, word, word('deals'), phaseText(word, view)),
    ...rows,
    ...(lines.length === 0 ? [line(28, TOP + 56, WIDTH - 56, word('noDeals'), SIZE.name)] : []),
    ...(more === '' ? [] : [lastLine(height, more)]),
  ]);
}
