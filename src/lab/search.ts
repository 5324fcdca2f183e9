import { drawer } from '../kernel/index.js';
import { changed, checkIds, inWords, namedGroups, singles, type SettingChange } from './changes.js';
import { evolve, type Evolution } from './evolution.js';
import { setsOf, type ExperimentOf } from './experiment.js';
import type { LabGame } from './game.js';
import { rowOf, setupOf, type Grid, type ExperimentPart, type LabRow, type LabWatch } from './rows.js';
import type { Bench } from './run.js';
import { checkTargets, guess, missedGoals, missOf, setNames, type Figures } from './targets.js';
import { labTeller } from './texts.js';

/**
 * Searches for numbers and readings that reach the goals: first the file's own, then all single changes, then the
 * likeliest pairs and triples. Candidates that pass are played again with games that weren't used for screening.
 */

type Search = ExperimentOf<'search'>;

/** Offset between the seeds of screening and final games. */
const FRESH = 100_000_000;
/** Sampling error of a few games: candidates within it are played again. */
const slackOf = (games: number): number => 1.5 / Math.sqrt(games);

/** Floating-point tolerance: 0.3 − 0.2 is a little less than 0.1. */
const ROUNDING = 1e-9;

interface Tried {
  readonly changes: readonly SettingChange[];
  readonly figures: Figures;
  readonly miss: number;
}
interface Found extends Tried {
  readonly rows: readonly LabRow[];
}

interface Hunt {
  readonly lab: LabGame;
  readonly experiment: Search;
  readonly bench: Bench;
  readonly watch: LabWatch;
  readonly base: Tried;
  readonly found: Found[];
  readonly missed: Found[];
  tried: number;
  /** Pairs and triples tried; only these count against `budget`. */
  combined: number;
  planned: number;
}

export async function searchNumbers(
  lab: LabGame,
  experiment: Search,
  bench: Bench,
  watch: LabWatch,
): Promise<ExperimentPart> {
  const { change, keep, by, most, budget, wanted, screen, seed } = experiment;
  checkTargets(lab, experiment);
  checkIds(lab, [...(change ?? []), ...keep]);
  const ids = (change ?? [...Object.keys(lab.constants), ...Object.keys(lab.readings)]).filter(
    (id) => !keep.includes(id),
  );
  const groups = namedGroups(lab, experiment, experiment.named);
  const one = singles(lab, experiment, ids, by);
  const rows = await playWith(lab, experiment, [], bench, seed, screen);
  const base: Tried = { changes: [], figures: figuresOf(rows), miss: missOf(figuresOf(rows), experiment) };
  const planned = groups.length + one.length + (most > 1 ? budget : 0) + (most > 2 ? budget : 0);
  const hunt: Hunt = {
    lab,
    experiment,
    bench,
    watch,
    base,
    found: [],
    missed: [],
    tried: 0,
    combined: 0,
    planned,
  };
  await weigh(hunt, base);
  await tryAll(hunt, groups, Infinity);
  const alone = await tryAll(
    hunt,
    one
      .filter(
        (it) => !groups.some(([only, more]) => more === undefined && only?.id === it.id && only.to === it.to),
      )
      .map((it) => [it]),
    hunt.found.some(({ changes }) => changes.length === 0) ? 0 : Infinity,
  );
  const before = hunt.tried;
  if (most > 1 && hunt.found.length < wanted)
    await tryAll(hunt, likeliest(hunt, pairsOf(alone), budget), wanted);
  if (most > 2 && hunt.found.length < wanted)
    await tryAll(hunt, likeliest(hunt, triplesOf(alone, seed, budget * 20), budget), wanted);
  hunt.combined = hunt.tried - before;
  return selectAnew(hunt, outcomeOf(hunt));
}

/** Selects households under each solution and reports which strategies remain. */
async function selectAnew(
  { lab, experiment, bench, found }: Hunt,
  outcome: ExperimentPart,
): Promise<ExperimentPart> {
  const { select, seed, game, question, translated, strategies } = experiment;
  if (select === undefined) return outcome;
  const rows: LabRow[] = [];
  const said: string[] = [];
  const selected: unknown[] = [];
  for (const { changes } of found) {
    const evolution: Evolution = {
      ...select,
      kind: 'evolution',
      game,
      question,
      translated,
      strategies,
      seed: seed + 2 * FRESH,
      ...changed(experiment, changes),
    };
    const { rows: runs, said: words = [], more } = await evolve(lab, evolution, bench, {});
    rows.push(...runs.map((row) => ({ ...row, name: `selected, ${row.name}: ${inWords(changes)}` })));
    said.push(...words.slice(0, 1).map((line) => `With ${inWords(changes)}: ${line}`));
    selected.push({ ...changed(experiment, changes), ...more });
  }
  return {
    ...outcome,
    rows: [...outcome.rows, ...rows],
    said: [...(outcome.said ?? []), ...said],
    more: { ...outcome.more, selected },
  };
}

async function playWith(
  lab: LabGame,
  experiment: Search,
  changes: readonly SettingChange[],
  bench: Bench,
  first: number,
  games: number,
): Promise<LabRow[]> {
  const other = { ...experiment, ...changed(experiment, changes) };
  return Promise.all(
    setsOf(lab, setNames(experiment)).map(async (set) => {
      const setup = setupOf(lab, other, set);
      const sums = await bench.play(setup, first, games);
      const texts = setup.players.map(({ text }) => text);
      return rowOf(lab, set, sums, texts);
    }),
  );
}

const figuresOf = (rows: readonly LabRow[]): Figures =>
  Object.fromEntries(
    rows.map(({ name, measures }) => [
      name,
      Object.fromEntries(Object.entries(measures).map(([id, { mean }]) => [id, mean])),
    ]),
  );

/** Tries candidates in order until enough are found. */
async function tryAll(
  hunt: Hunt,
  all: readonly (readonly SettingChange[])[],
  wanted: number,
): Promise<Tried[]> {
  const { lab, experiment, bench, watch } = hunt;
  const done: Tried[] = [];
  for (const changes of all) {
    if (!bench.going || hunt.found.length >= wanted) break;
    const rows = await playWith(lab, experiment, changes, bench, experiment.seed, experiment.screen);
    const figures = figuresOf(rows);
    const tried = { changes, figures, miss: missOf(figures, experiment) };
    done.push(tried);
    hunt.tried++;
    watch.progress?.(hunt.tried, hunt.planned);
    await weigh(hunt, tried);
  }
  return done;
}

/** Plays a promising candidate again, with more and fresh games. */
async function weigh(hunt: Hunt, tried: Tried): Promise<void> {
  const { lab, experiment, bench } = hunt;
  if (!bench.going || tried.miss > slackOf(experiment.screen)) return;
  const rows = await playWith(
    lab,
    experiment,
    tried.changes,
    bench,
    experiment.seed + FRESH,
    experiment.games,
  );
  if (!bench.going) return;
  const figures = figuresOf(rows);
  const miss = missOf(figures, experiment);
  (miss < ROUNDING ? hunt.found : hunt.missed).push({ ...tried, figures, miss, rows });
}

interface Group {
  readonly changes: readonly SettingChange[];
  readonly alone: readonly Figures[];
}

const groupOf = (parts: readonly Tried[]): Group => ({
  changes: parts.flatMap(({ changes }) => changes),
  alone: parts.map(({ figures }) => figures),
});
const apart = (parts: readonly Tried[]): boolean =>
  new Set(parts.map(({ changes }) => changes[0]?.id)).size === parts.length;

const pairsOf = (alone: readonly Tried[]): Group[] =>
  alone.flatMap((a, at) => alone.slice(at + 1).flatMap((b) => (apart([a, b]) ? [groupOf([a, b])] : [])));

/** At most `n` random triples: all of them would be too many. */
function triplesOf(alone: readonly Tried[], seed: number, n: number): Group[] {
  const draw = drawer(seed + 7);
  const known = new Map<string, Group>();
  for (let go = 0; go < n && alone.length > 2; go++) {
    const at = [draw(alone.length), draw(alone.length), draw(alone.length)].sort((a, b) => a - b);
    const parts = at.flatMap((place) => alone[place] ?? []);
    if (apart(parts)) known.set(at.join(' '), groupOf(parts));
  }
  return [...known.values()];
}

/** Sorts by the sum of the single effects, closest to the goals first. Leaves out groups that contain a solution. */
const likeliest = (
  { base, experiment, found }: Hunt,
  groups: readonly Group[],
  n: number,
): (readonly SettingChange[])[] =>
  groups
    .filter(({ changes }) => !found.some((one) => one.changes.every((it) => changes.includes(it))))
    .map(({ changes, alone }) => ({ changes, miss: missOf(guess(base.figures, alone), experiment) }))
    .sort((a, b) => a.miss - b.miss)
    .slice(0, n)
    .map(({ changes }) => changes);

/** Single changes don't count against the budget: their effects show which pairs are likely. */
function triedInWords({ experiment: { most, budget, screen }, tried, combined }: Hunt): string {
  const limit = most > 2 ? `at most ${budget} pairs and ${budget} triples` : `at most ${budget} pairs`;
  const parts = `${tried - combined} named or single changes, ${combined} of ${limit}`;
  return `${tried} tried${most > 1 ? ` (${parts})` : ''}, with ${screen} games of each set`;
}

function outcomeOf(hunt: Hunt): ExperimentPart {
  const { lab, experiment, found, missed, tried, base } = hunt;
  const tell = labTeller(lab, 'en');
  const missing = (figures: Figures): string => missedGoals(lab, figures, experiment, tell).join('; ');
  const close = [...missed].sort((a, b) => a.miss - b.miss).slice(0, 5);
  const rows = [...found, ...close].flatMap(({ changes, rows: played }) =>
    played.map((row) => ({ ...row, name: `${row.name}: ${inWords(changes)}` })),
  );
  const many = triedInWords(hunt);
  const first =
    found.length === 0
      ? `No change reaches the goals: ${many}.`
      : found[0]?.changes.length === 0
        ? 'The printed numbers reach the goals.'
        : `${found.length} ${found.length === 1 ? 'change reaches' : 'changes reach'} the goals, also in ${experiment.games} other games of each set: ${many}.`;
  return {
    rows,
    grids: found.length === 0 ? [] : [gridOf(experiment, found)],
    said: [
      first,
      ...close.map(({ changes, figures }) => `Close to the goals: ${inWords(changes)}. ${missing(figures)}.`),
      ...(base.miss < ROUNDING ? [] : [`With the printed numbers: ${missing(base.figures)}.`]),
    ],
    more: {
      tried,
      found: found.map(({ changes, figures }) => ({ ...changed(experiment, changes), figures })),
    },
  };
}

/** The goals by solution. */
function gridOf({ targets, gains }: Search, found: readonly Found[]): Grid {
  const columns = [
    ...targets.flatMap(({ set, within }) => Object.keys(within).map((id) => ({ set, id, over: '' }))),
    ...gains.map(({ set, over, measure }) => ({ set, id: measure, over })),
  ];
  const cell = (rows: readonly LabRow[], set: string, id: string) =>
    rows.find(({ name }) => name === set)?.measures[id];
  return {
    title: 'The goals, with each change that reaches them',
    rows: found.map(({ changes }) => inWords(changes)),
    columns: columns.map(({ set, id, over }) => (over === '' ? `${set} ${id}` : `${set} − ${over} ${id}`)),
    share: true,
    cells: found.map(({ rows }) =>
      columns.map(({ set, id, over }) => {
        const own = cell(rows, set, id);
        const other = over === '' ? undefined : cell(rows, over, id);
        if (own === undefined || other === undefined) return own;
        const half = Math.hypot((own.high - own.low) / 2, (other.high - other.low) / 2);
        const mean = own.mean - other.mean;
        return { mean, low: mean - half, high: mean + half };
      }),
    ),
  };
}
