import { describe, expect, it } from 'vitest';
import { compileStrategy } from '../../../../src/lab/language/compile.js';
import { parseStrategy } from '../../../../src/lab/language/parse.js';
import { NUMBER_IDS, NUMBERS, PRINTED, type Numbers } from '../../../../src/games/settlers/constants.js';
import { topOf, varsOf } from '../../../../src/games/settlers/frames.js';
import { FACTS, factOf, type FactId } from '../../../../src/games/settlers/facts.js';
import { playCore } from '../../../../src/games/settlers/lab/core.js';
import { openCore } from '../../../../src/games/settlers/lab/core-table.js';
import type { SettlersStrategy } from '../../../../src/games/settlers/lab/strategy-reader.js';
import { FAST_FACTS } from '../../../../src/games/settlers/lab/facts.js';
import { landOf } from '../../../../src/games/settlers/lab/from-public-state.js';
import { GRAMMAR } from '../../../../src/games/settlers/lab/grammar.js';
import { measure, newResult } from '../../../../src/games/settlers/lab/measure.js';
import { newTally } from '../../../../src/games/settlers/lab/tally.js';
import { playStrategy } from '../../../../src/games/settlers/lab/player.js';
import type { Asking } from '../../../../src/games/settlers/lab/question.js';
import { COUNTS, type Land } from '../../../../src/games/settlers/lab/state.js';
import { STRATEGIES } from '../../../../src/games/settlers/lab/strategies.js';
import { HOUSEHOLDS, type G } from '../../../../src/games/settlers/model.js';
import { settlers } from '../../../../src/games/settlers/module.js';
import { READING_IDS, READINGS, readReadings } from '../../../../src/games/settlers/readings.js';
import { startGame } from '../../../../src/kernel/game.js';
import { drawer, type Draw } from '../../../../src/kernel/random.js';
import type { Position } from '../../../../src/kernel/types.js';

/** Games of each kind with two to six households, beside a thousand with two and three. */
const GAMES = Number(process.env['EQUAL_GAMES'] ?? 8);
/** Timeout: games played by the module take seconds (ms). */
const PATIENCE = 60_000 + GAMES * 4000;

const NAMES = Object.keys(STRATEGIES);
const compiled = (name: string): SettlersStrategy =>
  compileStrategy(parseStrategy(STRATEGIES[name] ?? '', GRAMMAR), GRAMMAR, FAST_FACTS);
const all = new Map(NAMES.map((name) => [name, compiled(name)]));

/** Strategies that run short of goods, and rules for sharing that are added to some of them. */
const BASES = ['plausible', 'reckless', 'gambler', 'anything', 'silvermad', 'feaster'];
const RULES = [
  ['give food as gift keep 0 with another', 'give timber as sale for 1'],
  [
    'give food as loan back 3 for 2 by summer with another',
    'give timber as loan by winter',
    'mend for keepers',
  ],
  [
    'give food as sale each 0.25 with another',
    'lend people each 1 keep 1',
    'give hay as loan back 2 by spring',
  ],
  ['give fall-hay as gift keep 0 with another', 'ride to vinland', 'give berth as sale each 1'],
  ['give fall-hay as loan by spring keep 1', 'ride each 1', 'give berth as gift', 'mend', 'boats 2'],
  ['lend people keep 0', 'mend keep 1', 'give sheep as loan back 2 by summer', 'give timber as gift'],
  [
    'give fall-hay as sale for 1 each 0.1 with another',
    'promises 50%',
    'give food as loan by winter to keepers',
  ],
  ['boats 0', 'ride each 0.5', 'lend people for 1 to keepers', 'give hay as sale each 0.5 with another'],
];
const SHARERS = RULES.flatMap((lines, k) =>
  BASES.map((base) => {
    const name = `${base}-${k}`;
    const [title = '', ...rest] = (STRATEGIES[base] ?? '').split('\n');
    const text = [title, ...lines, ...rest].join('\n');
    all.set(name, compileStrategy(parseStrategy(text, GRAMMAR), GRAMMAR, FAST_FACTS));
    return name;
  }),
);

interface Trial {
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly rolls: number;
}

/** The state of both engines at a point marked (*), as one line. */
function lineOf(point: string, s: Land): string {
  const rows: string[] = [];
  for (const h of s.all) rows.push(COUNTS.map((count) => h[count]).join(' '));
  const owed = s.promises.map(
    ({ from, to, what, n, year, season }) => `${from}>${to} ${n}${what} ${year}.${season}`,
  );
  const common = [
    s.year,
    s.phase,
    s.dealer,
    s.trees,
    s.shipless ? 1 : 0,
    s.warmth,
    s.price,
    s.stills,
    s.springs,
    s.stormsLeft,
  ];
  return [point, common.join(' '), ...rows, owed.join(', ')].join('|');
}

const result = newResult();

/** A game by the fast core, one line per point. */
function fast({ names, options, seed, rolls }: Trial): string[] {
  const lines: string[] = [];
  const numbers: Numbers = Object.fromEntries(
    NUMBER_IDS.map((id) => [id, Number(options[id] ?? PRINTED[id])]),
  ) as Numbers;
  const core = openCore({
    strategies: names.map((name) => all.get(name) as SettlersStrategy),
    numbers,
    readings: readReadings(options),
    at: (point, s) => lines.push(lineOf(point === 'spring' ? 'S7.1' : point, s)),
  });
  // The table is reused: an earlier game must not affect the next.
  playCore(core, `${seed} before`, rolls);
  lines.length = 0;
  const land = playCore(core, seed, rolls);
  const { won } = result;
  measure(land, newTally(), result);
  const winners = names.flatMap((_, i) => ((won[i] ?? 0) > 0 ? [i] : []));
  lines.push(`${lineOf('end', land)}|won by ${winners.join(' ')}`);
  return lines;
}

/** The same game by the module, move by move. */
function slow({ names, options, seed, rolls }: Trial): string[] {
  const seats = HOUSEHOLDS.slice(0, names.length);
  const { game } = startGame(settlers, { seats, variant: 'standard', options, seed, dice: 'fast' });
  game.telling = false;
  const lines: string[] = [];
  let last: unknown;
  let began = '';
  while (game.position.over === undefined) {
    const [seat] = game.waiting();
    if (seat === undefined) throw new Error('nobody is waited for');
    const position = game.position as Position<G>;
    const talk = varsOf(position.frames.at(-1), 'deal');
    if (talk !== undefined && last !== talk.made) {
      last = talk.made;
      const { point } = talk;
      const key = [position.g.year, point, position.g.winter.length].join(' ');
      if (key !== began && Object.keys(talk.made).length === 0 && talk.done.length === 0) {
        began = key;
        lines.push(lineOf(point, landOf(position.g, seats, rolls)));
      }
    }
    const top = topOf(position.frames);
    const {
      point = '',
      to = '',
      rider = '',
      n = 0,
      pay = '',
      made = {},
      worked = {},
      sound = {},
    } = top?.vars ?? {};
    const asking: Asking = { state: top?.at ?? '', point, to, by: rider, n, pay, made, worked, sound };
    const strategy = all.get(names[seats.indexOf(seat as (typeof seats)[number])] ?? '');
    if (strategy === undefined) throw new Error('no strategy');
    game.play(
      seat,
      playStrategy(strategy, {
        table: position.g,
        seats,
        seat,
        asking,
        choices: () => game.choices(seat),
        rolls,
      }),
    );
  }
  const { g, over } = game.position as Position<G>;
  const winners = seats.flatMap((seat, i) => (over?.winners.includes(seat) === true ? [i] : []));
  lines.push(`${lineOf('end', landOf(g, seats, rolls))}|won by ${winners.join(' ')}`);
  return lines;
}

/**
 * The module skips points with fewer than two living households, so only common points and the endings are compared.
 */
function firstDifference(trial: Trial): string {
  const quick = fast(trial);
  const table = slow(trial);
  const told = new Map(quick.map((line) => [line.split('|').slice(0, 2).join('|'), line]));
  for (const line of table) {
    const twin = told.get(line.split('|').slice(0, 2).join('|'));
    if (twin !== line) return `module ${line}\ncore   ${twin ?? 'never comes there'}`;
  }
  return table.length > 2 ? '' : 'the module came to no (*) point';
}

const trialOf = (n: number, options: Readonly<Record<string, string>>): Trial => {
  const draw = drawer(1000 + n);
  const names = Array.from({ length: 2 + draw(5) }, () => NAMES[draw(NAMES.length)] ?? 'idle');
  return { names, options, seed: `equal ${n}`, rolls: n };
};

describe('the fast core equals the module', () => {
  // A few games are enough to notice a changed rule; `EQUAL_GAMES=1000` plays more.
  it(
    'as printed',
    () => {
      for (let n = 0; n < GAMES; n++) expect(`${n}: ${firstDifference(trialOf(n, {}))}`).toBe(`${n}: `);
    },
    PATIENCE,
  );

  it.each(READING_IDS)(
    'with the other reading of %s',
    (id) => {
      const options = { [id]: READINGS[id].values[1] };
      for (let n = 0; n < GAMES / 8; n++)
        expect(`${n}: ${firstDifference(trialOf(5000 + n, options))}`).toBe(`${n}: `);
    },
    PATIENCE,
  );

  it(
    'with sharing households',
    () => {
      for (let n = 0; n < 4 * GAMES; n++) {
        const draw = drawer(30_000 + n);
        const names = Array.from({ length: 2 + draw(4) }, () => SHARERS[draw(SHARERS.length)] ?? 'idle');
        const options = n % 2 === 0 ? {} : drawnOptions(draw, 6);
        const trial = { names, options, seed: `sharing ${n}`, rolls: n };
        expect(`${n}: ${firstDifference(trial)}`).toBe(`${n}: `);
      }
    },
    PATIENCE,
  );

  it(
    'with all other readings and house numbers drawn at random',
    () => {
      for (let n = 0; n < GAMES; n++) {
        const draw = drawer(9000 + n);
        expect(`${n}: ${firstDifference(trialOf(9000 + n, drawnOptions(draw, 6)))}`).toBe(`${n}: `);
      }
    },
    PATIENCE,
  );
});

/** Random readings, and some numbers that differ from the printed ones. */
function drawnOptions(draw: Draw, numbers: number): Record<string, string> {
  const options: Record<string, string> = {};
  for (const id of READING_IDS) options[id] = READINGS[id].values[draw(2)] ?? '';
  for (let k = 0; k < numbers; k++) {
    const id = NUMBER_IDS[draw(NUMBER_IDS.length)];
    if (id === undefined) continue;
    const { printed, min, max } = NUMBERS[id];
    options[id] = String(Math.max(min, Math.min(max, printed + draw(5) - 2)));
  }
  return options;
}

const FULL = 1000;
const PARTS = 20;

/** A trial with two or three households: half of the trials as printed, half with random options. */
function fullTrial(n: number): Trial {
  const draw = drawer(20_000 + n);
  const options = n % 2 === 0 ? {} : drawnOptions(draw, 4);
  const names = Array.from(
    { length: 2 + (draw(8) === 0 ? 1 : 0) },
    () => NAMES[draw(NAMES.length)] ?? 'idle',
  );
  return { names, options, seed: `full ${n}`, rolls: n };
}

describe('the fast core equals the module in a thousand games', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'part %i',
    (part) => {
      const each = FULL / PARTS;
      for (let n = part * each; n < (part + 1) * each; n++)
        expect(`${n}: ${firstDifference(fullTrial(n))}`).toBe(`${n}: `);
    },
    PATIENCE,
  );
});

describe('facts', () => {
  it('are the same from the view and from the fast core', () => {
    const seats = HOUSEHOLDS.slice(0, 4);
    for (let n = 0; n < 6; n++) {
      const draw = drawer(n);
      const { game } = startGame(settlers, {
        seats,
        variant: 'standard',
        options: {},
        seed: `facts ${n}`,
        dice: 'fast',
      });
      game.telling = false;
      for (let k = 0; k < 240 && game.position.over === undefined; k++) {
        const [seat = ''] = game.waiting();
        const view = settlers.view(game.position, seat);
        // Skips positions with lent people.
        if (k % 6 === 0 && view.households.every(({ guests, lent }) => guests + lent === 0)) {
          const s = landOf(view.table, seats);
          for (const id of Object.keys(FACTS) as FactId[])
            seats.forEach((one, i) => {
              if (view.households.find((household) => household.id === one)?.out === 0)
                expect(`${id} ${FAST_FACTS[id](s, i)}`).toBe(`${id} ${factOf(view, one, id)}`);
            });
        }
        const choices = game.choices(seat);
        game.play(seat, settlers.ai['random']?.({ view, seat, choices, draw }) ?? { verb: 'done', args: [] });
      }
    }
  });
});
