import { TRIBES, type RowId } from './model.js';
import { huntOdds } from './odds/hunt-odds.js';
import { compilePack, facesOf } from './pack.js';
import { rulesOf } from './variants.js';
import { THINGS } from './texts/en/names.js';
import { packSchema, type PackData } from './pack-schema.js';

/** What is wrong with a card pack, in sentences that name card and field; and what its cards give. */

/** Everything that is wrong; empty when the pack can be played. */
export function checkPack(data: unknown): readonly string[] {
  const parsed = packSchema.safeParse(data);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${placeOf(data, issue.path)}: ${issue.message}`);
  return sensible(parsed.data);
}

/** `walrus, hits` for a path such as biomes.north.7.hits. */
function placeOf(data: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = data;
  let card = '';
  let field: string[] = [];
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined;
    field.push(String(key));
    if (typeof at !== 'object' || at === null || !('id' in at) || typeof at.id !== 'string') continue;
    card = at.id;
    field = [];
  }
  return [card, field.join('.')].filter((part) => part !== '').join(', ') || 'the file';
}

/** Counts, sets and references that a schema can't see. */
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
    must(THINGS[`name.${id}`] === undefined, `${id}, id: the game itself calls something by that word`);
  const made = biomes.flatMap(({ id, tableau }) =>
    tableau !== null && 'vp' in tableau ? [`${id}.made`] : [],
  );
  for (const [language, names] of Object.entries(data.translations ?? {}))
    for (const id of Object.keys(names))
      must(ids.includes(id) || made.includes(id), `${id}, translations.${language}: no card has that id`);
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
  for (const biome of biomes) {
    must(biome.hits <= 6, `${biome.id}, hits: ${biome.hits} is more than anybody can hope for`);
    must(biome.bloody.length < 6, `${biome.id}, bloody: every face kills`);
    must(biome.babies <= data.setup.tribesmenPerTribe, `${biome.id}, babies: more than a tribe has`);
  }
  return found;
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

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Odds and yields of every biome, warm, without anybody's help, in Markdown. */
export function packReport(data: PackData): string {
  const pack = compilePack(data);
  const lines = [
    `# ${data.meta.id} ${data.meta.version}`,
    '',
    `${pack.cards.length} cards. Chances on the warm side, without re-rolls: success, people lost, the card, and children for each person sent, less those lost.`,
    '',
    '| Card | 2 hunters | 4 hunters | 6 hunters |',
    '| --- | --- | --- | --- |',
  ];
  for (const biome of [...data.biomes.north, ...data.biomes.south]) {
    const cells = [2, 4, 6].map((dice) => {
      const odds = huntOdds({
        dice,
        alphaFace: 0,
        hitFaces: facesOf(data.setup.warmHitFaces),
        hitsNeeded: biome.hits,
        bloody: facesOf(biome.bloody),
        toOne: 0,
        reroll: 0,
        same: biome.trophy?.dice ?? biome.take?.dice ?? -1,
      });
      const yields = (odds.success * biome.babies - odds.losses) / dice;
      return `${percent(odds.success)}, −${odds.losses.toFixed(1)}, ${percent(odds.claim)}, ${yields.toFixed(2)}`;
    });
    lines.push(`| ${biome.name} (\`${biome.id}\`) | ${cells.join(' | ')} |`);
  }
  return [...lines, ''].join('\n');
}
