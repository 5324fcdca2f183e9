import {
  act,
  answerAt,
  endsTry,
  isDone,
  isFound,
  laterDay,
  openWinter,
  ranked,
  resultOf,
  type SoloWinter,
  streakOf,
  type Winter,
  worthOf,
} from '../../club/index.js';
import type { AnyModule, Registry } from '../../games/registry.js';
import { Stale } from '../../kernel/errors.js';
import type { Game, Happening, Move } from '../../kernel/index.js';
import type { Store, TryRow, WinterRow } from '../../store/port.js';
import type { TableLog } from '../context/deps.js';
import type { Actor } from '../contract/index.js';
import type { SoloRun, Unweighed, WinterDay, WinterLine, Winters } from '../contract/winter.js';
import { soloSnapshot } from '../solo/solo-board.js';
import { refuse } from '../texts/refuse.js';
import { checkOn } from './settings.js';
import { type Days, gameOf, makeDays } from './winter-days.js';
import { hourMethods } from './winter-hour.js';

/** Latest days searched for a streak. */
const MOST_DAYS = 400;

export function makeWinters(
  store: Store,
  registry: Registry,
  clock: () => number,
  log: Pick<TableLog, 'warn'>,
): Winters {
  const deps: Deps = { store, clock, days: makeDays(store, registry, clock, log) };
  const { today } = deps.days;
  return {
    today,
    show: (actor, day, language = 'en') => shown(deps, actor, day ?? today(), language),
    answer: (actor, day, letter, language = 'en') => answer(deps, actor, day, letter, language),
    play: (actor, day, move, at, language = 'en') => play(deps, actor, { day, move, at }, language),
    ends: (actor, day, move, at) => ends(deps, actor, { day, move, at }),
    unweighed: () => unweighed(deps),
    async keepWeighed({ person, day }, result) {
      const row = await store.attempt(person, day);
      // A person may have been forgotten in the meantime.
      if (row !== undefined) await store.saveAttempt({ ...row, play: result }, row.moves.length);
    },
    async past(actor, most) {
      await checkOn(store, actor.guild, 'winter');
      const now = today();
      return (await store.winterDays(laterDay(now, -most))).filter((day) => day < now).toReversed();
    },
    ...hourMethods(store, clock),
  };
}

interface Deps {
  readonly store: Store;
  readonly clock: () => number;
  readonly days: Days;
}

/** A move in a person's attempt, made after `at` others. */
interface Step {
  readonly day: string;
  readonly move: Move;
  readonly at: number;
}

async function shown(
  { store, days }: Deps,
  actor: Actor,
  day: string,
  language: string,
  came: readonly Happening[] = [],
): Promise<WinterDay> {
  await checkOn(store, actor.guild, 'winter');
  const now = days.today();
  if (day > now) refuse('table.no-winter', { day });
  const row = (await days.row(day)) ?? refuse('table.no-winter', { day });
  const own = await store.attempt(actor.person, day);
  const board = days.board(row, actor.person, own?.moves ?? []) ?? refuse('table.no-winter', { day });
  const { winter, module } = board;
  const game = gameOf(board);
  const isOpen = (own !== undefined && own.result !== null) || day < now;
  const all = isOpen ? await store.attempts(day) : [];
  const next = await days.row(laterDay(day));
  const { seats, variant, options, seat } = winter;
  const state = game.state();
  const anyDay = {
    day,
    snapshot: soloSnapshot({
      ...{ module, seats, variant, options, seat, language },
      position: game.position,
      person: actor.person,
      guild: actor.guild,
      channel: '',
      at: winter.moves.length,
      createdAt: Date.parse(`${day}T00:00:00Z`),
    }),
    ...(state === undefined ? {} : { state: state.name }),
    digest: row.digest,
    ...(day < now ? { body: row.body } : {}),
    isOpen,
    lines: linesOf(all.filter(({ guild }) => guild === actor.guild)),
    everywhere: { tried: all.length, found: all.filter((line) => isFound(winter, line)).length },
    streak: streakOf(await store.attemptedDays(actor.person, MOST_DAYS), now),
    ...(next === undefined ? {} : { next: next.digest }),
  };
  if (winter.kind !== 'riddle')
    return { is: 'solo', winter, ...anyDay, run: runOf(module, winter, game, own, came) };
  const answered = own?.moves[0];
  return { is: 'riddle', winter, ...anyDay, ...(answered === undefined ? {} : { answered }) };
}

/** Today's row. @throws Stale when the day is over */
async function asked({ store, days }: Deps, actor: Actor, day: string): Promise<WinterRow> {
  await checkOn(store, actor.guild, 'winter');
  if (day !== days.today()) throw new Stale(`the winter of ${day} is over`);
  return (await days.row(day)) ?? refuse('table.no-winter', { day });
}

async function answer(
  deps: Deps,
  actor: Actor,
  day: string,
  letter: string,
  language: string,
): Promise<WinterDay> {
  const winter = openWinter(await asked(deps, actor, day));
  const found = winter.kind === 'riddle' ? answerAt(winter, letter) : undefined;
  if (found === undefined) return refuse('table.unreadable');
  const result = resultOf(found);
  const { guild, person } = actor;
  // A riddle's result contains no luck.
  const attempt = { person, day, guild, result, play: result, moves: [found.move], at: deps.clock() };
  await deps.store.saveAttempt(attempt);
  return shown(deps, actor, day, language);
}

async function play(deps: Deps, actor: Actor, { day, move, at }: Step, language: string): Promise<WinterDay> {
  const { store, clock, days } = deps;
  const row = await asked(deps, actor, day);
  const { guild, person } = actor;
  const own = await store.attempt(person, day);
  const moves = own?.moves ?? [];
  if (at !== moves.length || (own !== undefined && own.result !== null))
    throw new Stale(`the attempt of ${day} has gone on`);
  const board = days.board(row, person, moves) ?? refuse('table.no-winter', { day });
  const { winter, module } = board;
  if (winter.kind === 'riddle') return refuse('table.unreadable');
  const game = gameOf(board);
  const { moves: made, happenings } = act(module, game, winter, move, moves.length);
  const result = isDone(module, game.position, winter.until)
    ? worthOf(module, game.position, winter.seat)
    : null;
  const next = { person, day, guild, moves: [...moves, ...made], result, play: null, at: clock() };
  // With two concurrent presses the first one counts, because its roll is already known.
  await store.saveAttempt(next, own === undefined ? undefined : moves.length);
  return shown(deps, actor, day, language, happenings);
}

async function ends(
  { store, days }: Deps,
  { guild, person }: Actor,
  { day, move, at }: Step,
): Promise<boolean> {
  await checkOn(store, guild, 'winter');
  const row = await store.winter(day);
  const own = await store.attempt(person, day);
  const moves = own?.moves ?? [];
  const board = row === undefined || at !== moves.length ? undefined : days.board(row, person, moves);
  if (board === undefined || board.winter.kind === 'riddle') return false;
  return endsTry(board.module, gameOf(board), board.winter, move);
}

async function unweighed({ store, days }: Deps): Promise<readonly Unweighed[]> {
  const found: Unweighed[] = [];
  const winters = new Map<string, Winter | undefined>();
  for (const { person, day, moves } of await store.unweighedAttempts(laterDay(days.today(), -1))) {
    if (!winters.has(day)) {
      const row = await store.winter(day);
      winters.set(day, row === undefined ? undefined : openWinter(row));
    }
    const solo = winters.get(day);
    if (solo !== undefined && solo.kind !== 'riddle') found.push({ person, day, solo, moves });
  }
  return found;
}

function runOf(
  module: AnyModule,
  { seat }: SoloWinter,
  game: Game<unknown, unknown>,
  own: TryRow | undefined,
  came: readonly Happening[],
): SoloRun {
  const { result, play } = own ?? { result: null, play: null };
  const state = game.state();
  const { over } = game.position;
  return {
    at: own?.moves.length ?? 0,
    choices: result !== null ? [] : game.choices(seat, true),
    ...(state === undefined ? {} : { rule: state.rule }),
    came,
    points: worthOf(module, game.position, seat),
    ...(result === null ? {} : { result }),
    ...(play === null ? {} : { play }),
    ...(over === undefined ? {} : { over }),
  };
}

function linesOf(all: readonly TryRow[]): readonly WinterLine[] {
  return ranked(
    all.flatMap(({ person, result, play, at, moves }) =>
      result === null ? [] : [{ person, result, play: play ?? result, at, moves, isWeighed: play !== null }],
    ),
  );
}
