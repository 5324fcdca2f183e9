import type { Texts } from '../../../../kernel/types.js';

/** Standing decisions in German: `policy.<id>`, `policy.<id>.<option>`. */
export const policies: Texts = {
  'policy.ask': 'Mich fragen',
  'policy.idle': 'Jagden anderer, wenn du nichts ausspielen kannst',
  'policy.idle.let': 'Jagen lassen',
  'policy.interfere': 'Jagden anderer, wenn du dazwischengehen könntest',
  'policy.interfere.never': 'Nie dazwischengehen',
  'policy.interfere.large': 'Bei großen Tieren dazwischengehen',
  'policy.interfere.leader': 'Beim Führenden dazwischengehen',
  'policy.interfere.always': 'Immer dazwischengehen',
  'policy.counter': 'Eine Karte gegen dich, die du abwehren könntest',
  'policy.counter.always': 'Immer abwehren',
  'policy.counter.never': 'Geschehen lassen',
  'policy.feed': 'Die Sippe im Winter ernähren',
  'policy.feed.best': 'Wobei am wenigsten übrig bleibt',
  'policy.losses': 'Verluste',
  'policy.losses.best': 'Hergeben, was am wenigsten fehlt',
  'policy.brave': 'Deine Jagd, wenn jemand dazwischengeht',
  'policy.brave.best': 'Was die Chancen raten',
  'policy.booty': 'Beute eines Überfalls',
  'policy.booty.best': 'Was dir am meisten wert ist',
  'policy.limit': 'Zu viele Karten',
  'policy.limit.best': 'Ablegen, was am wenigsten wert ist',
};
