import type { Texts } from '../../../../kernel/types.js';

/** The Daughter's Saga (K) in German. */
export const saga: Texts = {
  'ask.saga-muster':
    'Befördere, wen du willst; dann lass den Würfel sagen, wo deine Leute jagen, oder nenne die Reihe',
  'ask.saga-hunters':
    'Setze deine Jäger auf die Jagdgründe, und wohin deine Matriarchinnen sie schicken; dann sag, dass du fertig bist',
  'ask.saga-daughters': 'Schick den Jägern je Biom eine Tochter mit; dann sag, dass du fertig bist',
  'ask.saga-decimate':
    'Die Hälfte deiner Leute und Töchter stirbt, dazu ein Ältester, eine Matriarchin, wenn du eine hast',
  'ask.saga-heirs': 'Die Hälfte der übrigen Matriarchinnen weicht Männern; wähle, welche',
  'ask.saga-snow': 'Eine Matriarchin oder eine Tochter folgt dem Ältesten in den Schnee',
  'ask.saga-die-off': 'Deine oberste Matriarchin entscheidet, welcher Älteste stirbt',
  'ask.saga-ship': 'Kauf, was das Schiff bringt, oder lass es ziehen',

  'verb.set-out': 'Aufbrechen',
  'verb.set-out.help': 'Ein Würfel nennt die Reihe, ein zweiter das Biom, wo deine Leute jagen',
  'verb.row': 'Reihe nennen',
  'verb.row.help': 'Eine Matriarchin von Rang 4 sagt, in welcher Reihe deine Leute jagen',
  'verb.escort': 'Tochter mitschicken',
  'verb.escort.help': 'Für jeden Jungen, den diese Jagd bringt, wird auch ein Mädchen geboren',
  'verb.sail': 'Übersetzen',
  'verb.sail.help': 'Siedler fahren von einer Küste der Neuen Welt zur anderen',
  'verb.succeed': 'Weichen',
  'verb.succeed.help': 'Ein Mann nimmt den Platz dieser Matriarchin ein',
  'verb.follow': 'Folgen',
  'verb.follow.help': 'Wer in den Schnee geht: „daughter“ oder eine Matriarchin',
  'verb.buy': 'Kaufen',
  'verb.buy.help': 'Zahlt den Preis in Elfenbein',
  'arg.row': 'Reihe',

  'name.daughter': 'eine Tochter',
  'name.tribesman': 'Stammesangehöriger',
  'name.matriarch-1': 'die Matriarchin von Rang 1',
  'name.matriarch-2': 'die Matriarchin von Rang 2',
  'name.matriarch-3': 'die Matriarchin von Rang 3',
  'name.matriarch-4': 'die Matriarchin von Rang 4',
  'name.matriarch-5': 'die Matriarchin von Rang 5',
  'name.matriarch-6': 'die Matriarchin von Rang 6',

  'event.quiet': 'Ein ruhiges Jahr: Das erste Ereignis geht ohne Schaden vorüber.',
  'saga.row-rolled': 'Die {tribe} würfeln {die} für die Jagd: {row}.',
  'saga.row-named': 'Die Matriarchin führt die {tribe} zur Jagd: {row}.',
  'saga.row-open': 'Die {tribe} dürfen in der ganzen Reihe jagen ({row}).',
  'saga.ground': 'Die {tribe} würfeln {die}: Die Jäger ziehen zu {card}.',
  'saga.matriarch':
    'Eine Tochter der {tribe} wird Matriarchin von Rang {rank}{free, select, true {, umsonst} other {}}.',
  'saga.joined': 'Eine Tochter der {tribe} geht mit den Jägern: {card}.',
  'saga.daughters-lost': 'Die {tribe} verlieren {n, plural, one {eine Tochter} other {# Töchter}}.',
  'saga.heir': 'Ein Mann der {tribe} nimmt den Platz der Matriarchin von Rang {rank} ein.',
  'saga.followed': 'Dem Ältesten der {tribe} folgt in den Schnee: {who}.',
  'saga.ship': 'Ein Schiff bietet {card} für {price} Elfenbein an.',
  'hunt.daughters':
    '{n, plural, one {Ein Mädchen kommt} other {# Mädchen kommen}} zur Welt ({tribe}, {card}).',
  'score.few-matriarchs': 'Ohne {needed} Matriarchinnen stirbt die Dynastie mit ihren Töchtern.',
  'over.few-matriarchs': 'Zu wenige Matriarchinnen sind übrig, um weiterzumachen.',
};
