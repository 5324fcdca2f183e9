import { and, eq, inArray, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { PeopleStore } from '../people-port.js';
import { once } from '../once.js';
import type { StoreDatabase } from './database.js';
import { forgetter } from './forget.js';
import { decisionCounter, recorder } from './records.js';
import { find, has, put } from './rows.js';

export const peopleStore = (database: StoreDatabase): PeopleStore => ({
  ...personStore(database),
  ...lessonStore(database),
  recordsOf: recorder(database),
  forget: forgetter(database),
  decisionsOf: decisionCounter(database),
});

function personStore({
  db,
  tables: { people },
}: StoreDatabase): Pick<PeopleStore, 'person' | 'people' | 'savePerson'> {
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
    async savePerson(person) {
      await put(db, people, ['id'], person);
    },
  };
}

type Lessons = Pick<PeopleStore, 'lesson' | 'lessonIn' | 'saveLesson'>;

function lessonStore({ db, tables: { lessons } }: StoreDatabase): Lessons {
  return {
    lesson: (guild, person, module) => find(db, lessons, { guild, person, module }),
    lessonIn: (guild, thread) => find(db, lessons, { guild, thread }),
    async saveLesson(lesson, before) {
      if (before === undefined) {
        await put(db, lessons, ['guild', 'person', 'module'], lesson);
        return;
      }
      const { guild, person, module, ...set } = lesson;
      const read = before.composed === null ? null : JSON.stringify(before.composed);
      const changed = await db
        .update(lessons)
        .set(set)
        .where(
          and(
            has(lessons, { guild, person, module }),
            sql`json_array_length(${lessons.moves}) = ${before.moves.length}`,
            sql`CAST(${lessons.composed} AS text) IS NOT DISTINCT FROM ${read}`,
          ),
        )
        .returning({ module: lessons.module });
      if (changed.length === 0) throw new Stale(`the lesson of ${module} has gone on`);
    },
  };
}
