import { ROUNDS, TURNS } from '../../src/games/endless/pictures.js';
import type { View } from '../../src/games/endless/view-types.js';
import { changesOf } from './changes.js';
import { nameOf, phaseText, tribeName, tribesText, type Say } from './words.js';

/** What a picture says of now and next. The words that texts select by are names of nothing in the game. */

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

/** Who acts, and what it is about. */
export function headWords(view: View, say: Say): string {
  const { table, final } = view;
  if (final !== null)
    return say('glance.wins', { who: tribesText(say, final.winners), n: final.winners.length });
  // A phase that is over: no one acts in it any more.
  if (view.waiting.length === 0) return table.phase === 'setup' ? say('glance.ready') : phaseText(say, view);
  return say('glance.now', {
    what: nowOf(view),
    who: tribeName(say, view.waiting[0] ?? table.active),
    turn: table.phase === 'action' ? table.turn : 0,
    turns: TURNS,
  });
}

/** What follows once all tribes have acted; '' while it is still another turn of the same round. */
export function laterWords({ table }: View, say: Say): string {
  switch (table.phase) {
    case 'setup':
      return say('glance.first');
    case 'action':
      return table.turn < TURNS ? '' : say('glance.eclipse');
    case 'eclipse':
      return table.round < ROUNDS ? say('glance.next', { round: table.round + 1 }) : say('glance.scoring');
    case 'over':
      return '';
  }
}

/** Whose turn it is, who leads, what changed. */
export function glanceWords(view: View, before: View | undefined, say: Say): string[] {
  const most = Math.max(...view.tribes.map(({ total }) => total));
  const leaders = view.tribes.filter(({ total }) => total === most).map(({ seat }) => seat);
  const { figure, map, gain } = changesOf(view, before);
  const news = [
    ...(figure === undefined ? [] : [`${tribeName(say, figure.seat)}: ${nameOf(say, figure.column)}`]),
    ...map.map(({ tell }) => tell(say)),
    ...(gain === undefined ? [] : [say('glance.gain', { tribe: tribeName(say, gain.seat), n: gain.by })]),
  ];
  return [
    `${headWords(view, say)}.`,
    ...(news.length === 0 ? [] : [say('glance.news', { list: news.join('; ') })]),
    ...(view.final !== null || most <= 0
      ? []
      : [say('glance.leads', { list: tribesText(say, leaders), n: leaders.length })]),
  ];
}
