import type { panels as english } from '../en/panels.js';

/** `../en/panels.ts` in German. */
export const panels: Readonly<Record<keyof typeof english, string>> = {
  'bot.panel.none-of': '{what}: nichts',
  'bot.panel.likely': '-# **{line}**: {why}',
  'bot.panel.pieces': 'Wähle alles, was dazugehört',
  'bot.panel.pieces-now': '-# {least, plural, =0 {Höchstens {most}} other {{least} bis {most}}} insgesamt.',
  'bot.panel.pieces-wrong': '**{bag}** geht nicht. Wähle noch einmal.',
  'bot.panel.number': '{what}: **{n}**\n-# {min} bis {max}',
  'bot.panel.take': '{n} nehmen',
  'name.greedy': 'flink',
  'ai.greedy': 'nimmt sofort, was am besten aussieht',
  'name.planner': 'bedacht',
  'ai.planner': 'denkt voraus, am stärksten',
  'name.random': 'zufällig',
  'ai.random': 'spielt aufs Geratewohl',
  'bot.ai.what': '{ai}: {what}',
  'bot.digest.title': '**{turn} ist vorbei**',
  'bot.digest.deaths': '{n, plural, one {ein Todesfall} other {# Todesfälle}}',
  'bot.digest.failures': '{n, plural, one {ein Fehlschlag} other {# Fehlschläge}}',
  'bot.digest.column.deaths': 'Tote',
  'bot.digest.column.failures': 'Fehlschläge',
};
