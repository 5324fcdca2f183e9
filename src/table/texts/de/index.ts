import type { TableText } from '../en/index.js';

/** Sentences of the table in German, by key. */
export const texts: Readonly<Record<TableText, string>> = {
  // Refusals.
  'table.no-such-game': 'So ein Spiel gibt es hier nicht.',
  'table.which-game': 'Hier werden mehrere Spiele gespielt: Sag, welches von {titles}.',
  'table.no-such-module': 'Kein Spiel heißt {module}.',
  'table.no-such-variant': '{variant} ist keine Variante dieses Spiels.',
  'table.no-such-option':
    '{option} kann nicht {value} sein{may, select, none {.} other {; möglich ist {may}.}}',
  'table.no-such-ai': 'Keine KI heißt {ai}.',
  'table.no-strategy':
    '{ai} spielt nach keinem Text.{may, select, none {} other { Nach einem Text spielen: {may}.}}',
  'table.which-strategy':
    '{ai} spielt nach einer Strategie: Nenn eine, die das Spiel mitbringt, oder schreib eine eigene.',
  'table.long-strategy': 'Eine Strategie hat höchstens {most} Zeichen.',
  'table.no-such-seat': 'Dieses Spiel hat keinen Platz {seat}.',
  'table.seat-not-in-variant': '{seat} spielt in der Variante {variant} nicht mit. In ihr spielen: {seats}.',
  'table.no-such-place': 'Auf Platz {place} sitzt niemand.',
  'table.no-such-event': 'Das Spiel hat kein Ereignis {seq}.',
  'table.lives-here':
    'Das Spiel wird schon in diesem Kanal gespielt. In einem anderen holt `/spiel hierher` es dorthin.',
  'table.not-host': 'Das können nur Gastgeber oder Moderation.',
  'table.not-moderator': 'Das kann nur die Moderation dieses Servers.',
  'table.no-winter':
    'Einen Winter vom {day} gibt es nicht. `/winter` allein fragt den von heute; `tag` bietet die an, die vorbei sind, etwa 2026-11-23.',
  'table.asks-riddle':
    'Am {day} wird ein Rätsel gefragt: Darin ist nichts zu ziehen, seine Antworten sind Knöpfe.',
  'table.club-off':
    'Die Moderation dieses Servers hat das abgeschaltet: {feature_id, select, rematch {Revanchen} wanted {die Warteliste} follow {Spielen zu folgen} ladder {Wertungen und die Rangliste} review {auf Spiele zurückzublicken} winter {den Winter des Tages} other {Turniere}}. `/klub einstellungen` zeigt, was an ist.',
  'table.follow-plays': 'Du spielst hier mit und erfährst das Ende ohnehin.',
  'table.wanted-seats': 'Dieses Spiel spielt man zu {min} bis {max}, nicht zu {seats}.',
  'table.wanted-most': 'Du stehst schon in {most} Reihen der Warteliste. Verlass erst eine.',
  'table.wanted-none': 'Darauf wartet niemand mehr.',
  'table.no-such-tournament': 'So ein Turnier gibt es auf diesem Server nicht.',
  'table.which-tournament': 'Hier laufen mehrere Turniere: Nenn das, das du meinst.',
  'table.not-organiser': 'Das kann nur, wer das Turnier ausrichtet, oder die Moderation.',
  'table.tournament-moderators':
    'Turniere richtet hier nur die Moderation aus. `/klub einstellungen` kann es allen erlauben.',
  'table.tournament-many': 'Auf diesem Server laufen schon {most} Turniere. Beende erst eines.',
  'table.tournament-begun': 'Das Turnier hat schon begonnen.',
  'table.tournament-over': 'Das Turnier ist vorbei. `/turnier neu` richtet ein anderes aus.',
  'table.tournament-full': 'Das Turnier ist voll: {most} spielen mit.',
  'table.tournament-few':
    'Es braucht {need} Leute; angemeldet {have, plural, =0 {ist niemand} one {ist eine Person} other {sind #}}.',
  'table.tournament-days': 'Eine Runde dauert 1 bis {most} Tage.',
  'table.tournament-name': 'Ein Name hat bis zu 40 Buchstaben, Ziffern und Leerzeichen.',
  'table.tournament-not-running': 'Das Turnier läuft nicht.',
  'table.is-entrant': 'Du spielst schon mit.',
  'table.not-in-tournament': 'Du spielst in diesem Turnier nicht mit oder bist ausgestiegen.',
  'table.not-entrant': 'Diese Person spielt in diesem Turnier nicht mit oder ist ausgestiegen.',
  'table.no-such-table':
    'Die laufende Runde hat keinen Tisch {table}: Sie hat {most, plural, =0 {keinen} one {einen} other {1 bis #}}.',
  'table.not-at-table': 'Diese Person sitzt nicht an Tisch {table}. `/turnier runde` zeigt, wer wo sitzt.',
  'table.not-seated': 'Du spielst in diesem Spiel nicht mit.',
  'table.not-your-turn':
    '{awaited, select, none {Gerade wird auf niemanden gewartet.} other {Du bist nicht am Zug: Gefragt ist {awaited}.}}',
  'table.too-many-lobbies':
    'Von dir warten hier schon {most} Spiele auf den Anfang: {titles}. Beginne eines, oder beende eines mit `/spiel beenden`.',
  'table.channel-full':
    'In diesem Kanal warten schon {most} Spiele auf den Anfang. Beginnt oder beendet eines, oder nehmt einen anderen Kanal.',
  'table.not-lobby': 'Das Spiel hat schon begonnen.',
  'table.not-running':
    '{stage, select, lobby {Das Spiel hat noch nicht begonnen.} paused {Das Spiel macht Pause, so hat es der Tisch beschlossen: `/vorschlag fortsetzen` fragt, ob es weitergeht.} other {Das Spiel ist vorbei.}}',
  'table.frozen':
    '**Eingefroren.** {why_id, select, fault {Fimbul ist in den Regeln auf einen Fehler gestoßen. Das Spiel steht beim letzten guten Stand. Der Gastgeber kann es mit `/spiel auftauen` noch einmal versuchen oder mit `/spiel zurücksetzen` zurückgehen.} rules {Fimbul wurde aktualisiert und würde Ereignis {seq} jetzt anders spielen. Mit `/spiel auftauen` lässt der Gastgeber es von diesem Brett aus unter den neuen Regeln weitergehen. Sonst geht es weiter, sobald Fimbul es wieder spielt wie bisher.} version {Fimbul wurde aktualisiert, und dieses Spiel hat neue Regeln. Mit `/spiel auftauen` lässt der Gastgeber es von diesem Brett aus unter den neuen Regeln weitergehen, mit `/spiel beenden` beendet er es.} other {Dieses Fimbul kann das Spiel nicht öffnen; zu sehen ist der letzte Stand. Es geht von selbst weiter, sobald Fimbul es wieder öffnen kann. Helfen kann nur der Betreiber von Fimbul.}}',
  'table.thaw-first':
    'Fimbul wurde aktualisiert, nachdem das Spiel eingefroren ist. Lass es erst mit `/spiel auftauen` weitergehen.',
  'table.cant-go-on':
    'Die neuen Regeln können von diesem Brett aus nicht weiterspielen. Das Spiel bleibt lesbar, wie es steht. `/spiel beenden` beendet es ohne Ergebnis.',
  'table.seat-taken': '{seat} ist vergeben.',
  'table.sits-already': 'Diese Person sitzt schon an diesem Tisch.',
  'table.not-over': 'Das Spiel ist nicht vorbei: Was geheim ist, bleibt es.',
  'table.none-to-review':
    'In diesem Kanal ist noch kein Spiel vorbei, und ein laufendes lässt sich nicht analysieren. Versuch es nach dem Ende wieder, oder nenn mit `spiel` ein beendetes Spiel aus einem anderen Kanal.',
  'table.you-sit': 'Du sitzt schon an diesem Tisch.',
  'table.not-former':
    '{seat} kannst du nicht einfach nehmen: Zurücknehmen darf den Platz, wer ihn zuletzt gespielt hat, vergeben der Gastgeber (`/spiel ersetzen`).',
  'table.seat-held':
    '{seat} gehört jemandem, der keine Frist versäumt hat. Nur mit dessen Ja bekommt ihn ein anderer: `/vorschlag ersetzen` fragt danach.',
  'table.seat-claimed':
    'Der Gastgeber hat {seat} seinem Spieler genommen, der mit `/spiel zurückholen` zurückkommen darf. Soll ihn jemand anderes bekommen, frag mit `/vorschlag ersetzen`.',
  'table.played-another':
    '{self_id, select, you {Du hast in diesem Spiel schon {other} gespielt und kennst} other {Diese Person hat in diesem Spiel schon {other} gespielt und kennt}} die Geheimnisse dieses Platzes. {seat} geht deshalb nicht; zurück zu {other} führt `/spiel zurückholen`.',
  'table.no-former':
    'Keine KI spielt hier einen Platz, der deiner war. Der Gastgeber kann dir einen geben (`/spiel ersetzen`).',
  'table.nobody-sits': 'Bei {seats} sitzt noch niemand.',
  'table.full': 'Der Tisch ist voll: {max, plural, one {# Platz} other {# Plätze}}.',
  'table.too-few':
    'Mindestens {min, plural, one {# Platz muss} other {# Plätze müssen}} besetzt sein; bisher {have}.',
  'table.too-many':
    'Diese Variante hat höchstens {max, plural, one {# Platz} other {# Plätze}}; besetzt sind {have}.',
  'table.bad-nonce': 'Gib 1 bis 64 Buchstaben oder Ziffern an.',
  'table.unreadable': 'Das ist nicht als Zug zu lesen.',
  'table.nothing-to-undo': 'Du hast nichts zurückzunehmen.',
  'table.undo-chance':
    'Seither kamen Würfel oder verdeckte Karten heraus: Ohne Zustimmung der anderen geht es nicht zurück.',
  'table.undo-seat': 'Seither haben andere entschieden: Ohne ihre Zustimmung geht es nicht zurück.',
  'table.undo-host':
    'Sonst spielt niemand mit, den man fragen könnte: Der Gastgeber kann das Spiel zurücksetzen (`/spiel zurücksetzen`).',
  'table.proposal-open':
    'Eine andere Abstimmung läuft: {kind, select, pause {über eine Pause} resume {über die Fortsetzung} extend {über mehr Zeit} end {über das Ende} winner {über den Sieg} once {über einen Zug der KI} replace {über einen Platz} rewind {über die Rückkehr} hints {über Tipps} other {über eine Rücknahme}}. Eine nach der anderen: Sie endet von selbst, oder wer sie begann, zieht sie zurück.',
  'table.proposal-none': 'Diese Abstimmung ist vorbei: Sie ist entschieden, oder das Spiel ging weiter.',
  'table.proposal-not-asked': 'Nicht du wirst hier gefragt, sondern wer mitspielt und betroffen ist.',
  'table.proposal-alone': 'Dem muss noch jemand am Tisch zustimmen, und da ist niemand.',
  'table.is-paused':
    'Das Spiel macht Pause. Vorschlagen kann man, dass es weitergeht, dass es endet oder wer gewonnen hat.',
  'table.is-running': 'Das Spiel macht keine Pause.',
  'table.not-awaited': 'Auf niemanden wird bei {seat} gewartet.',
  'table.ai-sits': '{seat} wird schon von der KI gespielt.',
  'table.waive-own': 'Auf dich wird ja gewartet: Eine Antwort oder `/vorschlag verlängern` hilft mehr.',
  'table.no-lesson': 'Für dieses Spiel gibt es keine Lektion; `/regeln` erzählt die Regeln.',
  'table.not-taught':
    'Das ist die Lektion von jemand anderem, oder sie ist vorbei: Du hast hier keine. `/lernen` beginnt eine.',
  'table.no-such-order': 'Dieses Spiel kennt keine Anweisung {order}.',
  'table.no-plan': 'Es gibt noch keinen Plan zu behalten.',
  'table.not-ahead': 'Für dich lässt sich gerade nichts vorausplanen.',
  'table.too-many-orders': 'Das ist mehr, als ein Plan oder ein Sitz fassen darf.',
  'table.not-frozen': 'Das Spiel ist nicht eingefroren.',
  'table.not-kept':
    'Das ließ sich nicht speichern und wurde darum nicht getan: Das Spiel steht, wie es stand. Sag dem Betreiber von Fimbul, dass die Platte voll sein könnte ({code}).',
  'table.no-such-zone':
    '{zone} ist keine Zeitzone. Zeitzonen heißen etwa Europe/Berlin oder America/New_York.',
  'table.quiet-too-long':
    'Ruhezeiten dürfen höchstens {hours} Stunden am Tag dauern, damit Zeit zum Spielen bleibt.',
  'table.away-too-long':
    'Eine Abwesenheit darf höchstens {days} Tage dauern. Überlass deinen Platz sonst jemand anderem oder der KI.',
  'table.closing': 'Fimbul startet gerade neu. Versuch es gleich noch einmal.',
  // Notices.
  'table.rewound':
    'Der Gastgeber hat das Spiel ohne Abstimmung auf Ereignis {to} zurückgesetzt. Es wird deshalb nicht gewertet.',
  'table.no-advice':
    'In diesem Spiel gibt es keine Tipps. Alle Mitspieler zusammen können sie erlauben: `/vorschlag tipps`.',
  'table.advice':
    'Der Gastgeber hat geändert, wer ein Programm fragen darf, was es täte: {advice, select, all {alle} none {niemand} other {nur wer allein gegen Programme spielt}}.',
  'table.advice-over': 'Das Spiel ist vorbei. Wer Tipps bekommen konnte, lässt sich nicht mehr ändern.',
  'table.advice-vote':
    'Das Spiel läuft schon. Wer Tipps bekommt, ändert sich nur, wenn alle Mitspieler zustimmen. Frag sie mit `/vorschlag tipps`.',
  'table.advice-same': 'Die Tipps sind schon so eingestellt.',
  'table.advice-agreed':
    'Alle Mitspieler haben sich über Tipps geeinigt: {advice, select, all {Alle dürfen danach fragen. Das Spiel wird deshalb nicht gewertet} none {Niemand darf danach fragen} other {Nur wer allein gegen KIs spielt, darf danach fragen}}.',
  'table.verbosity':
    'Der Gastgeber hat geändert, was im Kanal erzählt wird: {verbosity, select, quiet {Aufrufe und der Stand} turns {Aufrufe und was jede Runde brachte} full {alles} other {Aufrufe und was jede Phase brachte}}.',
  'table.paused': 'Der Tisch hat eine Pause beschlossen. Bis es weitergeht, wird auf niemanden gewartet.',
  'table.resumed': 'Das Spiel geht weiter. Was von jeder Frist übrig war, zählt ab jetzt.',
  'table.extended':
    'Der Tisch gibt mehr Zeit: Auf wen gewartet wird, hat ab jetzt die Zeit einer ganzen Entscheidung.',
  'table.ended-together': 'Der Tisch hat beschlossen, das Spiel ohne Ergebnis zu beenden.',
  'table.declared': '{winners} gewinnt, so hat es der Tisch beschlossen.',
  'table.rewound-together':
    'Der Tisch geht gemeinsam auf Ereignis {to} zurück. Ab hier fallen die Würfel neu.',
  'table.undo-refused': '{by} sagt Nein: Die Antwort von {seat} bleibt stehen.',
  'table.undone':
    '{seat} nimmt eine Antwort zurück, und alle Gefragten stimmen zu. Ab hier fallen die Würfel neu.',
  'table.undone-alone':
    '{seat} hat einen Zug zurückgenommen, nachdem etwas gewürfelt, aufgedeckt oder gezogen wurde. Kein anderer Mitspieler konnte zustimmen. Das Spiel wird deshalb nicht gewertet. Ab hier wird neu gewürfelt.',
  'table.ai-once': '{seat} ließ den Tisch warten: Die KI trifft diese eine Entscheidung.',
  'table.wanted-met':
    '{people} haben dieses Spiel gesucht und sind nun genug. Die Lobby steht darüber: Wer Gastgeber ist, fängt an.',
  'table.rematch':
    '{who} möchte das noch einmal spielen, jeder einen Platz weiter. {people}: ein Druck, und wenn alle gedrückt haben, geht es los.',
  'table.ended': 'Das Spiel wurde ohne Wertung beendet.',
  'table.ended-early':
    'Jemand lag zurück und hat das Spiel ohne Abstimmung beendet. Deshalb zählt der jetzige Stand, auch für die Wertung. Vorn: {winners}. Alle zusammen können ein Spiel ohne Ergebnis beenden (`/vorschlag beenden`).',
  'table.seat-person':
    '{seat} wird nun von {who} gespielt. Alles, was zum Platz gehört, auch das Geheime, zeigt ein Druck auf den Knopf; sonst sieht es niemand.',
  'table.seat-back': '{seat} wird wieder von {who} gespielt.',
  'table.seat-ai': '{seat} wird nun von der KI ({ai}) gespielt.',
  'table.displaced':
    '{who}: Gastgeber oder Moderation haben deinen Platz {seat} {to_id, select, ai {der KI} other {jemand anderem}} gegeben. `/spiel zurückholen` bringt dich jederzeit zurück, solange die Mitspieler nichts anderes beschließen.',
  'table.handed':
    '{how_id, select, leave {Der Spieler von {seat} hat den Platz aufgegeben. {to_id, select, ai {Die KI} other {Jemand anderes}} spielt weiter.} back {Der Spieler von {seat} ist zurück.} vote {Die Mitspieler haben abgestimmt: {to_id, select, ai {Die KI} other {Jemand anderes}} spielt ab jetzt {seat}.} other {Gastgeber oder Moderation haben {seat} {to_id, select, ai {der KI} other {jemandem}} gegeben{from_id, select, person {, anstelle des bisherigen Spielers.} other {.}}}}',
  'table.froze':
    'Fimbul ist in den Regeln auf einen Fehler gestoßen. Das Spiel ist auf dem letzten guten Stand eingefroren; nichts ist verloren. {who} kann es als Gastgeber mit `/spiel auftauen` noch einmal versuchen oder mit `/spiel zurücksetzen` zurückgehen.',
  'table.froze-rules':
    'Das Programm wurde erneuert, und seine Regeln hätten Ereignis {seq} dieses Spiels anders gespielt: {what_id, select, forced {eine andere Wahl würde von selbst getroffen} happens {es geschähe etwas anderes} illegal {der Zug wäre nicht erlaubt} other {die Stellung danach wäre eine andere}}.{where_id, select, none {} other { Auf dem Brett, wie es steht und wie es wäre: {where}.}} Damit sich nichts hinter eurem Rücken ändert, ist das Spiel eingefroren, wie es steht. {who} hat als Gastgeber die Wahl: `/spiel auftauen` geht von genau diesem Brett aus unter den neuen Regeln weiter; sonst bleibt es lesbar und geht von selbst weiter, sobald ein Programm es wieder so spielt wie bisher.',
  'table.froze-version':
    'Fimbul wurde aktualisiert, und dieses Spiel hat jetzt neue Regeln (Version {to}; begonnen wurde es unter Version {from}). Damit sich nichts unbemerkt ändert, ist das Spiel eingefroren, wie es steht. {who} entscheidet als Gastgeber: `/spiel auftauen` geht von diesem Brett aus unter den neuen Regeln weiter, `/spiel beenden` beendet das Spiel.',
  'table.new-rules':
    '{who}: Das Spiel geht von diesem Brett aus unter neuen Regeln weiter{versions_id, select, same {} other { (Version {to}, bisher {from})}}. Zurücknehmen und `/spiel zurücksetzen` führen höchstens auf Ereignis {seq} zurück, und `/spiel prüfen` prüft von dort an. Wer das nicht will, kann mit `/vorschlag beenden` fragen.',
  'table.rules-changed':
    'Ab hier wird nach neuen Regeln gespielt{versions_id, select, same {} other { (Version {to}, bisher {from})}}. Das haben Gastgeber oder Moderation entschieden.',
  'table.froze-unreadable':
    'Dieses Programm kann das Spiel nicht mehr öffnen. Es ist eingefroren und bleibt so lesbar, wie es zuletzt zu sehen war; es geht von selbst weiter, sobald ein Programm es wieder öffnen kann.',
  'table.cant-open':
    'Dieses Programm kann das Spiel nicht öffnen. Es bleibt so lesbar, wie es zuletzt zu sehen war, und geht von selbst weiter, sobald ein Programm es öffnen kann.',
  'table.pack-gone':
    'Dieses Spiel wird mit dem Kartenpaket `{pack}` gespielt, das fehlt oder sich nicht mehr lesen lässt. Nichts ist verloren: Jeder Zug ist aufgehoben, und was geschah, lässt sich lesen. Wer das Programm betreibt, legt genau dieses Paket wieder hin, als seine Datei oder aus einer Sicherung der Datenbank, und startet das Programm neu; dann geht das Spiel weiter, und seine Bilder sind wieder da.',
  'table.before-rules':
    'Ab Ereignis {seq} wird nach neueren Regeln gespielt, deshalb geht es nicht weiter zurück. Spätere Ereignisse lassen sich wählen.',
  'table.thawed': 'Das Spiel geht weiter.',
};
