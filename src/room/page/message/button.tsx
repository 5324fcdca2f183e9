import type { APIButtonComponent } from 'discord-api-types/v10';
import { Emoji } from '../parts/emoji.js';
import { Icon } from '../parts/icons.js';
import { Dots } from '../parts/dots.js';
import { linkTarget } from '../links.js';
import { COMPONENT } from '../kinds.js';
import { useRoom } from '../room.js';
import { useComponentState, type Owner } from './owner.js';

const STYLES: Readonly<Record<number, string>> = {
  1: 'btn-primary',
  2: 'btn-secondary',
  3: 'btn-success',
  4: 'btn-danger',
  5: 'btn-secondary',
  6: 'btn-primary',
};

/**
 * A native button: Skyra's has no disabled or busy state for keyboards and screen readers,
 * and takes its emoji only as an external picture.
 */
export function Button({ button, owner }: { readonly button: APIButtonComponent; readonly owner: Owner }) {
  const room = useRoom();
  const customId = 'custom_id' in button ? button.custom_id : null;
  const busy = useComponentState(owner, customId);
  const label = 'label' in button ? button.label : undefined;
  const emoji = 'emoji' in button ? button.emoji : undefined;
  const classes = `btn ${STYLES[button.style] ?? 'btn-secondary'}`;
  const face = (
    <>
      {emoji === undefined ? null : <Emoji emoji={emoji} />}
      {label === undefined ? null : <span class="btn-label">{label}</span>}
    </>
  );
  if ('url' in button) {
    const target = linkTarget(button.url, location.origin);
    if (target.kind === 'channel') {
      return (
        <button
          type="button"
          class={classes}
          disabled={button.disabled === true}
          onClick={() => room.open(target.channelId, target.messageId)}
        >
          {face}
          <Icon name="right" size={16} />
        </button>
      );
    }
    return (
      <a class={classes} href={target.href} target="_blank" rel="noopener noreferrer nofollow">
        {face}
        <Icon name="link" size={16} />
      </a>
    );
  }
  return (
    <button
      type="button"
      class={`${classes}${busy ? ' is-busy' : ''}`}
      disabled={button.disabled === true || owner.message === null}
      aria-busy={busy}
      aria-label={label === undefined ? (emoji?.name ?? 'Button') : undefined}
      onClick={() => {
        if (busy || customId === null || owner.message === null) return;
        void room.useComponent(owner.message, { component_type: COMPONENT.button, custom_id: customId });
      }}
    >
      {busy ? <Dots /> : null}
      <span class="btn-face">{face}</span>
    </button>
  );
}
