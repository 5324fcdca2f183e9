import type { Printed, Teller } from '../../kernel/index.js';
import { isCulture, isPerson, ORIGINAL } from './cards.js';
import { tellThing } from './card-texts.js';
import { ANIMALS, TERRAINS } from './model.js';
import type { View } from './view-types.js';

/** Reference for cards, Animals, lands, stones and tribes: their figures, their place now, their rules. */

const { tribe, starting, culture, stones, chiefs, setup } = ORIGINAL.data;
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

type Kind = 'person' | 'culture' | 'animal' | 'land' | 'stone' | 'chief' | 'setup' | 'tribe';

function kindOf(view: View, id: string): Kind | undefined {
  if (view.tribes.some(({ seat }) => seat === id)) return 'tribe';
  if (isPerson(id)) return 'person';
  if (isCulture(id)) return 'culture';
  if (ANIMALS.some((one) => one === id)) return 'animal';
  if (TERRAINS.some((one) => one === id)) return 'land';
  if (ORIGINAL.stones.has(id)) return 'stone';
  if (ORIGINAL.chiefs.has(id)) return 'chief';
  return ORIGINAL.setup.has(id) ? 'setup' : undefined;
}

const RULES_OF: Readonly<Record<Kind, readonly string[]>> = {
  person: ['N2.4', 'N3.1', 'N6.1'],
  culture: ['N2.1', 'N3.2', 'N8.4'],
  animal: ['N3.4', 'N8.5'],
  land: ['N3.3', 'N6.3'],
  stone: ['N1.2', 'N8.1'],
  chief: ['N2.8', 'N2.2'],
  setup: ['N1.7'],
  tribe: ['N0.3', 'N0.7'],
};

const times = (list: readonly string[], id: string): number => list.filter((one) => one === id).length;

function figures(view: View, thing: string, tell: Teller): readonly string[] {
  const kind = kindOf(view, thing);
  if (kind === undefined) return [];
  const facts = tellThing(thing, tell);
  return [tell.lookup(`printed.${kind}`), ...(facts === '' ? [] : [facts])];
}

/** Tribes known to own a thing, with their numbers. */
function owners(view: View, count: (one: View['tribes'][number]) => number, tell: Teller): readonly string[] {
  const lines = view.tribes.flatMap((one) => {
    const n = count(one);
    return n === 0 ? [] : [tell.lookup('printed.has', { tribe: one.seat, n })];
  });
  return lines.length === 0 ? [] : [tell.lookup('printed.owners', { list: lines.join(', ') })];
}

function now(view: View, thing: string, tell: Teller): readonly string[] {
  const { table } = view;
  const some = (key: string, n: number): readonly string[] => (n === 0 ? [] : [tell.lookup(key, { n })]);
  switch (kindOf(view, thing)) {
    case 'person': {
      const left = Object.entries(table.supply).find(([id]) => id === thing)?.[1] ?? 0;
      return [...some('printed.supply', left), ...owners(view, ({ owned }) => times(owned, thing), tell)];
    }
    case 'culture': {
      const open = table.culture.find(({ card }) => card === thing);
      return [
        ...(open === undefined ? [] : [tell.lookup('printed.face-up', { token: open.token ? 1 : 0 })]),
        ...owners(view, ({ owned }) => times(owned, thing), tell),
      ];
    }
    case 'animal':
      return [
        ...some('printed.display', times(table.display, thing)),
        ...owners(view, ({ upright, tipped }) => times(upright, thing) + times(tipped, thing), tell),
      ];
    case 'land':
      return some('printed.tiles', times(table.map, thing));
    case 'stone':
      return [
        ...(table.pools.some((pool) => pool.includes(thing)) ? [tell.lookup('printed.pool')] : []),
        ...owners(view, (one) => times(one.stones, thing), tell),
      ];
    case 'chief':
      return owners(view, ({ chief }) => Number(chief === thing), tell);
    case 'setup':
      return owners(view, (one) => Number(one.setup === thing), tell);
    case 'tribe': {
      const own = view.tribes.find(({ seat }) => seat === thing);
      if (own === undefined) return [];
      const { food, tools, camps, villages, honor, offering, total } = own;
      return [tell.lookup('printed.tribe-now', { food, tools, camps, villages, honor, offering, total })];
    }
    case undefined:
      return [];
  }
}

export const printed: Printed<View> = {
  about: ({ tribes }) => [
    ...tribes.map(({ seat }) => seat),
    ...idsOf([...tribe.cards, ...starting, ...culture.cards]),
    ...ANIMALS,
    ...TERRAINS,
    ...idsOf([...stones, ...chiefs, ...setup]),
  ],
  figures,
  now,
  rules: (view, thing) => {
    const kind = kindOf(view, thing);
    return kind === undefined ? [] : RULES_OF[kind];
  },
};
