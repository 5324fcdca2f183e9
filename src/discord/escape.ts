/**
 * A name that somebody chose, made harmless: markdown is escaped, line breaks and invisible direction marks go,
 * and nothing in it can become a mention, a link or a heading.
 */
export function plain(name: string): string {
  return name
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/([\\*_~`|>[\]()])/gu, '\\$1')
    .replace(/^([#-])/u, '\\$1')
    .replace(/@/gu, '@\u200B')
    .replace(/</gu, '‹')
    .trim();
}

/** A name for places that show text as it is (button labels, select options, file names). */
export function bare(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
