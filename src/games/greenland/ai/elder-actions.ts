import { best, type Move } from '../../../kernel/index.js';
import { tribeNo } from '../vocabulary/model.js';
import { elderCount, emissariesOn, ownElders } from '../board/people.js';
import { pointsOf } from '../board/score.js';
import { chanceOfFace, faithDice } from '../rolls/one-face.js';
import { tableauWorth } from './cards.js';
import { DOUBT, emissaryWorth, faithWorth, resourcesOf, seeksFaith } from './missions.js';
import { allOffered, bestOffered, cardIn, offered, plain, moveOf, type Evaluation } from './evaluation.js';

/** I1–I7: plays inventions and animals, sends emissaries, banishes missionaries, then is done. */
export function acting(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  return (
    playCards(evaluation) ??
    preach(evaluation) ??
    sendEmissary(evaluation) ??
    banish(evaluation) ??
    baptize(evaluation) ??
    (table.tribes[t].extinct ? undefined : moveOf(evaluation, 'done'))
  );
}

/** Cost of the disk that pays for a tool; the cheapest is chosen. */
function costOf(evaluation: Evaluation, disk: unknown): number {
  if (disk === 'ivory') return evaluation.worth.ivory;
  return disk === 'energy' ? evaluation.worth.energy : evaluation.worth.iron;
}

function playCards(evaluation: Evaluation): Move | undefined {
  const plays = [...allOffered(evaluation, 'tool'), ...allOffered(evaluation, 'domesticate')];
  return plain(
    best(
      plays,
      ({ verb, args }) =>
        tableauWorth(evaluation, cardIn(evaluation, args[0])) -
        (verb === 'tool' ? costOf(evaluation, args[1]) : evaluation.worth.energy),
      0,
    ),
  );
}

/** What a tribe loses when it is baptized: trophies and inventions, minus what its disks gain in value. */
function baptismCost(evaluation: Evaluation, t: number): number {
  const tribe = evaluation.view.tribes.find(({ tribe: id }) => id === evaluation.view.tribes[t]?.tribe);
  if (tribe === undefined) return 0;
  return tribe.points.trophies + tribe.points.inventions - tribe.disks.ivory - 2 * tribe.disks.iron;
}

/** I6: preaches to the tribe that depends most on trophies; a seat in the Thing adds four points. */
function preach(evaluation: Evaluation): Move | undefined {
  return bestOffered(
    evaluation,
    'proselytize',
    ({ args }) => {
      const at = evaluation.view.tribes.findIndex(({ tribe }) => tribe === args[0]);
      return 4 + 0.4 * baptismCost(evaluation, at);
    },
    1,
  );
}

/** I5: each placard counts once at the end, and a missionary may make it count. */
function sendEmissary(evaluation: Evaluation): Move | undefined {
  return plain(
    best(
      allOffered(evaluation, 'send').filter(({ args }) => args.length === 1),
      ({ args }) => emissaryWorth(evaluation, tribeNo(String(args[0])), evaluation.turnsLeft),
      evaluation.worth.energy,
    ),
  );
}

/** I3: banishes missionaries if the tribe has trophies to lose. */
function banish(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  const choice = offered(evaluation, 'banish');
  if (choice === undefined || emissariesOn(table, t) === 0) return undefined;
  const at = evaluation.view.tribes.findIndex(({ tribe }) => tribe === evaluation.view.you);
  const chance = chanceOfFace(faithDice(table, t));
  return chance * (1 + 0.3 * baptismCost(evaluation, at)) > evaluation.worth.energy
    ? plain(choice)
    : undefined;
}

/** I7: accepts baptism if it promises more than the trophies, once the elders are gone or may be burned (I2). */
function baptize(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  if (offered(evaluation, 'baptize') !== undefined)
    return isTimely(evaluation, 0) ? moveOf(evaluation, 'baptize') : undefined;
  if (evaluation.mono) return undefined;
  const elders = elderCount(table, t);
  const last =
    evaluation.turnsLeft < 2 && elders <= table.tribes[t].energy && elders === ownElders(table, t, 2);
  if (!(last ? isTimely(evaluation, elders) : seeksFaith(evaluation))) return undefined;
  const victims = allOffered(evaluation, 'witch-burn').filter(({ args }) => args[0] !== 'alpha');
  // The elder who can burn the others dies last.
  return plain(victims.find(({ args }) => args[0] !== 2) ?? victims[0]);
}

/** Is now the time for baptism? Near the end only the present score counts. */
function isTimely(evaluation: Evaluation, elders: number): boolean {
  return evaluation.turnsLeft < 2
    ? baptismGain(evaluation) > 1.2 * elders
    : faithWorth(evaluation, 0) > DOUBT;
}

/** Change of the present score by baptism (J). */
function baptismGain(evaluation: Evaluation): number {
  const { trophies, inventions } = pointsOf(evaluation.table, evaluation.t);
  return resourcesOf(evaluation.table, evaluation.t) - trophies - inventions;
}
