import { z } from 'zod';
import type { Components, Json } from './types.js';

/** What `fimbul pack` says of a game's own data, from the data's schema. */

/**
 * @param schema of the whole pack; what it refuses is named by its path
 * @param report what a sound pack gives, in parts that stand below one another
 */
export function componentsOf<Pack extends { readonly id: string; readonly version: string }>(
  schema: z.ZodType<Pack>,
  own: unknown,
  report: (pack: Pack) => readonly string[],
): Components {
  return {
    own: own as Json,
    check: (data) =>
      schema
        .safeParse(data)
        .error?.issues.map(({ path, message }) =>
          path.length === 0 ? message : `${path.join('.')}: ${message}`,
        ) ?? [],
    label: (data) => {
      const { id, version } = schema.parse(data);
      return { id, version };
    },
    schema: () => z.toJSONSchema(schema, { io: 'input' }),
    report(data) {
      const pack = schema.parse(data);
      return [`# ${pack.id}, version ${pack.version}`, ...report(pack), ''].join('\n\n');
    },
  };
}
