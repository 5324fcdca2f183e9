import { componentsOf } from '../../kernel/components.js';
import { markdownTable } from '../../kernel/markdown.js';
import original from './data/pack.json' with { type: 'json' };
import { faceChance, percent } from './odds.js';
import { packSchema, type PackData } from './pack-schema.js';

/** The cards of a pack for whoever makes others: what each gives, and with what chance (C1). */

const chance = (hunt: number, bonus: number): string => `${percent(faceChance(hunt - bonus))} %`;

/** A hunt by as many as the card asks for, by one more, and by one more with each weapon there is. */
function preyTable({ prey }: PackData): string {
  const rows = prey.map((card) => [
    card.id,
    card.from,
    card.food,
    card.hunters,
    card.hunt,
    card.lore,
    card.fish ? 'yes' : '',
    card.weapon ?? '',
    ...[0, 1, 2, 3, 4].map((bonus) => chance(card.hunt, bonus)),
  ]);
  return markdownTable(
    ['Prey', 'seats', 'food', 'hunters', 'hunt', 'lore', 'fish', 'weapon', '+0', '+1', '+2', '+3', '+4'],
    rows,
  );
}

const otherTable = ({ herbs, weapons, artifacts, events, winter }: PackData): string =>
  markdownTable(
    ['Card', 'kind', 'seats', 'gives', 'lore'],
    [
      ...herbs.map(({ id, from, food, hunters, lore }) => [
        id,
        'herb',
        from,
        `${food} food for ${hunters}`,
        lore,
      ]),
      ...weapons.map(({ id, from, weapon, use, lore }) => [id, 'weapon', from, `+${weapon}, ${use}`, lore]),
      ...artifacts.map(({ id, from, weapon, lore }) => [id, 'artifact', from, `+${weapon}`, lore]),
      ...events.map(({ id, from, kind }) => [id, 'event', from, kind, '']),
      [winter.id, 'winter', 2, '', ''],
    ],
  );

/** How many cards of each kind a deck has, and the food in its prey, by seats (J2). */
function deckTable({ prey, herbs, weapons, artifacts, events }: PackData): string {
  const rows = [2, 3, 4].map((seats) => {
    const kinds = [prey, herbs, weapons, artifacts, events].map(
      (cards) => cards.filter(({ from }) => from <= seats).length,
    );
    const food = [...prey, ...herbs].reduce((sum, card) => sum + (card.from <= seats ? card.food : 0), 0);
    return [seats, ...kinds, food];
  });
  return markdownTable(['Seats', 'prey', 'herbs', 'weapons', 'artifacts', 'events', 'food in all'], rows);
}

const fateTable = ({ fates }: PackData): string => {
  const all = Object.values(fates).reduce((sum, count) => sum + count, 0);
  return markdownTable(
    ['Fate', 'cards', 'chance of the next'],
    Object.entries(fates).map(([fate, count]) => [fate, count, `${percent(count / all)} %`]),
  );
};

export const components = componentsOf(packSchema, original, (pack) => [
  '## Prey, and the chances of a hunt by what is added to the die',
  preyTable(pack),
  '## Other hunt cards',
  otherTable(pack),
  '## The deck by seats',
  deckTable(pack),
  '## Fates',
  fateTable(pack),
]);
