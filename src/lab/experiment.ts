import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { faultIn } from './bad-experiment.js';
import type { LabGame, NamedSet } from './game.js';
import { didYouMean } from './nearest.js';

/** An experiment is a file: the question, who is asked, with which numbers, and for how long. */

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
  /** Of the first game: another one is other weather. */
  seed: z.number().int().min(0).max(1e9).default(0),
  games: z.number().int().min(1).max(1e7).default(4000),
  /** Strategies of the file's own, by name; they may take the place of the game's. */
  strategies: z.record(z.string(), z.string().max(20_000)).default({}),
  ...settings,
};

const ofSet = {
  name: words,
  constants: settings.constants,
  readings: settings.readings,
  /** The set that it is compared with, game by game. */
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

/** Pairs, triples … that are tried whatever else is: `{ sheep0: 0, soil: barren }`. */
const named = z
  .array(z.record(z.string(), z.union([z.number().int(), z.string()])))
  .max(200)
  .default([]);

const aim = z.enum(['win', 'alive', 'score']).default('win');
const span = z.tuple([z.number(), z.number()]);
const mixed = {
  households: z.number().int().min(2).max(6).default(4),
};

/** How players are selected. */
const selection = {
  /** Strategies that households may play; their ranges are what is selected from. */
  of: z.array(z.string()).min(1).max(20),
  aim,
  /** Households, runs, generations, and of those the last that are reported. */
  size: z.number().int().min(4).max(400).default(24),
  runs: z.number().int().min(1).max(50).default(5),
  generations: z.number().int().min(1).max(1000).default(30),
  last: z.number().int().min(1).max(100).default(10),
  /** Of each table in each generation. */
  games: z.number().int().min(1).max(1e5).default(10),
};

const SCHEMA = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sets'), ...common, sets: setList.default('all') }),
  z.strictObject({
    kind: z.literal('box'),
    ...common,
    /** Strategies whose ranges span the box; each household draws its numbers anew for each table. */
    of: z.array(z.string()).min(1),
    ...mixed,
  }),
  z.strictObject({
    kind: z.literal('sensitivity'),
    ...common,
    sets: setList,
    /** The measure that is watched. */
    measure: z.string(),
    /** Constants and readings that are varied; all of them when absent. */
    vary: z.array(z.string()).optional(),
    named,
    /** How far up and down: a share of what is printed, at least one step. */
    by: z.number().min(0.01).max(2).default(0.34),
    /** Each alone; or all at once, on Morris' walks or with Sobol's shares of the variance. */
    method: z.enum(['one', 'morris', 'sobol']).default('one'),
    paths: z.number().int().min(2).max(1000).default(20),
    points: z.number().int().min(8).max(100_000).default(256),
    /** Fewer games of fewer sets and numbers, where `method` makes all changes at once. */
    many: z.strictObject({ games: common.games, sets: setList, vary: z.array(z.string()).min(1) }).optional(),
  }),
  z.strictObject({
    kind: z.literal('invasion'),
    ...common,
    ...mixed,
    /** One household plays each of these among … */
    invaders: z.array(z.string()).min(1).max(20),
    /** … others who all play one of these. */
    residents: z.array(z.string()).min(1).max(20),
    /** Number of players that share the first text: a pact, if they help and the others don't. */
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
    /** What must hold of a set: for each measure the least and the most. */
    targets: z.array(z.strictObject({ set: z.string(), within: z.record(z.string(), span) })).min(1),
    /** How much more of a measure a set must have than its twin. */
    gains: z
      .array(z.strictObject({ set: z.string(), over: z.string(), measure: z.string(), atLeast: z.number() }))
      .default([]),
    /** Numbers and readings that may be changed, all when absent; and those that may not. */
    change: z.array(z.string()).optional(),
    keep: z.array(z.string()).default([]),
    named,
    /** How far down and up, as shares of a number. */
    by: z.array(z.number().min(0.01).max(3)).min(1).max(6).default([0.34, 0.67]),
    /** Changes at once. */
    most: z.number().int().min(1).max(3).default(3),
    /** Pairs, and as many triples, that are tried. */
    budget: z.number().int().min(1).max(1e6).default(600),
    /** Games that choose; `games` others then tell what is reported. */
    screen: z.number().int().min(10).max(1e6).default(200),
    /** The search ends at the number of changes at which this many solutions are found. */
    wanted: z.number().int().min(1).max(50).default(3),
    /** Players selected anew under what is found: what those do who have learnt to live with it. */
    select: z.strictObject({ ...selection, ...mixed }).optional(),
  }),
]);

/** What a player wants: its share of the win, to be alive at the end, or what it then holds. */
export type Aim = z.infer<typeof aim>;
export type ExperimentOf<K extends Experiment['kind']> = Extract<Experiment, { kind: K }>;

export type Experiment = z.infer<typeof SCHEMA>;

/** Of each kind of experiment the keys that its file may have. */
export const keysOf = (): { kind: string; keys: string[] }[] =>
  SCHEMA.options.map(({ shape }) => ({ kind: shape.kind.value, keys: Object.keys(shape) }));

const EXAMPLE = 'question: who lives?, kind: sets, sets: [prudent, { name: mine, seats: [prudent, silver] }]';

/** @throws Error naming file and field, and what could stand there */
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

/** One that comes with a game, by its name; undefined where there is none of that name. */
export function shippedExperiment(game: string, name: string): Experiment | undefined {
  if (!shippedExperiments(game).includes(name)) return undefined;
  const file = new URL(`${game}/${name}.yaml`, SHIPPED);
  return readExperiment(readFileSync(file, 'utf8'), `${name}.yaml`);
}

/** The title of a strategy in a file may be left out: its key is the name. */
export const hasTitle = (text: string): boolean => /^\s*strategy\b/u.test(text);

/** `prudent+gift`: prudent, with the game's rule for gifts besides. */
function partsOf(lab: LabGame, name: string): { base: string; rule: readonly string[] } | undefined {
  const [base = '', word = ''] = name.split('+');
  const rule = lab.sharing?.rules[word];
  return rule === undefined ? undefined : { base, rule };
}

/** The text of a strategy, from the file or the game. @throws Error naming those there are */
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

/** The sets an experiment names. @throws Error naming those there are */
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

/** A set whose households all have a rule for helping besides, compared with the set that has none. */
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
