import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../parts/icon-button.js';
import { Icon } from '../parts/icons.js';
import type { GalleryPicture } from './owner.js';

/** A picture as large as the window; pressing it toggles its full size. Arrows browse. */
export function Lightbox({
  pictures,
  at,
  onClose,
}: {
  readonly pictures: readonly GalleryPicture[];
  readonly at: number;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(at);
  const [zoomed, setZoomed] = useState(false);
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const picture = pictures[index];
  useEffect(() => {
    // Preload the neighbors.
    for (const by of [1, -1]) new Image().src = pictures.at((index + by) % pictures.length)?.url ?? '';
  }, [index]);
  if (picture === undefined) return null;
  const step = (by: number): void => {
    setIndex((index + by + pictures.length) % pictures.length);
    setZoomed(false);
  };
  return (
    <dialog
      ref={dialog}
      class={`lightbox${zoomed ? ' is-zoomed' : ''}`}
      aria-label={picture.alt === '' ? 'Picture' : picture.alt}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'Home') setIndex(0);
        if (event.key === 'End') setIndex(pictures.length - 1);
      }}
      onTouchStart={({ touches }) => {
        const [finger] = touches;
        const moves = zoomed || touches.length !== 1 || (window.visualViewport?.scale ?? 1) > 1.05;
        touch.current = moves || finger === undefined ? null : { x: finger.clientX, y: finger.clientY };
      }}
      onTouchEnd={({ changedTouches: [finger] }) => {
        const from = touch.current;
        touch.current = null;
        if (from === null || finger === undefined || pictures.length < 2) return;
        const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
        if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
      }}
    >
      <div class="lightbox-bar">
        {pictures.length > 1 ? (
          <span class="lightbox-count" role="status">
            {`${String(index + 1)} of ${String(pictures.length)}`}
          </span>
        ) : null}
        <a
          class="icon-button"
          href={picture.url}
          target="_blank"
          rel="noopener"
          aria-label="Open in its own tab"
        >
          <Icon name="link" />
        </a>
        <IconButton icon="close" label="Close picture" onClick={() => dialog.current?.close()} />
      </div>
      <button
        type="button"
        class="lightbox-picture"
        aria-label={zoomed ? 'Fit into the window' : 'Show in full size'}
        onClick={() => setZoomed(!zoomed)}
      >
        <img src={picture.url} alt={picture.alt} />
      </button>
      {picture.alt === '' ? null : <p class="lightbox-alt">{picture.alt}</p>}
      {pictures.length > 1 ? (
        <>
          <IconButton
            icon="left"
            label="Previous picture"
            className="lightbox-previous"
            onClick={() => step(-1)}
          />
          <IconButton icon="right" label="Next picture" className="lightbox-next" onClick={() => step(1)} />
        </>
      ) : null}
    </dialog>
  );
}
