let last = 0;

/** A nonce that is unique across tabs: time and random digits, 18 to 20 in all. */
export function newNonce(): string {
  last = Math.max(last + 1, Date.now());
  return `${String(last)}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
}
