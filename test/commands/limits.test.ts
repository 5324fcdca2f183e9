import { ApplicationCommandOptionType, type APIApplicationCommandOption } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { optionName, type Translated } from '../../commands/languages.js';
import { isShortened, textLength, verbsOfModule } from '../../commands/moves.js';
import { eventOf } from '../../commands/rewind.js';
import { handlers } from '../../src/handlers.js';
import type { AnyModule } from '../../src/discord/bot.js';
import { LIMITS } from '../../src/discord/limits.js';
import { LANGUAGES } from '../../src/discord/texts.js';
import { COMPLETE } from '../support/languages.js';
import { GAMES, anyModule } from '../../src/games/registry.js';
import { toyGame } from '../support/toy-game.js';

const modules = new Map<string, AnyModule>(
  [...GAMES, anyModule(toyGame)].map((module) => [module.meta.id, module]),
);
const all = handlers(modules);
const commands = all.commands.map((command) => command.data);

interface Named {
  readonly name: string;
  readonly name_localizations?: Translated | null | undefined;
  readonly description?: string;
  readonly description_localizations?: Translated | null | undefined;
}

/** Every command, subcommand and option. */
function* everything(of: Named & { options?: readonly unknown[] }, path: string): Generator<[string, Named]> {
  yield [path, of];
  for (const option of (of.options ?? []) as readonly APIApplicationCommandOption[]) {
    yield* everything(option as Named & { options?: readonly unknown[] }, `${path} ${option.name}`);
  }
}

/** Name of a command or option in a language. */
const nameIn = (part: Named, language: string): string => part.name_localizations?.[language] ?? part.name;

const parts = commands.flatMap((command) => [...everything(command as never, `/${command.name}`)]);

describe('the bot’s commands', () => {
  it('are few enough for Discord', () => {
    expect(commands.length).toBeLessThanOrEqual(32);
    for (const language of LANGUAGES)
      expect(new Set(commands.map((command) => nameIn(command, language))).size).toBe(commands.length);
  });

  it.each(parts)('include %s with a name and description that fit', (_path, part) => {
    for (const name of [part.name, ...Object.values(part.name_localizations ?? {})])
      expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
    const texts = [part.description ?? '', ...Object.values(part.description_localizations ?? {})];
    for (const text of texts) {
      expect(text?.length ?? 0).toBeGreaterThan(0);
      expect(text?.length ?? 0).toBeLessThanOrEqual(LIMITS.commandDescription);
      expect(text).not.toMatch(/^(cmd|opt|arg|verb)\./u);
    }
  });

  it('are named and described in every language', () => {
    // The toy game only has English texts.
    for (const [path, part] of parts.filter(([path]) => !path.startsWith(`/${toyGame.meta.id}`))) {
      for (const language of COMPLETE.filter((each) => each !== 'en')) {
        expect(part.description_localizations?.[language], path).toBeTruthy();
        const isName = GAMES.some((module) => module.meta.id === part.name);
        if (!isName) expect(part.name_localizations?.[language], path).toBeTruthy();
      }
    }
  });

  it.each(commands.map((command) => [command.name, command] as const))(
    'include /%s within the size limit',
    (_name, command) => {
      for (const [, part] of everything(command as never, '')) {
        const options = (part as { options?: readonly APIApplicationCommandOption[] }).options ?? [];
        expect(options.length).toBeLessThanOrEqual(LIMITS.commandOptions);
        for (const language of LANGUAGES) {
          const names = options.map((option) => nameIn(option, language));
          expect(new Set(names).size, `${part.name}, ${language}: ${names.join()}`).toBe(options.length);
        }
        const required = options.map((option) => 'required' in option && option.required === true);
        expect(required.lastIndexOf(true)).toBeLessThanOrEqual(
          required.indexOf(false) < 0 ? options.length : required.indexOf(false),
        );
        for (const option of options) {
          if ('choices' in option) expect(option.choices?.length ?? 0).toBeLessThanOrEqual(25);
        }
      }
      expect(textLength(command)).toBeLessThanOrEqual(LIMITS.commandText);
    },
  );

  it('have room for every game’s verbs with all help', () => {
    for (const module of modules.values()) {
      expect(isShortened(module), module.meta.id).toBe(false);
      const command = commands.find((each) => each.name === module.meta.id);
      // A tenth stays free for future verbs and languages.
      expect(command === undefined ? 0 : textLength(command), module.meta.id).toBeLessThanOrEqual(
        LIMITS.commandText * 0.9,
      );
    }
  });

  it('have every choice named in every language', () => {
    for (const [path, part] of parts) {
      const { choices = [] } = part as { choices?: readonly Named[] };
      // Languages are listed under their own names.
      if (path.endsWith(' language') || path.includes(toyGame.meta.id)) continue;
      for (const choice of choices)
        for (const language of COMPLETE.filter((each) => each !== 'en'))
          expect(choice.name_localizations?.[language], `${path}: ${choice.name}`).toBeTruthy();
    }
  });

  it('include few context menus, each named in every language', () => {
    expect(all.menus.length).toBeLessThanOrEqual(5);
    for (const { data } of all.menus)
      for (const name of [data.name, ...LANGUAGES.slice(1).map((each) => nameIn(data, each))]) {
        expect(name.length).toBeLessThanOrEqual(LIMITS.commandName);
        expect(name).not.toContain('menu.');
      }
  });

  it('read only an event’s number as one', () => {
    expect(['12', '#12', ' # 3 '].map(eventOf)).toEqual([12, 12, 3]);
    for (const typed of ['', 'foo', 'NaN', '-1', '1.5', '1e3', '#', '99999999999999999999'])
      expect(eventOf(typed), typed).toBeUndefined();
  });

  it('include a typed subcommand for every verb of every game', () => {
    for (const module of modules.values()) {
      const command = commands.find((each) => each.name === module.meta.id);
      const names = new Set<string>();
      for (const [, part] of everything(command as never, '')) {
        if ('type' in part && part.type === ApplicationCommandOptionType.Subcommand) names.add(part.name);
      }
      for (const verb of Object.values(module.states).flatMap((state) => Object.keys(state.verbs))) {
        expect(names, verb).toContain(optionName(verb));
      }
    }
  });

  it('group only verbs that exist', () => {
    for (const module of modules.values()) {
      const verbs = verbsOfModule(module);
      for (const verb of Object.values(module.verbGroups ?? {}).flat()) expect(verbs, verb).toContain(verb);
    }
  });

  it('have one handler per family of controls', () => {
    const families = all.controls.map((control) => control.family);
    expect(new Set(families).size).toBe(families.length);
  });
});
