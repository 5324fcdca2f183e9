import type { Texts } from '../../../../kernel/types.js';

/** Was gedruckt ist und wie es steht. */
export const printed: Texts = {
  'printed.statute':
    'Gesetz der Stufe {level}, {colour}: Alle dürfen {action} nehmen{votes, plural, =0 {} one {; es hat eine eigene Stimme} other {; es hat # eigene Stimmen}}',
  'printed.persona':
    'Ziehkind, {colour}, Wert {worth}; verlangt {wanted, plural, one {# Gut} other {# Güter}}',
  'printed.persona-winter': 'Zählt im Winter als {n, plural, one {ein Hof} other {# Höfe}}',
  'printed.persona-bondi': 'Bondi ihrer Farbe handeln mit +{n}',
  'printed.persona-capture': 'Gibt einem Bonden beim Raub eines Bezirks {n} dazu',
  'printed.persona-council': 'Ratsaktionen ihrer Farbe haben +{n}',
  'printed.home': 'Heimathof: {colours}; handelt als {actions}',
  'printed.colour': 'Farbe von {statutes}',
  'printed.district': 'Ein Bezirk mit {edges, plural, one {# Kante} other {# Kanten}}',
  'printed.near': 'Neben {near}',
  'printed.gothi-now':
    'Ruhm {fame}; {hall, plural, one {# Thingmann} other {# Thingmänner}} im Langhaus, {districts, plural, one {# Bezirk} other {# Bezirke}}, {goods, plural, one {# Gut} other {# Güter}}, {bondi} Bondi',
  'printed.proposed': 'Zurzeit vorgeschlagen',
  'printed.pool': '{n, plural, one {Eins steht} other {# stehen}} zur Pflege bereit',
  'printed.farms': '{gothi}: {n, plural, one {# Hof} other {# Höfe}}',
  'printed.closed': 'Nicht in diesem Spiel',
  'printed.free': 'Gehört niemandem',
  'printed.owned': 'Gehört {gothi}, Wert {value}',
};
