import type { Texts } from '../../../../kernel/types.js';

/** Was geschieht, und was einem Zug entgegensteht, auf Deutsch. */
export const story: Texts = {
  'year.began': 'Jahr {year} beginnt.',
  'year.card': 'Die Jahreskarte: {card}.',
  'hay.rotted': 'Bei {household} verfault {n} Heu, {left} bleibt.',
  'seals.went': 'Jemand von {household} geht auf Robbenjagd.',
  'seals.card': 'Die Robbenjagd: {card}.',
  'seals.died': 'Der Robbenjäger von {household} kommt nicht zurück.',
  'seals.caught': '{household} bringt Robben heim: {n} Nahrung.',
  'herd.young':
    '{household}: {calves, plural, =0 {} one {# Kalb, } other {# Kälber, }}{lambs, plural, =0 {keine Lämmer} one {# Lamm} other {# Lämmer}} geboren.',
  'herd.milk': '{household} hat {n} Nahrung aus Milch.',
  'herd.slaughtered': '{household} schlachtet {animals}: {n} Nahrung.',
  'herd.housed':
    '{household} behält {cows, plural, one {# Kuh} other {# Kühe}} und {sheep, plural, one {# Schaf} other {# Schafe}} für {hay} Heu{out, plural, =0 {} one {; ein Tier ist verloren} other {; # Tiere sind verloren}}.',
  'herd.grazes': '{household} lässt {n, plural, one {# Schaf} other {# Schafe}} draußen weiden.',
  'herd.fed': '{household} füttert doch {n, plural, one {# Schaf} other {# Schafe}}, für {hay} Heu.',
  'herd.lost':
    '{household} verliert die Herde ({cows, plural, one {# Kuh} other {# Kühe}}, {sheep, plural, one {# Schaf} other {# Schafe}}): {why_id, select, hay {es ist zu wenig Heu da} barn {es gibt keine Scheune} other {das Heu wurde zurückgehalten}}.',
  'herd.buried':
    '{household} verliert mit der eingestürzten Scheune {cows, plural, =0 {} one {# Kuh} other {# Kühe}}{cows, plural, =0 {} other {{sheep, plural, =0 {} other { und }}}}{sheep, plural, =0 {} one {# Schaf} other {# Schafe}}.',
  'soil.recovers': 'Der Boden von {household} steigt um {n}.',
  'voyage.boats':
    '{household} schickt {n, plural, one {# Boot} other {# Boote}} {to_id, select, vinland {nach Vinland} other {auf Walrossjagd}}.',
  'voyage.crew':
    '{n, plural, one {# Person} other {# Leute}} von {household} {n, plural, one {fährt} other {fahren}} {to_id, select, vinland {nach Vinland} other {auf Walrossjagd}}.',
  'voyage.asked-for':
    '{household} bittet {host} um {n, plural, one {# Platz} other {# Plätze}}{pays, plural, =0 {} other { und würde {pay} zahlen}}{share_id, select, quarter {, dazu ein Viertel von dem, was sie heimbringen} third {, dazu ein Drittel von dem, was sie heimbringen} half {, dazu die Hälfte von dem, was sie heimbringen} all {, dazu alles, was sie heimbringen} other {}}.',
  'voyage.carried':
    '{host} nimmt {n, plural, one {# Person} other {# Leute}} von {household} an Bord{pays, plural, =0 {} other { für {pay}}}{share_id, select, quarter {, gegen ein Viertel von dem, was sie heimbringen} third {, gegen ein Drittel von dem, was sie heimbringen} half {, gegen die Hälfte von dem, was sie heimbringen} all {, gegen alles, was sie heimbringen} other {}}.',
  'voyage.declined': '{host} hat keinen Platz für {household}.',
  'voyage.timber':
    '{people, plural, one {# Person} other {# Leute}} von {household} {people, plural, one {kommt} other {kommen}} mit {n} Holz aus Vinland heim.',
  'walrus.card': 'Die Walrossjagd: {card}.',
  'walrus.lost':
    '{n, plural, one {# Jäger} other {# Jäger}} von {household} und die Boote sind im Sturm verloren.',
  'walrus.ivory':
    '{people, plural, one {# Jäger} other {# Jäger}} von {household} {people, plural, one {kommt} other {kommen}} mit {n} Elfenbein heim.',
  'ship.arrives': 'Ein Schiff kommt aus Norwegen und zahlt {price} Silber für ein Elfenbein.',
  'ship.sold': '{household} verkauft {n} Elfenbein für {silver} Silber.',
  'ship.not-worth':
    'Nur {sold} Elfenbein, und erst {least} hätten die Reise gelohnt: Nächsten Sommer kommt kein Schiff.',
  'ship.content': 'Das Schiff fährt mit {sold} Elfenbein ab und kommt wieder.',
  'ship.stays-away': 'In diesem Sommer kommt kein Schiff.',
  'hay.mown': '{household} nimmt {n} Heu{soil, plural, =0 {} other {, und der Boden fällt um #}}.',
  'timber.cuts': '{household} beginnt, {n, plural, one {einen Baum} other {# Bäume}} zu fällen.',
  'timber.breaks': '{household} zerlegt {n, plural, one {ein Boot} other {# Boote}}.',
  'timber.passed': '{household} braucht kein Holz mehr.',
  'food.paid': '{household} isst {n} Nahrung und hat noch {left}.',
  'hay.paid': '{household} verfüttert {n} Heu und hat noch {left}.',
  'household.died':
    '{household} verhungert: {need} Nahrung wäre nötig gewesen, {food} war da. {people, plural, one {Eine Person ist tot} other {# Leute sind tot}}.',
  'household.deserted': 'Von {household} ist niemand mehr da: Der Hof steht leer.',
  'household.adopted':
    '{n, plural, one {# Person} other {# Leute}} von {from} {n, plural, one {bleibt} other {bleiben}} für immer bei {household}.',
  'barn.repaired': '{household} bessert {n, plural, one {eine Scheune} other {# Scheunen}} aus.',
  'barn.aided': '{household} bessert {n, plural, one {eine Scheune} other {# Scheunen}} von {owner} aus.',
  'barn.declined': '{owner} will keine Hilfe von {household}.',
  'barn.fell':
    '{n, plural, one {Eine Scheune} other {# Scheunen}} von {household} {n, plural, one {stürzt} other {stürzen}} ein; {left, plural, =0 {keine bleibt} one {eine bleibt} other {# bleiben}}.',
  'build.built': '{household} baut {what}.',
  'dealer.rolled': '{households} würfeln, wer den Geber bestimmt: {faces}.',
  'dealer.named': '{household} bestimmt den Geber: {dealer}.',
  'winter.card': 'Die Winterkarte: {card}.',
  'deal.proposed': '#{id}: {household} schlägt einen Handel vor.',
  'deal.changed': '#{id}: {household} hat den Handel geändert.',
  'deal.leg': '· {from} gibt {to} {goods}',
  'deal.leg-later': '· {from} verspricht {to} {goods} bis zum Ende von {season} in Jahr {year}',
  'deal.made': '#{id}: {households} sind sich einig.',
  'deal.gave': '{from} übergibt {to} {goods}.',
  'deal.gift': '{household} schenkt {to} {goods}.',
  'deal.agreed': '#{id}: {household} stimmt zu.',
  'deal.refused': '#{id}: {household} lehnt ab.',
  'deal.withdrawn': '#{id}: {household} zieht den Handel zurück.',
  'deal.lapsed': '#{id}: Nicht alle haben zugestimmt, aus dem Handel wird nichts.',
  'pledge.made': '#{id}: {from} verspricht {to} {goods} bis zum Ende von {season} in Jahr {year}.',
  'pledge.kept': '#{id}: {from} hält ein Versprechen und gibt {to} {goods}.',
  'pledge.broken': '#{id}: {from} hat ein Versprechen gebrochen: {to} hat nie bekommen: {goods}.',
  'pledge.forgiven': '#{id}: {to} erlässt {from} ein Versprechen.',
  'people.recalled': '{household} ruft {n, plural, one {# Person} other {# Leute}} von {from} heim.',
  'talk.rests': '{household} hat bis {season} nichts zu handeln.',
  'talk.speaks': '{household} würde wieder handeln.',
  'end.household':
    '{household}: {out, plural, =0 {{silver} Silber, {people, plural, one {# Person} other {# Leute}}} other {ausgestorben in Jahr #}}.',
  'end.all-dead': 'Alle Höfe sind ausgestorben. Alle haben verloren.',
  'end.lone': 'Allein {households} hat die Thronfolge erlebt, mit {silver} Silber, und gewinnt.',
  'end.last': '{households} ist der letzte lebende Hof und gewinnt, mit {silver} Silber.',
  'end.none': 'Es lebt noch jemand, aber zum Sieg reicht es niemandem.',
  'end.won': '{households} gewinnt mit {silver} Silber.',
  'end.shared': '{households} gewinnen gemeinsam mit je {silver} Silber.',
  'end.hollow': 'Niemand hat Silber: {households} gewinnen, weil sie leben.',
  'how.end.all-dead': 'Alle Höfe sind ausgestorben. Alle haben verloren.',
  'how.end.lone': 'Ein einziger Hof hat die Thronfolge erlebt.',
  'how.end.last': 'Ein einziger Hof ist am Leben geblieben.',
  'how.end.none': 'Es lebt noch jemand, aber zum Sieg reicht es niemandem.',
  'how.end.won': 'Wer zur Thronfolge am meisten Silber hat, gewinnt.',
  'how.end.shared': 'Mehrere haben zur Thronfolge am meisten Silber und teilen sich den Sieg.',
  'how.end.hollow': 'Niemand hat Silber: Wer lebt, hat gewonnen.',
  'deal.lacking':
    '{who} kann nicht hergeben: {needs}. Davon ist {has, plural, =0 {nichts} other {nur #}} da.',
  'deal.out-sealing':
    'Deine Leute bei {household} sind auf Robbenjagd; sie lassen sich rufen, sobald sie zurück sind.',
  'deal.enough': 'Du hast hier schon {n} Geschäfte begonnen, mehr geht jetzt nicht.',
  'voyage.one-boat': 'An diesem Tisch schickt ein Hof je Ziel ein Boot.',
  'voyage.too-few-people': 'Jedes Boot braucht {least} deiner Leute, und {people} sind daheim.',
  'voyage.full': 'Es ist noch Platz für {room, plural, =0 {niemanden} one {# Person} other {# Leute}}.',
  'voyage.asked': '{household} wurde zweimal gefragt und wird dieses Jahr nicht mehr gefragt.',
  'ship.not-so-much': 'Du hast {ivory} Elfenbein.',
  'hay.not-so-much':
    'Höchstens {most} Heu: {number} für jede von {people, plural, one {# Person} other {# Personen}} daheim und jede von {level, plural, one {# Bodenstufe} other {# Bodenstufen}}.',
  'herd.young-spared': 'An diesem Tisch werden Jungtiere nicht geschlachtet.',
  'timber.no-trees': 'Kein Baum steht mehr.',
  'timber.too-few-people': 'Jede Person daheim fällt einen Baum: Du hast {people}.',
  'house.no-room': 'Die Scheunen fassen {room, plural, one {# Tier} other {# Tiere}}.',
  'house.no-hay': 'Das kostet {need} Heu, und du hast {hay}.',
  'house.no-such-herd':
    'Du hast {cows, plural, one {# Kuh} other {# Kühe}} und {sheep, plural, one {# Schaf} other {# Schafe}}.',
  'build.too-few-people':
    'Das braucht {people, plural, one {eine Person, die noch nicht gearbeitet hat} other {# Leute, die noch nicht gearbeitet haben}}, und du hast {free}.',
  'build.too-little-timber': 'Das braucht {timber} Holz, und du hast {have}.',
  'build.no-means':
    'Ausbessern braucht eine Person und Holz: {free, plural, =0 {niemand ist} one {eine Person ist} other {# Leute sind}} frei, und du hast {have} Holz.',
  'build.declined': '{household} hat deine Hilfe abgelehnt.',
};
