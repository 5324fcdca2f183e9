import { useEffect, useRef, useState } from 'preact/hooks';
import type { TroubleAct, TroubleState } from '../../contract.js';
import { IconButton } from '../parts/icon-button.js';
import { currentGuild, isThread } from '../people.js';
import { useRoom, usePageState } from '../room.js';
import type { PageState } from '../state/model.js';
import { CLOSE_CODES, type Here, offers } from './offers.js';

function hereOf(state: PageState): Here {
  const { openChannel, channels, logs } = state;
  const guild = currentGuild(state);
  const open = channels[openChannel];
  const own = logs[openChannel]?.items.filter((message) => message.author.id === state.application.id);
  return {
    channelId: openChannel,
    isThread: open !== undefined && isThread(open),
    guildId: guild?.id ?? null,
    botPresent: guild?.bot_present ?? true,
    lastMessageId: own?.at(-1)?.id ?? null,
  };
}

/** Closes the gateway connection with a chosen code. */
function CloseWith({ onClose }: { readonly onClose: (code: number) => void }) {
  const [code, setCode] = useState(4000);
  return (
    <div class="action-row trouble-close">
      <label for="close-code">Close with</label>
      <select id="close-code" value={code} onChange={(event) => setCode(Number(event.currentTarget.value))}>
        {CLOSE_CODES.map(([each, says]) => (
          <option key={each} value={each}>
            {each}, {says}
          </option>
        ))}
      </select>
      <button type="button" class="btn btn-secondary btn-small" onClick={() => onClose(code)}>
        Close
      </button>
    </div>
  );
}

/** Everything that can go wrong on Discord, on demand. */
export function TroublePanel({ onClose }: { readonly onClose: () => void }) {
  const room = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  const trouble = usePageState((state) => state.trouble);
  const state = usePageState((all) => all);
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
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      <div class="modal-body">
        <p class="field-note">
          What Discord does to applications now and then. It strikes the application, not this page.
        </p>
        {offers(hereOf(state)).map(([title, list]) => (
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
            {title === 'Gateway' ? (
              <CloseWith onClose={(code) => void act({ act: 'close-socket', code })} />
            ) : null}
          </section>
        ))}
        <section aria-live="polite">
          <h3>At the moment</h3>
          <ul class="trouble-now">
            {faultLines(trouble).map((line) => (
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

function faultLines(trouble: TroubleState): readonly string[] {
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
