import type { AnyModule } from '../bot.js';
import { makeControlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { button, countComponents, type MessageBody, rows } from '../post.js';
import type { BotTeller } from '../texts.js';

/** Buttons to printed components by name, and to sections of the rules. */

export const ABOUT = {
  /** A list of components; the rest of the id is module and page. */
  list: 'about',
  /** The component chosen from the list. */
  pick: 'about-pick',
  /** A component; the rest of the id is module and component. */
  one: 'about-one',
  /** Odds of the chosen component. */
  odds: 'about-odds',
  /** A section of the rules; the rest of the id is module and section. */
  rule: 'rule',
  /** Asks for an AI's advice. */
  advise: 'advise',
} as const;

/** The rest of an id: `greenland|walrus`. */
export const aboutRest = (module: string, what: string | number): string => `${module}|${what}`;

export function parseAboutRest(rest: string): { readonly module: string; readonly what: string } {
  const at = rest.indexOf('|');
  return at < 0 ? { module: rest, what: '' } : { module: rest.slice(0, at), what: rest.slice(at + 1) };
}

type Button = ReturnType<typeof button>;

/** A button to a component or section; empty if its id is too long. @param game '' outside a game */
export function aboutButton(
  family: (typeof ABOUT)[keyof typeof ABOUT],
  game: string,
  rest: string,
  label: string,
): readonly Button[] {
  const id = makeControlId({ family, game, seq: -1, rest });
  return id === undefined ? [] : [button({ id, label })];
}

/** A button to the section an answer cites, if it exists. */
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

/** Appends a row of buttons if there is room. */
export function withButtons(message: MessageBody, buttons: readonly Button[]): MessageBody {
  if (buttons.length === 0) return message;
  const known = JSON.stringify(message.components);
  // A message may contain each control once.
  const fresh = buttons.filter(
    (each) => !('custom_id' in each) || !known.includes(JSON.stringify(each.custom_id)),
  );
  const components = [...message.components, ...rows(fresh.slice(0, LIMITS.buttonsPerRow))];
  return fresh.length === 0 || countComponents(components) > LIMITS.components
    ? message
    : { ...message, components };
}
