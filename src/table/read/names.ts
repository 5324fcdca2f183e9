/** Names of games: two words of the north. The number keeps them apart; the name is for people. */
// prettier-ignore
const FIRST = [
  'Amber', 'Ashen', 'Bitter', 'Black', 'Blue', 'Bright', 'Broken', 'Calm', 'Cold', 'Copper', 'Deep', 'Distant',
  'Drifting', 'Early', 'Empty', 'Far', 'Frozen', 'Grey', 'Hidden', 'High', 'Hollow', 'Iron', 'Last', 'Late', 'Lean',
  'Lone', 'Long', 'Lost', 'Low', 'Narrow', 'Northern', 'Old', 'Pale', 'Patient', 'Quiet', 'Red', 'Salt', 'Silent',
  'Silver', 'Slow', 'Still', 'Stone', 'Stormy', 'Stubborn', 'Thin', 'Wandering', 'White', 'Wide', 'Wild', 'Windy',
] as const;
// prettier-ignore
const SECOND = [
  'Anchor', 'Antler', 'Aurora', 'Bay', 'Beacon', 'Bear', 'Cairn', 'Camp', 'Cape', 'Channel', 'Cliff', 'Coast', 'Current',
  'Ember', 'Falcon', 'Fjord', 'Floe', 'Frost', 'Glacier', 'Gull', 'Harbour', 'Harpoon', 'Haven', 'Hearth', 'Hunt',
  'Island', 'Kayak', 'Lamp', 'Meadow', 'Moon', 'Narwhal', 'Oar', 'Pass', 'Raven', 'Reef', 'Ridge', 'Sail', 'Seal',
  'Shore', 'Skerry', 'Sled', 'Snow', 'Sound', 'Star', 'Tide', 'Trail', 'Tusk', 'Walrus', 'Whale', 'Winter',
] as const;

/** e.g. `Cold Harbour`. `draw(n)` gives 0 … n − 1. */
export function makeName(draw: (n: number) => number): string {
  return `${FIRST[draw(FIRST.length)] ?? FIRST[0]} ${SECOND[draw(SECOND.length)] ?? SECOND[0]}`;
}

export function titleOf(number: number, name: string): string {
  return `#${number} ${name}`;
}

/** e.g. `12-cold-harbour`. */
export function slugOf(number: number, name: string): string {
  return `${number}-${wordsOf(name)}`;
}

/** Whether what was typed may mean the game: its number, name or slug, or the beginning of one of them. */
export function nameMatches(text: string, number: number, name: string): boolean {
  const wanted = wordsOf(text.replace(/^#/, ''));
  if (wanted === '') return true;
  return (
    String(number) === wanted || slugOf(number, name).startsWith(wanted) || wordsOf(name).includes(wanted)
  );
}

/** Whether what was typed is exactly the game's number, name, slug or title. */
export function nameIs(text: string, number: number, name: string): boolean {
  const wanted = wordsOf(text.replace(/^#/, ''));
  return wanted === String(number) || wanted === wordsOf(name) || wanted === slugOf(number, name);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
