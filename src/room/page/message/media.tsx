import { useContext, useState } from 'preact/hooks';
import { localUrl } from '../links.js';
import { LightboxContext, type GalleryPicture } from './owner.js';

export interface MediaItem {
  readonly url: string;
  readonly alt: string | null;
  readonly spoiler: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** One picture, or several as a mosaic; each opens large. */
export function Gallery({ items }: { readonly items: readonly MediaItem[] }) {
  const enlarge = useContext(LightboxContext);
  const open = (index: number): void => {
    const shown = items.flatMap((item, place): readonly (GalleryPicture & { readonly place: number })[] => {
      const url = localUrl(item.url, location.origin);
      return url === null ? [] : [{ url, alt: item.alt ?? '', place }];
    });
    enlarge(
      shown,
      Math.max(
        0,
        shown.findIndex((picture) => picture.place === index),
      ),
    );
  };
  return (
    <div class={`gallery gallery-${String(Math.min(items.length, 6))}`}>
      {items.map((item, index) => (
        <GalleryItem
          key={index}
          item={item}
          single={items.length === 1}
          onOpen={() => open(index)}
          number={index + 1}
        />
      ))}
    </div>
  );
}

function GalleryItem({
  item,
  single,
  number,
  onOpen,
}: {
  readonly item: MediaItem;
  readonly single: boolean;
  readonly number: number;
  readonly onOpen: () => void;
}) {
  const [hidden, setHidden] = useState(item.spoiler);
  const [broken, setBroken] = useState(false);
  const url = localUrl(item.url, location.origin);
  const alt = item.alt ?? '';
  if (url === null || broken) {
    return (
      <span class="picture-away">
        {broken ? 'This picture cannot be shown' : 'Picture outside of the room'}
        {alt === '' ? '' : `: ${alt}`}
      </span>
    );
  }
  const size = item.width !== null && item.height !== null ? { width: item.width, height: item.height } : {};
  return (
    <button
      type="button"
      class={`picture${hidden ? ' is-spoiler' : ''}`}
      style={
        single && item.width !== null && item.height !== null
          ? { aspectRatio: `${String(item.width)} / ${String(item.height)}` }
          : {}
      }
      aria-label={
        hidden
          ? 'Spoiler picture: press to show'
          : `Enlarge picture ${String(number)}${alt === '' ? '' : `: ${alt}`}`
      }
      title={hidden ? 'Spoiler' : alt}
      onClick={() => (hidden ? setHidden(false) : onOpen())}
    >
      <img src={url} alt={hidden ? '' : alt} loading="lazy" {...size} onError={() => setBroken(true)} />
      {hidden ? <span class="spoiler-label">SPOILER</span> : null}
      {!hidden && alt !== '' ? (
        <span class="alt-badge" aria-hidden="true">
          ALT
        </span>
      ) : null}
    </button>
  );
}
