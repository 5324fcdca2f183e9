import { copyPosition, composedBy } from '../../src/kernel/game.js';
import { permuteAnswers, permuteDice } from '../../src/kernel/hidden.js';
import { makeMove, movesOf } from '../../src/kernel/notation.js';
import { numberOf, settingOf } from '../../src/kernel/options.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type {
  Ctx,
  GameModule,
  Json,
  Move,
  NumberOption,
  Seat,
  SeatShape,
  WordOption,
} from '../../src/kernel/types.js';
import { moveCard, permuteZones, takeTop, zone, type Zones } from '../../src/kernel/zones.js';
import { viewZones, type ZoneView } from './view-zones.js';

/**
 * The Long Night, a test game with features that Woodpile lacks: numbered cards, trails, a display, turns of several
 * choices, a secret pile, shared victory. Up to six lodges keep a fire burning until the owl is revealed.
 */

const OWL = '0000';
const CARDS = [1, 2, 3].flatMap((warmth) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `0${warmth}0${n}`));
const TRAILS = ['ash-birch', 'birch-elm', 'elm-fir', 'fir-oak', 'oak-rowan', 'rowan-ash'];
const warmthOf = (card: string): number => Number(card[1]);

const FIRES: NumberOption = { id: 'fires', min: 1, max: 5, initial: 2, rule: 'N1' };
const NEED: NumberOption = { id: 'need', min: 0, max: 12, step: 2, initial: 2, rule: 'N3' };
const LAST: WordOption = { id: 'owl', values: ['stays', 'flies'], initial: 'stays', rule: 'N4' };

const SHAPES: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'];

export interface LongNight {
  night: number;
  phase: 'turns' | 'piles';
  active: Seat | null;
  fires: number;
  need: number;
  /** The reading of N4: whether the night of the owl is still played. */
  owl: string;
  last: boolean;
  warmth: number;
  trails: string[];
  deck: string[];
  display: string[];
  discards: string[];
  hands: Record<Seat, string[]>;
}

export interface LongNightView {
  readonly night: number;
  readonly phase: string;
  readonly fires: number;
  readonly trails: readonly string[];
  readonly zones: readonly ZoneView[];
  /** The viewer's composition so far. */
  readonly composed: readonly string[];
}

const ZONES: Zones<LongNight> = {
  kinds: { card: () => [...CARDS, OWL] },
  zones: [
    zone({ id: 'deck', kind: 'card', owner: 'table', seenBy: 'nobody', cards: ({ g }) => g.deck }),
    zone({ id: 'display', kind: 'card', owner: 'table', seenBy: 'all', cards: ({ g }) => g.display }),
    zone({ id: 'discards', kind: 'card', owner: 'table', seenBy: 'all', cards: ({ g }) => g.discards }),
    zone({
      id: 'hand',
      kind: 'card',
      owner: 'seat',
      seenBy: 'owner',
      cards: ({ g }, seat) => g.hands[seat] ?? [],
      holds: (card: string) => card !== OWL,
    }),
  ],
};

function finish(c: Ctx<LongNight>, won: boolean): void {
  // The fire is shared: its warmth scores for no one.
  const tallies = [{ id: 'warmth', value: c.g.warmth }];
  c.end({ winners: won ? c.seats : [], scores: {}, tallies, how: won ? 'night.dawn' : 'night.out' });
}

const handOf = (g: LongNight, seat: Seat): string[] => (g.hands[seat] ??= []);
const laidIn = (moves: readonly Move[]): string[] =>
  moves.filter(({ verb }) => verb === 'lay').map(({ args }) => String(args[0]));

export const longNight: GameModule<LongNight, LongNightView> = {
  meta: {
    id: 'long-night',
    rulesVersion: 1,
    seats: ['ash', 'birch', 'elm', 'fir', 'oak', 'rowan'].map((id, at) => ({
      id,
      letter: id.slice(0, 1).toUpperCase(),
      shape: SHAPES[at] ?? 'circle',
      color: ['red', 'blue', 'yellow', 'green', 'purple', 'brown'][at] ?? 'red',
    })),
    variants: [{ id: 'standard', minSeats: 1, maxSeats: 6 }],
    options: [FIRES, NEED, LAST],
    rules: [
      { id: 'N1', title: 'Fires', text: 'When the last fire goes out, everybody has lost.' },
      { id: 'N2', title: 'Turns', text: 'Take cards and walk trails.' },
      { id: 'N3', title: 'Piles', text: 'Lay cards in secret; together they must be warm enough.' },
      { id: 'N4', title: 'The owl', text: 'The owl ends the night, and the game.' },
    ],
  },
  main: 'game',
  setup(c, { seats, options }) {
    const cards = c.shuffle([...CARDS]);
    const late = c.shuffle([...cards.splice(8), OWL]);
    return {
      night: 0,
      phase: 'turns',
      active: null,
      fires: numberOf(FIRES, options),
      need: numberOf(NEED, options),
      owl: settingOf(LAST, options),
      last: false,
      warmth: 0,
      trails: [],
      deck: [...cards, ...late],
      display: [],
      discards: [],
      hands: Object.fromEntries(seats.map((seat) => [seat, []])),
    };
  },
  procedures: {
    game: [
      {
        label: 'dusk',
        run: (c) => {
          const { g } = c;
          g.night += 1;
          g.phase = 'turns';
          g.trails = [];
          g.discards.push(...g.display.splice(0));
          g.display.push(...takeTop(c, g.deck, c.seats.length + 1));
          c.emit('night.falls', { night: g.night, cards: [...g.display] });
          g.last = g.display.includes(OWL);
          if (g.last && g.owl === 'flies') finish(c, true);
          else c.enter('turns', { at: 0 });
        },
      },
      {
        label: 'piles',
        run: (c) => {
          c.g.phase = 'piles';
          c.g.active = null;
          c.enter('lay');
        },
      },
      {
        label: 'morning',
        run: (c) => {
          if (c.g.fires === 0) finish(c, false);
          else if (c.g.last) finish(c, true);
          else c.goto('dusk');
        },
      },
    ],
    turns: [
      {
        label: 'seat',
        run: (c) => {
          const at = Number(c.vars['at']);
          const seat = c.seats[at];
          if (seat === undefined) return c.leave();
          c.vars['at'] = at + 1;
          c.g.active = seat;
          c.enter('act', { seat, taken: 0 });
          c.goto('seat');
        },
      },
    ],
  },
  states: {
    act: {
      rule: 'N2',
      seats: (c) => [String(c.vars['seat'])],
      choices: (c, _seat, offer) => {
        const { display, trails } = c.g;
        const taken = Number(c.vars['taken']);
        const cards = display.filter((card) => card !== OWL);
        if (taken < 2 && cards.length > 0) offer.can('take', { name: 'card', oneOf: cards });
        for (const card of cards)
          if (taken >= 2) offer.cannot('take', [card], 'N2', 'night.hands-full', { most: 2 });
        const open = TRAILS.filter((trail) => !trails.includes(trail));
        if (open.length > 0) offer.can('walk', { name: 'trail', oneOf: open, edges: true });
        offer.can('risk');
        if (cards.length > 0) offer.can('scout');
        offer.can('stir');
        offer.can('end');
      },
      verbs: {
        take: (c, seat, [card]) => {
          moveCard(String(card), c.g.display, handOf(c.g, seat));
          c.vars['taken'] = Number(c.vars['taken']) + 1;
          c.emit('night.took', { seat, card: String(card) });
        },
        walk: (c, seat, [trail]) => {
          c.g.trails.push(String(trail));
          c.emit('night.walked', { seat, trail: String(trail) });
        },
        risk: (c, seat) => {
          c.emit('night.risked', { seat, face: c.die() });
          c.leave();
        },
        scout: (c, seat) => {
          const cards = c.g.display.filter((card) => card !== OWL);
          const card = cards[c.draw(cards.length)] ?? '';
          moveCard(card, c.g.display, handOf(c.g, seat));
          c.emit('night.took', { seat, card });
          c.leave();
        },
        stir: (c) => {
          c.shuffle(c.g.deck);
          c.leave();
        },
        end: (c) => c.leave(),
      },
    },
    lay: {
      rule: 'N3',
      sealed: true,
      closes: ['done', 'bundle'],
      seats: (c) => c.seats,
      choices: (c, seat, offer) => {
        const laid = laidIn(offer.composed);
        const left = handOf(c.g, seat).filter((card) => !laid.includes(card));
        if (laid.length < 3 && left.length > 0) offer.can('lay', { name: 'card', oneOf: left });
        if (laid.length === 0 && left.length > 1) {
          const of = Object.fromEntries(left.map((card) => [card, 1]));
          offer.can('bundle', { name: 'cards', of, min: 2, max: left.length });
        }
        offer.can('done');
      },
      verbs: {},
      resolve: (c, answers) => {
        let warmth = c.g.trails.length;
        for (const seat of c.seats) {
          const moves = answers[seat] === undefined ? [] : movesOf(answers[seat]);
          const bundle = moves.find(({ verb }) => verb === 'bundle')?.args[0];
          const cards = [...laidIn(moves), ...(bundle === undefined ? [] : String(bundle).split('+'))];
          for (const card of cards) moveCard(card, handOf(c.g, seat), c.g.discards);
          warmth += cards.reduce((sum, card) => sum + warmthOf(card), 0);
          c.emit('night.laid', { seat, cards });
        }
        c.g.warmth += warmth;
        if (warmth >= c.g.need * c.seats.length) return;
        c.g.fires -= 1;
        c.emit('night.cold', { warmth });
      },
    },
  },
  view: (position, viewer) => ({
    night: position.g.night,
    phase: position.g.phase,
    fires: position.g.fires,
    trails: [...position.g.trails],
    zones: viewZones(ZONES, position, viewer),
    composed: composedBy(position, viewer).map(makeMove),
  }),
  moment: ({ g }) => ({
    round: g.night,
    phase: g.phase,
    ...(g.active === null ? {} : { seat: g.active }),
  }),
  zones: ZONES,
  invariants: ({ g }) => (g.fires < 0 ? ['less than no fire burns'] : []),
  permuteHidden: (position, viewer, draw) => {
    const copy = permuteZones(ZONES, copyPosition(position), viewer, draw);
    permuteDice(copy, draw);
    return permuteAnswers(longNight, copy, viewer, draw);
  },
  reshuffle: (c) => void c.shuffle(c.g.deck),
  texts: {
    en: {
      'name.standard': 'Standard',
      'verb.take': 'Take a card',
      'verb.walk': 'Walk a trail',
      'verb.risk': 'Risk the storm',
      'verb.scout': 'Send a scout',
      'verb.stir': 'Stir the deck',
      'verb.end': 'End the turn',
      'verb.lay': 'Lay a card',
      'verb.bundle': 'Lay a bundle',
      'verb.done': 'That is all',
      'phase.turns': 'Turn',
      'name.ash': 'Ash',
      'name.birch': 'Birch',
      'phase.piles': 'Piles',
      'night.hands-full': 'You have taken {most} cards tonight.',
      'tally.warmth': 'The fire gave {value} warmth to {seats}.',
      'night.dawn': 'Dawn comes, and {winners} have lived to see it.',
      'night.out': 'The last fire went out.',
    },
  },
  ai: {
    random: ({ choices, draw }) => {
      const choice = choices[draw(choices.length)];
      if (choice === undefined) throw new Error('nothing to choose from');
      return fillChoice(choice, draw);
    },
  },
  policies: [],
  means: (view) => `${view.composed.length} moves so far`,
  scenario: {
    read: (spec, { seats, options }) => {
      const given = spec as { hands?: Record<Seat, string[]>; display?: string[]; deck?: string[] };
      const hands = Object.fromEntries(seats.map((seat) => [seat, given.hands?.[seat] ?? []]));
      const display = given.display ?? [];
      const known = new Set([...Object.values(hands).flat(), ...display, ...(given.deck ?? [])]);
      const rest = [...CARDS, OWL].filter((card) => !known.has(card));
      const g: LongNight = {
        night: 1,
        phase: 'turns',
        active: seats[0] ?? null,
        fires: numberOf(FIRES, options),
        need: numberOf(NEED, options),
        owl: settingOf(LAST, options),
        last: false,
        warmth: 0,
        trails: [],
        deck: [...(given.deck ?? []), ...rest],
        display,
        discards: [],
        hands,
      };
      const frames = [
        { at: 'game', step: 'piles', vars: {} },
        { at: 'turns', step: 'seat', vars: { at: 0 } },
      ];
      return { g, frames };
    },
    describe: ({ g }) => JSON.parse(JSON.stringify(g)) as Json,
  },
};
