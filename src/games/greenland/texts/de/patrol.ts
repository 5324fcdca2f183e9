import type { Texts } from '../../../../kernel/types.js';

/** Sledge Patrol 1937–45 (L) and the full experience that ends with it (M2), in German. */
export const patrol: Texts = {
  'name.patrol': 'Schlittenpatrouille 1937–45',
  'name.full': 'Das volle Erlebnis',
  'variant.patrol': 'Gemeinsam gegen die Besatzer der Insel, allein oder zu viert',
  'variant.full': 'Siebzehn Generationen, dann die Jahre der Patrouille; beide Wertungen zählen',

  'ask.goods':
    'Das Schiff verkauft zu festem Preis, in Elfenbein und Eisen nach Belieben; wer zuerst kauft, bekommt es',
  'ask.market':
    'Verschenke oder tausche Scheiben, ehe die Ältesten handeln, oder sag, dass du fertig bist; je drei Gaben und Angebote',

  'verb.buy': 'Kaufen',
  'verb.buy.help': 'Zum Preis des Schiffs; zählen Elfenbein und Eisen, sag, was du zahlst, wie „ivory+iron“',
  'verb.join': 'Ältesten schicken',
  'verb.join.help':
    'Ein Ältester für die Tafel eines anderen Stamms, auf einen Rang für mehrere; eine Energie',
  'verb.give': 'Geben',
  'verb.give.help': 'Einem anderen Stamm Scheiben geben, wie „2energy+ivory“',
  'arg.price': 'Preis',
  'arg.goods': 'Ware',
  'name.bullets': 'Kugeln',

  'event.warming': '{card} kommt auf die warme Seite ({row}).',

  'patrol.goods': 'Ein Schiff bietet {card} für {price} in Elfenbein und Eisen an.',
  'patrol.bought': 'Die {tribe} kaufen {card} für {paid}.',
  'patrol.sunk': 'Das Schiff wurde unterwegs versenkt.',

  'patrol.joined':
    'Die {tribe} schicken einen Ältesten ({host}, Rang {rank}){alpha, select, true {: den Alpha} other {}}.',

  'patrol.bullets': 'Die {tribe} laden ein Eisen: {card}.',
  'patrol.stolen':
    'Die {tribe} stehlen den Besatzern {n} Energie{lost, plural, =0 {} other { und haben für {lost} davon keinen Platz}}. Es bleiben {fuel}.',
  'patrol.mine-held': 'In der Mine wird gearbeitet; die Besatzer bekommen nichts und haben {fuel} Energie.',
  'patrol.fuel': 'Niemand arbeitet in der Mine: Die Besatzer bekommen {n} Energie und haben {fuel}.',

  'lacks.ways': '**Die Insel: {met} von {needed} Wegen stehen offen**',
  'lacks.modern': 'Werkzeuge: alle haben sie ✓',
  'lacks.tools': 'Werkzeuge: {who}',
  'lacks.home': 'niemand ist mehr frei: {who}',
  'lacks.empty': 'Depot: leer ✓',
  'lacks.fuel':
    'Depot: {fuel} Energie{more, plural, =0 { (in der Mine wird gearbeitet)} other {, {more} mehr, wenn niemand in der Mine arbeitet}}',
  'lacks.fled': 'Übersee: alle sind dort ✓',
  'lacks.overseas': 'Übersee: {who}',
  'lacks.weak': 'gäbe der Propaganda nach: {who}',

  'patrol.gave': 'Die {tribe} geben {goods} (an: {other}).',

  'patrol.propaganda':
    'Propaganda ({tribe}): {faces}. Das Niedrigste ist {lowest}; Handlimit und Älteste ergeben {holds}.',
  'patrol.propaganda-unheard': 'Die Propaganda findet niemanden, der sie hört.',
  'patrol.surrender': 'Die {tribe} ergeben sich.',
  'patrol.verdict':
    'Ein moderner Staat: {modern, select, yes {ja} other {nein}}. Hilfe aus Übersee: {intervention, select, yes {ja} other {nein}}. Die Besatzer ohne Treibstoff: {defeat, select, yes {ja} other {nein}}. {met} von {needed}, die es braucht.',

  'full.second-part': 'Die Punkte sind aufgeschrieben. Es ist 1937, und {turns} Jahre Patrouille beginnen.',
  'full.points':
    '{tribe}: {first} Punkte damals, {second} jetzt, {bonus} für das Schicksal der Insel: {total}.',

  'over.patrol-won': 'Die Insel ist gerettet.',
  'over.patrol-lost': 'Die Besatzer bleiben.',
  'over.patrol-surrender': 'Ein Stamm hat sich ergeben, und alle haben verloren.',
  'over.patrol-extinct': 'Ein Stamm ist ausgestorben, und alle haben verloren.',
  'over.full': 'Tausend Jahre sind vorüber.',
  'over.full-surrender': 'Ein Stamm hat sich ergeben, und die Jahre der Patrouille sind vorüber.',

  'name.tunit-2': 'Rang 2 (Tunit)',
  'name.tunit-3': 'Rang 3 (Tunit)',
  'name.tunit-5': 'Rang 5 (Tunit)',
  'name.tunit-6': 'Rang 6 (Tunit)',
  'name.norse-2': 'Rang 2 (Nordleute)',
  'name.norse-3': 'Rang 3 (Nordleute)',
  'name.norse-5': 'Rang 5 (Nordleute)',
  'name.norse-6': 'Rang 6 (Nordleute)',
  'name.sami-2': 'Rang 2 (Seesamen)',
  'name.sami-3': 'Rang 3 (Seesamen)',
  'name.sami-5': 'Rang 5 (Seesamen)',
  'name.sami-6': 'Rang 6 (Seesamen)',
  'name.thule-2': 'Rang 2 (Thule)',
  'name.thule-3': 'Rang 3 (Thule)',
  'name.thule-5': 'Rang 5 (Thule)',
  'name.thule-6': 'Rang 6 (Thule)',
};
