import { Stale } from '../../kernel/errors.js';
import {
  composeMoves,
  makeMove,
  type Move,
  parseMove,
  taught,
  type Taught,
  tryStep,
} from '../../kernel/index.js';
import type { AnyModule, Registry } from '../../games/registry.js';
import type { LessonRow, Store } from '../../store/port.js';
import { snapshotBeside } from './solo-board.js';
import { composeIn, MOST_MOVES } from '../turn/composition.js';
import type { Entropy } from '../context/deps.js';
import { refuse } from '../texts/refuse.js';
import type { Composition } from '../contract/index.js';
import type { LessonAnswer, LessonSnapshot, Lessons } from '../contract/lessons.js';

/** A lesson that was read, and how moves that are only chosen are tried in it. */
interface Opened {
  /** Its row, as far as it fits the script that there is now. */
  readonly kept: LessonRow;
  readonly lesson: LessonSnapshot;
  readonly compose: (moves: readonly Move[]) => Composition;
}

export function makeLessons(
  store: Store,
  registry: Registry,
  clock: () => number,
  { draw }: Pick<Entropy, 'draw'>,
): Lessons {
  const moduleOf = (id: string): AnyModule => registry.get(id) ?? refuse('table.no-such-game');

  function open(row: LessonRow): Opened {
    const module = moduleOf(row.module);
    const { kept, now } = fitting(module, row);
    const { game, tutorial, at, step } = now;
    const { seat } = tutorial;
    const state = game.waiting().includes(seat) ? game.state() : undefined;
    const compose = (moves: readonly Move[]): Composition =>
      composeIn({ module, position: game.position, seat, draw }, moves);
    const composed = composedIn(kept, now, compose);
    const lesson: LessonSnapshot = {
      module: kept.module,
      pupil: kept.person,
      ...(kept.thread === null ? {} : { thread: kept.thread }),
      language: kept.language,
      at,
      steps: tutorial.steps.length,
      ...(step === undefined ? {} : { step }),
      seat,
      ...(state === undefined ? {} : { state: state.name, rule: state.rule }),
      choices: game.choices(seat, true),
      composes: isComposed(now),
      ...(composed === undefined ? {} : { composed }),
      snapshot: snapshotBeside({
        module,
        position: game.position,
        seats: tutorial.seats,
        variant: tutorial.variant,
        options: tutorial.options,
        seat,
        person: kept.person,
        guild: kept.guild,
        channel: kept.thread ?? '',
        language: kept.language,
        at,
        createdAt: kept.at,
      }),
    };
    return { kept, lesson, compose };
  }

  const snapshotOf = (kept: LessonRow): LessonSnapshot => open(kept).lesson;

  return {
    async find(actor, module) {
      const kept = await store.lesson(actor.guild, actor.person, module);
      return kept === undefined ? undefined : snapshotOf(kept);
    },

    async at(actor, thread) {
      const kept = await store.lessonIn(actor.guild, thread);
      return kept?.person === actor.person ? snapshotOf(kept) : undefined;
    },

    async begin({ guild, person }, module, { thread = null, language }) {
      if (moduleOf(module).tutorial === undefined) refuse('table.no-lesson');
      const kept = { guild, person, module, thread, language, moves: [], at: clock(), composed: null };
      await store.saveLesson(kept);
      return snapshotOf(kept);
    },

    async answer({ guild, person }, id, decide, at): Promise<LessonAnswer> {
      const module = moduleOf(id);
      const row = (await store.lesson(guild, person, id)) ?? refuse('table.not-taught');
      const { kept, lesson, compose } = open(row);
      if (at !== undefined && at !== lesson.at) throw new Stale(`the lesson of ${id} has gone on`);
      const choosing = decide(lesson, compose);
      if (choosing.does === 'ask') return { does: 'ask', lesson };
      const { moves } = choosing;
      if (choosing.does === 'keep') {
        const next = { ...kept, composed: moves.length === 0 ? null : moves.map(makeMove), at: clock() };
        await store.saveLesson(next, row);
        return { does: 'keep', lesson: snapshotOf(next) };
      }
      const move = moves.length > MOST_MOVES ? undefined : composeMoves(moves);
      const came = tryStep(module, taught(module, kept.moves), move ?? refuse('table.unreadable'));
      if (came.kind === 'wrong') return { does: 'play', came, lesson };
      const next = { ...kept, moves: [...kept.moves, came.move], at: clock(), composed: null };
      await store.saveLesson(next, row);
      return { does: 'play', came, lesson: snapshotOf(next) };
    },
  };
}

/**
 * A lesson as far as it fits its script: where another version has changed the script, moves that are no answers to its
 * steps any more are to be learnt anew, and nobody is left without a lesson.
 */
function fitting(module: AnyModule, row: LessonRow): { readonly kept: LessonRow; readonly now: Taught } {
  for (let { moves } = row; ; moves = moves.slice(0, -1)) {
    try {
      const now = taught(module, moves);
      return { now, kept: moves.length === row.moves.length ? row : { ...row, moves, composed: null } };
    } catch (error) {
      if (moves.length === 0) throw error;
    }
  }
}

/** Whether the step wants several moves that are decided together. */
const isComposed = ({ step }: Taught): boolean =>
  step !== undefined && parseMove(step.move)?.then !== undefined;

/** What is chosen and not sent yet; undefined where there is nothing that can still be played. */
function composedIn(
  { composed }: LessonRow,
  now: Taught,
  compose: (moves: readonly Move[]) => Composition,
): Composition | undefined {
  if (composed === null || !isComposed(now)) return undefined;
  const seen = compose(composed.flatMap((line) => parseMove(line) ?? []));
  return seen.moves.length === 0 ? undefined : seen;
}
