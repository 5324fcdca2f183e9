import type { APIPoll, APIPollAnswer } from 'discord-api-types/v10';
import type { PageMessage } from '../../contract.js';
import { Time } from '../markdown/relative-time.js';
import { CustomEmoji } from '../parts/emoji.js';
import { useRoom } from '../room.js';

const votesOf = (poll: APIPoll, id: number) =>
  poll.results?.answer_counts.find((count) => count.id === id) ?? { count: 0, me_voted: false };

/** The person's votes after pressing this answer. */
function after(poll: APIPoll, pressed: number): readonly number[] {
  const mine = poll.answers.map(({ answer_id: id }) => id).filter((id) => votesOf(poll, id).me_voted);
  if (mine.includes(pressed)) return mine.filter((id) => id !== pressed);
  return poll.allow_multiselect ? [...mine, pressed] : [pressed];
}

function Answer({
  poll,
  answer,
  total,
  onPress,
}: {
  readonly poll: APIPoll;
  readonly answer: APIPollAnswer;
  readonly total: number;
  readonly onPress: () => void;
}) {
  const { count, me_voted: mine } = votesOf(poll, answer.answer_id);
  const { text, emoji } = answer.poll_media;
  const percent = total === 0 ? 0 : Math.round((count / total) * 100);
  return (
    <button
      type="button"
      class={`poll-answer${mine ? ' is-mine' : ''}`}
      style={{ '--share': `${String(percent)}%` }}
      aria-pressed={mine}
      disabled={poll.results?.is_finalized === true}
      onClick={onPress}
    >
      {emoji === undefined ? null : emoji.id === null ? (
        <span class="emoji" aria-hidden="true">
          {emoji.name}
        </span>
      ) : (
        <CustomEmoji id={emoji.id} alt="" />
      )}
      <span class="poll-text">{text}</span>
      <span class="poll-count">
        {count} {count === 1 ? 'vote' : 'votes'}, {percent} %
      </span>
    </button>
  );
}

/** A poll: pressing an answer votes, pressing again takes the vote back. */
export function Poll({ message, poll }: { readonly message: PageMessage; readonly poll: APIPoll }) {
  const room = useRoom();
  const total = poll.answers.reduce((sum, { answer_id: id }) => sum + votesOf(poll, id).count, 0);
  const ended = poll.results?.is_finalized === true;
  return (
    <section slot="components" class="poll" aria-label={`Poll: ${poll.question.text ?? ''}`}>
      <h4>{poll.question.text}</h4>
      <p class="field-note">
        {ended
          ? 'The poll has ended.'
          : poll.allow_multiselect
            ? 'Choose one or more answers.'
            : 'Choose one answer.'}
      </p>
      {poll.answers.map((answer) => (
        <Answer
          key={answer.answer_id}
          poll={poll}
          answer={answer}
          total={total}
          onPress={() => void room.api.vote(message.channel_id, message.id, after(poll, answer.answer_id))}
        />
      ))}
      {ended || poll.expiry === null ? null : (
        <p class="field-note">
          Ends <Time seconds={Math.floor(Date.parse(poll.expiry) / 1000)} style="R" />
        </p>
      )}
    </section>
  );
}
