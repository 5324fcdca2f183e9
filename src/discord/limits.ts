/** Discord's published limits. */
export const LIMITS = {
  /** Components in one message, nested ones included. */
  components: 40,
  /** Characters of all text in one message of components. */
  messageText: 4000,
  galleryItems: 10,
  altText: 1024,
  selectOptions: 25,
  autocompleteChoices: 25,
  buttonLabel: 80,
  optionLabel: 100,
  optionDescription: 100,
  optionValue: 100,
  placeholder: 150,
  customId: 100,
  buttonsPerRow: 5,
  modalTitle: 45,
  modalFields: 5,
  modalLabel: 45,
  modalLabelDescription: 100,
  threadName: 100,
  nonce: 25,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  commandText: 8000,
  commands: 100,
} as const;

/** The text cut to `most` characters with an ellipsis: between words, unless the last is longer than half of it. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  // Don't cut a surrogate pair in half.
  const cut = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const isWhole = /\s/u.test(text.charAt(cut.length));
  const end = isWhole ? cut.length : cut.search(/\s+\S*$/u);
  const head = end >= cut.length / 2 ? cut.slice(0, end) : cut;
  return `${head.replace(/[\s,;:·–-]+$/u, '')}…`;
}

/** As many whole lines as fit. If the first line is too long, it is cut. */
export function clipLines(text: string, most: number): string {
  if (text.length <= most) return text;
  const lines: string[] = [];
  let length = 2;
  for (const line of text.split('\n')) {
    length += line.length + 1;
    if (length > most) break;
    lines.push(line);
  }
  return lines.length === 0 ? clip(text, most) : [...lines, '…'].join('\n');
}
