import { BadText } from '../../../src/kernel/errors.js';
import { copyPosition } from '../../../src/kernel/game.js';
import { happening } from '../../../src/kernel/happenings.js';
import type { Named } from '../../../src/kernel/names.js';
import type { Ctx, GameModule, Json, Move, Seat, Strategist } from '../../../src/kernel/types.js';
import { permuteZones, zone, type Zones } from '../../../src/kernel/zones.js';

/**
 * Woodpile, a tiny game for tests: in five rounds two or three seats secretly offer 0–3 logs. The highest offer feeds
 * the fire and draws a hidden tale; then each gathers 1 log, or a die's worth on 4–6. Most tales and logs win.
 */

const ROUNDS = 5;
const TALES = [1, 2, 3, 4, 5, 6, 7];

const HAPPENINGS = {
  'woodpile.round': happening<{ round: number }>({ headline: true }),
  'woodpile.offered': happening<{ seat: Seat; logs: number }>({ headline: true }),
  'woodpile.drew': happening<{ seat: Seat }>({ headline: true, tale: 30 }),
  'woodpile.tale': happening<{ tale: number }>({ headline: true }),
  'woodpile.gathered': happening<{ seat: Seat; logs: number }>({ headline: true }),
  'woodpile.risked': happening<{ seat: Seat; face: number; logs: number }>({ headline: true, tale: 10 }),
};

export interface Woodpile extends Named<{ happenings: typeof HAPPENINGS }> {
  round: number;
  phase: 'offer' | 'gather';
  logs: Record<Seat, number>;
  tales: Record<Seat, number[]>;
  deck: number[];
}

export interface WoodpileView {
  readonly round: number;
  readonly phase: string;
  readonly logs: Readonly<Record<Seat, number>>;
  readonly taleCounts: Readonly<Record<Seat, number>>;
  readonly deckCount: number;
  /** The seat's own cards. */
  readonly tales?: readonly number[];
}

/** The only clause of strategies for this game: the number of offered logs. */
const offering: Strategist<WoodpileView> = {
  texts: { thrifty: 'strategy thrifty\noffer 0', lavish: 'strategy lavish\noffer 3' },
  read(text) {
    const [title = '', clause = ''] = text.split(/[;\n]/u).map((line) => line.trim());
    const name = /^strategy ([a-z-]+)$/u.exec(title)?.[1];
    if (name === undefined) throw badText(1, title, 'strategy.expected.title');
    const logs = /^offer (\d)$/u.exec(clause)?.[1];
    if (logs === undefined) throw badText(2, clause, 'strategy.expected.number');
    return {
      name,
      unsaid: [],
      ai: ({ choices }) => {
        const [first] = choices.filter(({ blocked }) => blocked === undefined);
        const [most] = first?.args ?? [];
        if (first === undefined) throw new Error('nothing to choose from');
        if (typeof most !== 'object' || !('max' in most)) return { verb: first.verb, args: [] };
        return { verb: first.verb, args: [Math.min(Number(logs), most.max)] };
      },
    };
  },
};

const badText = (line: number, found: string, key: string): BadText =>
  new BadText(line, 1, found, { key, args: {} }, key);

/** Tales are in the deck or in a hand. */
const ZONES: Zones<Woodpile> = {
  kinds: { tale: () => TALES },
  zones: [
    zone({ id: 'deck', kind: 'tale', owner: 'table', seenBy: 'nobody', cards: ({ g }) => g.deck }),
    zone({
      id: 'tales',
      kind: 'tale',
      owner: 'seat',
      seenBy: 'owner',
      cards: ({ g }, seat) => g.tales[seat] ?? [],
    }),
  ],
};

const points = (g: Woodpile, seat: Seat): number =>
  (g.logs[seat] ?? 0) + (g.tales[seat] ?? []).reduce((sum, tale) => sum + tale, 0);

function finish(c: Ctx<Woodpile>): void {
  const scores = Object.fromEntries(c.seats.map((seat) => [seat, points(c.g, seat)]));
  const best = Math.max(...Object.values(scores));
  c.end({ winners: c.seats.filter((seat) => scores[seat] === best), scores, how: 'woodpile.over' });
}

export const toyGame: GameModule<Woodpile, WoodpileView> = {
  meta: {
    id: 'woodpile',
    rulesVersion: 1,
    seats: [
      { id: 'red', letter: 'R', shape: 'square', color: '#b33' },
      { id: 'blue', letter: 'B', shape: 'circle', color: '#37c' },
      { id: 'green', letter: 'G', shape: 'triangle', color: '#393' },
    ],
    variants: [
      { id: 'standard', minSeats: 2, maxSeats: 3 },
      { id: 'short', minSeats: 2, maxSeats: 2, seats: ['red', 'blue'] },
    ],
    options: [{ id: 'start', values: ['3', '5'], initial: '3' }],
    rules: [
      { id: 'W1', title: 'Offers', text: 'Everyone offers logs in secret.' },
      { id: 'W2', title: 'Gathering', text: 'Each gathers in turn.' },
    ],
  },
  main: 'game',
  setup(c, input) {
    const start = Number(input.options['start'] ?? 3);
    return {
      round: 0,
      phase: 'offer',
      logs: Object.fromEntries(input.seats.map((seat) => [seat, start])),
      tales: Object.fromEntries(input.seats.map((seat) => [seat, []])),
      deck: c.shuffle([...TALES]),
    };
  },
  procedures: {
    game: [
      {
        label: 'round',
        run: (c) => {
          c.g.round += 1;
          c.g.phase = 'offer';
          c.emit('woodpile.round', { round: c.g.round });
          c.enter('offer');
        },
      },
      {
        label: 'gather',
        run: (c) => {
          c.g.phase = 'gather';
          c.enter('gathering', { at: 0 });
        },
      },
      {
        label: 'next',
        run: (c) => {
          if (c.g.round < (c.variant === 'short' ? 2 : ROUNDS)) c.goto('round');
          else finish(c);
        },
      },
    ],
    gathering: [
      {
        label: 'seat',
        run: (c) => {
          const at = Number(c.vars['at']);
          const seat = c.seats[at];
          if (seat === undefined) return c.leave();
          c.vars['at'] = at + 1;
          c.enter('gather', { seat });
          c.goto('seat');
        },
      },
    ],
  },
  states: {
    offer: {
      rule: 'W1',
      sealed: true,
      seats: (c) => c.seats,
      choices: (c, seat, offer) => {
        const logs = c.g.logs[seat] ?? 0;
        offer.can('offer', { name: 'logs', min: 0, max: Math.min(3, logs) });
        for (let n = logs + 1; n <= 3; n++) offer.cannot('offer', [n], 'W1', 'woodpile.too-few', { logs });
      },
      verbs: {},
      resolve: (c, answers) => {
        let best: Seat | undefined;
        let most = 0;
        for (const seat of c.seats) {
          const logs = Number(answers[seat]?.args[0] ?? 0);
          c.emit('woodpile.offered', { seat, logs });
          if (logs > most) [best, most] = [seat, logs];
        }
        if (best === undefined) return;
        c.g.logs[best] = (c.g.logs[best] ?? 0) - most;
        const tale = c.g.deck.pop();
        if (tale === undefined) return;
        c.g.tales[best]?.push(tale);
        c.emit('woodpile.drew', { seat: best });
        c.emit('woodpile.tale', { tale }, [best]);
      },
    },
    gather: {
      rule: 'W2',
      seats: (c) => [String(c.vars['seat'])],
      choices: (c, seat, offer) => {
        offer.can('gather');
        offer.can('risk');
        if ((c.g.logs[seat] ?? 0) >= 9) offer.cannot('hoard', [], 'W2', 'woodpile.full', { logs: 9 });
      },
      verbs: {
        gather: (c, seat) => {
          c.g.logs[seat] = (c.g.logs[seat] ?? 0) + 1;
          c.emit('woodpile.gathered', { seat, logs: 1 });
          c.leave();
        },
        risk: (c, seat) => {
          const face = c.die();
          const logs = face >= 4 ? face : 0;
          c.g.logs[seat] = (c.g.logs[seat] ?? 0) + logs;
          c.emit('woodpile.risked', { seat, face, logs });
          c.leave();
        },
      },
    },
  },
  view(position, viewer) {
    const { g } = position;
    const view: WoodpileView = {
      round: g.round,
      phase: g.phase,
      logs: { ...g.logs },
      taleCounts: Object.fromEntries(position.seats.map((seat) => [seat, g.tales[seat]?.length ?? 0])),
      deckCount: g.deck.length,
    };
    const own = g.tales[viewer];
    return own === undefined ? view : { ...view, tales: [...own] };
  },
  moment: (position) => ({ round: position.g.round, rounds: ROUNDS, phase: position.g.phase }),
  zones: ZONES,
  invariants(position) {
    const { g } = position;
    const broken: string[] = [];
    for (const seat of position.seats) if ((g.logs[seat] ?? 0) < 0) broken.push(`${seat} owes logs`);
    return broken;
  },
  reshuffle: (c) => void c.shuffle(c.g.deck),
  permuteHidden(position, viewer, draw) {
    const copy = permuteZones(ZONES, copyPosition(position), viewer, draw);
    const answers = copy.frames.at(-1)?.answers;
    if (answers !== undefined) {
      for (const seat of Object.keys(answers)) {
        if (seat !== viewer)
          answers[seat] = { verb: 'offer', args: [draw(Math.min(3, copy.g.logs[seat] ?? 0) + 1)] };
      }
    }
    return copy;
  },
  texts: {
    en: {
      'strategy.wrong': 'Line {line}: **{found_id}** can’t stand there, where {expected_id} is expected.',
      'strategy.ends': 'Line {line} ends too early: {expected_id} is expected.',
      'strategy.expected.title': '“strategy” and a name',
      'strategy.expected.number': 'a number',
      'name.red': 'Red',
      'name.blue': 'Blue',
      'name.green': 'Green',
      'verb.offer': 'Offer logs',
      'verb.gather': 'Gather one log',
      'verb.risk': 'Risk the storm',
      'hint.unused': 'Your axe stays at home.',
      'verb.hoard': 'Hoard',
      'arg.logs': 'logs',
      'phase.offer': 'Offers',
      'phase.gather': 'Gathering',
      'state.offer': 'Offer up to three logs to the fire',
      'state.gather': 'Gather one log, or risk the storm for more',
      'policy.ask': 'Ask me',
      'policy.offer': 'What to offer',
      'policy.offer.nothing': 'Nothing',
      'policy.offer.one': 'One log',
      'policy.storm': 'The storm',
      'policy.storm.avoid': 'Gather by the house',
      'condition.rich': '{thing} has four logs or more',
      'woodpile.round': 'Round {round} begins.',
      'woodpile.offered': '{seat} offers {logs, plural, =0 {nothing} one {# log} other {# logs}}.',
      'woodpile.drew': '{seat} feeds the fire and hears a tale.',
      'woodpile.tale': 'The tale is worth {tale}.',
      'woodpile.gathered': '{seat} gathers {logs, plural, one {# log} other {# logs}}.',
      'woodpile.risked':
        '{seat} rolls {face} in the storm: {logs, plural, =0 {nothing} one {# log} other {# logs}}.',
      'woodpile.too-few': 'You have only {logs, plural, =0 {no logs} one {# log} other {# logs}}.',
      'woodpile.full': 'Your pile already holds {logs}.',
      'measure.logs': 'Logs',
      'tale.woodpile.drew': 'The fire told {seat} a tale.',
      'learn.intro': 'You are Red, with three logs.',
      'learn.end': 'That is all there is to it.',
      'learn.offer.title': 'Offer',
      'learn.offer.text': 'Offer two logs or more.',
      'learn.offer.hint': 'Two are enough.',
      'learn.offer.done': 'Nobody offered more.',
      'learn.offer.few': 'Blue will offer as much.',
      'learn.risk.title': 'Risk it',
      'learn.risk.text': 'Go into the storm.',
      'learn.risk.hint': 'Press Risk the storm.',
      'learn.risk.done': 'Six logs.',
      'woodpile.over': 'Five rounds are over.',
    },
  },
  strategists: { script: offering },
  ai: {
    random: ({ choices, draw }) => {
      const open = choices.filter((choice) => choice.blocked === undefined);
      const choice = open[draw(open.length)];
      if (choice === undefined) throw new Error('nothing to choose from');
      const args = choice.args.map((parameter) => {
        if (typeof parameter !== 'object' || !('min' in parameter) || 'of' in parameter)
          return String(parameter);
        return parameter.min + draw(parameter.max - parameter.min + 1);
      });
      return { verb: choice.verb, args };
    },
  },
  timeline: {
    measures: ['logs'],
    of: (view, seat) => view.logs[seat] ?? 0,
    standing: (view, seat) => view.logs[seat] ?? 0,
  },
  happenings: HAPPENINGS,
  hand: (view) => (view.tales === undefined ? '' : view.tales.map((tale) => `tale ${tale}`).join('\n')),
  policies: [
    {
      id: 'offer',
      options: ['ask', 'nothing', 'one'],
      initial: 'ask',
      usual: 'nothing',
      decide: (option, view): Move | undefined =>
        view.phase === 'offer' && option !== 'ask'
          ? { verb: 'offer', args: [option === 'one' ? 1 : 0] }
          : undefined,
    },
    {
      id: 'storm',
      options: ['ask', 'avoid'],
      initial: 'ask',
      decide: (option, view): Move | undefined =>
        view.phase === 'gather' && option === 'avoid' ? { verb: 'gather', args: [] } : undefined,
    },
  ],
  unused: (_view, _seat, { verb }, _choices, tell) => (verb === 'risk' ? tell.lookup('hint.unused') : ''),
  conditions: [
    {
      id: 'rich',
      about: (view) => Object.keys(view.logs),
      holds: (view, _seat, thing) => (view.logs[thing] ?? 0) >= 4,
    },
  ],
  ahead: {
    gather: (_position, seat) => ({ at: 'gather', vars: { seat } }),
  },
  tutorial: {
    seats: ['red', 'blue'],
    variant: 'standard',
    options: {},
    seed: 'learn',
    seat: 'red',
    position: { logs: { red: 3, blue: 2 } },
    steps: [
      {
        id: 'offer',
        rule: 'W1',
        move: 'offer 2',
        accepts: ({ args }) => args[0] === 3,
        objection: () => 'few',
        then: [{ seat: 'blue', move: 'offer 1' }],
      },
      { id: 'risk', rule: 'W2', move: 'risk', dice: [6] },
    ],
  },
  scenario: {
    read: (spec, input) => {
      const given = spec as { round?: number; logs?: Record<Seat, number>; deck?: number[] };
      return {
        g: {
          round: given.round ?? 1,
          phase: 'offer',
          logs: Object.fromEntries(input.seats.map((seat) => [seat, given.logs?.[seat] ?? 3])),
          tales: Object.fromEntries(input.seats.map((seat) => [seat, []])),
          deck: given.deck ?? [...TALES],
        },
        frames: [
          { at: 'game', step: 'gather', vars: {} },
          { at: 'offer', vars: {} },
        ],
      };
    },
    describe: (position) => JSON.parse(JSON.stringify(position.g)) as Json,
  },
};

/** Woodpile for four, for chaos tests. */
export const woodpileForFour: GameModule<Woodpile, WoodpileView> = {
  ...toyGame,
  meta: {
    ...toyGame.meta,
    seats: [...toyGame.meta.seats, { id: 'grey', letter: 'G', shape: 'star', color: '#777' }],
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 4 }],
  },
};
