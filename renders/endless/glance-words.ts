import { ROUNDS, TURNS } from '../../src/games/endless/pictures.js';
import type { View } from '../../src/games/endless/view-types.js';
import { changesOf } from './changes.js';
import { nameOf, phaseText, tribeName, tribesText, type WordLookup } from './words.js';

/** Texts of the present and next decision. Their `select` arguments are keys of this file, not names in the game. */

function nowOf({ table, state }: View): string {
  if (state === 'draft-chief') return 'chiefs';
  if (state === 'draft-setup') return 'setups';
  if (state === 'ritual') return 'rites';
  if (table.phase === 'setup') return 'start';
  if (table.phase === 'eclipse') return 'dark';
  switch (table.now.space) {
    case 'initiate':
      return 'initiating';
    case 'develop':
      return 'developing';
    case 'migrate':
      return 'migrating';
    case 'hunt':
      return 'hunting';
    case 'eclipse':
      return 'waits';
    case '':
      return 'placing';
  }
}

/** The active tribe and its decision. */
export function headWords(view: View, word: WordLookup): string {
  const { table, final } = view;
  if (final !== null)
    return word('glance.wins', { who: tribesText(word, final.winners), n: final.winners.length });
  // The phase is over.
  if (view.waiting.length === 0)
    return table.phase === 'setup' ? word('glance.ready') : phaseText(word, view);
  return word('glance.now', {
    what: nowOf(view),
    who: tribeName(word, view.waiting[0] ?? table.active),
    turn: table.phase === 'action' ? table.turn : 0,
    turns: TURNS,
  });
}

/** The phase after this one; '' while turns of this round are left. */
export function laterWords({ table }: View, word: WordLookup): string {
  switch (table.phase) {
    case 'setup':
      return word('glance.first');
    case 'action':
      return table.turn < TURNS ? '' : word('glance.eclipse');
    case 'eclipse':
      return table.round < ROUNDS ? word('glance.next', { round: table.round + 1 }) : word('glance.scoring');
    case 'over':
      return '';
  }
}

/** The active tribe, the leader and the changes. */
export function glanceWords(view: View, before: View | undefined, word: WordLookup): string[] {
  const most = Math.max(...view.tribes.map(({ total }) => total));
  const leaders = view.tribes.filter(({ total }) => total === most).map(({ seat }) => seat);
  const { figure, map, gain } = changesOf(view, before);
  const news = [
    ...(figure === undefined ? [] : [`${tribeName(word, figure.seat)}: ${nameOf(word, figure.column)}`]),
    ...map.map(({ tell }) => tell(word)),
    ...(gain === undefined ? [] : [word('glance.gain', { tribe: tribeName(word, gain.seat), n: gain.by })]),
  ];
  return [
    `${headWords(view, word)}.`,
    ...(news.length === 0 ? [] : [word('glance.news', { list: news.join('; ') })]),
    ...(view.final !== null || most <= 0
      ? []
      : [word('glance.leads', { list: tribesText(word, leaders), n: leaders.length })]),
  ];
}
