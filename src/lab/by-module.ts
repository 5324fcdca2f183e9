import { drawer, type GameMeta, initialOf, type Position, type Seat, startGame } from '../kernel/index.js';
import type {
  LabGame,
  ModuleLab,
  NamedSet,
  LabGameResult,
  ReadyGame,
  ReadingWords,
  LabSetup,
} from './game.js';
import { choose, compileStrategy, takeFired, type FactOf } from './language/compile.js';
import { parseStrategy } from './language/parse.js';
import type { Grammar } from './language/words.js';
import { checkSettings } from './game.js';

/**
 * A laboratory for any module that declares its numbers, played by the ordinary engine. Players are the module's own
 * AIs; a strategy chooses the AI by year: `play as random if year >= 3`.
 */

/** A longer game is a bug. */
const TOO_MANY = 50_000;

export function labOfModule<G, View>(declared: ModuleLab<G, View>): LabGame {
  const { module, constants, facts, measures, endings, headlines, texts } = declared;
  const ais = Object.keys(module.ai);
  const grammar: Grammar = {
    facts,
    decisions: {
      play: {
        rule: '',
        help: 'which of the game’s AIs decides',
        amounts: {},
        knobs: {},
        choices: { as: ais },
        missing: `play as ${ais[0] ?? ''}`,
      },
    },
    instead: {},
    inUnit: {},
  };
  const readings = readingsOf(module.meta);
  const sets = setsOf(module.meta, ais);
  return {
    id: module.meta.id,
    rulesVersion: module.meta.rulesVersion,
    grammar,
    strategies: Object.fromEntries(ais.map((ai) => [ai, `strategy ${ai}\n  play as ${ai}\n`])),
    sets,
    constants,
    readings,
    measures: measures.map(({ id, share, unit, help }) => ({ id, share, unit, help })),
    endings,
    headlines,
    limits: ['Not shown: how people play. These are AIs with fixed strategies.'],
    texts,
    traces: [],
    gamesASecond: GAMES_A_SECOND,
    ready: (table) => readyGame(declared, grammar, readings, table),
  };
}

/** The ordinary engine with the module's AIs. */
const GAMES_A_SECOND = 25;

/** Options that choose the reading of a doubtful rule. */
function readingsOf(meta: GameMeta): Record<string, ReadingWords> {
  const found: Record<string, ReadingWords> = {};
  for (const option of meta.options) {
    if (!('values' in option) || option.rule === undefined) continue;
    const initial = initialOf(option);
    const values = [initial, ...option.values.filter((value) => value !== initial)];
    found[option.id] = { values, rule: option.rule, ruling: option.rule };
  }
  return found;
}

/** Each AI at the smallest and at the largest table. */
function setsOf(meta: GameMeta, ais: readonly string[]): NamedSet[] {
  const { minSeats = 2, maxSeats = 2 } = meta.variants[0] ?? {};
  return [...new Set([minSeats, maxSeats])].flatMap((n) =>
    ais.map((ai) => ({ name: `${n} ${ai}`, seats: Array.from({ length: n }, () => ai) })),
  );
}

/** The facts of a seat, from its view. */
interface Asked<View> {
  readonly view: View;
  readonly seat: Seat;
}

function readyGame<G, View>(
  declared: ModuleLab<G, View>,
  grammar: Grammar,
  readings: LabGame['readings'],
  table: LabSetup,
): ReadyGame {
  checkSettings({ constants: declared.constants, readings }, table);
  const module = declared.withNumbers(table.constants);
  const { variants, seats: all } = module.meta;
  const seats = (variants[0]?.seats ?? all.map(({ id }) => id)).slice(0, table.players.length);
  const options = {
    ...Object.fromEntries(module.meta.options.map((option) => [option.id, initialOf(option)])),
    ...table.readings,
  };
  const facts = Object.fromEntries(
    Object.entries(declared.facts).map(([id, { of }]): [string, FactOf<Asked<View>>] => [
      id,
      ({ view, seat }) => of(view, seat),
    ]),
  );
  const players = table.players.map(({ text, genes }) =>
    compileStrategy(parseStrategy(text, grammar), grammar, facts, genes),
  );
  const play = (number: number): Position<G> => {
    const seed = `lab ${number}`;
    const input = { seats, variant: variants[0]?.id ?? '', options, seed, dice: 'fast' as const };
    const { game } = startGame(module, input);
    game.telling = false;
    const draw = drawer(number + 1);
    for (let moves = 0; game.position.over === undefined; moves++) {
      const [seat] = game.waiting();
      const at = seats.indexOf(seat ?? '');
      const player = players[at];
      if (seat === undefined || player === undefined || moves > TOO_MANY)
        throw new Error(`game ${number} does not end`);
      const view = module.view(game.position, seat);
      const { round } = module.moment(game.position);
      const clause = choose(player, 0, { view, seat }, at, number, round);
      const ai = module.ai[clause?.choices['as'] ?? ''] ?? Object.values(module.ai)[0];
      if (ai === undefined) throw new Error('the game has no AI');
      game.play(seat, ai({ view, seat, choices: game.choices(seat), draw }));
    }
    return game.position;
  };
  return {
    play: (number) => playedOf(declared, seats, play(number)),
    trace: () => [],
    fired: () => players.map(takeFired),
  };
}

function playedOf<G, View>(
  { measures, isAlive }: ModuleLab<G, View>,
  seats: readonly Seat[],
  position: Position<G>,
): LabGameResult {
  const winners = position.over?.winners ?? [];
  return {
    measures: measures.map(({ of }) => of(position)),
    alive: seats.map((seat) => isAlive(position, seat)),
    won: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    died: seats.map(() => 0),
    scores: seats.map((seat) => position.over?.scores[seat] ?? 0),
  };
}
