import type { View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { row } from '../kit.js';
import { bold, COLOUR, counted, headBar, legend, LOOK, M, scene, token, W } from './kit.js';
import { clanName, wordsFor } from './words.js';

/** Who has won: trophies first, then members. */

const LINE = 132;

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const scores = view.final?.scores ?? view.clans;
  const ranked = [...scores].sort((a, b) => b.trophies - a.trophies || b.members - a.members);
  const winners = view.final?.winners ?? [];
  const items: Item[] = [...headBar(say('final'), say('year', { n: view.year }))];
  ranked.forEach((score, i) => {
    const y = 100 + i * LINE;
    const won = winners.includes(score.clan);
    items.push(
      rect(M, y, W - 2 * M, LINE - 14, {
        fill: LOOK[score.clan].tint,
        stroke: won ? COLOUR.gold : LOOK[score.clan].edge,
        line: won ? 9 : 3,
        r: 16,
      }),
      bold(M + 14, y, 44, LINE - 14, String(i + 1), 50, COLOUR.faint, { align: 'center' }),
      ...token(score.clan, M + 76, y + 18, 80),
      bold(M + 180, y, 330, LINE - 14, clanName(say, score.clan), 52),
      ...Array.from({ length: Math.min(8, score.trophies) }, (_, k) =>
        icon('fang', M + 520 + k * 56, y + 32, 50, { ink: '#9a6b00', paper: COLOUR.paper }),
      ),
      ...row(W - M - 150, y + 30, 10, [counted('person', score.members, 54)]),
    );
  });
  const entries = [
    ['fang', say('trophies')],
    ['person', say('members')],
  ] as const;
  const y = 100 + ranked.length * LINE + 4;
  items.push(...legend.draw(entries, y));
  return scene(y + legend.height(entries.length), items);
}
