import { useEffect, useRef, useState } from 'preact/hooks';
import type { TroubleAct, TroubleState } from '../../page-api/types.js';
import { Icon } from '../parts/icons.js';
import { currentGuild } from '../people.js';
import { useRoom, useRoomState } from '../room.js';

interface Offer {
  readonly label: string;
  readonly act: TroubleAct;
}

/** Troubles of the whole room; those of a channel or server are made for the one that is open. */
function offers(
  channelId: string,
  guildId: string | null,
  present: boolean,
): readonly (readonly [string, readonly Offer[]])[] {
  const rule = (label: string, wanted: Extract<TroubleAct, { act: 'rule' }>['rule']): Offer => ({
    label,
    act: { act: 'rule', rule: wanted },
  });
  return [
    [
      'Answers of the API',
      [
        rule('Three times 429', { kind: 'status-429', times: 3, ms: 1_000 }),
        rule('Three times 500', { kind: 'status-500', times: 3 }),
        rule('Three times 502', { kind: 'status-502', times: 3 }),
        rule('Drop the next request', { kind: 'drop', times: 1 }),
        rule('Lose the next answer', { kind: 'drop-after', times: 1 }),
        rule('Two seconds late, ten times', { kind: 'delay', times: 10, ms: 2_000 }),
      ],
    ],
    [
      'Gateway',
      [
        { label: 'Cut the connection', act: { act: 'drop-socket' } },
        { label: 'Ask to reconnect', act: { act: 'reconnect' } },
        { label: 'Invalid session', act: { act: 'invalid-session', resumable: false } },
        { label: 'Close with 4000', act: { act: 'close-socket', code: 4000 } },
        { label: 'Stop answering heartbeats', act: { act: 'zombie' } },
        { label: 'Away for ten minutes', act: { act: 'away', ms: 600_000 } },
        { label: 'Back again', act: { act: 'back' } },
      ],
    ],
    [
      'Interactions',
      [
        { label: 'Deliver each twice', act: { act: 'interactions', copies: 2 } },
        { label: 'Deliver five seconds late', act: { act: 'interactions', delayMs: 5_000 } },
        { label: 'As usual', act: { act: 'interactions', copies: 1, delayMs: 0 } },
      ],
    ],
    [
      'Here',
      [
        {
          label: 'Take the right to write',
          act: { act: 'deny', channel_id: channelId, permissions: String((1n << 11n) | (1n << 38n)) },
        },
        { label: 'Give the rights back', act: { act: 'allow', channel_id: channelId } },
        { label: 'Archive this thread', act: { act: 'archive-thread', channel_id: channelId } },
        { label: 'Delete this channel', act: { act: 'delete-channel', channel_id: channelId } },
        ...(guildId === null
          ? []
          : [
              present
                ? { label: 'Kick the application', act: { act: 'kick-bot', guild_id: guildId } as const }
                : { label: 'Invite the application', act: { act: 'invite-bot', guild_id: guildId } as const },
            ]),
      ],
    ],
  ];
}

/** Everything Discord does to applications, on demand. */
export function TroublePanel({ onClose }: { readonly onClose: () => void }) {
  const room = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  const trouble = useRoomState((state) => state.trouble);
  const channelId = useRoomState((state) => state.openChannel);
  const guild = useRoomState(currentGuild);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const act = async (what: TroubleAct): Promise<void> => {
    const answer = await room.api.trouble(what);
    setProblem(answer.ok ? null : answer.refusal.message);
    if (!answer.ok) return;
    room.store.dispatch({
      type: 'dispatch',
      event: { t: 'TROUBLE', d: answer.value },
      at: Date.now(),
      watching: false,
    });
  };
  return (
    <dialog ref={dialog} class="modal trouble" aria-labelledby="trouble-title" onClose={onClose}>
      <header class="modal-head">
        <h2 id="trouble-title">Trouble on demand</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="modal-body">
        <p class="field-note">
          What Discord does to applications now and then. It strikes the application, not this page.
        </p>
        {offers(channelId, guild?.id ?? null, guild?.bot_present ?? true).map(([title, list]) => (
          <section key={title}>
            <h3>{title}</h3>
            <div class="action-row">
              {list.map((offer) => (
                <button
                  key={offer.label}
                  type="button"
                  class="btn btn-secondary btn-small"
                  onClick={() => void act(offer.act)}
                >
                  {offer.label}
                </button>
              ))}
            </div>
          </section>
        ))}
        <section aria-live="polite">
          <h3>At the moment</h3>
          <ul class="trouble-now">
            {sayTrouble(trouble).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {trouble.rules.length === 0 ? null : (
            <button
              type="button"
              class="btn btn-primary btn-small"
              onClick={() => void act({ act: 'clear' })}
            >
              Clear all rules
            </button>
          )}
        </section>
        {problem === null ? null : (
          <p class="failure" role="alert">
            {problem}
          </p>
        )}
      </div>
    </dialog>
  );
}

function sayTrouble(trouble: TroubleState): readonly string[] {
  const { copies, delayMs } = trouble.interactions;
  const lines = [
    ...trouble.rules.map(
      (rule) =>
        `${rule.kind}${rule.route === undefined ? '' : ` on ${rule.route}`}${rule.times === undefined ? ', until cleared' : `, ${String(rule.times)} times more`}`,
    ),
    ...(copies === 1 ? [] : [`each interaction ${String(copies)} times`]),
    ...(delayMs === 0 ? [] : [`interactions ${String(delayMs)} ms late`]),
    ...(trouble.awayUntil === null ? [] : [`away until ${new Date(trouble.awayUntil).toLocaleTimeString()}`]),
  ];
  return lines.length === 0 ? ['No trouble.'] : lines;
}
