import type { proposals as english } from '../en/proposals.js';

/** `../en/proposals.ts` in German. */
export const proposals: Readonly<Record<keyof typeof english, string>> = {
  'bot.proposal.title': '🗳️ **{title}**: {who} schlägt vor: {what}.',
  'bot.proposal.pause': 'eine Pause zu machen, in der auf niemanden gewartet wird',
  'bot.proposal.resume': 'weiterzuspielen',
  'bot.proposal.extend': 'allen, auf die gewartet wird, mehr Zeit zu geben',
  'bot.proposal.end': 'das Spiel ohne Ergebnis zu beenden',
  'bot.proposal.winner': 'das Spiel hier zu beenden: {seat} gewinnt',
  'bot.proposal.once': 'dass die KI die jetzige Entscheidung von {seat} trifft',
  'bot.proposal.replace':
    'dass {seat} ab jetzt von {person, select, none {der KI} other {{person}}} gespielt wird',
  'bot.proposal.rewind': 'auf Ereignis {to} zurückzugehen',
  'bot.proposal.hints':
    '{advice, select, all {dass alle nach Tipps fragen dürfen; das Spiel wird dann nicht gewertet} none {dass niemand nach Tipps fragen darf} other {dass nur nach Tipps fragen darf, wer allein gegen KIs spielt}}',
  'bot.proposal.undo':
    'die letzte Antwort von {seat} zurückzunehmen, obwohl seither {why, select, chance {Würfel fielen oder Verdecktes herauskam} other {andere entschieden haben}}',
  'bot.proposal.votes':
    'Dafür: {yes, plural, =0 {niemand} other {{yesNames}}} · dagegen: {no, plural, =0 {niemand} other {{noNames}}} · noch gefragt: {open, plural, =0 {niemand} other {{openNames}}}',
  'bot.proposal.most':
    '-# Mehr als die Hälfte von {count, plural, one {# Spieler} other {# Spielern}} muss zustimmen. Wer nichts sagt, enthält sich {expires}; dann genügen mehr Stimmen dafür als dagegen.',
  'bot.proposal.all':
    '-# Niemand darf dagegen sein. Wer nichts sagt, enthält sich {expires}; dann müssen mindestens zwei und die Hälfte von {count, plural, one {# Spieler} other {# Spielern}} dafür sein.',
  'bot.proposal.asked':
    '-# Alle Gefragten müssen zustimmen; es gilt nur, bis im Spiel etwas anderes geschieht.',
  'bot.proposal.others':
    '-# {count, plural, one {Der andere Spieler muss} other {Mehr als die Hälfte der anderen # Spieler muss}} zustimmen. Wer nicht abstimmt, enthält sich {expires}; dann genügen mehr Ja als Nein.',
  'bot.proposal.losers':
    '-# {count, plural, one {Wer dadurch verliert, muss zustimmen} other {Alle # Spieler, die dadurch verlieren, müssen zustimmen}}. Nicht abzustimmen zählt {expires} als Nein.',
  'bot.proposal.about-no':
    '-# {who} hat keine Frist versäumt, ohne das eigene Ja geschieht also nichts. Ein Nein von {who} beendet die Abstimmung.',
  'bot.proposal.about-abstains':
    '-# {who} hat eine Frist versäumt. Mit einem Nein oder einem Zug von {who} endet die Abstimmung. Angenommen ist sie frühestens {expires}, mit einem Ja von {who} sofort.',
  'bot.proposal.about-winner':
    '-# {who} würde gewinnen und kann Nein sagen. Angenommen ist es frühestens {expires}, mit einem Ja von {who} sofort.',
  'bot.proposal.about-claim':
    '-# {who} hat diesen Platz durch den Gastgeber verloren und darf mit `/spiel zurückholen` zurückkommen. Ein Nein von {who} beendet die Abstimmung. Angenommen ist sie frühestens {expires}, mit einem Ja von {who} sofort.',
  'bot.proposal.guest': '-# {who} muss zustimmen, den Platz zu übernehmen.',
  'bot.proposal.everyone': '-# Alle Mitspieler müssen zustimmen. Wer nichts sagt, lehnt ab {expires}.',
  'bot.proposal.state':
    '{state, select, passed {✅ **Angenommen.**} failed {❌ **Nicht angenommen.**} other {⚪ **Nichts mehr zu entscheiden:** Das Spiel ging weiter.}}',
  'bot.proposal.yes': 'Zustimmen',
  'bot.proposal.no': 'Nein',
  'bot.proposal.opened': 'Im Kanal wird darüber abgestimmt. Mit Nein ziehst du es zurück.',
  'bot.proposal.counted': 'Deine Stimme zählt. Noch gefragt: {open}.',
  'bot.proposal.done': 'Angenommen und ausgeführt.',
  'bot.proposal.which-hints': 'Diese Einstellung für Tipps gibt es nicht. Wähle eine aus der Liste.',
  'bot.proposal.failed': 'Daraus wird nichts.',
  'bot.late.wait': 'Wir warten',
  'bot.late.extend': 'Mehr Zeit',
  'bot.late.once': 'KI spielt einmal: {seat}',
  'bot.late.replace': 'KI übernimmt: {seat}',
  'bot.late.how':
    '-# Der Tisch entscheidet: Zu warten genügt ein Wort von jemandem, der mitspielt; über alles andere wird abgestimmt.',
  'bot.late.waits': 'Der Tisch wartet. Die Frist ist vergessen.',
  'bot.status.paused': 'Der Tisch macht Pause. `/vorschlag fortsetzen` fragt, ob es weitergeht.',
  'word.propose': 'vorschlag',
  'word.pause': 'pause',
  'word.resume': 'fortsetzen',
  'word.extend': 'verlängern',
  'word.winner': 'sieger',
  'word.hints': 'tipps',
  'word.once': 'ki-zug',
  'cmd.propose': 'Etwas zur Abstimmung derer stellen, die mitspielen',
  'cmd.propose.pause': 'Eine Pause: keine Fristen, keine Aufrufe, bis es weitergeht',
  'cmd.propose.resume': 'Nach einer Pause weiterspielen',
  'cmd.propose.extend': 'Mehr Zeit für alle, auf die gewartet wird',
  'cmd.propose.end': 'Das Spiel ohne Ergebnis beenden',
  'cmd.propose.winner': 'Das Spiel hier beenden und sagen, wer gewonnen hat',
  'cmd.propose.once': 'Die KI die jetzige Entscheidung eines Platzes treffen lassen',
  'cmd.propose.replace': 'Einen Platz jemandem geben, der zustimmt, oder der KI',
  'cmd.propose.hints': 'Ändern, wer nach Tipps fragen darf',
  'cmd.propose.rewind': 'Auf einen früheren Moment zurückgehen',
};
