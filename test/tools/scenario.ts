import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import { z } from 'zod';
import { Fault, Refused, Stale } from '../../src/kernel/errors.js';
import { openGame, startGame, type Game } from '../../src/kernel/game.js';
import { brokenIn } from '../../src/kernel/invariants.js';
import { makeForm, makeMove, parseMove } from '../../src/kernel/notation.js';
import { settingsOf } from '../../src/kernel/options.js';
import { scriptLuck, parseSpec, readPosition, SpecError } from '../../src/kernel/scenario.js';
import type { GameModule, Happening, Json, Luck, Position, SetupInput } from '../../src/kernel/types.js';
import { difference } from './difference.js';

/**
 * Runs scenarios from files: a position in rulebook terms, the next dice, moves in notation, and the expected result
 * (`docs/dev/scenarios.md`).
 */

/** Modules by game id. */
export type Games = Readonly<Record<string, GameModule<unknown, unknown>>>;

/** An error in the scenario itself, or an unexpected result. */
interface Problem {
  /** Line of the file, starting at 1. */
  readonly line: number;
  readonly message: string;
}

export interface ScenarioReport {
  readonly name: string;
  readonly line: number;
  readonly problems: readonly Problem[];
}

type Path = readonly PropertyKey[];

const json: z.ZodType<Json> = z.json();
const face = z.int().min(1).max(6);
const checks = {
  expect: z.record(z.string(), json).optional(),
  waits: z.array(z.string()).optional(),
  state: z.string().optional(),
  over: z.record(z.string(), json).nullable().optional(),
};
/** A refusal by its rule, optionally with its key and the facts in the message. */
const refusal = z.strictObject({
  rule: z.string().optional(),
  why: z.string().optional(),
  facts: z.record(z.string(), json).optional(),
});
/** Scripted luck: a draw is an index from 0; a shuffle names the cards on top. */
const luck = {
  dice: z.array(face).optional(),
  draws: z.array(z.int().min(0)).optional(),
  shuffles: z.array(z.array(z.union([z.string(), z.number()]))).optional(),
};
const stepSchema = z
  .object({
    ...luck,
    refused: z.union([z.string(), refusal]).optional(),
    says: z.array(z.string()).optional(),
    ...checks,
  })
  .catchall(z.string());
/** YAML reads some texts as numbers. */
const text = z.union([z.string(), z.number()]).transform(String);
const scenarioSchema = z.strictObject({
  name: z.string().min(1),
  game: z.string(),
  variant: z.string().default('standard'),
  seats: z.array(z.string()).min(1),
  options: z.record(z.string(), text).default({}),
  seed: text.default('scenario'),
  setup: z.strictObject(luck).optional(),
  position: json.optional(),
  ...luck,
  moves: z.array(stepSchema).default([]),
  ...checks,
});
type Spec = z.infer<typeof scenarioSchema>;
type Step = z.infer<typeof stepSchema>;
const STEP_KEYS: readonly string[] = Object.keys(stepSchema.shape);

/** Runs every scenario of a file (YAML or JSON, separated by `---`). */
export function runScenarios(text: string, games: Games): ScenarioReport[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  if ('empty' in documents)
    return [{ name: '', line: 1, problems: [{ line: 1, message: 'the file is empty' }] }];
  return documents.map((document) => new Run(document, lines, games).report());
}

/** Creates a scenario's position before its first decision; dice follow from the seed. */
export type Start = (seed: string) => Position;

/** The starting positions of a file's scenarios of one game. Unreadable ones are skipped. */
export function startsOf(text: string, module: GameModule<unknown, unknown>): Start[] {
  return [...parseAllDocuments(text)].flatMap((document): Start[] => {
    const read = scenarioSchema.safeParse(document.toJS());
    if (!read.success || read.data.game !== module.meta.id || read.data.position === undefined) return [];
    const { variant, seats, options, position } = read.data;
    const start: Start = (seed) =>
      scriptLuck(readPosition(module, { variant, seats, options }, position, seed), luckOf(read.data));
    return [start];
  });
}

type Refusal = NonNullable<Step['refused']>;

const refusalText = (refused: Refusal): string =>
  typeof refused === 'string' ? refused : JSON.stringify(refused);

/** Compares the rule, the key, and the facts in the message. */
function isRefusedSo(refused: Refusal, { rule, key, facts }: Refused): boolean {
  if (typeof refused === 'string') return refused === rule;
  const { rule: wanted = rule, why = key, facts: expected = {} } = refused;
  return wanted === rule && why === key && difference(expected, facts as Json).length === 0;
}

/** Runs one scenario and collects problems with their lines. */
class Run {
  readonly #document: Document.Parsed;
  readonly #lines: LineCounter;
  readonly #games: Games;
  readonly #problems: Problem[] = [];
  readonly #broken = new Set<string>();
  /** Dice, draws and shuffles of the last move that weren't scripted. */
  #unlaid = 0;

  constructor(document: Document.Parsed, lines: LineCounter, games: Games) {
    this.#document = document;
    this.#lines = lines;
    this.#games = games;
  }

  report(): ScenarioReport {
    const raw = this.#document.errors.length > 0 ? undefined : (this.#document.toJS() as unknown);
    for (const error of this.#document.errors) {
      this.#problems.push({ line: this.#lines.linePos(error.pos[0]).line, message: error.message });
    }
    if (raw !== undefined) this.#run(raw);
    const name = typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name) : '';
    return { name, line: this.#line([]), problems: this.#problems };
  }

  /** The line of a part of the document, or of the nearest existing parent. */
  #line(path: Path): number {
    for (let length = path.length; length >= 0; length--) {
      const node: unknown = this.#document.getIn(path.slice(0, length), true);
      const at = (node as { range?: readonly number[] | null } | null | undefined)?.range?.[0];
      if (at !== undefined) return this.#lines.linePos(at).line;
    }
    return 1;
  }

  #note(path: Path, message: string): void {
    this.#problems.push({ line: this.#line(path), message });
  }

  #run(raw: unknown): void {
    let spec: Spec;
    try {
      spec = parseSpec(scenarioSchema, raw) as Spec;
    } catch (error) {
      return this.#noteSpec(error, []);
    }
    const module = this.#games[spec.game];
    if (module === undefined) return this.#note(['game'], `there is no game called ${spec.game}`);
    const game = this.#open(module, spec);
    if (game !== undefined) this.#play(module, game, spec);
  }

  #noteSpec(error: unknown, base: Path): void {
    if (!(error instanceof SpecError)) throw error;
    for (const { path, message } of error.issues) {
      const where = [...base, ...path];
      this.#note(where, where.length === 0 ? message : `${where.map(String).join('.')}: ${message}`);
    }
  }

  #open(module: GameModule<unknown, unknown>, spec: Spec): Game<unknown, unknown> | undefined {
    const input: SetupInput = { seats: spec.seats, variant: spec.variant, options: spec.options };
    for (const [at, seat] of spec.seats.entries()) {
      if (!module.meta.seats.some(({ id }) => id === seat))
        this.#note(['seats', at], `${seat} is no seat of ${spec.game}`);
    }
    if (!module.meta.variants.some(({ id }) => id === spec.variant)) {
      this.#note(['variant'], `${spec.game} has no variant called ${spec.variant}`);
    }
    this.#checkOptions(module, spec.options);
    if (spec.setup !== undefined && spec.position !== undefined)
      this.#note(['setup'], 'setup lays luck for a new game, and this one begins with a position');
    if (this.#problems.length > 0) return undefined;
    if (spec.position === undefined) return this.#begin(module, input, spec);
    let position: Position;
    try {
      position = readPosition(module, input, spec.position, spec.seed);
    } catch (error) {
      this.#noteSpec(error, ['position']);
      return undefined;
    }
    const game = openGame(module, scriptLuck(position, luckOf(spec)));
    this.#whole(module, game, ['position']);
    game.begin();
    return game;
  }

  #checkOptions({ meta, packs }: GameModule<unknown, unknown>, options: Spec['options']): void {
    const own = Object.entries(options).filter(([id]) => id !== packs?.option);
    try {
      settingsOf(meta.options, Object.fromEntries(own));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#note(['options'], error.message);
    }
  }

  /** A new game at its first decision, after using up `setup`. */
  #begin(
    module: GameModule<unknown, unknown>,
    input: SetupInput,
    { seed, setup = {}, ...spec }: Spec,
  ): Game<unknown, unknown> | undefined {
    try {
      const { game } = startGame(module, { ...input, seed, dice: 'fast', luck: luckOf(setup) });
      if (this.#unused(game.position.dice, ['setup'])) return undefined;
      return openGame(module, scriptLuck(game.position, luckOf(spec)));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#note(['setup'], error.message);
      return undefined;
    }
  }

  /** Checks the invariants; each violation is reported once. */
  #whole(module: GameModule<unknown, unknown>, game: Game<unknown, unknown>, path: Path): void {
    for (const broken of brokenIn(module, game.position)) {
      if (this.#broken.has(broken)) continue;
      this.#broken.add(broken);
      this.#note(path, `the position is broken: ${broken}`);
    }
  }

  #play(module: GameModule<unknown, unknown>, start: Game<unknown, unknown>, spec: Spec): void {
    let game = start;
    for (const [at, step] of spec.moves.entries()) {
      if (STEP_LUCK.some((kind) => step[kind] !== undefined))
        game = openGame(module, scriptLuck(game.position, luckOf(step)));
      const happenings = this.#move(game, step, at);
      if (happenings === undefined) return;
      this.#whole(module, game, ['moves', at]);
      this.#check(module, game, step, ['moves', at]);
      const keys = new Set(happenings.map(({ key }) => key));
      for (const [index, key] of (step.says ?? []).entries()) {
        if (!keys.has(key))
          this.#note(
            ['moves', at, 'says', index],
            `${key} did not happen; ${[...keys].join(', ') || 'nothing'} did`,
          );
      }
    }
    this.#check(module, game, spec, []);
    // A scenario without moves is a starting position and keeps its scripted luck.
    if (spec.moves.length > 0) this.#unused(game.position.dice, []);
  }

  /** Reports scripted luck that wasn't used. @returns whether there was any */
  #unused({ script = [], draws = [], shuffles = [] }: Position['dice'], base: Path): boolean {
    if (script.length > 0)
      this.#note([...base, 'dice'], `these dice were never rolled: ${script.join(', ')}`);
    if (draws.length > 0) this.#note([...base, 'draws'], `these draws were never made: ${draws.join(', ')}`);
    if (shuffles.length > 0)
      this.#note(
        [...base, 'shuffles'],
        `nothing was shuffled for ${shuffles.map((top) => top.join(' ')).join(', ')}`,
      );
    return script.length + draws.length + shuffles.length > 0;
  }

  /** Plays one step; undefined if the scenario can't continue. */
  #move(game: Game<unknown, unknown>, step: Step, at: number): readonly Happening[] | undefined {
    const seats = Object.keys(step).filter((key) => !STEP_KEYS.includes(key));
    const seat = seats[0];
    if (seat === undefined || seats.length > 1 || !game.position.seats.includes(seat)) {
      this.#note(
        ['moves', at],
        `a move is written "seat: move"; seats are ${game.position.seats.join(', ')}`,
      );
      return undefined;
    }
    const path = ['moves', at, seat];
    const move = parseMove(String(step[seat]));
    if (move === undefined) {
      this.#note(path, `${String(step[seat])} is no move`);
      return undefined;
    }
    const line = `${seat}: ${makeMove(move)}`;
    const laid = laidIn(game.position.dice);
    const { count } = game.position.dice;
    try {
      const { happenings } = game.apply(seat, move);
      const { dice } = game.position;
      this.#unlaid = dice.count - count - (laid - laidIn(dice));
      if (step.refused === undefined) return happenings;
      this.#note(path, `${line} should be refused by ${refusalText(step.refused)}, and was played`);
      return undefined;
    } catch (error) {
      if (error instanceof Refused) {
        const why = `by ${error.rule} (${error.key} ${JSON.stringify(error.facts)})`;
        if (step.refused !== undefined && isRefusedSo(step.refused, error)) return [];
        if (step.refused === undefined) {
          const offered = game.choices(seat).map(makeForm);
          this.#note(
            path,
            `${line} was refused ${why}; ${game.state()?.name} offers: ${offered.join(' | ')}`,
          );
          return undefined;
        }
        this.#note(path, `${line} should be refused by ${refusalText(step.refused)}, and was refused ${why}`);
        return [];
      }
      if (error instanceof Fault) {
        this.#note(path, `${line}: ${error.message}`);
        return undefined;
      }
      if (!(error instanceof Stale)) throw error;
      if (step.refused === 'stale') return [];
      const state = game.state();
      const waits =
        state === undefined ? 'the game is over' : `${state.name} waits for ${game.waiting().join(', ')}`;
      this.#note(path, `${line} comes out of turn: ${waits}`);
      return undefined;
    }
  }

  #check(
    module: GameModule<unknown, unknown>,
    game: Game<unknown, unknown>,
    wanted: Pick<Spec, 'expect' | 'waits' | 'state' | 'over'>,
    base: Path,
  ): void {
    const compare = (key: string, expected: Json | undefined, found: Json): void => {
      if (expected === undefined) return;
      for (const { path, message } of difference(expected, found)) {
        const where = [...(key === 'expect' ? [] : [key]), ...path].map(String).join('.');
        const luck = this.#unlaid > 0 ? ` (after ${this.#unlaid} dice or draws that nobody laid)` : '';
        this.#note([...base, key, ...path], `${where}: ${message}${luck}`);
      }
    };
    if (wanted.expect !== undefined)
      compare('expect', wanted.expect, module.scenario.describe(game.position));
    compare('waits', wanted.waits, [...game.waiting()]);
    compare('state', wanted.state, game.state()?.name ?? 'over');
    compare('over', wanted.over, (game.position.over ?? null) as unknown as Json);
  }
}

/** Amount of scripted luck left. */
const laidIn = ({ script = [], draws = [], shuffles = [] }: Position['dice']): number =>
  script.length + draws.length + shuffles.length;

const STEP_LUCK = ['dice', 'draws', 'shuffles'] as const;

/** The scripted luck of a scenario or of one of its moves. */
const luckOf = ({ dice = [], draws = [], shuffles = [] }: Pick<Step, (typeof STEP_LUCK)[number]>): Luck => ({
  dice,
  draws,
  shuffles,
});
