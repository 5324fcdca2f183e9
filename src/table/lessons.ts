import { Stale } from '../kernel/errors.js';
import { parseMove } from '../kernel/notation.js';
import { taught, tryStep } from '../kernel/tutorial.js';
import type { AnyModule, Registry } from '../games/registry.js';
import type { LessonRow } from '../store/people-port.js';
import type { Store } from '../store/port.js';
import { snapshotBeside } from './beside.js';
import { refuse } from './refuse.js';
import type { LessonSnapshot, Lessons } from './types/lessons.js';

export type { LessonSnapshot, Lessons } from './types/lessons.js';

export function makeLessons(store: Store, registry: Registry, clock: () => number): Lessons {
  const moduleOf = (id: string): AnyModule => registry.get(id) ?? refuse('table.no-such-game');

  function snapshotOf(kept: LessonRow): LessonSnapshot {
    const module = moduleOf(kept.module);
    const now = taught(module, kept.moves);
    const { game, tutorial, at, step } = now;
    const { seat } = tutorial;
    const state = game.waiting().includes(seat) ? game.state() : undefined;
    return {
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
  }

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
      const kept = { guild, person, module, thread, language, moves: [], at: clock() };
      await store.saveLesson(kept);
      return snapshotOf(kept);
    },

    async act({ guild, person }, id, text, at) {
      const module = moduleOf(id);
      const kept = (await store.lesson(guild, person, id)) ?? refuse('table.not-taught');
      if (at !== undefined && at !== kept.moves.length) throw new Stale(`the lesson of ${id} has gone on`);
      const move = parseMove(text) ?? refuse('table.unreadable');
      const came = tryStep(module, taught(module, kept.moves), move);
      if (came.kind === 'wrong') return { came, lesson: snapshotOf(kept) };
      const next = { ...kept, moves: [...kept.moves, came.move], at: clock() };
      await store.saveLesson(next, kept.moves.length);
      return { came, lesson: snapshotOf(next) };
    },
  };
}
