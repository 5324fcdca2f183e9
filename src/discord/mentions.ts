import type { Bot } from './bot.js';
import type { MessageBody } from './post.js';

/** Makes commands in a text clickable: `/auto show` becomes `</auto show:123>`. */

interface Part {
  readonly name: string;
  readonly type?: number | undefined;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly options?: readonly unknown[] | undefined;
}

/** Discord's option types with nested options. */
const NESTS: readonly (number | undefined)[] = [1, 2];

/** Command paths in every language, such as `anweisungen zeigen`, with the registered path. */
export function commandPaths(commands: readonly Part[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const add = (part: Part, before: readonly (readonly string[])[], real: string): void => {
    const names = [part.name, ...Object.values(part.name_localizations ?? {}).flatMap((name) => name ?? [])];
    const all = names.flatMap((name, at) =>
      // English names first, so that no other language's name overrides them.
      before.map((words) => ({ words: [...words, name], isReal: at === 0 })),
    );
    const nested = ((part.options ?? []) as readonly Part[]).filter(({ type }) => NESTS.includes(type));
    for (const { words } of all) {
      const path = words.join(' ');
      if (nested.length === 0 && !paths.has(path)) paths.set(path, real);
    }
    for (const inner of nested)
      add(
        inner,
        all.map(({ words }) => words),
        `${real} ${inner.name}`,
      );
  };
  for (const command of commands) add(command, [[]], command.name);
  return paths;
}

const NAMED = /`\/([\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2})`/gu;

/** Replaces registered commands in a text by command mentions. */
export function withMentions(
  text: string,
  { commandPaths: paths, commandIds: ids }: Pick<Bot, 'commandIds' | 'commandPaths'>,
): string {
  if (paths === undefined || ids === undefined || ids.size === 0) return text;
  return text.replaceAll(NAMED, (all, path: string) => {
    const real = paths.get(path);
    const id = ids.get(real?.split(' ')[0] ?? '');
    return real === undefined || id === undefined ? all : `</${real}:${id}>`;
  });
}

/** A post with clickable commands. */
export function pressable(post: MessageBody, bot: Pick<Bot, 'commandIds' | 'commandPaths'>): MessageBody {
  const walk = <T extends object>(part: T): T => {
    const { content, components } = part as { content?: unknown; components?: readonly object[] };
    return {
      ...part,
      ...(typeof content === 'string' ? { content: withMentions(content, bot) } : {}),
      ...(components === undefined ? {} : { components: components.map(walk) }),
    };
  };
  return { ...post, components: post.components.map(walk) };
}
