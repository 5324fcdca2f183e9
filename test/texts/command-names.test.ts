import { describe, expect, it } from 'vitest';
import { commandPaths, pressable, withMentions } from '../../src/discord/mentions.js';
import { post, words } from '../../src/discord/post.js';
import { BOT_TEXTS, LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import { search } from '../../src/answers/rules.js';

/** Commands have a name in each language, and texts use the reader's. */

interface Part {
  readonly name: string;
  readonly type?: number;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null;
  readonly options?: readonly Part[];
}

const commands = handlers(registryOf(GAMES)).commands.map(({ data }) => data as unknown as Part);
const nameIn = (part: Part, language: string): string => part.name_localizations?.[language] ?? part.name;
const nested = (part: Part): readonly Part[] =>
  (part.options ?? []).filter(({ type }) => type === 1 || type === 2);

/** Wrong names of commands in a text. */
function wrongIn(text: string, language: string): readonly string[] {
  return [...text.matchAll(/`\/([\p{L}-]+)(?: ([\p{L}-]+))?/gu)].flatMap(([all, root = '', next]) => {
    const command = commands.find((each) => nameIn(each, language) === root);
    if (command === undefined) return [all];
    const inner = nested(command);
    if (next === undefined || inner.length === 0) return [];
    return inner.some((each) => nameIn(each, language) === next) ? [] : [all];
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every command named in a text exists', () => {
    const all = [BOT_TEXTS[language] ?? {}, ...GAMES.map(({ texts }) => texts[language] ?? {})];
    const wrong = all.flatMap((texts) =>
      Object.entries(texts).flatMap(([key, text]) =>
        wrongIn(text, language).map((each) => `${key}: ${each}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('every AI has a name and a description', () => {
    for (const { texts, ai } of GAMES)
      for (const name of Object.keys(ai))
        for (const key of [`name.${name}`, `ai.${name}`])
          expect(tellerFor(texts, language).has(key), key).toBe(true);
  });
});

describe('a command in a text', () => {
  const paths = commandPaths(commands);
  const bot = {
    commandPaths: paths,
    commandIds: new Map([
      ['auto', '12'],
      ['play', '7'],
    ]),
  };

  it('becomes a link under each of its names', () => {
    expect(withMentions('`/auto show`, `/automatik zeigen`, `/zug`', bot)).toBe(
      '</auto show:12>, </auto show:12>, </play:7>',
    );
  });

  it('stays plain text before an option, as a group, and if it isn’t registered', () => {
    for (const text of ['`/play take 3`', '`/auto`', '`/board`', '`/nowhere`'])
      expect(withMentions(text, bot)).toBe(text);
    expect(withMentions('`/play`', { commandPaths: paths })).toBe('`/play`');
  });

  it('is found in all texts of a post', () => {
    const text = JSON.stringify(pressable(post([words('Type `/play` or'), words('`/zug`')]), bot));
    expect(text.match(/<\/play:7>/gu)).toHaveLength(2);
  });
});

describe('rules of some variants only', () => {
  it('come after the rules of all variants or of this one, and name their variants', () => {
    const all = [
      { id: 'A', title: 'Hunting on skis', text: 'x', variants: ['patrol'] },
      { id: 'B', title: 'Hunting', text: 'x' },
    ];
    expect(search(all, 'hunting', 'standard').map(({ id }) => id)).toEqual(['B', 'A']);
    expect(search(all, 'hunting', 'patrol').map(({ id }) => id)).toEqual(['A', 'B']);
    for (const { meta } of GAMES)
      for (const { id, variants = [] } of meta.rules)
        for (const variant of variants)
          expect(
            meta.variants.map((each) => each.id),
            id,
          ).toContain(variant);
  });
});
