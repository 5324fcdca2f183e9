/** Doubtful passages of the rules that can be played either way. The first value of each is the one played. */

export const READINGS = {
  /** GS4: the seal deck is used up before it is shuffled again, or shuffled every year. */
  sealDeck: { values: ['through', 'yearly'], rule: 'S1.9', ruling: 'GS4' },
  /** GS5: the walrus deck is used up before it is shuffled again, or shuffled every year. */
  walrusDeck: { values: ['through', 'yearly'], rule: 'S4.2', ruling: 'GS5' },
  /** GS7: a poor walrus year brings more than an ordinary one as printed, or the two are exchanged. */
  ivory: { values: ['printed', 'exchanged'], rule: 'S4.2', ruling: 'GS7' },
  /** GS24: young animals may be slaughtered in fall, or not. */
  young: { values: ['meat', 'spared'], rule: 'S4.4', ruling: 'GS24' },
  /** GS28: soil at 0 still counts as level 1, or bears nothing. */
  soil: { values: ['printed', 'barren'], rule: 'S2.5', ruling: 'GS28' },
  /** GS31: a household feeds all its sheep or grazes all, or may feed some (and its soil does not recover). */
  flock: { values: ['whole', 'mixed'], rule: 'S5.4', ruling: 'GS31' },
  /** GS38: a bill for hay may be refused (and the herd is lost), or every household that can must pay. */
  hayBill: { values: ['may', 'must'], rule: 'S7.2', ruling: 'GS38' },
  /** GS6: a card of seals and of walrus is turned every year, or only if a household hunts. */
  turning: { values: ['always', 'hunted'], rule: 'S4.2', ruling: 'GS6' },
  /** GS13: a ship that was not worth the voyage stays away for a summer, or for good. */
  ship: { values: ['returns', 'gone'], rule: 'S2.4', ruling: 'GS13' },
  /** GS16: a household sends as many boats as it has, or one to each destination. */
  sailing: { values: ['fleet', 'one'], rule: 'S1.7', ruling: 'GS16' },
  /** GS22: a household without people waits for the next child, or is out of the game. */
  empty: { values: ['stays', 'out'], rule: 'S7.5', ruling: 'GS22' },
  /** GS26: erosion is rounded up, or down. */
  rounding: { values: ['up', 'down'], rule: 'S2.6', ruling: 'GS26' },
  /** GS30: soil recovers if no sheep graze, or only if sheep are fed inside. */
  resting: { values: ['ungrazed', 'fed'], rule: 'S5.5', ruling: 'GS30' },
  /** GS39: hay that doesn't pay a whole bill stays, or goes with the herd. */
  shortHay: { values: ['kept', 'lost'], rule: 'S7.4', ruling: 'GS39' },
  /** GS47: a barn built this winter stands, or has to be repaired as well. */
  newBarn: { values: ['stands', 'falls'], rule: 'S6.2', ruling: 'GS47' },
  /** GS48: animals of a barn that falls live until the next housing, or those without room are lost with it. */
  fallenBarn: { values: ['spares', 'kills'], rule: 'S6.2', ruling: 'GS48' },
  /** GS55: most silver wins even with 0 silver, or nobody wins without silver. */
  noSilver: { values: ['wins', 'loses'], rule: 'S8.1', ruling: 'GS55' },
  /** GS55: households tied in silver win together, or the one with most people wins. */
  ties: { values: ['together', 'people'], rule: 'S8.1', ruling: 'GS55' },
  /** GS56: the last household alive plays on to succession, or has won. */
  lastAlive: { values: ['plays-on', 'wins'], rule: 'S8', ruling: 'GS56' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly values: readonly [string, string]; readonly rule: string; readonly ruling: string }
  >
>;

export type ReadingId = keyof typeof READINGS;
type ValueOf<Id extends ReadingId> = (typeof READINGS)[Id]['values'][number];

/** Readings named in every position. Later ones are named only if not the default, so stored games stay valid. */
const FIRST = ['sealDeck', 'walrusDeck', 'ivory', 'young', 'soil', 'flock', 'hayBill'] as const;
type FirstId = (typeof FIRST)[number];
export type Readings = { readonly [Id in FirstId]: ValueOf<Id> } & {
  readonly [Id in Exclude<ReadingId, FirstId>]?: ValueOf<Id>;
};

export const READING_IDS: readonly ReadingId[] = (Object.keys(READINGS) as ReadingId[]).filter(
  (id) => id in READINGS,
);

const isFirst = (id: ReadingId): boolean => FIRST.some((one) => one === id);

/** The given readings; the default (first value) for all others. */
export function readReadings(options: Readonly<Record<string, string>>): Readings {
  const named: Partial<Record<ReadingId, string>> = {};
  for (const id of READING_IDS) {
    const [usual, other] = READINGS[id].values;
    if (options[id] === other) named[id] = other;
    else if (isFirst(id)) named[id] = usual;
  }
  return named as Readings;
}
