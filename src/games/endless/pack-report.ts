import { componentsOf } from '../../kernel/components.js';
import { markdownTable } from '../../kernel/markdown.js';
import original from './data/pack.json' with { type: 'json' };
import { chanceOf, percent } from './odds-text.js';
import { packSchema, type EffectData, type PackData } from './pack-schema.js';

/** The components of a pack for whoever makes others: what each gives, and how likely it lies open. */

/** As the pack writes it, in one line. */
function written(effect: EffectData): string {
  if (typeof effect === 'string') return effect;
  if ('or' in effect) return effect.or.map(all).join(' or ');
  if ('pay' in effect) return `pay ${effect.pay.join(', ')} for ${all(effect.gain)}`;
  return `${effect.when}: ${all(effect.gain)}`;
}
const all = (effects: readonly EffectData[]): string => effects.map(written).join(', ') || '–';

function tribeTable({ tribe, starting }: PackData): string {
  const row = (card: PackData['starting'][number]): (string | number)[] => [
    card.id,
    card.copies,
    card.labor,
    card.added ?? '',
    card.eclipseLabor ?? '',
    all(card.eclipse),
    card.points,
  ];
  return markdownTable(
    ['Tribe card', 'copies', 'Labor', 'one more in', 'in the Eclipse', 'Eclipse', 'points'],
    [...starting.map(row), ...tribe.cards.map(row)],
  );
}

const cultureTable = ({ culture: { cards } }: PackData): string =>
  markdownTable(
    ['Culture card', 'era', 'effect', 'points'],
    cards.map(({ id, era, effect, points }) => [id, era, all(effect), points]),
  );

/** The display has a card for each player, and some more. */
function animalTable({ animals: { types, displayExtra } }: PackData): string {
  const deck = types.reduce((sum, { copies }) => sum + copies, 0);
  return markdownTable(
    ['Animal', 'cards', 'tipped', ...[2, 3, 4].map((players) => `open among ${players}`)],
    types.map(({ id, copies, tip }) => [
      id,
      copies,
      all(tip),
      ...[2, 3, 4].map((players) => percent(chanceOf(copies, deck, players + displayExtra))),
    ]),
  );
}

const placeTable = ({ terrain, stoneSpaces, turnOrder }: PackData): string =>
  markdownTable(
    ['Place', 'gives'],
    [
      ...terrain.types.map(({ id, eclipse }) => [id, all(eclipse)]),
      ...stoneSpaces.map(({ food, tools, gain }) => [`stone for ${food} Food and ${tools} Tools`, all(gain)]),
      ...Object.entries(turnOrder.eclipse).flatMap(([players, gains]) =>
        gains.map((gain, at) => [`Eclipse, place ${at + 1} of ${players}`, all(gain)]),
      ),
    ],
  );

const stoneTable = ({ stones }: PackData): string =>
  markdownTable(
    ['Stone', 'scores', 'of', 'each', 'scale'],
    stones.map(({ id, kind, of, each, scale }) => [id, kind, of ?? '', each ?? '', scale?.join(', ') ?? '']),
  );

const startTable = ({ setup, chiefs }: PackData): string =>
  markdownTable(
    ['Start or Chief', 'gives'],
    [
      ...setup.map(({ id, food, tools, tribe, animals, gain }) => [
        id,
        [`${food} Food, ${tools} Tools`, tribe ?? '', ...animals, gain.length > 0 ? all(gain) : '']
          .filter((part) => part !== '')
          .join(', '),
      ]),
      ...chiefs.map(({ id, column, labor, pay, payLabor }) => [
        id,
        `${labor} Labor in ${column}${pay === undefined ? '' : `, ${payLabor ?? 0} more for ${pay} Tools`}`,
      ]),
    ],
  );

export const components = componentsOf(packSchema, original, (pack) => [
  '## Tribe cards',
  tribeTable(pack),
  '## Culture cards',
  cultureTable(pack),
  '## Animals, and how likely one lies open at the start',
  animalTable(pack),
  '## Lands, stones and the turn order',
  placeTable(pack),
  '## Sacred Stones',
  stoneTable(pack),
  '## Starts and Chiefs',
  startTable(pack),
]);
