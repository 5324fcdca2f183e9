import type { Printed, Teller } from '../../kernel/index.js';
import { cardOf, isCard, ORIGINAL, type Card } from './cards.js';
import { FATE_COLOR, FATES, type Fate } from './model.js';
import { percent } from './odds.js';
import type { ClanView, View } from './view-types.js';

/** Reference for cards, fate cards and clans: their figures, their place now, their rules. */

const isFate = (id: string): id is Fate => FATES.some((fate) => fate === id);

const RULES_OF: Readonly<Record<Card['kind'], readonly string[]>> = {
  prey: ['C1', 'C3', 'D'],
  herb: ['C2', 'B'],
  weapon: ['A2', 'C1'],
  artifact: ['A2', 'C1'],
  event: ['A1'],
  winter: ['I2', 'I3'],
};
const FATE_RULE = { red: 'G1', green: 'G2', yellow: 'G3' } as const;

function cardLines(card: Card, tell: Teller): readonly string[] {
  const { kind, food, hunters, hunt, lore, weapon, use, fish, from, event } = card;
  return [
    tell.lookup(`printed.${kind}`, {
      ...{ food, hunters, hunt, lore, weapon, use: use ?? '', event: event ?? '' },
      fish: fish ? 'yes' : 'no',
    }),
    ...(from > 2 ? [tell.lookup('printed.from', { n: from })] : []),
  ];
}

/** The chamber of a clan that holds it. */
function ownedLines({ clan, larder, weapons, artifact }: ClanView, thing: string, tell: Teller): string[] {
  const stored = larder.find(({ card, net }) => card.id === thing || net?.id === thing);
  if (stored !== undefined) return [tell.lookup('printed.larder', { clan, food: stored.food })];
  if (weapons.some(({ id }) => id === thing)) return [tell.lookup('printed.armed', { clan })];
  return artifact?.id === thing ? [tell.lookup('printed.owned', { clan })] : [];
}

function now(view: View, thing: string, tell: Teller): readonly string[] {
  const clan = view.clans.find((each) => each.clan === thing);
  if (clan !== undefined) {
    const { members, food, weapons, fates, trophies } = clan;
    return [
      tell.lookup('printed.clan-now', {
        members,
        food,
        weapons: weapons.length,
        fates,
        trophies,
        goal: view.goal,
      }),
    ];
  }
  if (isFate(thing)) {
    const held = view.hand.filter((fate) => fate === thing).length;
    const gone = view.fateDiscards.filter((fate) => fate === thing).length;
    return [
      ...(held === 0 ? [] : [tell.lookup('printed.held', { n: held })]),
      ...(gone === 0 ? [] : [tell.lookup('printed.spent', { n: gone })]),
    ];
  }
  const open = view.open.find(({ card }) => card.id === thing);
  if (open !== undefined)
    return [
      open.plain === null || open.best === null
        ? tell.lookup('printed.open')
        : tell.lookup('printed.open-odds', { plain: percent(open.plain), best: percent(open.best) }),
    ];
  const owned = view.clans.flatMap((each) => ownedLines(each, thing, tell));
  if (owned.length > 0) return owned;
  return view.discards.some(({ id }) => id === thing) ? [tell.lookup('printed.discarded')] : [];
}

export const printed: Printed<View> = {
  about: ({ clans }) => [...clans.map(({ clan }) => clan), ...ORIGINAL.cards.map(({ id }) => id), ...FATES],
  figures: (view, thing, tell) => {
    if (isFate(thing)) {
      const n = ORIGINAL.fates.filter((fate) => fate === thing).length;
      return [tell.lookup('printed.fate', { colour: FATE_COLOR[thing], n })];
    }
    if (isCard(thing)) return cardLines(cardOf(thing), tell);
    return view.clans.some(({ clan }) => clan === thing)
      ? [tell.lookup('printed.clan', { goal: view.goal })]
      : [];
  },
  now,
  rules: (_view, thing) => {
    if (isFate(thing)) return [...(thing === 'trek' ? ['G4'] : []), FATE_RULE[FATE_COLOR[thing]], 'C4', 'E'];
    if (!isCard(thing)) return ['C', 'F', 'J3'];
    const { kind, event } = cardOf(thing);
    return [...RULES_OF[kind], ...(event === null ? [] : [event === 'earthquake' ? 'H2' : 'H1'])];
  },
};
