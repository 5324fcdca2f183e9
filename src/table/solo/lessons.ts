import { Stale } from '../../kernel/errors.js';
import {
  composeMoves,
  makeMove,
  type Move,
  parseMove,
  taught,
  type TutorialProgress,
  tryStep,
} from '../../kernel/index.js';
import type { AnyModule, Registry } from '../../games/registry.js';
import type { LessonRow, Store } from '../../store/port.js';
import { soloSnapshot } from './solo-board.js';
import { composeIn, MOST_MOVES } from '../turn/composition.js';
import type { Entropy } from '../context/deps.js';
import { refuse } from '../texts/refuse.js';
import type { Composition } from '../contract/index.js';
import type { LessonAnswer, LessonSnapshot, Lessons } from '../contract/lessons.js';

/** A loaded lesson, with `compose` to try chosen moves in it. */
interface Opened {
  /** Its row, without moves that don't fit today's script. */
  readonly row: LessonRow;
  readonly lesson: LessonSnapshot;
  readonly compose: (moves: readonly Move[]) => Composition;
}

interface LessonDeps {
  readonly store: Store;
  readonly registry: Registry;
  readonly clock: () => number;
  readonly entropy: Pick<Entropy, 'draw'>;
}

export function makeLessons(deps: LessonDeps): Lessons {
  const { store, registry, clock } = deps;
  const snapshotOf = (row: LessonRow): LessonSnapshot => open(deps, row).lesson;
  return {
    async find(actor, module) {
      const row = await store.lesson(actor.guild, actor.person, module);
      return row === undefined ? undefined : snapshotOf(row);
    },

    async at(actor, thread) {
      const row = await store.lessonIn(actor.guild, thread);
      return row?.person === actor.person ? snapshotOf(row) : undefined;
    },

    async begin({ guild, person }, module, { thread = null, language }) {
      if (moduleOf(registry, module).tutorial === undefined) refuse('table.no-lesson');
      const row = { guild, person, module, thread, language, moves: [], at: clock(), composed: null };
      await store.saveLesson(row);
      return snapshotOf(row);
    },

    async answer({ guild, person }, id, decide, at): Promise<LessonAnswer> {
      const module = moduleOf(registry, id);
      const stored = (await store.lesson(guild, person, id)) ?? refuse('table.not-taught');
      const { row, lesson, compose } = open(deps, stored);
      if (at !== undefined && at !== lesson.at) throw new Stale(`the lesson of ${id} has gone on`);
      const choosing = decide(lesson, compose);
      if (choosing.does === 'ask') return { does: 'ask', lesson };
      const { moves } = choosing;
      if (choosing.does === 'keep') {
        const next = { ...row, composed: moves.length === 0 ? null : moves.map(makeMove), at: clock() };
        await store.saveLesson(next, stored);
        return { does: 'keep', lesson: snapshotOf(next) };
      }
      const move = moves.length > MOST_MOVES ? undefined : composeMoves(moves);
      const came = tryStep(module, taught(module, row.moves), move ?? refuse('table.unreadable'));
      if (came.kind === 'wrong') return { does: 'play', came, lesson };
      const next = { ...row, moves: [...row.moves, came.move], at: clock(), composed: null };
      await store.saveLesson(next, stored);
      return { does: 'play', came, lesson: snapshotOf(next) };
    },
  };
}

const moduleOf = (registry: Registry, id: string): AnyModule =>
  registry.get(id) ?? refuse('table.no-such-game');

function open({ registry, entropy: { draw } }: LessonDeps, stored: LessonRow): Opened {
  const module = moduleOf(registry, stored.module);
  const { row, now } = fitting(module, stored);
  const { language, thread, person } = row;
  const { game, tutorial, at, step } = now;
  const { seat, seats, variant, options } = tutorial;
  const { position } = game;
  const state = game.waiting().includes(seat) ? game.state() : undefined;
  const compose = (moves: readonly Move[]): Composition => composeIn({ module, position, seat, draw }, moves);
  const composed = composedIn(row, now, compose);
  const lesson: LessonSnapshot = {
    ...{ module: row.module, pupil: person, language, at, seat },
    ...(thread === null ? {} : { thread }),
    steps: tutorial.steps.length,
    ...(step === undefined ? {} : { step }),
    ...(state === undefined ? {} : { state: state.name, rule: state.rule }),
    choices: game.choices(seat, true),
    composes: isComposed(now),
    ...(composed === undefined ? {} : { composed }),
    snapshot: soloSnapshot({
      ...{ module, position, seats, variant, options, seat, person, language, at },
      guild: row.guild,
      channel: thread ?? '',
      createdAt: row.at,
    }),
  };
  return { row, lesson, compose };
}

/** Drops the last moves as long as they don't fit the script: another version of the game may have changed it. */
function fitting(
  module: AnyModule,
  row: LessonRow,
): { readonly row: LessonRow; readonly now: TutorialProgress } {
  for (let { moves } = row; ; moves = moves.slice(0, -1)) {
    try {
      const now = taught(module, moves);
      return { now, row: moves.length === row.moves.length ? row : { ...row, moves, composed: null } };
    } catch (error) {
      if (moves.length === 0) throw error;
    }
  }
}

/** Whether the step needs several moves as one answer. */
const isComposed = ({ step }: TutorialProgress): boolean =>
  step !== undefined && parseMove(step.move)?.then !== undefined;

/** The chosen but unsent moves; undefined if none of them can still be played. */
function composedIn(
  { composed }: LessonRow,
  now: TutorialProgress,
  compose: (moves: readonly Move[]) => Composition,
): Composition | undefined {
  if (composed === null || !isComposed(now)) return undefined;
  const seen = compose(composed.flatMap((line) => parseMove(line) ?? []));
  return seen.moves.length === 0 ? undefined : seen;
}
