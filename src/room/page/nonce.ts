let last = 0;

/** A nonce that no other tab is likely to give: time and chance, 18 to 20 digits. */
export function newNonce(): string {
  last = Math.max(last + 1, Date.now());
  return `${String(last)}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
}
