import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { faultIn } from './bad-experiment.js';
import type { LabGame, NamedSet } from './game.js';
import { didYouMean } from './nearest.js';

/** An experiment file: the question, the households, the numbers and how many games. */

const words = z.string().min(1).max(400);
const settings = {
  constants: z.record(z.string(), z.number().int()).default({}),
  readings: z.record(z.string(), z.string()).default({}),
};
const common = {
  game: z.string().default('settlers'),
  question: words,
  /** The question in other languages, by language: `de: …`. */
  translated: z.record(z.string(), words).default({}),
  /** Number of the first game: another one is other weather. */
  seed: z.number().int().min(0).max(1e9).default(0),
  games: z.number().int().min(1).max(1e7).default(4000),
  /** The file's strategies, by name; they override the game's. */
  strategies: z.record(z.string(), z.string().max(20_000)).default({}),
  ...settings,
};

const ofSet = {
  name: words,
  constants: settings.constants,
  readings: settings.readings,
  /** The set to compare with, game by game. */
  beside: words.optional(),
};
const setList = z.union([
  z.literal('all'),
  z
    .array(
      z.union([
        z.string(),
        z.strictObject({ ...ofSet, seats: z.array(z.string()).min(2).max(6) }),
        z.strictObject({
          ...ofSet,
          box: z.strictObject({
            of: z.array(z.string()).min(1),
            households: z.number().int().min(2).max(6).default(4),
          }),
          seats: z.array(z.string()).length(0).default([]),
        }),
      ]),
    )
    .min(1),
]);

/** Combinations to try in any case: `{ sheep0: 0, soil: barren }`. */
const named = z
  .array(z.record(z.string(), z.union([z.number().int(), z.string()])))
  .max(200)
  .default([]);

const aim = z.enum(['win', 'alive', 'score']).default('win');
const span = z.tuple([z.number(), z.number()]);
const mixed = {
  households: z.number().int().min(2).max(6).default(4),
};

/** Keys of a selection. */
const selection = {
  /** Strategies of the first generation; selection works within their ranges. */
  of: z.array(z.string()).min(1).max(20),
  aim,
  /** Households; runs; generations; the last generations, which are reported. */
  size: z.number().int().min(4).max(400).default(24),
  runs: z.number().int().min(1).max(50).default(5),
  generations: z.number().int().min(1).max(1000).default(30),
  last: z.number().int().min(1).max(100).default(10),
  /** Games of each table in each generation. */
  games: z.number().int().min(1).max(1e5).default(10),
};

const SCHEMA = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sets'), ...common, sets: setList.default('all') }),
  z.strictObject({
    kind: z.literal('box'),
    ...common,
    /** Strategies whose ranges span the box; each table draws its households' numbers. */
    of: z.array(z.string()).min(1),
    ...mixed,
  }),
  z.strictObject({
    kind: z.literal('sensitivity'),
    ...common,
    sets: setList,
    /** The measure to compare. */
    measure: z.string(),
    /** Numbers and readings to vary; all by default. */
    vary: z.array(z.string()).optional(),
    named,
    /** Change up and down, as a share of the number; at least 1. */
    by: z.number().min(0.01).max(2).default(0.34),
    /** One change at a time, or all together: Morris' elementary effects or Sobol's variance shares. */
    method: z.enum(['one', 'morris', 'sobol']).default('one'),
    paths: z.number().int().min(2).max(1000).default(20),
    points: z.number().int().min(8).max(100_000).default(256),
    /** Fewer games, sets and numbers for `morris` and `sobol`. */
    many: z.strictObject({ games: common.games, sets: setList, vary: z.array(z.string()).min(1) }).optional(),
  }),
  z.strictObject({
    kind: z.literal('invasion'),
    ...common,
    ...mixed,
    /** Strategies of the one household (or of `allies`). */
    invaders: z.array(z.string()).min(1).max(20),
    /** Strategies of the others at its table, who all play the same one. */
    residents: z.array(z.string()).min(1).max(20),
    /** Number of invaders at a table: a pact, if they help and the others don't. */
    allies: z.number().int().min(1).max(5).default(1),
  }),
  z.strictObject({
    kind: z.literal('round-robin'),
    ...common,
    ...mixed,
    of: z.array(z.string()).min(2).max(8),
    aim,
  }),
  z.strictObject({ kind: z.literal('evolution'), ...common, ...mixed, ...selection }),
  z.strictObject({
    kind: z.literal('search'),
    ...common,
    /** Goals of a set: bounds of each measure. */
    targets: z.array(z.strictObject({ set: z.string(), within: z.record(z.string(), span) })).min(1),
    /** Goals of a difference between two sets. */
    gains: z
      .array(z.strictObject({ set: z.string(), over: z.string(), measure: z.string(), atLeast: z.number() }))
      .default([]),
    /** Numbers and readings to change, all by default, and those to leave alone. */
    change: z.array(z.string()).optional(),
    keep: z.array(z.string()).default([]),
    named,
    /** Changes down and up, as shares of a number. */
    by: z.array(z.number().min(0.01).max(3)).min(1).max(6).default([0.34, 0.67]),
    /** Most changes at once. */
    most: z.number().int().min(1).max(3).default(3),
    /** Pairs to try, and as many triples. */
    budget: z.number().int().min(1).max(1e6).default(600),
    /** Games per candidate; candidates that pass are played again with `games` other games. */
    screen: z.number().int().min(10).max(1e6).default(200),
    /** The search doesn't add another change once it has this many solutions. */
    wanted: z.number().int().min(1).max(50).default(3),
    /** Selects households under each solution, to see whether they adapt to it. */
    select: z.strictObject({ ...selection, ...mixed }).optional(),
  }),
]);

/** What households are selected by: wins, survival or final score. */
export type Aim = z.infer<typeof aim>;
export type ExperimentOf<K extends Experiment['kind']> = Extract<Experiment, { kind: K }>;

export type Experiment = z.infer<typeof SCHEMA>;

/** The keys of each kind of experiment. */
export const keysOf = (): { kind: string; keys: string[] }[] =>
  SCHEMA.options.map(({ shape }) => ({ kind: shape.kind.value, keys: Object.keys(shape) }));

const EXAMPLE = 'question: who lives?, kind: sets, sets: [prudent, { name: mine, seats: [prudent, silver] }]';

/** @throws Error naming file and field, with the allowed values */
export function readExperiment(text: string, file: string): Experiment {
  const found: unknown = parse(text, { merge: true });
  const read = SCHEMA.safeParse(found);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const kind = z.object({ kind: z.string() }).safeParse(found).data?.kind;
  const schema = SCHEMA.options.find((one) => one.shape.kind.value === kind);
  const kinds = keysOf().map((one) => one.kind);
  const fault =
    schema === undefined || issue === undefined
      ? `kind is one of ${kinds.join(', ')}`
      : faultIn(schema, found, issue);
  throw new Error(`${file}: ${fault}. For example: ${EXAMPLE}`);
}

const SHIPPED = new URL('./experiments/', import.meta.url);

/** Names of the experiments that come with a game. */
export function shippedExperiments(game: string): string[] {
  return readdirSync(new URL(`${game}/`, SHIPPED))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/** A shipped experiment by name. */
export function shippedExperiment(game: string, name: string): Experiment | undefined {
  if (!shippedExperiments(game).includes(name)) return undefined;
  const file = new URL(`${game}/${name}.yaml`, SHIPPED);
  return readExperiment(readFileSync(file, 'utf8'), `${name}.yaml`);
}

/** A strategy in a file may omit its title: its key is the name. */
export const hasTitle = (text: string): boolean => /^\s*strategy\b/u.test(text);

/** Splits `prudent+gift` into the strategy and the game's rule for gifts. */
function partsOf(lab: LabGame, name: string): { base: string; rule: readonly string[] } | undefined {
  const [base = '', word = ''] = name.split('+');
  const rule = lab.sharing?.rules[word];
  return rule === undefined ? undefined : { base, rule };
}

/** The text of a strategy, from the file or the game. @throws Error listing all strategies */
export function strategyText(lab: LabGame, own: Readonly<Record<string, string>>, name: string): string {
  const text = own[name] ?? lab.strategies[name];
  if (text !== undefined) return hasTitle(text) ? text : `strategy ${name}\n${text}`;
  const parts = partsOf(lab, name);
  if (parts !== undefined)
    return `${strategyText(lab, own, parts.base).trimEnd()}\n  ${parts.rule.join('\n  ')}\n`;
  const names = [...Object.keys(own), ...Object.keys(lab.strategies)];
  const rules = Object.keys(lab.sharing?.rules ?? {}).map((rule) => `+${rule}`);
  throw new Error(
    `unknown strategy “${name}”.${didYouMean(name, names)} Strategies: ${names.join(', ')}${rules.length > 0 ? `, each also with ${rules.join(', ')}` : ''}`,
  );
}

/** The sets that an experiment names. @throws Error listing all sets */
export function setsOf(
  lab: LabGame,
  asked: 'all' | readonly (string | NamedSet)[],
  own: Readonly<Record<string, string>> = {},
): readonly NamedSet[] {
  if (asked === 'all') return lab.sets;
  const named = (name: string): NamedSet | undefined =>
    lab.sets.find((set) => set.name === name) ??
    (own[name] === undefined ? undefined : { name, seats: [name, name, name, name] });
  return asked.map((one) => {
    if (typeof one !== 'string') return one;
    const found = named(one) ?? withRule(named(one.split('+')[0] ?? ''), one, partsOf(lab, one));
    if (found !== undefined) return found;
    const names = [...Object.keys(own), ...lab.sets.map(({ name }) => name)];
    throw new Error(
      `unknown set “${one}”.${didYouMean(one, names)} Sets: ${names.join(', ')}, or write { name: mine, seats: [prudent, silver] }`,
    );
  });
}

/** A set whose households all add a rule for helping, compared with the set without it. */
function withRule(
  set: NamedSet | undefined,
  name: string,
  parts: ReturnType<typeof partsOf>,
): NamedSet | undefined {
  if (set === undefined || parts === undefined) return undefined;
  const rule = name.slice(parts.base.length);
  const helping = (names: readonly string[]): string[] => names.map((one) => `${one}${rule}`);
  return {
    ...set,
    name,
    seats: helping(set.seats),
    ...(set.box === undefined ? {} : { box: { ...set.box, of: helping(set.box.of) } }),
    beside: parts.base,
  };
}
