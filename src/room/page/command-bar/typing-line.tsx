import { Dots } from '../parts/dots.js';
import { nameOf } from '../people.js';
import { usePageState } from '../room.js';

/** Who is typing here. The empty line keeps its height, so that nothing moves. */
export function TypingLine() {
  const line = usePageState((state) => {
    const people = Object.keys(state.typing[state.openChannel] ?? {}).filter((id) => id !== state.me.id);
    const names = people.map((id) => nameOf(state, id));
    if (names.length === 0) return '';
    if (names.length > 3) return 'Several people are typing…';
    const last = names.at(-1) ?? '';
    return names.length === 1
      ? `${last} is typing…`
      : `${names.slice(0, -1).join(', ')} and ${last} are typing…`;
  });
  return (
    <div class="typing-line" role="status">
      {line === '' ? null : (
        <>
          <Dots />
          {line}
        </>
      )}
    </div>
  );
}
