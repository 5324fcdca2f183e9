import type { Texts } from '../../../kernel/types.js';
import type { Pack } from '../cards.js';

/** Names of a pack's components in one language, as far as it names them. */
export function componentNames({ data }: Pack, language: string): Texts {
  const all = [
    ...data.tribe.cards,
    ...data.starting,
    ...data.culture.cards,
    ...data.animals.types,
    ...data.terrain.types,
    ...data.stones,
    ...data.setup,
    ...data.chiefs,
  ];
  return Object.fromEntries(
    all.flatMap(({ id, name }) => {
      const own = name[language];
      return own === undefined ? [] : [[`name.${id}`, own]];
    }),
  );
}

/** Several of a benefit at once, where a number before the name reads badly. */
export function countedNames(
  words: Readonly<Record<'tool' | 'draw' | 'honor' | 'offering', (n: number) => string>>,
): Texts {
  const texts: Record<string, string> = {};
  for (const [word, tell] of Object.entries(words))
    for (let n = 2; n <= 5; n++) texts[`name.${n}${word}`] = tell(n);
  return texts;
}
