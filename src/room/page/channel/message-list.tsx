import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PendingCommand } from '../message/pending.js';
import { groupMessages } from '../message/grouping.js';
import { Message } from '../message/message.js';
import { Icon } from '../parts/icons.js';
import { channelName } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import { ThemeContext } from '../theme.js';
import { answers, arrivedAfter } from './arrivals.js';
import { Beginning } from './beginning.js';
import { messageKeys } from './message-keys.js';
import { useOneStop } from './use-one-stop.js';

/** Closer to the end than this counts as being at the end, pixels. */
const END_SLACK = 60;

export function MessageList() {
  const room = useRoom();
  const channelId = usePageState((state) => state.openChannel);
  const title = usePageState((state) => {
    const channel = state.channels[state.openChannel];
    return channel === undefined ? '' : channelName(state, channel);
  });
  const log = usePageState((state) => state.logs[state.openChannel]);
  const newAfter = usePageState((state) => state.newAfter);
  const me = usePageState((state) => state.me.id);
  const pendings = usePageState((state) => state.pending);
  const jump = usePageState((state) => state.jump);
  const theme = useContext(ThemeContext);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);
  /** The newest message seen, and the number that arrived while the person was scrolled up. */
  const newest = useRef<{ readonly channelId: string; readonly id: string | undefined }>();
  const [missed, setMissed] = useState<{ readonly count: number; readonly since: string } | null>(null);
  const rows = useMemo(() => groupMessages(log?.items ?? [], newAfter, me), [log, newAfter, me]);
  const commands = Object.values(pendings).filter(
    (pending) => pending.kind === 'command' && pending.channelId === channelId,
  );

  const toEnd = (): void => {
    const box = scroller.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  };
  const goToEnd = (): void => {
    atEnd.current = true;
    setAway(false);
    setMissed(null);
    room.setWatching(true);
    toEnd();
  };

  useLayoutEffect(() => {
    goToEnd();
    return () => room.setWatching(false);
  }, [channelId, room]);

  // Scroll to messages that concern the person; count the others.
  useLayoutEffect(() => {
    const items = log?.items ?? [];
    const before = newest.current;
    newest.current = { channelId, id: items.at(-1)?.id };
    if (before?.channelId !== channelId || atEnd.current) return;
    const arrived = arrivedAfter(items, before.id);
    const [first] = arrived;
    if (first === undefined) return;
    if (arrived.some((message) => answers(message, me))) goToEnd();
    else
      setMissed((known) => ({
        count: (known?.count ?? 0) + arrived.length,
        since: known?.since ?? first.timestamp,
      }));
  }, [channelId, log, me]);
  // The response to a command appears at the end.
  useLayoutEffect(() => {
    if (commands.length > 0) goToEnd();
  }, [commands.length]);

  useOneStop(content, `${channelId} ${String(log === undefined)}`);

  // Pictures and components get their size late: keep the list scrolled to the end.
  useEffect(() => {
    const box = content.current;
    if (box === null) return undefined;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    watcher.observe(box);
    if (scroller.current !== null) watcher.observe(scroller.current);
    return () => watcher.disconnect();
  }, [channelId, log === undefined]);

  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
  });

  useEffect(() => {
    if (jump === null) return;
    const target = document.getElementById(`message-${jump.messageId}`);
    if (target === null) return;
    atEnd.current = false;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    target.classList.add('is-flash');
    setTimeout(() => target.classList.remove('is-flash'), 2_000);
  }, [jump]);

  const loadOlder = async (): Promise<void> => {
    const box = scroller.current;
    const fromEnd = box === null ? 0 : box.scrollHeight - box.scrollTop;
    await room.loadOlder();
    requestAnimationFrame(() => {
      if (box !== null) box.scrollTop = box.scrollHeight - fromEnd;
    });
  };

  const onScroll = (): void => {
    const box = scroller.current;
    if (box === null) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < END_SLACK;
    // Growing content also moves the end; only scrolling up means the person left it.
    if (near || box.scrollTop < lastTop.current) atEnd.current = near;
    lastTop.current = box.scrollTop;
    setAway(!atEnd.current);
    if (atEnd.current) setMissed(null);
    room.setWatching(atEnd.current);
    if (box.scrollTop < 40 && log?.complete === false && rows.length > 0) void loadOlder();
  };

  return (
    <div class="message-area" data-tour="messages">
      <div
        class="messages"
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={messageKeys}
        role="log"
        aria-label={`Messages in ${title}`}
        aria-live="polite"
        aria-describedby="message-keys"
        tabIndex={-1}
      >
        <div ref={content} class="messages-content">
          {log === undefined ? (
            <Skeleton />
          ) : (
            <>
              {log.complete ? (
                <Beginning />
              ) : (
                <button type="button" class="btn btn-secondary load-older" onClick={() => void loadOlder()}>
                  Load earlier messages
                </button>
              )}
              <discord-messages key={theme} lightTheme={theme === 'light'} noBackground>
                {rows.map((row) => (
                  <div key={row.message.id} class={`message-slot${row.joined ? ' is-joined' : ''}`}>
                    {row.newDay ? <Divider text={dayText(row.message.timestamp)} /> : null}
                    {row.firstNew ? (
                      <div class="new-line" role="separator">
                        <span>New</span>
                      </div>
                    ) : null}
                    <Message message={row.message} joined={row.joined} />
                  </div>
                ))}
                {commands.map((pending) => (
                  <PendingCommand key={pending.nonce} pending={pending} />
                ))}
              </discord-messages>
            </>
          )}
        </div>
      </div>
      {away ? (
        <button type="button" class={`to-end${missed === null ? '' : ' is-new'}`} onClick={goToEnd}>
          {missed === null ? 'Jump to the newest' : missedText(missed)} <Icon name="down" size={16} />
        </button>
      ) : null}
      <span id="message-keys" hidden>
        Up and down go from message to message, Enter to what can be pressed in one, Escape back.
      </span>
    </div>
  );
}

function missedText({ count, since }: { readonly count: number; readonly since: string }): string {
  const time = new Date(since).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return `${String(count)} new ${count === 1 ? 'message' : 'messages'} since ${time}`;
}

function Divider({ text }: { readonly text: string }) {
  return (
    <div class="day-line" role="separator" aria-label={text}>
      <span>{text}</span>
    </div>
  );
}

function dayText(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(undefined, { dateStyle: 'long' });
}

function Skeleton() {
  return (
    <div class="skeleton" aria-label="Messages are being loaded">
      {[60, 35, 80, 50].map((width) => (
        <div key={width} class="skeleton-row">
          <i />
          <span style={{ width: `${String(width)}%` }} />
        </div>
      ))}
    </div>
  );
}
