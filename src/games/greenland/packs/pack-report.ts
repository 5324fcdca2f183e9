import { markdownTable, teller } from '../../../kernel/index.js';
import { tellEffect } from '../card-texts.js';
import { attackOdds } from '../odds/attack-odds.js';
import { huntOdds } from '../odds/hunt-odds.js';
import type { HuntOdds } from '../odds/rest-odds.js';
import { raidOdds } from '../odds/raid-odds.js';
import { compilePack, faceSetOf } from '../cards/pack.js';
import { chanceOfFace } from '../rolls/one-face.js';
import { PLAIN_ROLL } from '../rolls/roll.js';
import type { DomesticData, EffectData, EventIcon, PackData } from '../cards/pack-schema.js';
import { textsOf } from '../texts.js';
import { rulesOf } from '../variants.js';

/** Markdown report for pack authors: what every card gives, with its chances. */

const PARTIES = [2, 4, 6] as const;
/** Party size by which effects are measured. */
const USUAL = 4;

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const named = ({ id, name }: { readonly id: string; readonly name: string }): string => `${name} (\`${id}\`)`;
const or = (text: string): string => (text === '' ? '–' : text);

interface Section {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const inMarkdown = ({ title, note, columns, rows }: Section): string =>
  [`## ${title}`, ...(note === undefined ? [] : [note]), markdownTable(columns, rows)].join('\n\n');

/** A column per party size. */
const partyColumns = (who: string): string[] => PARTIES.map((n) => `${n} ${who}`);

interface Prey {
  readonly type: string;
  readonly hits: number;
  readonly bloody: readonly number[];
}

interface Help {
  readonly cold?: boolean;
  readonly same?: number;
  readonly reroll?: number;
  readonly toOne?: number;
}

/** Odds of `dice` hunters with the given help, without the Alpha. */
function oddsOf(data: PackData, prey: Prey, dice: number, help: Help = {}): HuntOdds {
  return huntOdds({
    ...PLAIN_ROLL,
    dice,
    hitFaces: faceSetOf(help.cold === true ? data.setup.coldHitFaces : data.setup.warmHitFaces),
    hitsNeeded: prey.hits,
    bloody: faceSetOf(prey.bloody),
    toOne: help.toOne ?? 0,
    reroll: help.reroll ?? 0,
    same: help.same ?? -1,
  });
}

type Disks = Readonly<Record<'energy' | 'ivory' | 'iron', number>>;

const disks = (worth: Disks): string =>
  (['energy', 'ivory', 'iron'] as const)
    .flatMap((disk) => (worth[disk] > 0 ? [`${worth[disk]} ${disk}`] : []))
    .join(', ');

const children = (n: number): string => (n === 1 ? '1 child' : `${n} children`);

interface Yield extends Disks {
  readonly babies: number;
  readonly depletionOnSuccess: number;
}

function yieldsOf(hunt: Yield): string {
  const parts = hunt.babies > 0 ? [children(hunt.babies)] : [];
  if (disks(hunt) !== '') parts.push(disks(hunt));
  if (hunt.depletionOnSuccess > 0) parts.push(`for ${hunt.depletionOnSuccess} depletion`);
  return or(parts.join(', '));
}

const preyOf = ({ type, hits, bloody }: Prey): string =>
  `${type}, ${hits} ${hits === 1 ? 'hit' : 'hits'}${bloody.length > 0 ? `, blood on ${bloody.join(' ')}` : ''}`;

/** Success, people lost, and net children per person sent. */
function huntCells(data: PackData, hunt: Prey & Yield, same: number | undefined): string[] {
  return PARTIES.map((dice) => {
    const odds = oddsOf(data, hunt, dice, same === undefined ? {} : { same });
    const yields = (odds.success * hunt.babies - odds.losses) / dice;
    const claim = same === undefined ? '' : `, ${percent(odds.claim)}`;
    return `${percent(odds.success)}, −${odds.losses.toFixed(1)}${claim}, ${yields.toFixed(2)}`;
  });
}

type Raid = { readonly successFaces: readonly number[]; readonly bloodyFaces: readonly number[] };

function raidCells(raid: Raid | null): string[] {
  return PARTIES.map((dice) => {
    if (raid === null) return '–';
    const { success, losses } = raidOdds({
      ...PLAIN_ROLL,
      raid: true,
      dice,
      hitFaces: faceSetOf(raid.successFaces),
      bloody: faceSetOf(raid.bloodyFaces),
    });
    return `${percent(success)}, −${losses.toFixed(1)}`;
  });
}

/** Average gain of an effect that re-rolls or changes faces, over the prey where it helps. */
function gainOf(data: PackData, effect: EffectData): string {
  if (!('biomeType' in effect)) return '';
  const { type, biomeType } = effect;
  if (type !== 'reroll' && type !== 'turnsToOne' && type !== 'coldAsWarm') return '';
  const prey = [...data.biomes.north, ...data.biomes.south].filter((one) => one.type === biomeType);
  if (prey.length === 0) return '';
  const cold = type === 'coldAsWarm';
  const faces = 'face' in effect ? faceSetOf([effect.face]) : 0;
  const help = type === 'reroll' ? { reroll: faces } : type === 'turnsToOne' ? { toOne: faces } : {};
  const mean = (how: Help): number =>
    prey.reduce((sum, one) => sum + oddsOf(data, one, USUAL, how).success, 0) / prey.length;
  return ` (${percent(mean({ cold }))} → ${percent(mean(help))})`;
}

/** Describes the effects of cards and elders, with their gain. */
type Effects = (list: readonly EffectData[]) => string;

function biomes(data: PackData): Section {
  const all = [...data.biomes.north, ...data.biomes.south];
  const claimed = ({ trophy, take }: (typeof all)[number]): string => {
    const dice = trophy?.dice ?? take?.dice;
    const how = dice === undefined ? '' : dice === 0 ? 'any success' : `${dice} alike`;
    return trophy !== null ? `${how}: ${trophy.vp} points` : take !== null ? `${how}: ${take.kind}` : '–';
  };
  return {
    title: 'Biomes',
    note: 'For 2, 4 and 6 hunters on the warm side: success, people lost, the card where it can be had, and children for each person sent, less those lost. On the cold side: success.',
    columns: ['Card', 'Prey', 'Gives', 'Claim', ...partyColumns('hunters'), 'Cold'],
    rows: all.map((biome) => [
      named(biome),
      preyOf(biome),
      yieldsOf(biome),
      claimed(biome),
      ...huntCells(data, biome, biome.trophy?.dice ?? biome.take?.dice),
      PARTIES.map((n) => percent(oddsOf(data, biome, n, { cold: true }).success)).join(', '),
    ]),
  };
}

function newWorld(data: PackData): Section {
  const rows = data.newWorld.flatMap((land) =>
    (['peaceful', 'hostile'] as const).map((side) => {
      const hunt = land.sides[side];
      const cells = huntCells(data, hunt, undefined);
      return [named(land), side, preyOf(hunt), yieldsOf(hunt), ...cells, String(land.hostileAbove)];
    }),
  );
  const columns = ['Card', 'Side', 'Prey', 'Gives', ...partyColumns('colonists'), 'Hostile above'];
  return { title: 'New World', columns, rows };
}

function daughters(data: PackData, effects: Effects): Section {
  const rows = data.daughters.map((one) => [
    named(one),
    one.tribe,
    String(one.handSize),
    `${effects(one.effects)}${one.sled ? '; sled' : ''}`,
    ...raidCells(one.raid),
  ]);
  const columns = ['Card', 'Tribe', 'Hand', 'Lends', ...partyColumns('raiders')];
  return { title: 'Daughters', note: 'Raids: success and people lost.', columns, rows };
}

function livestock(data: PackData, effects: Effects): Section {
  const animals: (readonly [{ id: string; name: string }, string, Omit<DomesticData, 'name'>])[] = [
    ...[...data.biomes.north, ...data.biomes.south].flatMap((biome) =>
      biome.tableau === null || 'vp' in biome.tableau ? [] : [[biome, 'biome', biome.tableau] as const],
    ),
    ...data.farm.flatMap(({ tribe, sides }) => sides.map((side) => [side, `farm, ${tribe}`, side] as const)),
    ...data.events.flatMap(({ import: goods }) =>
      goods === null || goods.domestic === null ? [] : [[goods, 'import', goods.domestic] as const],
    ),
  ];
  const rows = animals.map(([card, from, one]) => {
    const choice = one.choice === null ? '' : ` or ${one.choice.or.ivory} ivory`;
    const sled = one.sled ? '; sled' : '';
    return [
      named(card),
      from,
      `${children(one.babiesPerTurn)}${choice}`,
      String(one.hay),
      one.hay === 0 ? '–' : (one.babiesPerTurn / one.hay).toFixed(2),
      or(disks(one.exchange)),
      `${effects(one.effects)}${sled}`,
      ...raidCells(one.raid),
    ];
  });
  const columns = ['Card', 'From', 'A turn', 'Hay', 'Children for a hay', 'Worth', 'Lends'];
  return {
    title: 'Animals',
    note: 'Raids: success and people lost; – can’t be raided.',
    columns: [...columns, ...partyColumns('raiders')],
    rows,
  };
}

function inventions(data: PackData, effects: Effects): Section {
  const rows = [...data.biomes.north, ...data.biomes.south].flatMap((biome) => {
    const { tableau } = biome;
    if (tableau === null || !('vp' in tableau)) return [];
    const { name, vp, effects: own, exchange } = tableau;
    return [[`${name} (\`${biome.id}\`)`, String(vp), effects(own), or(disks(exchange))]];
  });
  return { title: 'Inventions', columns: ['Card', 'Points', 'Lends', 'Worth'], rows };
}

function imports(data: PackData, effects: Effects): Section {
  const price = (variant: string): number => rulesOf({ variant }).importPrice;
  const rows = data.events.flatMap((event) => {
    const goods = event.import;
    if (goods === null) return [];
    const own = [...goods.effects, ...(goods.domestic?.effects ?? [])];
    return [
      [
        named(goods),
        event.name,
        effects(own),
        String(goods.vp),
        or(disks(goods.exchange)),
        goods.ironX ? 'yes' : 'no',
      ],
    ];
  });
  return {
    title: 'Imports',
    note: `Sold by auction; in the saga for ${price('saga')} ivory, on patrol for ${price('patrol')} in ivory and iron.`,
    columns: ['Card', 'Ship', 'Lends', 'Points', 'Worth', 'Breaks'],
    rows,
  };
}

function events({ events: all }: PackData): Section {
  const inGame = rulesOf({ variant: 'standard' }).events;
  const rows = all.map((event) => [
    named(event),
    event.playerOrder.join(', '),
    or(event.icons.map(iconText).join('; ')),
    event.import === null ? '–' : event.import.name,
  ]);
  return {
    title: 'Events',
    note: `Each is in a game of ${inGame} turns with a chance of ${percent(Math.min(1, inGame / all.length))}.`,
    columns: ['Card', 'Order', 'Icons', 'Ship'],
    rows,
  };
}

function placards(data: PackData, effects: Effects): Section {
  const rows = data.placards.flatMap(({ tribe, sides }) =>
    (['poly', 'mono'] as const).flatMap((side) =>
      sides[side].map(({ rank, role, multi, reroll, perks, actions }) => {
        const all: EffectData[] = reroll === null ? perks : [...perks, { type: 'reroll', ...reroll }];
        return [
          tribe,
          side,
          `${rank} ${role}`,
          multi ? 'any number' : 'one',
          effects(all),
          or(actions.join(', ')),
        ];
      }),
    ),
  );
  const chances = [1, 2, 3, 4].map((hand) => `${hand}: ${percent(chanceOfFace(hand))}`).join(', ');
  return {
    title: 'Placards',
    note: `A bishop converts, and a shaman banishes somebody, with a chance that depends on the hand size. ${chances}.`,
    columns: ['Tribe', 'Side', 'Rank', 'Elders', 'Lends', 'Actions'],
    rows,
  };
}

function attacks(): Section {
  const mean = (people: number, faces: readonly number[]): string =>
    attackOdds({ ...PLAIN_ROLL, dice: people, hitFaces: faceSetOf(faces) })
      .reduce((sum, chance, hits) => sum + hits * chance, 0)
      .toFixed(2);
  const rows = PARTIES.map((n) => [String(n), mean(n, [1]), mean(n, [1, 2])]);
  return {
    title: 'Attacks',
    note: 'People killed by one roll, on average.',
    columns: ['People', 'Usual', 'War party'],
    rows,
  };
}

/** An icon in words, with its chance if dice decide. */
function iconText(icon: EventIcon): string {
  switch (icon.type) {
    case 'migration':
      return `migration ${icon.row}`;
    case 'crowd':
      return `crowd disease from ${icon.threshold} unassigned`;
    case 'venereal':
      return `disease of husbands, ${icon.tribes.join(' and ')}`;
    case 'depletion':
      return `depletion per ${icon.per}`;
    case 'elderDieOff': {
      const struck = chanceOfFace(icon.dice);
      return `elders die, ${icon.dice} ${icon.dice === 1 ? 'die' : 'dice'} (each rank ${percent(struck)})`;
    }
    case 'noMaritime':
      return 'no hunts at sea';
    case 'noMarkland':
      return 'Markland closed';
    default:
      return icon.type;
  }
}

export function packReport(data: PackData): string {
  const pack = compilePack(data);
  const tell = teller(textsOf(pack), 'en');
  const effects: Effects = (list) =>
    or(list.map((one) => `${tellEffect(one, tell)}${gainOf(data, one)}`).join('; '));
  const sections = [
    biomes(data),
    newWorld(data),
    daughters(data, effects),
    livestock(data, effects),
    inventions(data, effects),
    imports(data, effects),
    events(data),
    placards(data, effects),
    attacks(),
  ];
  const head = `${pack.cards.length} cards. All chances are without the alpha and without anybody's help; a re-roll stands for ${USUAL} hunters on its prey, before → after.`;
  return `${[`# ${data.meta.id} ${data.meta.version}`, head, ...sections.map(inMarkdown)].join('\n\n')}\n`;
}
