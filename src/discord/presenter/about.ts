import type { AnyModule } from '../bot.js';
import { makeControlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { button, countComponents, type MessageBody, rows } from '../post.js';
import type { BotTeller } from '../texts.js';

/** Controls that lead to what is printed: a thing by its name, a section of the rules. */

export const ABOUT = {
  /** A list of things; the rest is module and page. */
  list: 'about',
  /** The one that was chosen from it. */
  pick: 'about-pick',
  /** A thing; the rest is module and id. */
  one: 'about-one',
  /** Chances of the thing that was chosen. */
  odds: 'about-odds',
  /** A section of the rules; the rest is module and number. */
  rule: 'rule',
  /** What a program would do. */
  advise: 'advise',
} as const;

/** `greenland|walrus`: the module, and what is meant of it. */
export const aboutRest = (module: string, what: string | number): string => `${module}|${what}`;

export function parseAboutRest(rest: string): { readonly module: string; readonly what: string } {
  const at = rest.indexOf('|');
  return at < 0 ? { module: rest, what: '' } : { module: rest.slice(0, at), what: rest.slice(at + 1) };
}

type Button = ReturnType<typeof button>;

/** A button that leads to a thing or section; none where its id is too long. `game`: '' outside of one. */
export function aboutButton(
  family: (typeof ABOUT)[keyof typeof ABOUT],
  game: string,
  rest: string,
  label: string,
): readonly Button[] {
  const id = makeControlId({ family, game, seq: -1, rest });
  return id === undefined ? [] : [button({ id, label })];
}

/** A section that an answer cites, where there is such a section. */
export function citedButton(
  tell: BotTeller,
  module: AnyModule | undefined,
  game: string,
  rule: string | undefined,
): readonly Button[] {
  if (module === undefined || rule === undefined || !module.meta.rules.some(({ id }) => id === rule))
    return [];
  return aboutButton(
    ABOUT.rule,
    game,
    aboutRest(module.meta.id, rule),
    tell.text('bot.about.cited', { id: rule }),
  );
}

/** The post with a row of buttons more, where there is room for them. */
export function withButtons(message: MessageBody, buttons: readonly Button[]): MessageBody {
  if (buttons.length === 0) return message;
  const known = JSON.stringify(message.components);
  // One control stands once in a message.
  const fresh = buttons.filter(
    (each) => !('custom_id' in each) || !known.includes(JSON.stringify(each.custom_id)),
  );
  const components = [...message.components, ...rows(fresh.slice(0, LIMITS.buttonsPerRow))];
  return fresh.length === 0 || countComponents(components) > LIMITS.components
    ? message
    : { ...message, components };
}
