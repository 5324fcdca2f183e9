import { ROWS, TRIBES, type RowId } from '../vocabulary/model.js';
import { issueSentences } from './pack-issues.js';
import { rulesOf } from '../variants.js';
import { ENGLISH } from '../texts.js';
import { packSchema, ROLE, type PackData } from '../cards/pack-schema.js';

/** Lists the errors of a card pack, in sentences that name card and field. */

/** All errors; empty if the pack can be played. */
export function checkPack(data: unknown): readonly string[] {
  const parsed = packSchema.safeParse(data);
  if (!parsed.success) return issueSentences(parsed.error.issues, data);
  return sensible(parsed.data);
}

const MADE = 'ID.made for what an invention becomes';

/** Role names on the placards. */
function rolesOf(data: PackData): string[] {
  return data.placards.flatMap(({ sides }) => [...sides.poly, ...sides.mono].map(({ role }) => role));
}

/** Numbers of all events that some patrol leaves out. */
function removedOnPatrol({ setup }: PackData): number[] {
  const { patrol } = setup;
  if (patrol === undefined) return [];
  return [...patrol.removedEvents, ...Object.values(patrol.seats).flatMap((row) => row.removedEvents ?? [])];
}

/** Checks counts, sets and references that a schema can't check. */
function sensible(data: PackData): string[] {
  const found: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) found.push(sentence);
  };
  const biomes = [...data.biomes.north, ...data.biomes.south];
  const ids = [
    ...[...biomes, ...data.newWorld, ...data.daughters, ...data.events].map((card) => card.id),
    ...data.farm.flatMap((card) => card.sides.map((one) => one.id)),
    ...data.events.flatMap((card) => (card.import === null ? [] : [card.import.id])),
  ];
  for (const id of ids)
    must(ENGLISH[`name.${id}`] === undefined, `${id}, id: the game itself calls something by that word`);
  const made = biomes.flatMap(({ id, tableau }) =>
    tableau !== null && 'vp' in tableau ? [`${id}.made`] : [],
  );
  const roles = new Set(rolesOf(data).map((role) => `${ROLE}${role}`));
  for (const [language, names] of Object.entries(data.translations ?? {}))
    for (const id of Object.keys(names)) {
      const known = ids.includes(id) || made.includes(id) || roles.has(id);
      const what = id.startsWith(ROLE) ? 'no rank has that role' : 'no card has that id';
      must(known, `${id}, translations.${language}: ${what}; allowed are ids, ${MADE}, and ${ROLE}NAME`);
    }
  for (const id of repeated(ids)) found.push(`${id}, id: two cards have it`);
  const numbers = [...biomes, ...data.newWorld, ...data.daughters, ...data.farm, ...data.events];
  for (const n of repeated(numbers.map((card) => card.number)))
    found.push(`${numbers.find((card) => card.number === n)?.id}, number: two cards have ${n}`);
  const mine = rulesOf({ variant: 'patrol' }).occupied?.mine;
  must(
    biomes.some(({ number }) => number === mine),
    `biomes: none has the number ${mine}, which the patrol calls for`,
  );
  for (const row of ['north', 'south'] as const) checkRow(data, row, must);
  for (const tribe of TRIBES) {
    must(data.placards.filter((one) => one.tribe === tribe).length === 1, `${tribe}: must have one placard`);
    must(
      data.daughters.some((one) => one.tribe === tribe),
      `${tribe}: must have a daughter`,
    );
  }
  for (const [tribe, colony] of Object.entries(data.setup.colonists))
    must(
      data.newWorld.some(({ id }) => id === colony?.card),
      `setup, colonists.${tribe}.card: ${colony?.card} is no New World card`,
    );
  for (const placard of data.placards) {
    for (const side of ['poly', 'mono'] as const)
      must(
        placard.sides[side].every((one, i) => one.rank === i + 1),
        `${placard.id}, sides.${side}: ranks must be 1 to 6 in order`,
      );
  }
  checkPeople(data, must);
  for (const row of ROWS)
    must(
      data.newWorld.filter((one) => one.row === row).length === 1,
      `newWorld: there must be one card in the ${row} row`,
    );
  for (const { id, playerOrder } of data.events)
    must(new Set(playerOrder).size === TRIBES.length, `${id}, playerOrder: must name each tribe once`);
  must(
    data.events.length >= data.setup.eventsInGame,
    `setup, eventsInGame: there are only ${data.events.length} events`,
  );
  for (const n of data.setup.m3RemovedEvents)
    must(
      data.events.some((card) => card.number === n),
      `setup, m3RemovedEvents: no event has number ${n}`,
    );
  for (const n of removedOnPatrol(data))
    must(
      data.events.some((card) => card.number === n),
      `setup, patrol, removedEvents: no event has number ${n}`,
    );
  const years = rulesOf({ variant: 'patrol' }).events;
  for (const [tribes, row] of Object.entries(data.setup.patrol?.seats ?? {})) {
    const out = new Set([...(data.setup.patrol?.removedEvents ?? []), ...(row.removedEvents ?? [])]);
    const left = data.events.length - out.size;
    must(left >= years, `setup, patrol, seats, ${tribes}: ${left} events are left for ${years} years`);
  }
  for (const biome of biomes) {
    must(biome.bloody.length < 6, `${biome.id}, bloody: every face kills; allowed are five at most`);
    must(
      biome.babies <= data.setup.tribesmenPerTribe,
      `${biome.id}, babies: is ${biome.babies}; allowed are the ${data.setup.tribesmenPerTribe} of a tribe at most`,
    );
  }
  return found;
}

/** All people placed at the start come out of the tribe's own supply. */
function checkPeople({ setup }: PackData, must: (holds: boolean, sentence: string) => void): void {
  for (const tribe of TRIBES) {
    const placed =
      setup.unassigned[tribe].tribesmen + 6 * setup.eldersPerRank + (setup.colonists[tribe]?.n ?? 0);
    must(
      placed <= setup.tribesmenPerTribe,
      `setup, unassigned.${tribe}: with elders and colonists ${placed} people are placed; allowed are the ${setup.tribesmenPerTribe} of tribesmenPerTribe`,
    );
  }
  must(
    setup.disks.energy <= setup.energyLimit,
    `setup, disks.energy: is ${setup.disks.energy}; allowed is energyLimit, ${setup.energyLimit}, at most`,
  );
}

function checkRow(data: PackData, row: RowId, must: (holds: boolean, sentence: string) => void): void {
  const cards = data.biomes[row];
  for (const card of cards) must(card.deck === row, `${card.id}, deck: it is listed under ${row}`);
  for (const n of repeated(cards.map((card) => card.climax)))
    must(false, `${cards.find((card) => card.climax === n)?.id}, climax: two cards of the row have ${n}`);
  const longest = Math.max(...Object.values(data.setup.rowBiomes));
  must(cards.length > longest, `${row}: has only ${cards.length} biomes, and rows are up to ${longest} long`);
  const { M1, M2 } = data.setup.scenarioRows;
  for (const climax of [...M1[row], ...M1[`${row}Top`], ...M2[row]])
    must(
      cards.some((card) => card.climax === climax),
      `setup, scenarioRows: no ${row} card has climax ${climax}`,
    );
}

function repeated<T>(list: readonly T[]): T[] {
  return [...new Set(list.filter((one, i) => list.indexOf(one) !== i))];
}
