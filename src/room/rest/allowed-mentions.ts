import type { AllowedMentions } from '../state/messages.js';
import { complaint, type PathError } from './errors.js';

const KINDS = ['parse', 'users', 'roles'] as const;

/** What Discord asks of `allowed_mentions` beyond its published schemas. */
export function mentionComplaints(allowed: AllowedMentions | null | undefined): PathError[] {
  const twice = KINDS.flatMap((kind) =>
    (allowed?.[kind] ?? []).flatMap((id, i, all) =>
      all.indexOf(id) < i
        ? [
            complaint(
              ['allowed_mentions', kind, i],
              'SET_TYPE_ALREADY_CONTAINS_VALUE',
              'The set already contains this value',
            ),
          ]
        : [],
    ),
  );
  const both = (['users', 'roles'] as const)
    .filter((kind) => allowed?.parse?.includes(kind) && (allowed[kind]?.length ?? 0) > 0)
    .map((kind) =>
      complaint(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      ),
    );
  return [...twice, ...both];
}
