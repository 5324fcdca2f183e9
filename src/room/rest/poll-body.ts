/** Reads the poll of a new message and rejects what Discord rejects beyond its schema. */
import type { APIPartialEmoji, RESTAPIPoll } from 'discord-api-types/v10';
import type { Poll } from '../state/model.js';
import type { RoomState } from '../state/room-state.js';
import { emojiComplaints } from './emoji-names.js';
import { missing, type PathError, wrongLength } from './errors.js';

const MAX_ANSWER = 55;
const USUAL_HOURS = 24;
const HOUR = 3_600_000;

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

export function pollComplaints(given: unknown, knows: (id: string) => boolean): PathError[] {
  if (given === undefined || given === null) return [];
  const { question, answers } = given as RESTAPIPoll;
  return [
    ...(isBlank(question.text) ? [missing(['poll', 'question', 'text'])] : []),
    ...answers.flatMap(({ poll_media: { text, emoji } }, i): PathError[] => {
      const path = ['poll', 'answers', i, 'poll_media'];
      return [
        ...(isBlank(text) ? [missing([...path, 'text'])] : []),
        ...((text ?? '').length > MAX_ANSWER ? [wrongLength([...path, 'text'], 1, MAX_ANSWER)] : []),
        ...emojiComplaints(emoji, knows, [...path, 'emoji']),
      ];
    }),
  ];
}

const emojiOf = ({ id, name }: APIPartialEmoji): APIPartialEmoji => ({ id: id ?? null, name: name ?? null });

/** The poll of a checked body. */
export function readPoll(state: RoomState, given: unknown): Poll | undefined {
  if (given === undefined || given === null) return undefined;
  const { question, answers, duration, allow_multiselect: multiple } = given as RESTAPIPoll;
  const end = state.now() + (duration ?? USUAL_HOURS) * HOUR;
  return {
    question: question.text ?? '',
    answers: answers.map(({ poll_media: { text, emoji } }, i) => ({
      id: i + 1,
      text: text ?? '',
      emoji: emoji ? emojiOf(emoji) : null,
      voters: [],
    })),
    expiry: new Date(end).toISOString().replace('Z', '000+00:00'),
    multiple: multiple === true,
    finalized: false,
  };
}
