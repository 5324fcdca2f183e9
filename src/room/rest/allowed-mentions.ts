import type { AllowedMentions } from '../state/messages.js';
import type { PathError } from './errors.js';

const KINDS = ['parse', 'users', 'roles'] as const;

/** What Discord asks of `allowed_mentions` beyond its published schemas. */
export function mentionComplaints(allowed: AllowedMentions | null | undefined): PathError[] {
  const twice = KINDS.flatMap((kind) =>
    (allowed?.[kind] ?? []).flatMap((id, i, all) =>
      all.indexOf(id) < i
        ? [
            {
              path: ['allowed_mentions', kind, i],
              code: 'SET_TYPE_ALREADY_CONTAINS_VALUE',
              message: 'The set already contains this value',
            },
          ]
        : [],
    ),
  );
  const both = (['users', 'roles'] as const)
    .filter((kind) => allowed?.parse?.includes(kind) && (allowed[kind]?.length ?? 0) > 0)
    .map((kind) => ({
      path: ['allowed_mentions'],
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    }));
  return [...twice, ...both];
}
