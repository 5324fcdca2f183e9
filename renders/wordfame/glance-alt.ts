import { DISTRICTS } from '../../src/games/wordfame/pictures.js';
import type { View } from '../../src/games/wordfame/view-types.js';
import type { PictureRequest } from '../contract.js';
import { ALT } from './describe.js';
import { changedSteads } from './glance-map.js';
import { headWords, leadersOf, risen } from './glance.js';
import { wordsFor } from './words.js';

/** The alt text of the glance picture: the active gothi, changes and leaders; then the table. */
export function glanceAlt(request: PictureRequest<View>): readonly string[] {
  const { view, before, locale } = request;
  const tell = wordsFor(locale);
  const { table } = view;
  const leaders = leadersOf(view).flatMap((who) => table.seats[who] ?? []);
  const changes = [
    ...changedSteads(view, before, tell.lookup('glance.new')).map(
      ({ place, words }) => `${tell.name(DISTRICTS[place]?.id ?? '')} ${words}`,
    ),
    ...risen(view, before).map(({ who, by }) => `${tell.name(table.seats[who] ?? '')} +${by}`),
  ];
  return [
    `${tell.lookup('glance.round', { round: table.round })}. ${headWords(view, tell)}.`,
    ...(changes.length === 0 ? [] : [`${tell.lookup('glance.changed', { list: changes.join(', ') })}.`]),
    ...(leaders.length === 0 || view.final !== null
      ? []
      : [
          `${tell.lookup('glance.leads', {
            who: leaders,
            n: leaders.length,
            fame: Math.max(...table.gothar.map(({ fame }) => fame)),
          })}.`,
        ]),
    ...ALT.table(request),
  ];
}
