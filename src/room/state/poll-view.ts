import { PollLayoutType } from 'discord-api-types/v10';
import type { APIPoll } from 'discord-api-types/v10';
import type { Poll } from './model.js';

export function showPoll(poll: Poll, viewer: string): APIPoll {
  return {
    question: { text: poll.question },
    answers: poll.answers.map(({ id, text, emoji }) => ({
      answer_id: id,
      poll_media: { text, ...(emoji ? { emoji } : {}) },
    })),
    expiry: poll.expiry,
    allow_multiselect: poll.multiple,
    layout_type: PollLayoutType.Default,
    results: {
      is_finalized: poll.finalized,
      answer_counts: poll.answers.flatMap(({ id, voters }) =>
        voters.length === 0 ? [] : [{ id, count: voters.length, me_voted: voters.includes(viewer) }],
      ),
    },
  };
}
