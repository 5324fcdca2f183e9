import { landOf } from '../../src/games/wordfame/pictures.js';
import { NONE, type View } from '../../src/games/wordfame/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { lastLine, subtitle, TALLEST, title } from '../kit/type.js';
import { circle, rect, type Item, type Scene } from '../scene.js';
import { cropOf, type Crop, type Part } from './crop.js';
import { changedSteads, onMap } from './glance-map.js';
import { headWords, layoutOf, leadersOf, nextWords, seatBox, seatItems } from './glance.js';
import { ground, HALL, shades } from './ground.js';
import { wordsFor } from './words.js';

/** The map with every free stead and every place for Thingmen; whole, or a part of it enlarged. */

/** Room for the last line, below the last plate. */
const LAST = 58;
const GAP = 12;
const RINGS = 2;
const FREE = '#8a7a55';

/** Free steads and places for Thingmen. */
function freePlaces({ table }: View, crop: Crop): Item[] {
  const { districts, edges } = landOf(table.seats.length);
  return [
    ...edges.flatMap((edge) => {
      const spot = crop.spots[edge];
      return spot === undefined
        ? []
        : [circle(spot.x, spot.y, 8, { fill: '#fdf6e2', stroke: '#7a6a45', line: 3 })];
    }),
    ...districts.flatMap((place) => {
      const box = crop.steads[place];
      return box === undefined || (table.owner[place] ?? NONE) !== NONE
        ? []
        : [rect(box.x + box.w / 2 - 16, box.y + 14, 32, 26, { stroke: FREE, line: 4, r: 6, dash: [6, 5] })];
    }),
  ];
}

/** Changes, steads and men, drawn over the ground. */
function mapItems({ view, before }: PictureRequest<View>, crop: Crop, height: number, tell: Teller): Item[] {
  const rings = changedSteads(view, before, tell.lookup('glance.new')).slice(0, RINGS);
  // An owned District may reach up to the title.
  const free = [...shades(height, crop), ...freePlaces(view, crop)];
  return [ground(view.table.seats.length, height, crop), ...onMap(view, crop, rings, free)];
}

/** The Lawspeaker; before the first is appointed, the next event. */
const speakerWords = ({ table, ...view }: View, tell: Teller): string => {
  const gothi = table.seats[table.speaker];
  return gothi === undefined || view.final !== null
    ? nextWords({ table, ...view }, tell)
    : tell.lookup('speaker', { gothi });
};

/** The whole map and every gothi's Wordfame. */
export function boardScene(request: PictureRequest<View>): Scene {
  const { view, locale } = request;
  const tell = wordsFor(locale);
  const { seats } = view.table;
  const layout = layoutOf(seats.length);
  const top = TALLEST - LAST - layout.rows * (layout.seat + GAP);
  const leaders = leadersOf(view);
  return sceneOf(
    TALLEST,
    [
      ...mapItems(request, cropOf(seats.length, top - 18), TALLEST, tell),
      title(tell.lookup('glance.round', { round: Math.max(1, view.table.round) })),
      subtitle(headWords(view, tell)),
      ...seats.flatMap((_, who) => seatItems(view, who, seatBox(layout, top, who), leaders.includes(who))),
      lastLine(TALLEST, speakerWords(view, tell)),
    ],
    HALL,
  );
}

/** Lower edge of an enlarged part. */
const PART_H = 1000;

/** One part of the map, enlarged to the width of a picture. */
export const partScene =
  (part: Part) =>
  (request: PictureRequest<View>): Scene => {
    const { view, locale } = request;
    const tell = wordsFor(locale);
    const height = PART_H + LAST;
    return sceneOf(
      height,
      [
        ...mapItems(request, cropOf(view.table.seats.length, PART_H, part), height, tell),
        title(tell.lookup(`picture.${part}`), 760),
        subtitle(headWords(view, tell)),
        lastLine(height, speakerWords(view, tell)),
      ],
      HALL,
    );
  };
