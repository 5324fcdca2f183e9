import { and, eq, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import { decisionCounter, forgetter, recorder } from './forget.js';
import type { Sqlite } from './open.js';
import type { Store } from '../port.js';
import { lessons, people } from './schema.js';

type PeopleStore = Pick<
  Store,
  'person' | 'savePerson' | 'recordsOf' | 'forget' | 'decisionsOf' | 'lesson' | 'lessonIn' | 'saveLesson'
>;

/** What is kept about people rather than games. */
export function peopleStore(db: Sqlite): PeopleStore {
  return {
    async person(id) {
      return db.select().from(people).where(eq(people.id, id)).get();
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
      return db
        .select()
        .from(lessons)
        .where(and(eq(lessons.guild, guild), eq(lessons.person, person), eq(lessons.module, module)))
        .get();
    },

    async lessonIn(guild, thread) {
      return db
        .select()
        .from(lessons)
        .where(and(eq(lessons.guild, guild), eq(lessons.thread, thread)))
        .get();
    },

    async saveLesson(lesson, after) {
      const { guild, person, module, ...set } = lesson;
      if (after === undefined) {
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
            sql`json_array_length(${lessons.moves}) = ${after}`,
          ),
        )
        .run();
      if (changed.changes === 0) throw new Stale(`the lesson of ${module} has gone on`);
    },
  };
}
