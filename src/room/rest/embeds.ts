/** What Discord asks of embeds beyond its published schemas. */
import type { APIEmbed } from 'discord-api-types/v10';
import { complaint, type ErrorPath, missing, type PathError } from './errors.js';
import { PICTURE, schemeComplaints, WEB } from './urls.js';

const MAX_EMBED_TEXT = 6000;

function textOf(embed: APIEmbed): number {
  const fields = embed.fields ?? [];
  return [
    embed.title,
    embed.description,
    embed.author?.name,
    embed.footer?.text,
    ...fields.flatMap((f) => [f.name, f.value]),
  ].reduce((n, text) => n + (text?.length ?? 0), 0);
}

function one(embed: APIEmbed, path: ErrorPath): PathError[] {
  const { title, description, fields, image, thumbnail, author, footer } = embed;
  const filled = title || description || fields?.length || image || thumbnail || author || footer;
  return [
    ...(filled ? [] : [missing([...path, 'description'])]),
    ...(fields ?? []).flatMap(({ name }, i) =>
      typeof name === 'string' && name.trim() === '' ? [missing([...path, 'fields', i, 'name'])] : [],
    ),
    ...schemeComplaints(embed.url, WEB, [...path, 'url']),
    ...schemeComplaints(author?.url, WEB, [...path, 'author', 'url']),
    ...schemeComplaints(author?.icon_url, PICTURE, [...path, 'author', 'icon_url']),
    ...schemeComplaints(footer?.icon_url, PICTURE, [...path, 'footer', 'icon_url']),
    ...schemeComplaints(image?.url, PICTURE, [...path, 'image', 'url']),
    ...schemeComplaints(thumbnail?.url, PICTURE, [...path, 'thumbnail', 'url']),
  ];
}

export function embedComplaints(given: unknown): PathError[] {
  const embeds = Array.isArray(given) ? (given as APIEmbed[]) : [];
  const out = embeds.flatMap((embed, i) => one(embed, ['embeds', i]));
  if (embeds.reduce((n, e) => n + textOf(e), 0) > MAX_EMBED_TEXT)
    out.push(
      complaint(
        ['embeds'],
        'MAX_EMBED_SIZE_EXCEEDED',
        `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`,
      ),
    );
  return out;
}
