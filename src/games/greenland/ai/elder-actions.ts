import type { Move } from '../../../kernel/types.js';
import { handSize } from '../abilities.js';
import { worthNow } from '../holdings.js';
import { elderCount, emissariesOn } from '../people.js';
import { pointsOf } from '../score.js';
import { tableauWorth } from './cards.js';
import { allOffered, best, cardIn, offered, plain, say, type Mind } from './mind.js';

/** I1–I7: inventions and animals into the tableau, emissaries out, missionaries away; then done. */
export function acting(mind: Mind): Move | undefined {
  const { table, t } = mind;
  return (
    playCards(mind) ??
    preach(mind) ??
    sendEmissary(mind) ??
    banish(mind) ??
    baptize(mind) ??
    (table.tribes[t].extinct ? undefined : say(mind, 'done'))
  );
}

/** The disk that a tool is paid with, cheapest first. */
function costOf(mind: Mind, disk: unknown): number {
  if (disk === 'ivory') return mind.worth.ivory;
  return disk === 'energy' ? mind.worth.energy : mind.worth.iron;
}

function playCards(mind: Mind): Move | undefined {
  const plays = [...allOffered(mind, 'tool'), ...allOffered(mind, 'domesticate')];
  const choice = best(
    plays,
    ({ verb, args }) =>
      tableauWorth(mind, cardIn(mind, args[0])) -
      (verb === 'tool' ? costOf(mind, args[1]) : mind.worth.energy),
    0,
  );
  return choice === undefined ? undefined : plain(choice);
}

/** What a tribe loses when it is baptized: trophies and inventions, less what its disks are then worth. */
function baptismCost(mind: Mind, of: number): number {
  const tribe = mind.view.tribes.find(({ tribe: id }) => id === mind.view.tribes[of]?.tribe);
  if (tribe === undefined) return 0;
  return tribe.points.trophies + tribe.points.inventions - tribe.disks.ivory - 2 * tribe.disks.iron;
}

/** I6: whoever lives by trophies is the best convert; a representative is worth four besides. */
function preach(mind: Mind): Move | undefined {
  const choice = best(
    allOffered(mind, 'proselytize'),
    ({ args }) => {
      const at = mind.view.tribes.findIndex(({ tribe }) => tribe === args[0]);
      return 4 + 0.4 * baptismCost(mind, at);
    },
    1,
  );
  return choice === undefined ? undefined : plain(choice);
}

/** I5: each placard counts once at the end, and a missionary may make it count. */
function sendEmissary(mind: Mind): Move | undefined {
  const { table, t, view } = mind;
  const choice = best(
    allOffered(mind, 'send').filter(({ args }) => args.length === 1),
    ({ args }) => {
      const at = view.tribes.findIndex(({ tribe }) => tribe === args[0]);
      const host = view.tribes[at];
      if (host === undefined) return 0;
      const there = host.ranks[0]?.elders.some(({ tribe }) => tribe === view.you) ?? false;
      if (there) return 0;
      if (host.mono) return 4;
      return mind.turnsLeft === 0 || handSize(table, t) === 0 ? 0 : 1 + 0.2 * baptismCost(mind, at);
    },
    mind.worth.energy,
  );
  return choice === undefined ? undefined : plain(choice);
}

/** I3: missionaries endanger whoever has trophies. */
function banish(mind: Mind): Move | undefined {
  const { table, t } = mind;
  const choice = offered(mind, 'banish');
  if (choice === undefined || emissariesOn(table, t) === 0) return undefined;
  const at = mind.view.tribes.findIndex(({ tribe }) => tribe === mind.view.you);
  const dice = handSize(table, t);
  const chance = 1 - (5 / 6) ** dice;
  return chance * (1 + 0.3 * baptismCost(mind, at)) > mind.worth.energy ? plain(choice) : undefined;
}

/** I7: when disks outweigh trophies, and the elders are gone or the last of them may burn himself (I2). */
function baptize(mind: Mind): Move | undefined {
  const gain = baptismGain(mind);
  if (offered(mind, 'baptize') !== undefined) {
    return gain > (mind.turnsLeft > 2 ? 2 : 0) ? say(mind, 'baptize') : undefined;
  }
  if (mind.mono || mind.turnsLeft > 0 || elderCount(mind.table, mind.t) !== 1) return undefined;
  return gain > 1 ? say(mind, 'witch-burn', 2) : undefined;
}

/** What baptism would change in the score now (J). */
function baptismGain(mind: Mind): number {
  const { trophies, inventions } = pointsOf(mind.table, mind.t);
  const tribe = mind.table.tribes[mind.t];
  let disks = tribe.ivory + 2 * tribe.iron;
  for (const spot of tribe.tableau) {
    const [, ivory, iron] = worthNow(mind.table, spot.card);
    disks += ivory + 2 * iron;
  }
  return disks - trophies - inventions;
}
