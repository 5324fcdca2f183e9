import { and, eq, inArray, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { LessonRow, PeopleStore } from '../people-port.js';
import { once } from '../once.js';
import type { Database } from './database.js';
import { forgetter } from './forget.js';
import { decisionCounter, recorder } from './records.js';

/** What is kept about people rather than games. */
export const peopleStore = (database: Database): PeopleStore => ({
  ...personStore(database),
  ...lessonStore(database),
  recordsOf: recorder(database),
  forget: forgetter(database),
  decisionsOf: decisionCounter(database),
});

function personStore({
  db,
  tables: { people },
}: Database): Pick<PeopleStore, 'person' | 'people' | 'savePerson'> {
  const byId = once(() =>
    db
      .select()
      .from(people)
      .where(eq(people.id, sql.placeholder('id')))
      .prepare('person'),
  );
  return {
    person: async (id) => (await byId().execute({ id }))[0],
    people: async (ids) =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(people)
            .where(inArray(people.id, [...ids])),
    async savePerson({ id, ...set }) {
      await db
        .insert(people)
        .values({ id, ...set })
        .onConflictDoUpdate({ target: people.id, set });
    },
  };
}

type Lessons = Pick<PeopleStore, 'lesson' | 'lessonIn' | 'saveLesson'>;

function lessonStore({ db, tables: { lessons } }: Database): Lessons {
  const isIt = ({ guild, person, module }: Pick<LessonRow, 'guild' | 'person' | 'module'>) =>
    and(eq(lessons.guild, guild), eq(lessons.person, person), eq(lessons.module, module));
  return {
    async lesson(guild, person, module) {
      const [row] = await db.select().from(lessons).where(isIt({ guild, person, module }));
      return row;
    },
    async lessonIn(guild, thread) {
      const [row] = await db
        .select()
        .from(lessons)
        .where(and(eq(lessons.guild, guild), eq(lessons.thread, thread)));
      return row;
    },
    async saveLesson(lesson, before) {
      const { thread, language, moves, at, composed } = lesson;
      const set = { thread, language, moves, at, composed };
      if (before === undefined) {
        await db
          .insert(lessons)
          .values(lesson)
          .onConflictDoUpdate({ target: [lessons.guild, lessons.person, lessons.module], set });
        return;
      }
      const read = before.composed === null ? null : JSON.stringify(before.composed);
      const changed = await db
        .update(lessons)
        .set(set)
        .where(
          and(
            isIt(lesson),
            sql`json_array_length(${lessons.moves}) = ${before.moves.length}`,
            sql`CAST(${lessons.composed} AS text) IS NOT DISTINCT FROM ${read}`,
          ),
        )
        .returning({ module: lessons.module });
      if (changed.length === 0) throw new Stale(`the lesson of ${lesson.module} has gone on`);
    },
  };
}
