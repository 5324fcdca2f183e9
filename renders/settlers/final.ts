import type { View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Scene } from '../scene.js';
import { bold, COLOUR, columns, counted, headBar, LOOK, M, scene, token, W } from './kit.js';
import { houseName, wordsFor } from './words.js';

/** How it ended: most silver first, the dead last. */

const LINE = 120;

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const winners = view.final?.winners ?? [];
  const dead = view.final !== null && view.households.every(({ out }) => out > 0);
  const order = [...view.households].sort(
    (a, b) => Number(a.out > 0) - Number(b.out > 0) || b.silver - a.silver || b.out - a.out,
  );
  return scene(84 + 90 + order.length * LINE + 16, [
    ...headBar(say('game.settlers'), say('year', { n: Math.max(1, view.year) })),
    bold(M, 90, W - 2 * M, 76, say(dead ? 'allDead' : 'final'), 50, '#ffffff'),
    ...order.flatMap((household, i) => {
      const y = 174 + i * LINE;
      const look = LOOK[household.id];
      const won = winners.includes(household.id);
      return [
        rect(M, y, W - 2 * M, LINE - 12, {
          fill: household.out > 0 ? COLOUR.mist : look.tint,
          stroke: won ? COLOUR.gold : look.edge,
          line: won ? 10 : 3,
          r: 16,
        }),
        ...token(household.id, M + 18, y + 18, 72),
        bold(M + 106, y, 260, LINE - 12, houseName(say, household.id), 46),
        ...(household.out > 0
          ? [
              icon('cross', M + 380, y + 26, 56, { ink: COLOUR.faint, paper: COLOUR.mist }),
              bold(M + 450, y, 700, LINE - 12, say('out', { n: household.out }), 42, COLOUR.faint),
            ]
          : [
              ...columns(M + 380, y + 28, 190, [
                counted('silver', household.silver, 54, COLOUR.ink, look.tint),
                counted('person', household.people, 54),
              ]),
              ...(won
                ? [
                    icon('crown', M + 780, y + 24, 60, { ink: '#8a5a00', paper: look.tint }),
                    bold(M + 856, y, 290, LINE - 12, say('winner'), 46, '#8a5a00'),
                  ]
                : []),
            ]),
      ];
    }),
  ]);
}
