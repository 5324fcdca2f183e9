import { edgeOf, LAWS, STATUTES } from '../../src/games/wordfame/pack.js';
import type { Faction } from '../../src/games/wordfame/model.js';
import { SUPPORT, type View } from '../../src/games/wordfame/view-types.js';
import { tellWord, type Teller } from '../../src/kernel/text.js';
import type { PictureRequest } from '../contract.js';
import { widthOf } from '../lettering.js';
import { group, path, rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, headBar, LOOK, M, mark, scene, TEXT, token, W } from './kit.js';
import { FRAMES, MAP_H, mapItems, type Part } from './map.js';
import { wordsFor } from './words.js';

/** The table: the map, the four Laws and how everybody stands; and parts of the map enlarged. */

const HEAD = 76;
const CELL = 56;
const LAW_W = (W - 2 * M - 3 * 8) / 4;
const STRIP = 70;
/** More tokens than these stand close together on a statute. */
const MOST_APART = 3;

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

const head = (view: View, tell: Teller): Item[] =>
  headBar(
    view.final === null
      ? tell.lookup('round', { round: Math.max(1, view.table.round) })
      : tell.lookup('picture.final'),
    view.table.feud === null
      ? tell.lookup(`phase.${view.table.phase}`)
      : tell.lookup('feud', { place: tellWord(edgeOf(view.table.feud.edge).id, tell) }),
  );

const ownVotes = (tell: Teller, n: number, [x, y, h]: readonly [number, number, number]): Item =>
  bold(x, y, 40, h, tell.lookup('votes', { n }), 28, COLOUR.faint, { least: 26 });

/** Somebody on a statute, and with how many men; a supporter with none. */
interface Actor {
  readonly seat: Faction;
  readonly n: number;
}

function actorsOn({ table }: View, at: number): Actor[] {
  return table.seats.flatMap((seat, who) => {
    const vote = table.votes[who];
    if (vote === at) return [{ seat, n: table.away[who]?.length ?? 0 }];
    return table.token === at && vote === SUPPORT && table.phase !== 'winter' ? [{ seat, n: 0 }] : [];
  });
}

/** Room for a number beside a token. */
const beside = (n: number): number => (n > 0 ? 8 + 16 * String(n).length : 2);

/** A number on the foot of a token, on paper of its own, or a 1 is taken for the token's stem. */
function footed(left: number, y: number, size: number, n: number): Item[] {
  if (n === 0) return [];
  const w = 12 + 12 * String(n).length;
  return [
    rect(left + (size - w) / 2, y, w, 24, { fill: COLOUR.paper, r: 6 }),
    bold(left, y, size, 24, String(n), 26, COLOUR.blood, { align: 'center', least: 26 }),
  ];
}

/** Tokens that end at `right`: their numbers beside them where there is room for that, else on their feet. */
function actorItems(actors: readonly Actor[], room: number, right: number, y: number): Item[] {
  const size = actors.length > MOST_APART ? 28 : 34;
  const widths = actors.map(({ n }) => size + beside(n));
  if (sumOf(widths) <= room)
    return actors.flatMap(({ seat, n }, i) => {
      const left = right - sumOf(widths.slice(i));
      const number = bold(left + size + 3, y, beside(n) - 8, CELL - 4, String(n), TEXT, COLOUR.blood, {
        least: 26,
      });
      return [...token(seat, left, y + (CELL - 4 - size) / 2, size), ...(n > 0 ? [number] : [])];
    });
  // Many stand closer together.
  const step = Math.min(size + 2, (room - size) / Math.max(1, actors.length - 1));
  return actors.flatMap(({ seat, n }, i) => {
    const left = right - size - (actors.length - 1 - i) * step;
    return [...token(seat, left, y + 2, size), ...footed(left, y + 27, size, n)];
  });
}

/** One statute: its action, own votes, the token, who supports and who sues with how many. */
function statute(view: View, at: number, tell: Teller, x: number, y: number): Item[] {
  const one = STATUTES[at];
  if (one === undefined) return [];
  const here = view.table.token === at;
  const actors = actorsOn(view, at);
  const votes = view.ownVotes[at] ?? 0;
  const name = Math.min(148, Math.ceil(widthOf(tell.name(one.action), TEXT, 'bold')));
  // There the statute's own votes stand under its name.
  const isCrowded = actors.length > MOST_APART;
  const room = LAW_W - 6 - (10 + name + (votes > 0 && !isCrowded ? 50 : 8));
  return [
    rect(x, y, LAW_W, CELL - 4, {
      fill: here ? '#fff3c9' : COLOUR.paper,
      ...(here ? { stroke: COLOUR.gold, line: 6 } : {}),
      r: 8,
    }),
    bold(x + 10, y, 148, isCrowded && votes > 0 ? 30 : CELL - 4, tell.name(one.action), TEXT, COLOUR.ink, {
      least: 26,
    }),
    ...(votes > 0
      ? [ownVotes(tell, votes, isCrowded ? [x + 10, y + 28, 22] : [x + 18 + name, y, CELL - 4])]
      : []),
    ...actorItems(actors, room, x + LAW_W - 6, y),
  ];
}

/** Four columns, the bottom statute lowest. */
function laws(view: View, tell: Teller, y: number): Item[] {
  return LAWS.flatMap((law, at) => {
    const x = M + at * (LAW_W + 8);
    return [
      mark(at, x + 2, y + 4, 30),
      bold(x + 40, y, LAW_W - 44, 40, tell.lookup(`law.${law.id}`), TEXT, '#ffffff', { least: 28 }),
      ...[3, 2, 1].flatMap((level, row) => {
        const place = STATUTES.findIndex((one) => one.law === at && one.level === level);
        return statute(view, place, tell, x, y + 42 + row * CELL);
      }),
    ];
  });
}

const LAWS_H = 42 + 3 * CELL + 6;

/** A cell for each gothi: token, Wordfame, Districts; the Lawspeaker has a star. Who is waited for is ringed. */
function scoreCells(view: View, y: number): Item[] {
  const { table } = view;
  const w = (W - 2 * M) / table.seats.length;
  return table.seats.flatMap((seat, who) => {
    const x = M + who * w;
    const gothi = table.gothar[who];
    const waits = view.waiting.includes(seat);
    return [
      rect(x, y, w - 6, STRIP - 6, {
        fill: LOOK[seat].tint,
        stroke: waits ? COLOUR.gold : LOOK[seat].edge,
        line: waits ? 7 : 3,
        r: 10,
      }),
      ...token(seat, x + 8, y + 9, 46),
      bold(x + 64, y, 50, STRIP - 6, String(gothi?.fame ?? 0), 42, COLOUR.ink, { least: 36 }),
      // A house with the number of Districts.
      path(`M${x + 118} ${y + 44}V${y + 28}L${x + 132} ${y + 16}L${x + 146} ${y + 28}V${y + 44}Z`, {
        fill: LOOK[seat].edge,
      }),
      bold(x + 150, y, 34, STRIP - 6, String(view.hofs[who]?.districts ?? 0), 32),
      ...(table.speaker === who
        ? [
            // On the lower corner of the token, where no number is.
            path(`M${x + 46} ${y + 34}l5 10l11 2l-8 8l2 11l-10 -5l-10 5l2 -11l-8 -8l11 -2Z`, {
              fill: COLOUR.gold,
              stroke: '#7a5605',
              line: 2,
            }),
          ]
        : []),
    ];
  });
}

export function boardScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const law = HEAD + MAP_H + 8;
  const bottom = law + LAWS_H;
  return scene(bottom + STRIP + 56, [
    ...head(view, tell),
    group(0, HEAD, mapItems(view, tell.lookup('sea'))),
    ...laws(view, tell, law),
    ...scoreCells(view, bottom),
    bold(M, bottom + STRIP - 2, W - 2 * M, 28, tell.lookup('legend'), 26, COLOUR.mist),
    bold(M, bottom + STRIP + 26, W - 2 * M, 28, tell.lookup('legend.strip'), 26, COLOUR.mist),
  ]);
}

/** One part of the map, enlarged to the width of a picture. */
export const partScene =
  (part: Part) =>
  ({ view, locale }: PictureRequest<View>): Scene => {
    const tell = wordsFor(locale);
    const { x, y, w, h } = FRAMES[part];
    const scale = W / w;
    const height = Math.round(h * scale);
    return scene(HEAD + height, [
      ...headBar(
        tell.lookup(`picture.${part}`),
        tell.lookup('round', { round: Math.max(1, view.table.round) }),
      ),
      group(
        0,
        HEAD,
        [group(-x * scale, -y * scale, mapItems(view, tell.lookup('sea'), { x, y, w, h }), { scale })],
        {
          clip: { x: 0, y: 0, w: W, h: height },
        },
      ),
    ]);
  };
