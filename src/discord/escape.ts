/**
 * A name chosen by a person, made safe: escapes Markdown, removes line breaks and direction marks. It can't form a
 * mention, link or heading.
 */
export function escapeName(name: string): string {
  return name
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/([\\*_~`|>[\]()])/gu, '\\$1')
    .replace(/^([#-])/u, '\\$1')
    .replace(/@/gu, '@\u200B')
    .replace(/</gu, '‹')
    .trim();
}

/** A name for places that show plain text: button labels, select options, file names. */
export function unformattedName(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
