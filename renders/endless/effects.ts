import type { Effect, Icon, Pay } from '../../src/games/endless/view-types.js';
import { counted, plainIcon, type TextRun, sign } from '../kit/runs.js';
import { INKS } from '../kit/palette.js';
import type { WordLookup } from './words.js';

/** Effects as rows of icons. */

/** The drawing of each icon. */
export const DRAWING: Readonly<Record<Icon, string>> = {
  food: 'meat',
  tool: 'tool',
  idol: 'idol',
  draw: 'card',
  megalith: 'megalith',
  points: 'star',
  camp: 'camp',
  move: 'trek',
  village: 'village',
  bury: 'grave',
  extra: 'plus',
  buryFromSupply: 'grave',
  gainTribe: 'person',
  tribeToDiscard: 'person',
  gainCulture: 'culture',
  animalDisplay: 'paw',
  animalDeck: 'paw',
  reveal: 'eye',
  tip: 'tipped',
  labor: 'labor',
  foodMax: 'meat',
};

function priceRuns({ food, tools, discard }: Pay, size: number, ink: string): TextRun[] {
  return [
    ...(food > 0 ? [food === 1 ? plainIcon('meat', size, ink) : counted('meat', food, size, ink)] : []),
    ...(tools > 0 ? [tools === 1 ? plainIcon('tool', size, ink) : counted('tool', tools, size, ink)] : []),
    ...(discard > 0 ? [counted('card', `-${discard}`, size, ink)] : []),
  ];
}

export function effectRuns(
  effects: readonly Effect[],
  word: WordLookup,
  size: number,
  ink: string = INKS.ink,
): TextRun[] {
  return effects.flatMap((effect): TextRun[] => {
    switch (effect.icon) {
      case 'pay':
        return [
          ...priceRuns(effect, size, ink),
          sign('→', size, ink),
          ...effectRuns(effect.gain, word, size, ink),
        ];
      case 'when':
        return [
          sign(`${word(`short.${effect.column}`)}:`, size, ink),
          ...effectRuns(effect.gain, word, size, ink),
        ];
      case 'or':
        return effect.of.flatMap((side, i) => [
          ...(i > 0 ? [sign('/', size, ink)] : []),
          ...effectRuns(side, word, size, ink),
        ]);
      case 'foodMax':
        return [counted('meat', word('max'), size, ink)];
      case 'extra':
        return [plainIcon('plus', size, ink), plainIcon('megalith', size, ink)];
      case 'buryFromSupply':
        return [plainIcon('person', size, ink), sign('→', size, ink), plainIcon('grave', size, ink)];
      default:
        // An amount of 1 is left out.
        return [
          effect.n === 1
            ? plainIcon(DRAWING[effect.icon], size, ink)
            : counted(DRAWING[effect.icon], effect.n, size, ink),
        ];
    }
  });
}
