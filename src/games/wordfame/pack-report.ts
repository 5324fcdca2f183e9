import { componentsOf } from '../../kernel/components.js';
import { markdownTable as table } from '../../kernel/markdown.js';
import { ACTIONS, COLOURS, packSchema, type PackData } from './pack-schema.js';
import iceland from './data/pack.json' with { type: 'json' };

/** Wordfame's components for whoever makes others: what is wrong with a pack, and what it gives, in tables. */

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);
const WORTHS = [1, 2, 3] as const;

/** How many cards of a colour bear each action, by worth: what a sworn Bondi may be worth (W3.2). */
function cardTable({ cards }: PackData): string {
  const rows = COLOURS.flatMap((colour) =>
    ACTIONS.map((action) => {
      const like = cards.filter((card) => card.colour === colour && card.action === action);
      const counts = WORTHS.map((worth) => like.filter((card) => card.worth === worth).length);
      const [, two = 0, three = 0] = counts;
      return [
        `${colour}-${action}`,
        ...counts,
        percent(two + three, like.length),
        percent(three, like.length),
      ];
    }),
  );
  return table(['Bondi', 'worth 1', '2', '3', 'at least 2', '3 (chance)'], rows);
}

function personaTable({ personae, cards }: PackData): string {
  const rows = personae.map((one) => [
    one.id,
    one.colour,
    one.worth,
    cards.filter((card) => card.persona === one.id).length,
    one.winter,
    one.bondi,
    one.council,
    one.capture,
  ]);
  return table(['Persona', 'colour', 'worth', 'cards', 'winter', 'Bondi', 'Council', 'capture'], rows);
}

function lawTable({ laws }: PackData): string {
  const rows = laws.map(({ id, colour, statutes }) => [
    id,
    colour,
    ...statutes.map(({ action, votes }) => (votes === 0 ? action : `${action} +${votes}`)),
  ]);
  return table(['Law', 'colour', 'bottom', 'middle', 'top'], rows);
}

const homeTable = ({ homes }: PackData): string =>
  table(
    ['Home', 'farms', 'acts by', 'Goods beside its seat’s'],
    homes.map(({ id, colours, actions, goods }) => [
      id,
      colours.join(', '),
      actions.join(' or '),
      Object.entries(goods)
        .map(([seats, n]) => `${n} among ${seats}`)
        .join(', ') || '0',
    ]),
  );

/** Districts in play by number of gothar, and how many edges they have. */
function landTable({ map, wealth }: PackData): string {
  const rows = Object.entries(map.open).map(([seats, open]) => {
    const inPlay = (id: string): boolean => open.includes(id) || id === 'thingvellir' || id === 'sea';
    const edges = map.edges.filter(({ a, b }) => inPlay(a) && inPlay(b));
    return [seats, open.length, edges.length, (wealth[seats] ?? []).join(', ')];
  });
  return table(['Gothar', 'Districts', 'edges', 'Goods at the start, from the Lawspeaker'], rows);
}

/**
 * Chances that a capture reaches a Longhall of so many (W9.6): a Bondi of any card, alone and with a weapon of any
 * iron card.
 */
function captureTable({ cards, colours }: PackData): string {
  const weapon = colours.find(({ weapons }) => weapons)?.id;
  const arms = cards.filter(({ colour }) => colour === weapon);
  const rows = [1, 2, 3, 4, 5, 6].map((hall) => {
    const alone = cards.filter(({ worth }) => worth >= hall).length;
    const armed = cards.reduce(
      (sum, card) => sum + arms.filter(({ worth }) => worth + card.worth >= hall).length,
      0,
    );
    return [hall, percent(alone, cards.length), percent(armed, cards.length * arms.length)];
  });
  return table(['Men in the Longhall', 'a Bondi', 'with a weapon'], rows);
}

export const components = componentsOf(packSchema, iceland, (pack) => [
  `${pack.fame} Wordfame wins. Farms by strength: ${pack.hunt.map((farms) => `${Math.min(...farms)}–${Math.max(...farms)}`).join(', ')}. Help up to ${pack.help} Goods.`,
  '## Laws',
  lawTable(pack),
  '## Cards as Bondi, and what they may be worth',
  cardTable(pack),
  '## Personae',
  personaTable(pack),
  '## Homes',
  homeTable(pack),
  '## Land and Goods',
  landTable(pack),
  '## Captures',
  captureTable(pack),
]);
