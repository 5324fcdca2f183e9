import { standOf } from '../kernel/moment.js';
import { agreementOf } from './clock/paces.js';
import { Stale } from '../kernel/errors.js';
import { parseMove } from '../kernel/notation.js';
import { taught, tryStep, type Taught } from '../kernel/tutorial.js';
import type { AnyModule, Registry } from '../games/registry.js';
import type { LessonRow, Store } from '../store/port.js';
import { refuse } from './refuse.js';
import type { GameCard } from './types.js';
import type { LessonSnapshot, Lessons } from './types/lessons.js';

export type { LessonSnapshot, Lessons } from './types/lessons.js';

export function makeLessons(store: Store, registry: Registry, clock: () => number): Lessons {
  const moduleOf = (id: string): AnyModule => registry.get(id) ?? refuse('table.no-such-game');

  function snapshotOf(kept: LessonRow): LessonSnapshot {
    const module = moduleOf(kept.module);
    const now = taught(module, kept.moves);
    const { game, tutorial, at, step } = now;
    const { seat } = tutorial;
    const { over } = game.position;
    const state = game.waiting().includes(seat) ? game.state() : undefined;
    const moment = standOf(module.moment(game.position));
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
      snapshot: {
        card: cardOf(kept, module, now),
        view: module.view(game.position, seat),
        viewer: seat,
        seq: at,
        ...moment,
        ...(over === undefined ? {} : { over }),
      },
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

/** What pictures and headings want to know of a game, for a lesson. */
function cardOf(kept: LessonRow, module: AnyModule, { game, tutorial, at }: Taught): GameCard {
  return {
    id: 0,
    guild: kept.guild,
    number: 0,
    name: '',
    title: '',
    slug: '',
    channel: kept.thread ?? '',
    module: kept.module,
    rulesVersion: module.meta.rulesVersion,
    variant: tutorial.variant,
    options: tutorial.options,
    pace: 'relaxed',
    agreement: agreementOf({ agreement: {} }),
    language: kept.language,
    host: kept.person,
    stage: 'running',
    seq: at,
    ...standOf(module.moment(game.position)),
    places: tutorial.seats.map((seat, index) => ({
      place: index + 1,
      seat,
      ...(seat === tutorial.seat ? { person: kept.person } : {}),
    })),
    awaited: [],
    nonces: [],
    createdAt: kept.at,
  };
}
