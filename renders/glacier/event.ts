import type { ContestView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { row } from '../kit.js';
import { bold, COLOUR, counted, headBar, legend, LOOK, M, scene, TEXT, token, W } from './kit.js';
import { cardName, clanName, contestName, phaseText, wordsFor, type Say } from './words.js';

/** Winter: the last Great Gathering, and who has food enough. */

const LINE = 66;
const CONTEST_ICONS = { hunting: 'spear', healing: 'herb', spirits: 'drum' } as const;

function contestPanel(contest: ContestView, say: Say, y: number): { items: Item[]; height: number } {
  const lines = Math.max(1, contest.entries.length);
  const height = 64 + lines * LINE + 16;
  const items: Item[] = [
    rect(M, y, W - 2 * M, height - 12, { fill: COLOUR.chamber, r: 16 }),
    icon(CONTEST_ICONS[contest.contest], M + 16, y + 8, 48, { ink: COLOUR.mist, paper: COLOUR.chamber }),
    bold(M + 80, y + 4, 900, 56, contestName(say, contest.contest), 42, '#ffffff'),
  ];
  if (contest.entries.length === 0)
    items.push(bold(M + 80, y + 60, 900, LINE, say('nobody'), 36, COLOUR.mist));
  contest.entries.forEach((entry, i) => {
    const top = y + 62 + i * LINE;
    const won = entry.clan === contest.winner;
    const card = contest.cards[i];
    items.push(
      rect(M + 12, top, W - 2 * M - 24, LINE - 8, {
        fill: LOOK[entry.clan].tint,
        ...(won ? { stroke: COLOUR.gold, line: 6 } : {}),
        r: 12,
      }),
      ...token(entry.clan, M + 22, top + 6, 46),
      bold(M + 84, top, 200, LINE - 8, clanName(say, entry.clan), 38),
      bold(M + 290, top, 320, LINE - 8, card === undefined ? '' : cardName(say, card), 36, COLOUR.faint),
      ...row(M + 620, top + 8, 20, [counted('lore', entry.lore, 42)]),
      ...entry.dice
        .slice(0, 4)
        .flatMap((face, k): Item[] => [
          rect(M + 724 + k * 58, top + 6, 46, 46, { fill: '#ffffff', stroke: COLOUR.ink, line: 3, r: 9 }),
          bold(M + 724 + k * 58, top + 6, 46, 46, String(face), 38, COLOUR.ink, { align: 'center' }),
        ]),
      ...(won ? [icon('fang', W - M - 80, top + 6, 46, { ink: '#9a6b00', paper: COLOUR.paper })] : []),
    );
  });
  return { items, height };
}

function foodPanel(view: View, say: Say, y: number): Item[] {
  return view.clans.flatMap((clan, i) => {
    const top = y + i * LINE;
    const meal = view.asked?.meals[clan.clan];
    const food = clan.food + (meal?.given ?? 0);
    const need = meal?.need ?? clan.members;
    const words = say('foodFor', { food, need });
    const full = Math.min(1, food / Math.max(1, need));
    return [
      rect(M, top, W - 2 * M, LINE - 8, { fill: LOOK[clan.clan].tint, r: 12 }),
      ...token(clan.clan, M + 10, top + 6, 46),
      bold(M + 72, top, 220, LINE - 8, clanName(say, clan.clan), 38),
      rect(M + 300, top + 14, 440, 30, { fill: '#ffffff', stroke: COLOUR.faint, line: 2, r: 8 }),
      rect(M + 300, top + 14, Math.max(4, 440 * full), 30, {
        fill: food >= need ? COLOUR.green : food * 2 >= need ? COLOUR.gold : COLOUR.blood,
        r: 8,
      }),
      bold(M + 760, top, 250, LINE - 8, words, 36),
      ...row(W - M - 160, top + 8, 20, [counted('fang', `${clan.trophies}/${view.goal}`, 42)]),
    ];
  });
}

/** What the bars say of a clan (I3). */
function colours(say: Say, y: number): Item[] {
  const parts = [
    [COLOUR.green, say('grows'), 0, 440],
    [COLOUR.gold, say('hungry'), 500, 160],
    [COLOUR.blood, say('starves'), 720, 390],
  ] as const;
  return [
    rect(0, y, W, 48, { fill: COLOUR.night }),
    ...parts.flatMap(([fill, words, x, wide]): Item[] => [
      rect(M + x, y + 6, 34, 30, { fill, r: 6 }),
      bold(M + x + 44, y, wide, 42, words, TEXT, COLOUR.mist),
    ]),
  ];
}

export function eventScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const items: Item[] = [...headBar(say('year', { n: view.year }), phaseText(say, view))];
  let y = 100;
  if (view.gathering.length === 0) {
    items.push(
      icon('snowflake', M + 8, y + 4, 56, { ink: COLOUR.ice, paper: COLOUR.rock }),
      bold(M + 84, y, W - 2 * M - 90, 64, say('noGathering'), 42, '#ffffff'),
    );
    y += 84;
  }
  for (const contest of view.gathering) {
    const { items: more, height } = contestPanel(contest, say, y);
    items.push(...more);
    y += height;
  }
  items.push(...foodPanel(view, say, y + 4));
  y += 4 + view.clans.length * LINE + 6;
  const entries = [
    ['lore', say('lore')],
    ['fang', say('trophies')],
    ['die', say('wins')],
  ] as const;
  const shown = entries.slice(0, 2);
  items.push(...legend.draw(shown, y), ...colours(say, y + legend.height(shown.length)));
  return scene(y + legend.height(shown.length) + 48, items);
}
