import { and, eq, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import { decisionCounter, forgetter, recorder } from './forget.js';
import { once } from '../once.js';
import type { Sqlite } from './open.js';
import type { PeopleStore } from '../people-port.js';
import { lessons, people } from './schema.js';

/** What is kept about people rather than games. */
export function peopleStore(db: Sqlite): PeopleStore {
  const named = sql.placeholder;
  const byId = once(() =>
    db
      .select()
      .from(people)
      .where(eq(people.id, named('id')))
      .prepare(),
  );
  const lessonOf = once(() =>
    db
      .select()
      .from(lessons)
      .where(
        and(
          eq(lessons.guild, named('guild')),
          eq(lessons.person, named('person')),
          eq(lessons.module, named('module')),
        ),
      )
      .prepare(),
  );
  const lessonAt = once(() =>
    db
      .select()
      .from(lessons)
      .where(and(eq(lessons.guild, named('guild')), eq(lessons.thread, named('thread'))))
      .prepare(),
  );
  return {
    async person(id) {
      return byId().get({ id });
    },

    async people(ids) {
      return ids.flatMap((id) => byId().get({ id }) ?? []);
    },

    async savePerson(person) {
      const { id, ...set } = person;
      db.insert(people)
        .values({ id, ...set })
        .onConflictDoUpdate({ target: people.id, set })
        .run();
    },

    recordsOf: recorder(db),
    forget: forgetter(db),
    decisionsOf: decisionCounter(db),

    async lesson(guild, person, module) {
      return lessonOf().get({ guild, person, module });
    },

    async lessonIn(guild, thread) {
      return lessonAt().get({ guild, thread });
    },

    async saveLesson(lesson, before) {
      const { guild, person, module, ...set } = lesson;
      if (before === undefined) {
        db.insert(lessons)
          .values(lesson)
          .onConflictDoUpdate({ target: [lessons.guild, lessons.person, lessons.module], set })
          .run();
        return;
      }
      const changed = db
        .update(lessons)
        .set(set)
        .where(
          and(
            eq(lessons.guild, guild),
            eq(lessons.person, person),
            eq(lessons.module, module),
            sql`json_array_length(${lessons.moves}) = ${before.moves.length}`,
            sql`${lessons.composed} IS ${asKept(before.composed)}`,
          ),
        )
        .run();
      if (changed.changes === 0) throw new Stale(`the lesson of ${module} has gone on`);
    },
  };
}

/** As the column has it. */
const asKept = (composed: readonly string[] | null): string | null =>
  composed === null ? null : JSON.stringify(composed);
