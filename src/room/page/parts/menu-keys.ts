/** The index after a navigation key in a list of `count` entries; null for other keys. */
export function moveInList(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return at + 1 >= count ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(count - 1, at + 8);
    case 'PageUp':
      return Math.max(0, at - 8);
    default:
      return null;
  }
}
