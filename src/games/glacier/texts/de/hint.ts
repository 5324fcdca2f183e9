import type { Texts } from '../../../../kernel/types.js';

/** Beside and above what may be chosen, in German. */
export const hints: Texts = {
  'hint.folk': 'eine Sippenkarte mit {n, plural, one {# Mitglied} other {# Mitgliedern}}',
  'hint.prey':
    'verlangt {hunters, plural, one {# Jäger} other {# Jäger}}, nährt {food}{weapon, plural, =0 {} other {, als Waffe +#}}',
  'hint.herb': 'verlangt {hunters, plural, one {# Mitglied} other {# Mitglieder}}, nährt {food}',
  'hint.weapon': 'Waffe +{weapon}, Wissen {lore}',
  'hint.due': '{cause} kostet dich: {n, plural, one {eines ist} other {# sind}} noch abzugeben',
  'hint.curse': '{by} spielt {fate} gegen {against}',
  'hint.hunt': '{clan} jagt {prey}: {chance}',
  'hint.meal': 'Winter: Deine Sippe braucht {need} Nahrung und hat {given} bekommen',
  'hint.card': 'Es geht um **{card}**',
  'hint.prey-odds': '{card} ({plain} %, mit allem {best} %)',
  'hint.open': 'Auf dem Tisch: {cards}',
  'hint.means':
    '-# Deine Sippe: {members, plural, one {# Mitglied} other {# Mitglieder}}, davon {home} daheim · Nahrung {food} · {weapons, plural, one {# Waffe} other {# Waffen}} · {fates, plural, one {# Schicksalskarte} other {# Schicksalskarten}} · {trophies} von {goal} Trophäen',
};
