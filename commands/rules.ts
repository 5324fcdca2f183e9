import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { answer } from '../src/discord/answers.js';
import { type AnyModule, gameName, tellerOf } from '../src/discord/bot.js';
import type { Teller } from '../src/kernel/text.js';
import type { Call, Command, CompleteCall, Completion } from '../src/discord/command.js';
import { pages } from '../src/discord/posts/story.js';
import { completedOption, completeGame, described, findGame, gameOption, textOf } from './shared.js';

/** `/rules`: the sections of a game's rules that a word or number finds. */
export const rulesCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'rules',
    ...described('cmd.rules'),
    contexts: [InteractionContextType.Guild],
    options: [completedOption('text', 'cmd.rules.text'), gameOption()],
  },
  async run(call) {
    const module = await meant(call);
    const tell = tellerOf(call.bot, { module: module?.meta.id ?? '' }, call.locale);
    const game = gameName(tell, module?.meta.id ?? '');
    const text = textOf(call, 'text') ?? '';
    const variant = await variantOf(call);
    const found = search(sectionsOf(module, tell), text, variant);
    if (found.length === 0)
      return answer(tell.tell('bot.rules.none', { game, text: text.replaceAll('`', '') }));
    const title = tell.tell('bot.rules.title', { game });
    const sections = found.map(({ id, title: heading, text: body, variants }) => {
      const only = variants === undefined ? '' : tell.tell('bot.rules.only', { variants: [...variants] });
      return tell.tell('bot.rules.section', { id, title: heading, text: body, only });
    });
    const [page = ''] = pages([title, ...sections.slice(0, MOST_SECTIONS)], 3600);
    const shown = sections.filter((section) => page.includes(section)).length;
    const more = sections.length - shown;
    return answer(more === 0 ? page : `${page}\n${tell.tell('bot.rules.more', { count: more })}`);
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

/** Sections in one answer; more drown what is looked for. */
const MOST_SECTIONS = 8;

type Section = AnyModule['meta']['rules'][number];

/** The rules in the reader's language; in the module's own words where there are no others. */
export function sectionsOf(module: AnyModule | undefined, tell: Teller): readonly Section[] {
  return (module?.meta.rules ?? []).map((section) => {
    const [title, text] = ['title', 'text'].map((part) => `rule.${section.id}.${part}`) as [string, string];
    return tell.has(title) ? { ...section, title: tell.tell(title), text: tell.tell(text) } : section;
  });
}

/** What “hunting”, “hunts” and “hunters” have in common. Short words are left as they are. */
function stem(word: string): string {
  for (const end of ENDINGS)
    if (word.endsWith(end) && word.length - end.length >= 4) return word.slice(0, -end.length);
  return word;
}

const ENDINGS = ['ungen', 'ings', 'ing', 'ung', 'ers', 'er', 'en', 'es', 'ed', 'e', 's', 'n'] as const;

/**
 * Sections that fit, best first: the section's number, then its title, then its text. All of them for no text.
 * @param variant that is played: what holds in others alone comes last
 */
export function search(sections: readonly Section[], text: string, variant = ''): readonly Section[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return sections;
  const exact = sections.filter((section) => section.id.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const terms = wanted.split(/\s+/u).map(stem);
  const scored = sections.map((section) => {
    const title = `${section.id} ${section.title}`.toLowerCase();
    const body = section.text.toLowerCase();
    let score = title.includes(wanted) ? 4 : 0;
    for (const term of terms) {
      if (title.includes(term)) score += 2;
      else if (body.includes(term)) score += 1;
      else score -= 2;
    }
    const isOther = variant !== '' && section.variants?.includes(variant) === false;
    return { section, score, isOther };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(a.isOther) - Number(b.isOther) || b.score - a.score)
    .map(({ section }) => section);
}

/** The variant that is played here; '' where no game is meant. */
async function variantOf(call: Parameters<typeof findGame>[0]): Promise<string> {
  return findGame(call).then(
    ({ variant }) => variant,
    () => '',
  );
}

/** The game whose rules are meant: that of this place, or the first there is. */
async function meant(
  call: Call & { readonly options: CompleteCall['options'] },
): Promise<AnyModule | undefined> {
  const { modules } = call.bot;
  const first = modules.values().next().value;
  if (textOf(call, 'game') !== undefined) return modules.get((await findGame(call)).module);
  const card = await findGame(call).catch(() => undefined);
  return card === undefined ? first : modules.get(card.module);
}

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const module = await meant(call);
  const tell = tellerOf(call.bot, { module: module?.meta.id ?? '' }, call.locale);
  return search(sectionsOf(module, tell), call.typed).map(({ id, title }) => ({
    name: `${id} · ${title}`,
    value: id,
  }));
}
