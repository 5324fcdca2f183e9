import type { CardSide, PointsView, TribeId, View } from '../../src/games/greenland/view/view-types.js';
import { isTogether } from './patrol.js';
import { cardName, type WordLookup } from './words.js';

/** A tribe's deed: the source of points in which it is furthest ahead of the others. */

type Source = Exclude<keyof PointsView, 'total'>;

/** Rarest first: the earlier source wins a tie. */
const SOURCES: readonly Source[] = [
  'thing',
  'trophies',
  'colonists',
  'inventions',
  'resources',
  'population',
];
const POINTS_PER_SEAT_IN_THE_THING = 4;

/** A tribe's points from a source minus the average of the other tribes. */
function lead(
  scores: readonly { tribe: TribeId; points: PointsView }[],
  own: TribeId,
  source: Source,
): number {
  const others = scores.filter(({ tribe }) => tribe !== own).map(({ points }) => points[source]);
  const mean = others.reduce((sum, n) => sum + n, 0) / Math.max(1, others.length);
  return (scores.find(({ tribe }) => tribe === own)?.points[source] ?? 0) - mean;
}

const best = (cards: readonly CardSide[], worth: (card: CardSide) => number): CardSide | undefined =>
  cards.toSorted((a, b) => worth(b) - worth(a))[0];

function sourceDeed(view: View, own: TribeId, source: Source, n: number, word: WordLookup): string {
  const tribe = view.tribes.find((one) => one.tribe === own);
  const trophy = best(tribe?.trophies ?? [], (card) => card.trophy?.vp ?? card.vp);
  const invention = best(
    (tribe?.tableau ?? []).map(({ face }) => face),
    ({ vp }) => vp,
  );
  if (source === 'trophies' && trophy !== undefined)
    return word('deed.trophies', { card: cardName(word, trophy) });
  if (source === 'inventions' && invention !== undefined)
    return word('deed.inventions', { card: cardName(word, invention) });
  if (source === 'thing') return word('deed.thing', { n: n / POINTS_PER_SEAT_IN_THE_THING });
  return word(source === 'colonists' || source === 'resources' ? `deed.${source}` : 'deed.population', { n });
}

/** A tribe's deed; if all win or lose together, its progress. */
export function deedOf(view: View, own: TribeId, word: WordLookup): string {
  const { patrol } = view;
  const scores = view.final?.scores ?? view.tribes;
  const score = scores.find(({ tribe }) => tribe === own);
  if (score === undefined || score.extinct) return word('deed.extinct');
  if (isTogether(patrol)) {
    const culture = patrol.cultures.find(({ tribe }) => tribe === own);
    if (culture?.fled === true) return word('deed.fled', { n: culture.colonists });
    if (culture?.modern === true) return word('deed.modern', { n: culture.works });
    return word('deed.population', {
      n: view.tribes.find(({ tribe }) => tribe === own)?.population ?? 0,
    });
  }
  const [source = 'population'] = SOURCES.filter((one) => score.points[one] > 0).toSorted(
    (a, b) => lead(scores, own, b) - lead(scores, own, a),
  );
  return sourceDeed(view, own, source, score.points[source], word);
}
