import type { ListEntry } from '../parts/choice.js';
import { filterChoices } from '../parts/choice.js';
import { channelChoices, userChoices } from '../parts/entities.js';
import type { PageState } from '../state/model.js';

/** A name chosen from the list, and the mention it is sent as. */
export interface Mention {
  readonly shown: string;
  readonly sent: string;
}

export interface MentionSearch {
  /** Position of the @ or # in the text. */
  readonly at: number;
  readonly items: readonly (ListEntry & Mention)[];
}

/** Finds a mention being typed just before the caret. */
export function findMention(text: string, caret: number, state: PageState): MentionSearch | null {
  const match = /(?:^|\s)([@#])([^\s@#]{0,32})$/.exec(text.slice(0, caret));
  if (match === null) return null;
  const [, sign, typed = ''] = match;
  const at = caret - typed.length - 1;
  const choices = sign === '@' ? userChoices(state) : channelChoices(state, []);
  const items = filterChoices(choices, typed)
    .slice(0, 10)
    .map((choice) => ({
      ...choice,
      shown: `${sign ?? ''}${choice.label}`,
      sent: sign === '@' ? `<@${choice.value}>` : `<#${choice.value}>`,
    }));
  return items.length === 0 ? null : { at, items };
}

/** The text with chosen names replaced by mentions. */
export function withMentions(text: string, mentions: readonly Mention[]): string {
  return [...mentions]
    .sort((a, b) => b.shown.length - a.shown.length)
    .reduce((sent, mention) => sent.split(mention.shown).join(mention.sent), text);
}
