import { and, eq, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { PeopleStore } from '../people-port.js';
import { once } from '../once.js';
import { decisionCounter, forgetter, recorder } from './forget.js';
import type { Postgres } from '../postgres/open.js';
import { lessons, people } from '../postgres/schema.js';

/** What is kept about people rather than games. */
export function peopleStore(db: Postgres): PeopleStore {
  const byId = once(() =>
    db
      .select()
      .from(people)
      .where(sql`${people.id} = any(${sql.placeholder('ids')}::text[])`)
      .prepare('people'),
  );
  return {
    person: async (id) => (await byId().execute({ ids: [id] }))[0],
    people: async (ids) => (ids.length === 0 ? [] : byId().execute({ ids: [...ids] })),

    async savePerson(person) {
      const { id, ...set } = person;
      await db
        .insert(people)
        .values({ id, ...set })
        .onConflictDoUpdate({ target: people.id, set });
    },

    recordsOf: recorder(db),
    forget: forgetter(db),
    decisionsOf: decisionCounter(db),

    async lesson(guild, person, module) {
      const [row] = await db
        .select()
        .from(lessons)
        .where(and(eq(lessons.guild, guild), eq(lessons.person, person), eq(lessons.module, module)));
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
      const { guild, person, module, ...set } = lesson;
      if (before === undefined) {
        await db
          .insert(lessons)
          .values(lesson)
          .onConflictDoUpdate({ target: [lessons.guild, lessons.person, lessons.module], set });
        return;
      }
      const changed = await db
        .update(lessons)
        .set(set)
        .where(
          and(
            eq(lessons.guild, guild),
            eq(lessons.person, person),
            eq(lessons.module, module),
            sql`json_array_length(${lessons.moves}) = ${before.moves.length}`,
            sql`${lessons.composed}::text IS NOT DISTINCT FROM ${asKept(before.composed)}`,
          ),
        );
      if (changed.rowCount === 0) throw new Stale(`the lesson of ${module} has gone on`);
    },
  };
}

/** As the column has it. */
const asKept = (composed: readonly string[] | null): string | null =>
  composed === null ? null : JSON.stringify(composed);
