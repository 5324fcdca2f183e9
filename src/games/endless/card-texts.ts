import type { Teller } from '../../kernel/index.js';
import { cultureOf, isCulture, isPerson, landOf, ORIGINAL, personOf, stoneOf, tipOf } from './cards.js';
import { ANIMALS, isColumn, TERRAINS, type Animal, type Effect, type Terrain } from './model.js';
import type { EffectText } from './texts.js';

/** Texts of the effects of cards, lands and spaces. */

export function tellEffects(effects: readonly Effect[], tell: Teller): string {
  if (effects.length === 0) return tell.lookup('effect.nothing');
  return effects.map((effect) => tellEffect(effect, tell)).join(', ');
}

function tellEffect(effect: Effect, tell: Teller): string {
  switch (effect.icon) {
    case 'pay': {
      const price = [
        ...(effect.food > 0 ? [tell.lookup('effect.food', { n: effect.food })] : []),
        ...(effect.tools > 0 ? [tell.lookup('effect.tool', { n: effect.tools })] : []),
        ...(effect.discard > 0 ? [tell.lookup('effect.discard', { n: effect.discard })] : []),
      ].join(' + ');
      return tell.lookup('effect.pay', { price, gain: tellEffects(effect.gain, tell) });
    }
    case 'when':
      return tell.lookup('effect.when', { column: effect.column, gain: tellEffects(effect.gain, tell) });
    case 'or': {
      const [left = [], right = []] = effect.of;
      return tell.lookup('effect.or', { left: tellEffects(left, tell), right: tellEffects(right, tell) });
    }
    default: {
      const key: EffectText = `effect.${effect.icon}`;
      return tell.lookup(key, { n: effect.n });
    }
  }
}

const isAnimal = (id: string): id is Animal => ANIMALS.some((one) => one === id);
const isTerrain = (id: string): id is Terrain => TERRAINS.some((one) => one === id);

/** One line about a card, Animal, land, stone or Chief; '' if its name is enough. */
export function tellThing(id: string, tell: Teller): string {
  if (isCulture(id)) {
    const { points, effect } = cultureOf(id);
    return tell.lookup('hint.culture', { points, gain: tellEffects(effect, tell) });
  }
  if (isPerson(id)) {
    const { labor, added, eclipse, points } = personOf(id);
    return tell.lookup('hint.person', {
      labor,
      points,
      column: added === '' ? '' : tell.name(added),
      added: added === '' ? 0 : 1,
      eclipse: tellEffects(eclipse, tell),
    });
  }
  if (isAnimal(id)) return tell.lookup('hint.animal', { gain: tellEffects(tipOf(id), tell) });
  if (isTerrain(id)) return tellEffects(landOf(id), tell);
  if (ORIGINAL.stones.has(id)) return tellStone(id, tell);
  const chief = ORIGINAL.chiefs.get(id);
  if (chief !== undefined)
    return tell.lookup(chief.pay > 0 ? 'hint.thunderpaw' : 'hint.chief', {
      labor: chief.labor,
      column: isColumn(chief.column) ? chief.column : 'hunt',
    });
  const card = ORIGINAL.setup.get(id);
  if (card === undefined) return '';
  return tell.lookup('hint.setup', {
    food: card.food,
    tools: card.tools,
    tribe: card.tribe,
    animals: [...card.animals],
    gain: tellEffects(card.gain, tell),
  });
}

function tellStone(id: string, tell: Teller): string {
  const { kind, of: counted, each, scale } = stoneOf(id);
  return tell.lookup(`stone.${kind}`, { of: counted, each, scale: scale.join('/') });
}
