/** Doubtful passages of the rules that can be played either way. The first value of each is the one played. */

export const READINGS = {
  /** GS4: the seal deck is used up before it is shuffled again, or shuffled every year. */
  sealDeck: { values: ['through', 'yearly'], rule: 'S1.9', ruling: 'GS4' },
  /** GS5: so is the walrus deck. */
  walrusDeck: { values: ['through', 'yearly'], rule: 'S4.2', ruling: 'GS5' },
  /** GS7: a poor walrus year brings more than an ordinary one as printed, or the two are exchanged. */
  ivory: { values: ['printed', 'exchanged'], rule: 'S4.2', ruling: 'GS7' },
  /** GS24: young animals may be slaughtered in fall, or not. */
  young: { values: ['meat', 'spared'], rule: 'S4.4', ruling: 'GS24' },
  /** GS28: soil at 0 still counts as level 1, or bears nothing. */
  soil: { values: ['printed', 'barren'], rule: 'S2.5', ruling: 'GS28' },
  /** GS31: a household feeds all its sheep or grazes all, or may feed some (and its soil does not recover). */
  flock: { values: ['whole', 'mixed'], rule: 'S5.4', ruling: 'GS31' },
  /** GS38: a bill for hay may be refused (and the herd is lost), or must be paid by whoever can. */
  hayBill: { values: ['may', 'must'], rule: 'S7.2', ruling: 'GS38' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly values: readonly [string, string]; readonly rule: string; readonly ruling: string }
  >
>;

export type ReadingId = keyof typeof READINGS;
export type Readings = { readonly [Id in ReadingId]: (typeof READINGS)[Id]['values'][number] };

export const READING_IDS = Object.keys(READINGS) as readonly ReadingId[];

export const isReadingId = (word: string): word is ReadingId => Object.hasOwn(READINGS, word);

const pick = <T extends string>([first, other]: readonly [T, T], word: string | undefined): T =>
  word === other ? other : first;

/** The readings that are named, and the first value of all others. */
export function readReadings(options: Readonly<Record<string, string>>): Readings {
  return {
    sealDeck: pick(READINGS.sealDeck.values, options['sealDeck']),
    walrusDeck: pick(READINGS.walrusDeck.values, options['walrusDeck']),
    ivory: pick(READINGS.ivory.values, options['ivory']),
    young: pick(READINGS.young.values, options['young']),
    soil: pick(READINGS.soil.values, options['soil']),
    flock: pick(READINGS.flock.values, options['flock']),
    hayBill: pick(READINGS.hayBill.values, options['hayBill']),
  };
}
