import type { Texts } from '../../../kernel/types.js';

/** What stands on the panel in which a move is chosen, beyond its oldest words. */
export const panels = {
  'bot.panel.none-of': '{what}: nothing',
  'bot.panel.likely': '-# **{line}**: {why}',
  'bot.panel.pieces': 'Choose all that belongs to it',
  'bot.panel.pieces-now': '-# {least, plural, =0 {At most {most}} other {{least} to {most}}} in all.',
  'bot.panel.pieces-wrong': '**{bag}** can’t be it. Choose again.',
  'bot.panel.number': '{what}: **{n}**\n-# {min} to {max}',
  'bot.panel.take': 'Take {n}',
  'name.greedy': 'quick',
  'ai.greedy': 'takes at once what looks best',
  'name.planner': 'thoughtful',
  'ai.planner': 'thinks ahead, the strongest',
  'name.random': 'random',
  'ai.random': 'plays by chance',
  'bot.ai.what': '{ai}: {what}',
  'bot.digest.title': '**{turn} is over**',
  'bot.digest.deaths': '{n, plural, one {one death} other {# deaths}}',
  'bot.digest.failures': '{n, plural, one {one failure} other {# failures}}',
  'bot.digest.column.deaths': 'Deaths',
  'bot.digest.column.failures': 'Failures',
} satisfies Texts;
