import { answer } from '../discord/answers.js';
import { type AnyModule, gameName, tellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { type MessageBody } from '../discord/post.js';
import { pages } from '../discord/posts/story.js';
import { ABOUT, aboutButton, aboutRest, withButtons } from '../discord/presenter/about.js';
import { thingsNamed } from './printed.js';
import type { BotTeller } from '../discord/texts.js';

/** Sections of a game's rules: by search, and one by one. */

export type Section = AnyModule['meta']['rules'][number];

/** The rules in the reader's language, or the module's own text if there is no translation. */
export function sectionsOf(module: AnyModule | undefined, tell: BotTeller): readonly Section[] {
  return (module?.meta.rules ?? []).map((section) => {
    const [title, text] = ['title', 'text'].map((part) => `rule.${section.id}.${part}`) as [string, string];
    return tell.has(title) ? { ...section, title: tell.lookup(title), text: tell.lookup(text) } : section;
  });
}

/** The common stem of “hunting”, “hunts” and “hunters”. Short words stay as they are. */
function stem(word: string): string {
  for (const end of ENDINGS)
    if (word.endsWith(end) && word.length - end.length >= 4) return word.slice(0, -end.length);
  return word;
}

const ENDINGS = ['ungen', 'ings', 'ing', 'ung', 'ers', 'er', 'en', 'es', 'ed', 'e', 's', 'n'] as const;

/** Sections that fit, best first: by number, title, text. Those of other variants come last. */
export function search(sections: readonly Section[], text: string, variant = ''): readonly Section[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return sections;
  const exact = sections.filter((section) => section.id.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const terms = wanted.split(/\s+/u).map(stem);
  const scored = sections.map((section) => {
    const title = `${section.id} ${section.title}`.toLowerCase();
    const body = section.text.toLowerCase();
    let score = title.includes(terms.join(' ')) ? 4 : 0;
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
    .sort((a, b) => Number(a.isOther) - Number(b.isOther) || b.score - a.score || depth(a) - depth(b))
    .map(({ section }) => section);
}

/** Sorts a chapter before its sections: `G` before `G8`. */
const depth = ({ section }: { readonly section: Section }): number => (/\d/u.test(section.id) ? 1 : 0);

/** Most sections in one answer. */
const MOST_SECTIONS = 8;
/** Most buttons for things, and for cited sections. */
const MOST_THINGS = 5;

function sectionText(tell: BotTeller, { id, title, text, variants }: Section): string {
  const only = variants === undefined ? '' : tell.text('bot.rules.only', { variants: [...variants] });
  return tell.text('bot.rules.section', { id, title, text, only });
}

/** Sections cited in a section's text. */
function citedBy(sections: readonly Section[], { id: own, text }: Section): readonly Section[] {
  const named = new Set(text.match(/\b[A-Z]\d*(?:\.\d+)?\b/gu) ?? []);
  return sections.filter(({ id }) => id !== own && named.has(id));
}

/** One section, with buttons for cited ones. @param game '' outside a game */
export function rulePost(
  call: RequestContext,
  module: AnyModule | undefined,
  id: string,
  game = '',
): MessageBody {
  const tell = tellerOf(call.bot, { module: module?.meta.id ?? '' }, call.locale);
  const sections = sectionsOf(module, tell);
  const section = sections.find((each) => each.id === id);
  if (module === undefined || section === undefined)
    return answer(tell.text('bot.rules.none', { game: gameName(tell, module?.meta.id ?? ''), text: id }));
  const title = tell.text('bot.rules.title', { game: gameName(tell, module.meta.id) });
  return withButtons(answer(`${title}\n${sectionText(tell, section)}`), [
    ...sectionButtons(tell, module, citedBy(sections, section), game),
  ]);
}

export function sectionButtons(
  tell: BotTeller,
  module: AnyModule,
  sections: readonly Section[],
  game: string,
) {
  return sections
    .slice(0, MOST_THINGS)
    .flatMap(({ id, title }) =>
      aboutButton(
        ABOUT.rule,
        game,
        aboutRest(module.meta.id, id),
        tell.text('bot.about.rule', { id, title }),
      ),
    );
}

/** Rule sections and printed things that match a word or number. */
export function rulesPost(
  call: RequestContext,
  module: AnyModule | undefined,
  text: string,
  variant: string,
  game = '',
): MessageBody {
  const tell = tellerOf(call.bot, { module: module?.meta.id ?? '' }, call.locale);
  const name = gameName(tell, module?.meta.id ?? '');
  const sections = sectionsOf(module, tell);
  const found = search(sections, text, variant);
  const things = module === undefined || text.trim() === '' ? [] : thingsNamed(module, tell, text);
  if (found.length === 0 && things.length === 0)
    return answer(tell.text('bot.rules.none', { game: name, text: text.replaceAll('`', '') }));
  const [only, ...others] = found;
  if (module !== undefined && only !== undefined && others.length === 0 && things.length === 0)
    return rulePost(call, module, only.id, game);
  const title = tell.text('bot.rules.title', { game: name });
  const all = found.map((section) => sectionText(tell, section));
  const [page = ''] = pages([title, ...all.slice(0, MOST_SECTIONS)], 3600);
  const more = all.length - all.filter((section) => page.includes(section)).length;
  const lines = [
    page,
    ...(more === 0 ? [] : [tell.text('bot.rules.more', { count: more })]),
    ...(things.length === 0 ? [] : [tell.text('bot.about.found')]),
  ];
  const buttons = things
    .slice(0, MOST_THINGS)
    .flatMap((thing) =>
      aboutButton(ABOUT.one, game, aboutRest(module?.meta.id ?? '', thing), tell.name(thing)),
    );
  return withButtons(answer(lines.join('\n')), buttons);
}
