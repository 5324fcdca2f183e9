import type { Goods, Thing } from '../../src/games/settlers/model.js';
import type { View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, headBar, LOOK, M, scene, token, W } from './kit.js';
import { houseName, phaseText, wordsFor, type Say } from './words.js';

/** Deals that are open and promises that are owed: everything that was said and isn't done. */

const LINE = 92;
/** More than fit are counted. */
const MOST = 14;

/** Things that are told one by one; what is more is left to the board's words. */
const TOLD = 4;

function goodsText(goods: Goods, say: Say): string {
  const words = Object.entries(goods).flatMap(([thing, n]) =>
    n > 0 ? [say(`count.${thing as Thing}`, { n })] : [],
  );
  return words.length <= TOLD ? words.join(' + ') : `${words.slice(0, TOLD).join(' + ')} …`;
}

/** One line of words for each part of a deal and each promise, with who gives. */
export function dealLines(view: View, say: Say): { readonly from: View['dealer']; readonly words: string }[] {
  const open = view.deals.flatMap(({ id, legs }) =>
    legs.map(({ from, to, goods }) => ({
      from,
      words: say('dealOpen', {
        id,
        leg: say('leg', {
          from: houseName(say, from),
          to: houseName(say, to),
          goods: goodsText(goods, say),
        }),
      }),
    })),
  );
  const owed = view.pledges.map(({ from, to, goods, due }) => ({
    from,
    words: say('promise', {
      from: houseName(say, from),
      to: houseName(say, to),
      goods: goodsText(goods, say),
      season: say(`name.${due.season}`),
      year: due.year,
    }),
  }));
  return [...open, ...owed];
}

export const hasDeals = ({ deals, pledges }: View): boolean => deals.length + pledges.length > 0;

export function dealsScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const lines = dealLines(view, say);
  const shown = lines.slice(0, MOST);
  const rows: Item[] = shown.flatMap(({ from, words }, i) => {
    const y = 100 + i * LINE;
    return [
      rect(M, y, W - 2 * M, LINE - 10, { fill: LOOK[from].tint, stroke: LOOK[from].edge, line: 3, r: 12 }),
      ...token(from, M + 12, y + 10, 60),
      bold(M + 90, y, W - 2 * M - 104, LINE - 10, words, 34, COLOUR.ink, { lines: 2 }),
    ];
  });
  const empty =
    lines.length === 0
      ? [
          icon('deal', M + 20, 120, 60, { ink: COLOUR.mist, paper: COLOUR.slope }),
          bold(M + 100, 110, 900, 80, say('noDeals'), 44, '#ffffff'),
        ]
      : [];
  const more =
    lines.length > MOST
      ? [bold(M, 100 + MOST * LINE, 600, 60, `+${lines.length - MOST}`, 44, '#ffffff')]
      : [];
  return scene(Math.max(300, 110 + shown.length * LINE + (more.length > 0 ? 60 : 0)), [
    ...headBar(say('deals'), `${say('year', { n: Math.max(1, view.year) })} · ${phaseText(say, view)}`),
    ...rows,
    ...empty,
    ...more,
  ]);
}
