/** A line without Discord's markup: headings, lists, small print, bold, code, custom emojis, escapes. */
export function unmarked(line: string): string {
  return line
    .replace(/^(?:-# |#{1,3} |> |[-*] )+/u, '')
    .replace(/<a?:(\w+):\d+>/gu, '')
    .replace(/(?<!\\)(?:\*\*|__|~~|\|\||`)/gu, '')
    .replace(/\\([\\*_~|`#>()[\]-])/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
