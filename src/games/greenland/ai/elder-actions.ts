import type { Move } from '../../../kernel/types.js';
import { handSize } from '../abilities.js';
import { tribeNo } from '../model.js';
import { elderCount, emissariesOn, ownElders } from '../people.js';
import { pointsOf } from '../score.js';
import { tableauWorth } from './cards.js';
import { DOUBT, emissaryWorth, faithWorth, resourcesOf, seeksFaith } from './missions.js';
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
  const choice = best(
    allOffered(mind, 'send').filter(({ args }) => args.length === 1),
    ({ args }) => emissaryWorth(mind, tribeNo(String(args[0])), mind.turnsLeft),
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

/** I7: when the faith promises more than trophies, and the elders are gone or may burn (I2). */
function baptize(mind: Mind): Move | undefined {
  const { table, t } = mind;
  if (offered(mind, 'baptize') !== undefined) return isTimely(mind, 0) ? say(mind, 'baptize') : undefined;
  if (mind.mono) return undefined;
  const elders = elderCount(table, t);
  const last = mind.turnsLeft < 2 && elders <= table.tribes[t].energy && elders === ownElders(table, t, 2);
  if (!(last ? isTimely(mind, elders) : seeksFaith(mind))) return undefined;
  const victims = allOffered(mind, 'witch-burn').filter(({ args }) => args[0] !== 'alpha');
  // Who burns the others dies last.
  const victim = victims.find(({ args }) => args[0] !== 2) ?? victims[0];
  return victim === undefined ? undefined : plain(victim);
}

/** Is it better to be baptized now than never? Near the end only what is there counts. */
function isTimely(mind: Mind, elders: number): boolean {
  return mind.turnsLeft < 2 ? baptismGain(mind) > 1.2 * elders : faithWorth(mind, 0) > DOUBT;
}

/** What baptism would change in the score now (J). */
function baptismGain(mind: Mind): number {
  const { trophies, inventions } = pointsOf(mind.table, mind.t);
  return resourcesOf(mind.table, mind.t) - trophies - inventions;
}
