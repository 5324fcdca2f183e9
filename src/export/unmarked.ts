/** A line without Discord's marks: headings, lists, small print, bold, code, custom emojis, and what is escaped. */
export function unmarked(line: string): string {
  return line
    .replace(/^(?:-# |#{1,3} |> |[-*] )+/u, '')
    .replace(/<a?:(\w+):\d+>/gu, '')
    .replace(/(?<!\\)(?:\*\*|__|~~|\|\||`)/gu, '')
    .replace(/\\([\\*_~|`#>()[\]-])/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
