import { useState } from 'preact/hooks';

interface Draft {
  readonly name: string;
  readonly content: string;
  readonly applied_tags: readonly string[];
}

export interface Tag {
  readonly id: string;
  readonly name: string;
  readonly emoji_name?: string | null;
}

/** The form of a new forum post. `onSend` returns the problem, or null when it is sent. */
export function NewPost({
  tags,
  onSend,
  onCancel,
}: {
  readonly tags: readonly Tag[];
  readonly onSend: (draft: Draft) => Promise<string | null>;
  readonly onCancel: () => void;
}) {
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(await onSend({ name, content, applied_tags: chosen }));
    setSending(false);
  };
  return (
    <form
      class="new-post"
      aria-label="New post"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        Title
        <input
          type="text"
          required
          maxLength={100}
          value={name}
          aria-describedby={problem === null ? undefined : 'post-problem'}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        Message
        <textarea
          required
          rows={4}
          maxLength={2000}
          value={content}
          onInput={(event) => setContent(event.currentTarget.value)}
        />
      </label>
      <fieldset>
        <legend>Tags</legend>
        {tags.map((tag) => (
          <label key={tag.id} class="option-line">
            <input
              type="checkbox"
              checked={chosen.includes(tag.id)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked ? [...chosen, tag.id] : chosen.filter((id) => id !== tag.id),
                )
              }
            />
            <span>{tag.name}</span>
          </label>
        ))}
      </fieldset>
      {problem === null ? null : (
        <p id="post-problem" class="post-problem" role="alert">
          {problem}
        </p>
      )}
      <div class="new-post-buttons">
        <button type="button" class="btn" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" class="btn btn-primary" disabled={sending}>
          Post
        </button>
      </div>
    </form>
  );
}
