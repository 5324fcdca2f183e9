import type { APIAttachment } from 'discord-api-types/v10';
import { localUrl } from '../links.js';
import { Icon } from '../parts/icons.js';
import { Gallery, type MediaItem } from './media.js';

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** Attachments of a legacy message: pictures as a mosaic, others as cards. */
export function Attachments({ attachments }: { readonly attachments: readonly APIAttachment[] }) {
  const isPicture = (file: APIAttachment): boolean =>
    file.content_type?.startsWith('image/') ?? PICTURE.test(file.filename);
  const pictures = attachments.filter(isPicture);
  const items: readonly MediaItem[] = pictures.map((file) => ({
    url: file.url,
    alt: file.description ?? null,
    spoiler: file.filename.startsWith('SPOILER_'),
    width: file.width ?? null,
    height: file.height ?? null,
  }));
  return (
    <>
      {items.length === 0 ? null : <Gallery items={items} />}
      {attachments
        .filter((file) => !isPicture(file))
        .map((file) => (
          <FileCard key={file.id} url={file.url} name={file.title ?? file.filename} size={file.size} />
        ))}
    </>
  );
}

export function FileCard({
  url,
  name,
  size,
}: {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number | null;
}) {
  const local = localUrl(url, location.origin);
  return (
    <div class="file-card">
      <Icon name="file" size={32} />
      <span class="file-card-text">
        {local === null ? (
          <span>{name}</span>
        ) : (
          <a class="md-link" href={local} download={name}>
            {name}
          </a>
        )}
        {size === null ? null : <small>{formatBytes(size)}</small>}
      </span>
    </div>
  );
}

function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${String(bytes)} bytes`;
  if (bytes < 1_048_576) return `${(bytes / 1_024).toFixed(1)} KB`;
  return `${(bytes / 1_048_576).toFixed(2)} MB`;
}
