/** A table in Markdown. Cells are not escaped. */
export const markdownTable = (
  head: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
): string => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
