import { hayIn, type HouseholdView, type View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { inUse } from '../kit.js';
import { bold, COLOUR, columns, counted, headBar, legend, LOOK, M, scene, token, W } from './kit.js';
import { foodNeed, winterBar } from './winter-bar.js';
import { houseName, phaseText, wordsFor, type Say } from './words.js';

/** The table: this year's cards, the woods and the ship, and every household with what winter will cost it. */

const CARD_W = 280;
const CARD_H = 190;
const LINE = 152;

function hayWords(view: View, say: Say): string {
  return say(view.warmth, { n: hayIn(view) });
}

interface CardWords {
  readonly title: string;
  readonly drawing: string;
  readonly lines: readonly string[];
  readonly fill: string;
}

export function cardsOf(view: View, say: Say): readonly CardWords[] {
  const warmth = view.warmth;
  const turned = view.card !== '';
  const stills = view.winter.filter((card) => card === 'still').length;
  const winter =
    view.winter.length === 0
      ? [say('noCard')]
      : [
          ...(stills > 0 ? [say('still', { n: stills })] : []),
          ...(view.winter.at(-1) === 'spring' ? [say('name.spring')] : []),
        ];
  return [
    {
      title: say('yearCard'),
      drawing: !turned ? 'cards' : warmth === 'warm' ? 'sun' : warmth === 'cold' ? 'snow' : 'cloud',
      lines: !turned
        ? [say('noCard')]
        : view.card === 'succession'
          ? [say('succession')]
          : [hayWords(view, say), say(`price.${view.dearness}`, { n: view.price })],
      fill: !turned ? COLOUR.mist : warmth === 'warm' ? '#fbe3b0' : warmth === 'cold' ? '#d5e6f5' : '#e3ecd8',
    },
    {
      title: say('sealCard'),
      drawing: 'seal',
      lines: [view.seals === '' ? say('noCard') : say(view.seals === 'none' ? 'name.none' : view.seals)],
      fill: view.seals === '' ? COLOUR.mist : COLOUR.paper,
    },
    {
      title: say('walrusCard'),
      drawing: 'walrus',
      lines: [
        view.walrus === '' ? say('noCard') : say(view.walrus),
        say('storms', { n: view.decks.walrus.storm }),
      ],
      fill: view.walrus === '' ? COLOUR.mist : COLOUR.paper,
    },
    {
      title: say('winterCard'),
      drawing: 'snow',
      lines: winter,
      fill: view.winter.length === 0 ? COLOUR.mist : '#d5e6f5',
    },
  ];
}

function drawCard({ title, drawing, lines, fill }: CardWords, x: number, y: number): Item[] {
  return [
    rect(x, y, CARD_W, CARD_H, { fill, stroke: COLOUR.fjord, line: 4, r: 16 }),
    icon(drawing, x + 14, y + 12, 72, { ink: COLOUR.fjord, paper: fill }),
    bold(x + 98, y + 12, CARD_W - 108, 72, title, 44),
    ...lines.map((line, i) => bold(x + 14, y + 92 + i * 46, CARD_W - 24, 44, line, 38)),
  ];
}

/** Trees that stand, as a bar, with the ship beside it. */
function woods(view: View, say: Say, y: number): Item[] {
  const wide = 340;
  const ship = view.shipless || view.year < view.numbers.shipFirst;
  return [
    icon('tree', M, y + 6, 48, { ink: '#9fd3ad', paper: COLOUR.slope }),
    rect(M + 58, y + 14, wide, 32, { fill: COLOUR.fjord, r: 6 }),
    rect(M + 58, y + 14, Math.max(4, Math.round((wide * view.trees) / 99)), 32, { fill: COLOUR.green, r: 6 }),
    bold(M + 414, y, 420, 60, say('trees', { n: view.trees, rate: view.erosion }), 36, '#ffffff'),
    icon('boat', 850, y + 8, 44, { ink: COLOUR.mist, paper: COLOUR.slope }),
    bold(904, y, 280, 60, ship ? say('noShip') : say('ship', { n: view.price }), 36, '#ffffff'),
  ];
}

function line(view: View, household: HouseholdView, say: Say, y: number): Item[] {
  const look = LOOK[household.id];
  const waits = view.waiting.includes(household.id);
  const won = view.final?.winners.includes(household.id) === true;
  const frame = rect(M, y, W - 2 * M, LINE - 10, {
    fill: household.out > 0 ? COLOUR.mist : look.tint,
    stroke: waits || won ? COLOUR.gold : look.edge,
    line: waits || won ? 8 : 3,
    r: 16,
  });
  const name = [
    frame,
    ...token(household.id, M + 16, y + 14, 64),
    bold(M + 92, y + 10, 210, 72, houseName(say, household.id), 44),
  ];
  if (household.out > 0)
    return [
      ...name,
      icon('cross', M + 320, y + 40, 56, { ink: COLOUR.faint }),
      bold(M + 392, y + 30, 700, 76, say('out', { n: household.out }), 40, COLOUR.faint),
    ];
  const marks = [
    ...(view.dealer === household.id ? ['cards'] : []),
    ...(won ? ['crown'] : waits ? ['waiting'] : []),
  ];
  return [
    ...name,
    ...marks.map((mark, i) => icon(mark, M + 22 + i * 56, y + 88, 44, { ink: look.edge, paper: look.tint })),
    ...columns(M + 306, y + 14, 148, [
      counted('silver', household.silver, 46, COLOUR.ink, look.tint),
      counted('person', household.people, 46),
      counted('cow', household.cows + household.calves, 46, COLOUR.ink, look.tint),
      counted('sheep', household.sheep + household.lambs, 46, COLOUR.ink, look.tint),
      counted('barn', household.barns, 46, COLOUR.ink, look.tint),
      counted('soil', household.soil, 46),
    ]),
    icon('food', M + 306, y + 80, 46, { ink: COLOUR.ink, paper: look.tint }),
    ...winterBar(foodNeed(view, household), say, M + 362, y + 84, W - M * 2 - 378, 40),
  ];
}

export function boardScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const cards = cardsOf(view, say);
  const top = 84 + 14;
  const wood = top + CARD_H + 8;
  const rows = wood + 68;
  const entries: readonly (readonly [string, string])[] = [
    ['silver', say('name.silver')],
    ['person', say('name.people')],
    ['cow', say('name.cows')],
    ['sheep', say('name.sheep')],
    ['barn', say('arg.barns')],
    ['soil', say('soil')],
    ['food', say('name.food')],
    ['cards', say('dealer')],
    ['snow', say('maybe')],
    ['waiting', say('waiting')],
  ];
  const bottom = rows + view.households.length * LINE + 4;
  const end =
    view.final !== null
      ? ''
      : view.year >= view.soonest - 1
        ? say('endsNow')
        : say('soonest', { from: view.soonest - 1, to: view.years });
  const items = [
    ...headBar(`${say('year', { n: Math.max(1, view.year) })} · ${phaseText(say, view)}`, end),
    ...cards.flatMap((card, i) => drawCard(card, M + i * (CARD_W + 13), top)),
    ...woods(view, say, wood),
    ...view.households.flatMap((household, i) => line(view, household, say, rows + i * LINE)),
  ];
  const used = inUse(entries, items);
  return scene(bottom + legend.height(used.length), [...items, ...legend.draw(used, bottom)]);
}
