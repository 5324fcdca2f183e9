import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';

/** A custom emoji from the room; its alt text when there is no picture. */
export function CustomEmoji({ id, alt }: { readonly id: string; readonly alt: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <>{alt}</>;
  return (
    <img
      class="emoji is-picture"
      src={`/emojis/${encodeURIComponent(id)}.png`}
      alt={alt}
      title={alt}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

/** The emoji before a label; hidden from screen readers, which get the label. */
export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji }) {
  if (emoji.id !== undefined) return <CustomEmoji id={emoji.id} alt="" />;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.name}
    </span>
  );
}
