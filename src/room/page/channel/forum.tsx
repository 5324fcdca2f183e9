import { useEffect, useState } from 'preact/hooks';
import type { PageChannel } from '../../contract.js';
import { Icon } from '../parts/icons.js';
import { isArchived, isThread, nameOf, parentOf } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import { NewPost, type Tag } from './new-post.js';

function tagsOf(channel: PageChannel | undefined): readonly Tag[] {
  return channel !== undefined && 'available_tags' in channel ? channel.available_tags : [];
}

function appliedTo(post: PageChannel): readonly string[] {
  return 'applied_tags' in post ? (post.applied_tags ?? []) : [];
}

/** A forum: its posts with their tags, open ones first, and the form of a new post. */
export function Forum({ channelId }: { readonly channelId: string }) {
  const room = useRoom();
  const forum = usePageState((state) => state.channels[channelId]);
  const channels = usePageState((state) => state.channels);
  const [wanted, setWanted] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await room.api.threads(channelId);
      if (!answer.ok || forum === undefined) return;
      // The response has no permissions; a thread has those of its forum.
      for (const post of answer.value.threads)
        room.store.dispatch({ type: 'channel', channel: { ...post, permissions: forum.permissions } });
    };
    void load();
  }, [room, channelId]);
  if (forum === undefined) return null;
  const tags = tagsOf(forum);
  const posts = Object.values(channels)
    .filter((post) => isThread(post) && parentOf(post) === channelId)
    .filter((post) => wanted === null || appliedTo(post).includes(wanted))
    .sort((a, b) => Number(isArchived(a)) - Number(isArchived(b)) || (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
  const open = (post: PageChannel): void => {
    room.store.dispatch({ type: 'channel', channel: post });
    room.open(post.id);
  };
  return (
    <section class="forum" aria-label={`Posts in ${forum.name ?? 'the forum'}`}>
      <div class="forum-head">
        <div class="forum-tags" role="group" aria-label="Show only">
          {tags.map((tag) => (
            <button
              key={tag.id}
              type="button"
              class="tag"
              aria-pressed={wanted === tag.id}
              onClick={() => setWanted(wanted === tag.id ? null : tag.id)}
            >
              {tag.name}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="btn btn-primary"
          aria-expanded={writing}
          onClick={() => setWriting(!writing)}
        >
          <Icon name="plus" size={16} /> New post
        </button>
      </div>
      {writing ? (
        <NewPost
          tags={tags}
          onCancel={() => setWriting(false)}
          onSend={async (post) => {
            const answer = await room.api.openThread(channelId, post);
            if (!answer.ok) return Object.values(answer.refusal.fields)[0] ?? answer.refusal.message;
            setWriting(false);
            open(answer.value);
            return null;
          }}
        />
      ) : null}
      {posts.length === 0 ? <p class="forum-empty">There are no posts here yet.</p> : null}
      <ul class="posts">
        {posts.map((post) => (
          <li key={post.id}>
            <Post post={post} tags={tags} onOpen={() => open(post)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Post({
  post,
  tags,
  onOpen,
}: {
  readonly post: PageChannel;
  readonly tags: readonly Tag[];
  readonly onOpen: () => void;
}) {
  const owner = 'owner_id' in post ? post.owner_id : undefined;
  const author = usePageState((state) => (owner === undefined ? '' : nameOf(state, owner)));
  const count = 'message_count' in post ? (post.message_count ?? 0) : 0;
  const applied = tags.filter((tag) => appliedTo(post).includes(tag.id));
  return (
    <button type="button" class="post" onClick={onOpen}>
      {applied.length === 0 ? null : (
        <span class="post-tags">
          {applied.map((tag) => (
            <span key={tag.id} class="tag">
              {tag.name}
            </span>
          ))}
        </span>
      )}
      <b>{post.name}</b>
      <small>
        {author}
        {` • ${String(count)} ${count === 1 ? 'message' : 'messages'}`}
        {isArchived(post) ? ' • Archived' : ''}
      </small>
    </button>
  );
}
