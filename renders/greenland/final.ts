import type { PointsView, View, WomenView } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { bold, scene, token } from './pieces.js';
import { patrolFinal } from './patrol.js';
import { tribeName, wordsFor, type Say, type Word } from './words.js';

/** The score (J): one line per tribe from the winner down, one column per source of points. */

const W = 1200;
const MARGIN = 24;
const LINE = 128;
const NAME_W = 396;

const COLUMNS: readonly (readonly [keyof Omit<PointsView, 'total'>, string, Word])[] = [
  ['population', 'person', 'population'],
  ['colonists', 'hut', 'colonists'],
  ['trophies', 'trophy', 'trophies'],
  ['inventions', 'invention', 'inventions'],
  ['resources', 'resources', 'resources'],
  ['thing', 'thing', 'thing'],
];

/** Height of the line that tells how the saga came out. */
const WOMEN_H = 84;

/** K7: a saga is won by matriarchs, whatever the points. */
function titleOf(view: View): Word {
  if (view.women === undefined) return 'final';
  return (view.final?.winners ?? []).length > 0 ? 'saga.won' : 'saga.lost';
}

/** K7: the matriarchs of those it takes, and the daughters who are left. */
function womenBand(women: WomenView, say: Say): Item[] {
  const look = TRIBE_LOOK[women.colour];
  const enough = women.matriarchs >= women.needed;
  const matriarchs = say('ofNeeded', { n: women.matriarchs, needed: women.needed });
  const y = 122;
  return [
    rect(MARGIN, y, W - MARGIN * 2, WOMEN_H - 12, { fill: look.tint, stroke: look.edge, line: 3, r: 16 }),
    ...token(women.colour, MARGIN + 62, y + 6, 60, 44),
    icon('crown', MARGIN + 154, y + 12, 48, { ink: enough ? '#9a6b00' : look.edge, paper: look.tint }),
    bold(MARGIN + 214, y, 130, 72, matriarchs, 46, enough ? '#9a6b00' : COLOUR.blood, { least: 32 }),
    bold(MARGIN + 350, y, 270, 72, say('matriarchs'), 38, COLOUR.ink, { least: 32 }),
    icon('woman', MARGIN + 660, y + 12, 48, { ink: look.edge, paper: look.tint }),
    bold(MARGIN + 720, y, 60, 72, String(women.daughters), 46, COLOUR.ink, { least: 32 }),
    bold(MARGIN + 786, y, 320, 72, say('daughters'), 38, COLOUR.ink, { least: 32 }),
  ];
}

export function finalScene(request: PictureRequest<View>): Scene {
  const { view } = request;
  if (view.patrol !== undefined) return patrolFinal(request, view.patrol);
  const say = wordsFor(view, request.locale);
  const scores = view.final?.scores ?? view.tribes;
  const winners = view.final?.winners ?? [];
  const ranked = [...scores].sort(
    (a, b) =>
      Number(winners.includes(b.tribe)) - Number(winners.includes(a.tribe)) ||
      Number(a.extinct) - Number(b.extinct) ||
      b.points.total - a.points.total,
  );
  const head = view.women === undefined ? 110 : 110 + WOMEN_H;
  const height = head + 88 + ranked.length * LINE + 16 + 136;
  const columnW = (W - MARGIN * 2 - NAME_W - 130) / COLUMNS.length;
  const left = MARGIN + NAME_W;
  const items: Item[] = [
    rect(0, 0, W, 110, { fill: COLOUR.night }),
    bold(MARGIN, 0, 860, 110, say(titleOf(view)), 62, '#ffffff', { least: 40 }),
    bold(W - 304, 0, 280, 110, say('turn', { turn: view.turn, turns: view.turns }), 38, COLOUR.mist, {
      align: 'right',
      least: 32,
    }),
    ...(view.women === undefined ? [] : womenBand(view.women, say)),
    ...COLUMNS.map(([, name], i) =>
      icon(name, left + i * columnW + columnW / 2 - 32, head + 12, 64, {
        ink: '#dbe5ec',
        paper: COLOUR.slate,
      }),
    ),
    icon('star', W - MARGIN - 104, head + 8, 72, { ink: COLOUR.gold }),
  ];
  ranked.forEach((score, i) => {
    const y = head + 88 + i * LINE;
    const look = TRIBE_LOOK[score.tribe];
    const won = winners.includes(score.tribe);
    const people = view.tribes.find((t) => t.tribe === score.tribe);
    items.push(
      rect(MARGIN, y, W - MARGIN * 2, LINE - 12, {
        fill: look.tint,
        stroke: won ? COLOUR.gold : look.edge,
        line: won ? 9 : 3,
        r: 16,
      }),
      bold(MARGIN + 12, y, 40, LINE - 12, String(won ? 1 : i + 1), 50, COLOUR.faint, { align: 'center' }),
      ...token(score.tribe, MARGIN + 62, y + 20, 76, 52),
      bold(MARGIN + 154, y + 12, 228, 52, tribeName(say, score.tribe), 46, COLOUR.ink, { least: 32 }),
      icon(people?.mono === true ? 'cross' : 'spirits', MARGIN + 154, y + 66, 40, { ink: COLOUR.faint }),
    );
    if (score.extinct)
      items.push(bold(MARGIN + 202, y + 66, 190, 40, say('extinct'), 36, COLOUR.blood, { least: 32 }));
    else if (won)
      items.push(bold(MARGIN + 204, y + 66, 178, 40, say('winner'), 38, '#9a6b00', { least: 32 }));
    COLUMNS.forEach(([key], k) => {
      const n = score.points[key];
      items.push(
        bold(
          left + k * columnW,
          y,
          columnW,
          LINE - 12,
          n === 0 ? '–' : String(n),
          48,
          n === 0 ? COLOUR.faint : COLOUR.ink,
          { align: 'center' },
        ),
      );
    });
    items.push(
      bold(W - MARGIN - 130, y, 124, LINE - 12, String(score.points.total), 66, COLOUR.ink, {
        align: 'center',
      }),
    );
  });
  const y = height - 120;
  COLUMNS.forEach(([, name, word], i) => {
    const x = MARGIN + (i % 3) * 390;
    const top = y + Math.floor(i / 3) * 52;
    items.push(
      icon(name, x, top, 42, { ink: '#dbe5ec', paper: COLOUR.slate }),
      bold(x + 54, top, 320, 42, say(word), 34, '#d5dee4', { least: 32 }),
    );
  });
  return scene(W, height, COLOUR.slate, items);
}
