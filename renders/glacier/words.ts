import type { ClanId, ContestId, Fate, Phase } from '../../src/games/glacier/model.js';
import type { CardView, View } from '../../src/games/glacier/view-types.js';

const EN = {
  game: 'At the Edge of the Glacier',
  year: 'Year {n}',
  'phase.gathering': 'Great Gathering',
  'phase.winter': 'Winter',
  'phase.over': 'The end',
  'turn.of': '{clan}’s turn',
  'clan.ochre': 'Ochre',
  'clan.flint': 'Flint',
  'clan.amber': 'Amber',
  'clan.birch': 'Birch',
  toWinter: '{n} cards until winter',
  afterWinter: '{n} after it',
  winterNow: 'winter comes',
  fates: 'fate cards',
  fateDeck: '{n} fate cards left',
  trophies: 'trophies',
  ofGoal: '{n} of {goal}',
  members: 'members',
  food: 'food',
  foodFor: '{food} food for {need}',
  hunters: 'hunters wanted',
  people: 'hunters / members',
  arms: 'weapon value / weapons',
  hunt: 'hunt value',
  lore: 'lore',
  weapon: 'weapon value',
  odds: '{plain} % · best {best} %',
  hunted: 'hunted: {chance} %',
  grows: 'all fed: one clan card more',
  hungry: 'half fed',
  starves: 'less: a clan card is lost',
  oddsTitle: 'chance with the hunters wanted, and with everything',
  'for.small': 'small',
  'for.large': 'large',
  'for.both': 'any',
  'for.fish': 'fish',
  both: 'all animals',
  smallOnly: 'small animals',
  largeOnly: 'large animals',
  fishOnly: 'fish',
  makes: 'makes a weapon +{n}',
  free: 'taken',
  used: 'used or taken',
  larder: 'Larder',
  weapons: 'Weapons',
  living: 'Living chamber',
  shaman: 'Shaman’s chamber',
  hand: 'Your fate cards',
  ready: 'in the hand',
  tired: 'have acted',
  hurt: 'hurt',
  trek: 'on the Great Trek',
  wrath: 'artifact face down',
  sworn: 'vows answer',
  waiting: 'to act',
  nothing: 'nothing',
  caves: 'All caves',
  net: 'with net',
  more: '{n} more',
  'contest.hunting': 'Tales of the hunt',
  'contest.healing': 'Tales of healing',
  'contest.spirits': 'Tales of the spirits',
  nobody: 'Nobody had anything to tell',
  noGathering: 'The clans gather when winter comes',
  wins: 'wins',
  final: 'The clans have told their tales',
  sick: 'hurt',
  'alt.head': 'Year {year}, {phase}.',
  'alt.open': 'On the table: {list}.',
  'alt.waiting': 'Waiting for {list}.',
  'alt.clan': '{clan}: trophies {trophies}, members {members}, food {food}',
  'alt.wins': '{list} wins.',
  'fate.storm': 'Great Storm',
  'fate.broken': 'Broken Weapon',
  'fate.dispute': 'Hunting Dispute',
  'fate.offering': 'Offering to the Spirits',
  'fate.success': 'Successful Hunt',
  'fate.trek': 'Great Trek',
  'fate.spoiled': 'Spoiled Herbs',
  'fate.wrath': 'Wrath of the Spirits',
  'fate.predator': 'Predator',
  'fate.scavenger': 'Scavenger',
  'fate.raid': 'Raid',
} as const;

export type Word = keyof typeof EN;

const DE: Readonly<Record<Word, string>> = {
  game: 'Am Rande des Gletschers',
  year: 'Jahr {n}',
  'phase.gathering': 'Große Versammlung',
  'phase.winter': 'Winter',
  'phase.over': 'Das Ende',
  'turn.of': 'Zug von {clan}',
  'clan.ochre': 'Ocker',
  'clan.flint': 'Flint',
  'clan.amber': 'Bernstein',
  'clan.birch': 'Birke',
  toWinter: 'noch {n} bis Winter',
  afterWinter: '{n} danach',
  winterNow: 'der Winter kommt',
  fates: 'Schicksalskarten',
  fateDeck: 'noch {n} Schicksal',
  trophies: 'Trophäen',
  ofGoal: '{n} von {goal}',
  members: 'Mitglieder',
  food: 'Nahrung',
  foodFor: '{food} Nahrung für {need}',
  hunters: 'Jäger verlangt',
  people: 'Jäger / Mitglieder',
  arms: 'Waffenwert / Waffen',
  hunt: 'Jagdwert',
  lore: 'Wissen',
  weapon: 'Waffenwert',
  odds: '{plain} % · bestens {best} %',
  hunted: 'gejagt: {chance} %',
  grows: 'alle satt: eine Sippenkarte mehr',
  hungry: 'halb satt',
  starves: 'weniger: eine geht verloren',
  oddsTitle: 'Aussicht mit den verlangten Jägern und mit allem',
  'for.small': 'kleine',
  'for.large': 'große',
  'for.both': 'alle',
  'for.fish': 'Fische',
  both: 'alle Tiere',
  smallOnly: 'kleine Tiere',
  largeOnly: 'große Tiere',
  fishOnly: 'Fische',
  makes: 'ergibt Waffe +{n}',
  free: 'genommen',
  used: 'vergeben',
  larder: 'Vorratskammer',
  weapons: 'Waffen',
  living: 'Wohnkammer',
  shaman: 'Schamanenkammer',
  hand: 'Deine Schicksalskarten',
  ready: 'auf der Hand',
  tired: 'waren unterwegs',
  hurt: 'verletzt',
  trek: 'auf großer Wanderung',
  wrath: 'Artefakt verdeckt',
  sworn: 'Gelübde antworten',
  waiting: 'am Zug',
  nothing: 'nichts',
  caves: 'Alle Höhlen',
  net: 'mit Netz',
  more: 'noch {n}',
  'contest.hunting': 'Erzählungen der Jagd',
  'contest.healing': 'Erzählungen der Heilkunst',
  'contest.spirits': 'Erzählungen der Geister',
  nobody: 'Niemand hatte etwas zu erzählen',
  noGathering: 'Im Winter versammeln sich die Sippen',
  wins: 'gewinnt',
  final: 'Die Sippen haben erzählt',
  sick: 'verletzt',
  'alt.head': 'Jahr {year}, {phase}.',
  'alt.open': 'Auf dem Tisch: {list}.',
  'alt.waiting': 'Gewartet wird auf {list}.',
  'alt.clan': '{clan}: Trophäen {trophies}, Mitglieder {members}, Nahrung {food}',
  'alt.wins': '{list} gewinnt.',
  'fate.storm': 'Großer Sturm',
  'fate.broken': 'Zerbrochene Waffe',
  'fate.dispute': 'Streit der Jäger',
  'fate.offering': 'Opfer für die Geister',
  'fate.success': 'Erfolgreiche Jagd',
  'fate.trek': 'Große Wanderung',
  'fate.spoiled': 'Verdorbene Kräuter',
  'fate.wrath': 'Zorn der Geister',
  'fate.predator': 'Raubtier',
  'fate.scavenger': 'Aasfresser',
  'fate.raid': 'Überfall',
};

/** The words of one language. */
export interface Say {
  (word: Word, facts?: Readonly<Record<string, string | number>>): string;
  readonly language: 'en' | 'de';
}

/** `de-DE` reads German; everything else English. */
export function wordsFor(locale: string): Say {
  const language = locale.toLowerCase().startsWith('de') ? 'de' : 'en';
  const words: Readonly<Record<Word, string>> = language === 'de' ? DE : EN;
  const say = (word: Word, facts: Readonly<Record<string, string | number>> = {}): string =>
    words[word].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  return Object.assign(say, { language } as const);
}

export const clanName = (say: Say, clan: ClanId): string => say(`clan.${clan}`);
export const cardName = (say: Say, card: CardView): string => card.name[say.language];
export const fateName = (say: Say, fate: Fate): string => say(`fate.${fate}`);
export const contestName = (say: Say, contest: ContestId): string => say(`contest.${contest}`);
export const clansText = (say: Say, clans: readonly ClanId[]): string =>
  clans.map((clan) => clanName(say, clan)).join(', ');

export function phaseText(say: Say, view: { readonly phase: Phase; readonly active: ClanId }): string {
  return view.phase === 'turn'
    ? say('turn.of', { clan: clanName(say, view.active) })
    : say(`phase.${view.phase}`);
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** What a hunt card says, in a few words each. */
export function factsOf(say: Say, card: CardView): string[] {
  const use = { small: 'smallOnly', large: 'largeOnly', both: 'both', fish: 'fishOnly' } as const;
  const facts: string[] = [];
  if (card.food > 0) facts.push(`${say('food')} ${card.food}`);
  if (card.hunters > 0) facts.push(`${say('hunters')} ${card.hunters}`);
  if (card.hunt > 0) facts.push(`${say('hunt')} ${card.hunt}`);
  if (card.kind === 'prey' && card.weapon > 0) facts.push(say('makes', { n: card.weapon }));
  else if (card.weapon > 0)
    facts.push(`${say('weapon')} +${card.weapon}${card.use === null ? '' : ` (${say(use[card.use])})`}`);
  if (card.lore > 0) facts.push(`${say('lore')} ${card.lore}`);
  return facts;
}

export const headline = (say: Say, view: View): string =>
  say('alt.head', { year: view.year, phase: phaseText(say, view) });
