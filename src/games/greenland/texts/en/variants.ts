import type { Texts } from '../../../../kernel/types.js';

/** What the lobby says of the games there are (C2, C3, K, M) and of their options, in English. */
export const variants: Texts = {
  'name.standard': 'Standard game',
  'name.beginner': 'Beginners’ game',
  'name.survivalist': 'Survivalist game',
  'name.saga': 'The Daughter’s Saga',
  'name.story': 'The real Greenland story',
  'name.early': 'Early Greenland',
  'about.greenland':
    'Peoples of medieval Greenland hunt, marry, trade and fight while it grows colder. For those who like hard choices; some three weeks at a daily pace.',
  'variant.standard': 'All rules, two to four tribes',
  'variant.beginner': 'Without daughters, animals, tools, fights and the New World',
  'variant.survivalist': 'A reckless alpha, no iron rule, nothing taken is replaced',
  'variant.saga': 'Solitaire: raise a dynasty of three matriarchs',
  'variant.story': 'Four tribes as they came, over seventeen events',
  'variant.early': 'Tunit and Sea Sámi, before the Norse',

  'option.pogroms': 'Pogroms',
  'option.setup': 'The patrol’s setup',
  'option.setup.balanced': 'balanced, by the number of tribes',
  'option.setup.printed': 'printed, the rulebook’s numbers',
  'option.handicap': 'Head start',
  'option.handicap.none': 'nobody',
  'name.off': 'off',
  'name.on': 'on',
  'name.tunit-people': 'Tunit, two more people',
  'name.tunit-disks': 'Tunit, two energy, ivory and iron more',
  'name.norse-people': 'Norse, two more people',
  'name.norse-disks': 'Norse, two energy, ivory and iron more',
  'name.sami-people': 'Sea Sámi, two more people',
  'name.sami-disks': 'Sea Sámi, two energy, ivory and iron more',
  'name.thule-people': 'Thule, two more people',
  'name.thule-disks': 'Thule, two energy, ivory and iron more',
};
