/** A table in Markdown; its cells are written as they are. */
export const markdownTable = (
  head: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
): string => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
