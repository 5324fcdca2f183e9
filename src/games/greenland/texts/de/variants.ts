import type { Texts } from '../../../../kernel/types.js';

/** What the lobby says of the games there are (C2, C3, K, M) and of their options, in German. */
export const variants: Texts = {
  'name.standard': 'Normales Spiel',
  'name.beginner': 'Einsteigerspiel',
  'name.survivalist': 'Überlebensspiel',
  'name.saga': 'Die Saga der Tochter',
  'name.story': 'Die wahre Geschichte Grönlands',
  'name.early': 'Frühes Grönland',
  'about.greenland':
    'Völker im Grönland des Mittelalters jagen, heiraten, handeln und kämpfen, während es kälter wird. Für alle, die schwere Entscheidungen mögen; täglich gespielt etwa drei Wochen.',
  'variant.standard': 'Alle Regeln, zwei bis vier Stämme',
  'variant.beginner': 'Ohne Töchter, Tiere, Werkzeug, Kämpfe und die Neue Welt',
  'variant.survivalist': 'Ein tollkühner Alpha, keine Eisenregel, Genommenes wird nicht ersetzt',
  'variant.saga': 'Allein: Begründe eine Dynastie aus drei Matriarchinnen',
  'variant.story': 'Vier Stämme, wie sie kamen, über siebzehn Ereignisse',
  'variant.early': 'Tunit und Seesamen, vor den Nordleuten',

  'option.pogroms': 'Pogrome',
  'option.setup': 'Aufbau der Patrouille',
  'option.setup.balanced': 'ausgewogen, nach der Zahl der Stämme',
  'option.setup.printed': 'gedruckt, die Zahlen des Regelhefts',
  'option.handicap': 'Vorsprung',
  'option.handicap.none': 'niemand',
  'name.off': 'aus',
  'name.on': 'an',
  'name.tunit-people': 'Tunit, zwei Leute mehr',
  'name.tunit-disks': 'Tunit, je zwei Energie, Elfenbein und Eisen mehr',
  'name.norse-people': 'Nordleute, zwei Leute mehr',
  'name.norse-disks': 'Nordleute, je zwei Energie, Elfenbein und Eisen mehr',
  'name.sami-people': 'Seesamen, zwei Leute mehr',
  'name.sami-disks': 'Seesamen, je zwei Energie, Elfenbein und Eisen mehr',
  'name.thule-people': 'Thule, zwei Leute mehr',
  'name.thule-disks': 'Thule, je zwei Energie, Elfenbein und Eisen mehr',
};
