import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../../contract.js';
import { IconButton } from '../parts/icon-button.js';
import { can, channelName, isArchived, isThread, nameOf } from '../people.js';
import { PERMISSION } from '../kinds.js';
import { guildOf, useRoom, usePageState } from '../room.js';
import { CommandForm } from './command-form.js';
import { CommandBarContext } from './context.js';
import { commandEntries, type CommandEntry } from './entries.js';
import { parseLine, type Fields } from './fields.js';
import { TextBox } from './text-box.js';
import { TypingLine } from './typing-line.js';

interface Chosen {
  readonly entry: CommandEntry;
  readonly fields: Fields;
  readonly count: number;
}

/** The bar under the messages: text, or a command with its options. */
export function Composer({
  reply,
  onReplied,
}: {
  readonly reply: PageMessage | null;
  readonly onReplied: () => void;
}) {
  const room = useRoom();
  const handle = useContext(CommandBarContext);
  const channelId = usePageState((state) => state.openChannel);
  const channel = usePageState((state) => state.channels[state.openChannel]);
  const title = usePageState((state) => {
    const open = state.channels[state.openChannel];
    return open === undefined ? '' : channelName(state, open);
  });
  const guildId = usePageState(guildOf);
  const commands = usePageState((state) => state.commands[guildOf(state) ?? '@me']);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [focusCount, setFocusCount] = useState(0);
  const focusWanted = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => void room.loadCommands(guildId), [guildId, room]);
  useEffect(() => setChosen(null), [channelId]);

  const entries = useMemo(() => commandEntries(commands ?? [], room.locale), [commands, room.locale]);
  const text = drafts[channelId] ?? '';
  const setText = (next: string): void => setDrafts({ ...drafts, [channelId]: next });
  const focus = (): void => {
    focusWanted.current = true;
    setFocusCount((count) => count + 1);
  };
  const choose = (entry: CommandEntry, fields: Fields): void => {
    setText('');
    setChosen({ entry, fields, count: (chosen?.count ?? 0) + 1 });
  };

  useEffect(() => {
    handle.current = {
      fill(line) {
        const parsed = parseLine(entries, line.trim());
        if (parsed === null) {
          setChosen(null);
          setText(line);
          focus();
        } else choose(parsed.entry, parsed.fields);
      },
      focus,
    };
  });
  useEffect(() => {
    if (reply !== null) focus();
  }, [reply]);

  const mayWrite =
    channel !== undefined &&
    can(channel, isThread(channel) ? PERMISSION.sendInThreads : PERMISSION.sendMessages);
  const locked =
    channel !== undefined &&
    isArchived(channel) &&
    'thread_metadata' in channel &&
    channel.thread_metadata?.locked === true;
  const placeholder = !mayWrite
    ? 'You may not write here'
    : locked
      ? 'This thread is locked'
      : `Message ${channel !== undefined && isThread(channel) ? '' : '#'}${title}`;
  return (
    <div ref={box} class="composer" data-tour="composer" aria-busy={commands === undefined}>
      {reply === null ? null : <ReplyBanner message={reply} onCancel={onReplied} />}
      <div class="composer-box">
        {chosen === null ? (
          <TextBox
            entries={entries}
            loading={commands === undefined}
            text={text}
            placeholder={placeholder}
            disabled={!mayWrite || locked}
            focusCount={focusCount}
            focusWanted={focusWanted}
            onText={(next) => {
              setText(next);
              if (next !== '' && !next.startsWith('/')) room.sayTyping();
            }}
            onCommand={choose}
            onSend={(content) => {
              setText('');
              void room.send(content, reply?.id ?? null).then((answer) => {
                if (!answer.ok) setText(content);
              });
              onReplied();
            }}
          />
        ) : (
          <CommandForm
            key={chosen.count}
            entry={chosen.entry}
            initial={chosen.fields}
            onDone={() => {
              // Don't take the focus back from a person who has moved on.
              if (box.current?.contains(document.activeElement) === true) focus();
              setChosen(null);
            }}
            onCancel={(left) => {
              setChosen(null);
              setText(left);
              focus();
            }}
          />
        )}
      </div>
      <TypingLine />
    </div>
  );
}

function ReplyBanner({
  message,
  onCancel,
}: {
  readonly message: PageMessage;
  readonly onCancel: () => void;
}) {
  const name = usePageState((state) => nameOf(state, message.author.id));
  return (
    <div class="reply-banner">
      <span>
        Replying to <b>{name}</b>
      </span>
      <IconButton icon="close" label="Do not reply" size={16} onClick={onCancel} />
    </div>
  );
}
