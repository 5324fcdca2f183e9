import type { Teller } from '../../../kernel/index.js';
import { cardNo } from '../cards/cards.js';
import type { FrameName } from '../vocabulary/frames.js';
import { huntOdds } from '../odds/hunt-odds.js';
import { raidOdds } from '../odds/raid-odds.js';
import { tribeNo } from '../vocabulary/model.js';
import { alphaOn, findSpot } from '../board/people.js';
import { rollOn, withAlphaRolling, withIron, type Roll } from '../rolls/roll.js';
import { tellLacks } from './lacks-text.js';
import { rulesOf } from '../variants.js';
import type { AskedView, View } from '../view/view-types.js';

/** The subject of a decision for the public message: the hunt and its chances, the fight, or the sale. */

/** States of one party's roll, before and after the dice. */
const OF_A_ROLL: readonly FrameName[] = [
  'hunt-roll',
  'hunt-reroll',
  'hunt-pay',
  'hunt-claim',
  'hunt-chance',
  'raid-loot',
  'raid-wed',
];

export function tellSubject(view: View, tell: Teller): string {
  return [tellDecision(view, tell), tellLacks(view, tell)].filter((line) => line !== '').join('\n');
}

function tellDecision(view: View, tell: Teller): string {
  const { asked } = view;
  if (asked === null || asked.card === null) return '';
  const { card, state } = asked;
  if (OF_A_ROLL.includes(state)) return tellParty(view, asked, card, tell);
  if (state === 'bid' || state === 'goods') return tell.lookup('subject.sale', { card });
  if (state === 'parley' || state.startsWith('attack')) return tellContest(view, card, tell);
  return '';
}

/** The party: its chances before the roll, its dice after. */
function tellParty({ table }: View, asked: AskedView, card: string, tell: Teller): string {
  const spot = findSpot(table, cardNo(table, card));
  if (asked.tribe === null || spot === undefined) return tell.lookup('subject.card', { card });
  const t = tribeNo(asked.tribe);
  const men = spot.men[t];
  const alpha = alphaOn(table, t, spot.card);
  if (men === 0 && !alpha) return tell.lookup('subject.card', { card });
  const words = { card, tribe: asked.tribe, men, alpha: alpha ? 'yes' : 'no' };
  if (asked.state === 'hunt-roll')
    return tell.lookup('subject.roll', {
      ...words,
      odds: tellChances(rollOn(table, t, spot, men, alpha), tell),
    });
  const faces = asked.faces.map((face) => `\`${face}\``).join(' ');
  return tell.lookup(faces === '' ? 'subject.party' : 'subject.rolled', { ...words, faces });
}

function tellContest(view: View, card: string, tell: Teller): string {
  const spots = [...view.rows.flatMap(({ warm, cold }) => [...warm, ...cold])];
  const spot = [...spots, ...view.tribes.flatMap(({ tableau }) => tableau)].find(
    ({ face }) => face.id === card,
  );
  if (spot === undefined) return tell.lookup('subject.card', { card });
  const parties = spot.parties.map(({ tribe, n }) => `${tell.name(tribe)} ${n}`).join(', ');
  return tell.lookup('subject.contest', { card, parties });
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function tellChances(roll: Roll, tell: Teller): string {
  const { success, losses } = roll.raid ? raidOdds(roll) : huntOdds(roll);
  return tell.lookup('odds.brief', { success: percent(success), losses: Math.round(10 * losses) / 10 });
}

/** E7, F4: the odds of each way to roll, for the tribe that chooses. */
export function tellWays({ asked, table }: View, tell: Teller): string {
  if (asked?.state !== 'hunt-roll' || asked.tribe === null || asked.card === null) return '';
  const spot = findSpot(table, cardNo(table, asked.card));
  if (spot === undefined) return '';
  const t = tribeNo(asked.tribe);
  const plain = rollOn(table, t, spot, spot.men[t], alphaOn(table, t, spot.card));
  const iron = plain.bloody !== 0 && table.tribes[t].iron > 0 && rulesOf(table).withoutIron === null;
  const rolls: (readonly [how: string, roll: Roll])[] = [['plain', plain]];
  if (plain.alphaFace > 0) rolls.push(['clay', withAlphaRolling(plain)]);
  if (iron) rolls.push(['iron', withIron(plain)]);
  return rolls
    .map(([how, roll]) => tell.lookup(`subject.way-${how}`, { odds: tellChances(roll, tell) }))
    .join('\n');
}
