import type { Effect } from '../../model.js';

/** What effects do: the one wording of cards, hints and pictures. */
export const effects = {
  'effect.food': '{n} Food',
  'effect.tool': '{n, plural, one {# Tool} other {# Tools}}',
  'effect.idol': '{n, plural, one {# Idol} other {# Idols}}',
  'effect.draw': 'draw {n}',
  'effect.megalith': '{n, plural, one {# Megalith} other {# Megaliths}}',
  'effect.points': '{n, plural, one {# point} other {# points}} at once',
  'effect.camp': '{n, plural, one {# Camp} other {# Camps}}',
  'effect.move': '{n, plural, one {# Camp step} other {# Camp steps}}',
  'effect.village': 'a Village without paying Food',
  'effect.bury': 'bury {n}',
  'effect.extra': 'one more Megalith where the arrows point',
  'effect.buryFromSupply': 'bury {n} from the supply',
  'effect.gainTribe': '{n, plural, one {# Tribe card} other {# Tribe cards}} to hand',
  'effect.tribeToDiscard': '{n, plural, one {# Tribe card} other {# Tribe cards}} to the discard pile',
  'effect.gainCulture': '{n, plural, one {# Culture card} other {# Culture cards}}',
  'effect.animalDisplay': '{n, plural, one {# Animal} other {# Animals}} from the display',
  'effect.animalDeck': '{n, plural, one {# Animal} other {# Animals}} from the deck',
  'effect.reveal': 'turn up {n, plural, one {# Animal} other {# Animals}}',
  'effect.tip': 'tip {n, plural, one {# Animal} other {# Animals}}',
  'effect.labor': '{n} Labor',
  'effect.foodMax': 'Food up to your limit',
  'effect.pay': '{price} → {gain}',
  'effect.when': 'on {column}: {gain}',
  'effect.or': '{left} or {right}',
  'effect.discard': 'discard {n}',
  'effect.nothing': 'nothing',
} as const satisfies Readonly<Record<`effect.${Effect['icon'] | 'discard' | 'nothing'}`, string>>;

export type EffectText = keyof typeof effects;
