import type { Texts } from '../../../../kernel/types.js';

/** Was auf einer Karte steht und wo sie liegt. */
export const printed: Texts = {
  'printed.prey':
    '{fish, select, yes {Fisch} other {Tier}}: gejagt ab {hunt}, von {hunters, plural, one {# Jäger} other {# Jägern}}; nährt {food}, Wissen {lore}{weapon, plural, =0 {} other {; zur Waffe gemacht +#}}',
  'printed.herb':
    'Kraut: gesammelt von {hunters, plural, one {# Mitglied} other {# Mitgliedern}}; nährt {food}, Wissen {lore}',
  'printed.weapon':
    'Waffe: +{weapon} bei {use, select, fish {Fischen} small {kleinen Tieren} large {großen Tieren} other {jeder Jagd}}; Wissen {lore}',
  'printed.artifact': 'Artefakt: +{weapon}, wenn der Schamane es anruft; Wissen {lore}',
  'printed.event': 'Ereignis: {event, select, earthquake {ein Erdbeben} other {eine Hochzeit}}',
  'printed.winter': 'Die Winterkarte: Hier endet das Jahr',
  'printed.from': 'Ab {n} Sippen im Spiel',
  'printed.fate':
    '{colour, select, red {Rote} green {Grüne} other {Gelbe}} Schicksalskarte; im Stapel {n, plural, one {ist eine} other {sind #}}',
  'printed.clan': 'Eine Sippe; {goal} Trophäen gewinnen',
  'printed.open': 'Liegt auf dem Tisch',
  'printed.open-odds':
    'Liegt auf dem Tisch: {plain} % mit so vielen Jägern, wie sie verlangt, {best} % mit allem, was es gibt',
  'printed.larder': 'Im Vorrat von {clan}, nährt noch {food}',
  'printed.armed': 'Eine Waffe von {clan}',
  'printed.owned': 'Gehört {clan}',
  'printed.discarded': 'Abgelegt',
  'printed.held': '{n, plural, one {Eine} other {#}} auf deiner Hand',
  'printed.spent': '{n, plural, one {Eine wurde} other {# wurden}} gespielt',
  'printed.clan-now':
    '{members, plural, one {# Mitglied} other {# Mitglieder}}, Nahrung {food}, {weapons, plural, one {# Waffe} other {# Waffen}}, {fates, plural, one {# Schicksalskarte} other {# Schicksalskarten}}, {trophies} von {goal} Trophäen',
};
