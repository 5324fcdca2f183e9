import type { ClanView, View } from '../../src/games/glacier/view-types.js';
import { ICONS } from '../kit/icons.js';
import { changed, crown, done } from '../kit/marks.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { MARGIN, name, WIDTH } from '../kit/type.js';
import { group, icon, path, text, type Item } from '../scene.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { clanName, type WordLookup } from './words.js';

/** The clans at the bottom of the glance picture: a plate with trophies, people and food for each. */

const ROW = { y: 704, h: 100, step: 108 } as const;
/** Left edges of the columns, so that clans can be compared. */
const AT = { name: 128, trophies: 318, people: 510, food: 654 } as const;
const GROUND = '#2a3944';

/** Lower edge of a number of rows. */
export const clansEnd = (clans: number): number => ROW.y + clans * ROW.step;

const boxOf = (i: number): Box => ({ x: MARGIN, y: ROW.y + i * ROW.step, w: WIDTH - 2 * MARGIN, h: ROW.h });

const number = (x: number, y: number, n: number | string, ink: string, w = 70): Item =>
  text(x, y, w, ROW.h, String(n), { size: 46, least: 36, fill: ink, weight: 'bold' });

/** A trophy, or the outline of a missing one. */
export const fang = (x: number, y: number, size: number, ink: string, isWon: boolean): Item =>
  isWon
    ? icon('fang', x, y, size, { ink })
    : group(
        x + size * 0.04,
        y + size * 0.04,
        ICONS['fang']?.map(({ d }) => path(d, { stroke: ink, line: 7 })) ?? [],
        {
          scale: size * 0.0092,
        },
      );

/** A fang for each trophy, an outline for each missing one; a number if there are too many. */
function trophies(clan: ClanView, goal: number, y: number, isLit: boolean): Item[] {
  const won = isLit ? INKS.starOnPaper : INKS.ember;
  const wanted = isLit ? '#8f7d58' : '#7d93a0';
  if (goal > 4 || clan.trophies > goal)
    return [
      fang(AT.trophies, y + 24, 52, clan.trophies > 0 ? won : wanted, clan.trophies > 0),
      number(AT.trophies + 60, y, `${clan.trophies}/${goal}`, isLit ? INKS.ink : INKS.bone, 120),
    ];
  return Array.from({ length: goal }, (_, k) =>
    fang(
      AT.trophies + k * (goal > 3 ? 44 : 52),
      y + 22,
      56,
      k < clan.trophies ? won : wanted,
      k < clan.trophies,
    ),
  );
}

/** Whether a clan has fed its members and chosen its fate card, while others haven't. */
const hasDecided = ({ phase, waiting }: View, { clan }: ClanView): boolean =>
  phase === 'winter' && waiting.length > 0 && !waiting.includes(clan);

/** A clan's food; in winter with its need (I3). */
function foodItems(
  { asked, phase }: View,
  { clan, food }: ClanView,
  y: number,
  ink: string,
  isLit: boolean,
): Item[] {
  const meal = phase === 'winter' ? asked?.meals[clan] : undefined;
  if (meal === undefined) return [number(AT.food + 60, y, food, ink, 56)];
  const has = meal.given + food;
  const status = has >= meal.need ? STATUS.enough : has * 2 >= meal.need ? STATUS.scarce : STATUS.short;
  return [number(AT.food + 50, y, `${has}/${meal.need}`, isLit ? status.paper : status.dark, 86)];
}

/** The winners, or the clans with most trophies. */
export function leadersOf({ final, clans }: View): readonly ClanView['clan'][] {
  if (final !== null) return final.winners;
  const most = Math.max(...clans.map(({ trophies: n }) => n));
  return clans.flatMap(({ clan, trophies: n }) => (n > 0 && n === most ? [clan] : []));
}

function clanRow(view: View, clan: ClanView, box: Box, word: WordLookup): Item[] {
  const { x, y } = box;
  const won = view.final?.winners.includes(clan.clan) === true;
  const isLit = won || view.waiting.includes(clan.clan);
  const ink = isLit ? INKS.ink : INKS.bone;
  const leads = leadersOf(view).includes(clan.clan);
  const nameEnd = AT.trophies - (clan.trek ? 60 : 12);
  return [
    ...plate(box, isLit ? 'lit' : 'dark', GROUND),
    ...seatToken(LOOK[clan.clan], x + 12, y + (leads ? 18 : 12), 76),
    ...(leads ? crown(x + 50, y + 18) : []),
    ...(hasDecided(view, clan) ? done(x + 80, y + 78) : []),
    name(AT.name, y + 66, nameEnd - AT.name, clanName(word, clan.clan), { fill: ink }),
    ...(clan.trek ? [icon('trek', AT.trophies - 54, y + 28, 44, { ink })] : []),
    ...trophies(clan, view.goal, y, isLit),
    icon('person', AT.people, y + 27, 44, { ink }),
    number(AT.people + 56, y, clan.members, ink),
    icon('meat', AT.food, y + 27, 46, { ink }),
    ...foodItems(view, clan, y, ink, isLit),
  ];
}

interface Change {
  readonly clan: ClanView['clan'];
  readonly measure: (typeof COUNTED)[number][0];
  readonly by: number;
  readonly box: Box;
}

const COUNTED = [
  ['trophies', AT.trophies - 14, 176],
  ['members', AT.people - 16, 132],
  ['food', AT.food - 16, 138],
] as const;

/** Changes of the clans since the last picture: trophies first, then people, then food. */
export function changesOf(view: View, before: View | undefined): readonly Change[] {
  if (before === undefined) return [];
  const changes = COUNTED.flatMap(([measure, x, w], rank) =>
    view.clans.flatMap((clan, i) => {
      const by =
        clan[measure] - (before.clans.find((one) => one.clan === clan.clan)?.[measure] ?? clan[measure]);
      return by === 0
        ? []
        : [{ box: { x, y: boxOf(i).y + 14, w, h: ROW.h - 28 }, by, rank, measure, clan: clan.clan }];
    }),
  );
  return changes.toSorted((a, b) => a.rank - b.rank || Math.abs(b.by) - Math.abs(a.by));
}

/** All clans, with a limited number of rings around changes. */
export function clanRows(view: View, before: View | undefined, rings: number, word: WordLookup): Item[] {
  return [
    ...view.clans.flatMap((clan, i) => clanRow(view, clan, boxOf(i), word)),
    ...changesOf(view, before)
      .slice(0, rings)
      .flatMap(({ box, by }) => changed(box, `${by > 0 ? '+' : '−'}${Math.abs(by)}`, 30)),
  ];
}
