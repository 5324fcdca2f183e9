import type { Printed, Teller } from '../../../kernel/index.js';
import { cardInfo, packOf } from '../cards/cards.js';
import type { CardInfo } from '../cards/pack.js';
import type { EventIcon } from '../cards/pack-schema.js';
import { printedSide, rankEffects } from '../view/card-sides.js';
import { TRIBES } from '../vocabulary/model.js';
import type { CardSide, PrintedHunt, PartyView, SpotView, View } from '../view/view-types.js';
import { tellEffect, tellRole } from '../card-texts.js';
import { cardFacts } from './hand-text.js';

/** Help on a card or tribe: its print, its place, its rules (B1). */

/** Faces of dice. In backticks, because a bare number would be replaced by a rank's name. */
const shown = (faces: readonly number[]): string => faces.map((face) => `\`${face}\``).join(' ');

const isTribe = (id: string): boolean => TRIBES.some((tribe) => tribe === id);

function infoOf(view: View, thing: string): CardInfo | undefined {
  const card = packOf(view.table).byId.get(thing);
  return card === undefined ? undefined : cardInfo(view.table, card);
}

function huntLines(hunt: PrintedHunt, tell: Teller, line = 'printed.hunt'): readonly string[] {
  const { type, hits, bloody, depletion } = hunt;
  const gains = (['babies', 'energy', 'ivory', 'iron'] as const)
    .filter((what) => hunt[what] > 0)
    .map((what) => tell.lookup(`odds.${what}`, { n: hunt[what] }));
  return [
    tell.lookup(line, { type, hits, deaths: bloody.length, faces: shown(bloody) }),
    ...(gains.length === 0 ? [] : [tell.lookup('printed.gains', { gains: gains.join(', ') })]),
    ...(depletion === 0 ? [] : [tell.lookup('printed.depletes', { n: depletion })]),
  ];
}

/** The side that lies in a row, as hunters meet it. */
function rowLines(view: View, info: CardInfo, face: CardSide, tell: Teller): readonly string[] {
  const { trophy, take, hunt } = face;
  const hostile = info.hostile === null ? null : printedSide(view.table, info.card, 'hostile').hunt;
  return [
    ...(hunt === null ? [] : huntLines(hunt, tell)),
    ...(hostile === null ? [] : huntLines(hostile, tell, 'printed.hostile')),
    ...(info.hostile === null ? [] : [tell.lookup('printed.limit', { n: info.hostileAbove })]),
    ...(trophy === null ? [] : [tell.lookup('printed.trophy', { ...trophy })]),
    ...(take === null ? [] : [tell.lookup('printed.take', { ...take })]),
  ];
}

function cardLines(view: View, info: CardInfo, tell: Teller): readonly string[] {
  const { card, kind, row, tribe } = info;
  const face = printedSide(view.table, card, 'row');
  const inTableau = printedSide(view.table, card, 'tableau');
  // A card that is never taken has no tableau side.
  const isTaken = kind === 'biome' ? info.take !== null : kind !== 'event' && kind !== 'newWorld';
  const facts = isTaken ? cardFacts(inTableau, tell) : [];
  const home = row === -1 ? '' : row === 0 ? 'north' : 'south';
  const whose = TRIBES.find((_, at) => at === tribe) ?? '';
  const raid = inTableau.raid;
  return [
    tell.lookup(`printed.${kind}`, { home, climax: face.climax ?? 0, tribe: whose }),
    ...rowLines(view, info, face, tell),
    ...eventLines(info, tell),
    ...(facts.length === 0 ? [] : [tell.lookup('printed.tableau', { facts: facts.join('; ') })]),
    ...(raid === null
      ? []
      : [
          tell.lookup('printed.raid', {
            success: shown(raid.success),
            deaths: raid.bloody.length,
            faces: shown(raid.bloody),
          }),
        ]),
  ];
}

/** The section that explains each icon of an event. */
const EVENT_RULES: Readonly<Record<EventIcon['type'], string>> = {
  migration: 'D1',
  crowd: 'D2',
  venereal: 'D2',
  feud: 'D2',
  depletion: 'D3',
  solar: 'D4',
  elderDieOff: 'D5',
  breakage: 'D6',
  storm: 'D7',
  noMaritime: 'D8',
  noMarkland: 'D9',
  falconer: 'B3',
};

const eventRules = (info: CardInfo): readonly string[] => [
  ...new Set((info.event?.icons ?? []).map(({ type }) => EVENT_RULES[type])),
];

function eventLines(info: CardInfo, tell: Teller): readonly string[] {
  if (info.event === null) return [];
  const icons = eventRules(info).map((rule) => `${tell.lookup(`rule.${rule}.title`)} (${rule})`);
  const order = info.event.order.flatMap((tribe) => TRIBES[tribe] ?? []);
  return [
    ...(icons.length === 0 ? [] : [tell.lookup('printed.icons', { icons: icons.join(', ') })]),
    tell.lookup('printed.order', { order }),
  ];
}

/** A tribe's placard: its ranks and their abilities. */
function tribeLines(view: View, thing: string, tell: Teller): readonly string[] {
  const own = view.tribes.find(({ tribe }) => tribe === thing);
  const mono = own?.mono === true;
  const at = TRIBES.findIndex((tribe) => tribe === thing);
  const pack = packOf(view.table);
  const side = pack.data.placards.find(({ tribe }) => tribe === thing)?.sides[mono ? 'mono' : 'poly'] ?? [];
  const effects = rankEffects(pack, at, mono);
  return side.map(({ rank, role }, i) => {
    const lines = (effects[i] ?? []).map((effect) => tellEffect(effect, tell));
    return tell.lookup('printed.rank', {
      rank,
      role: tellRole(role, tell),
      n: lines.length,
      effects: lines.join('; '),
    });
  });
}

const partyWords = (parties: readonly PartyView[], tell: Teller): readonly string[] =>
  parties.length === 0
    ? []
    : [
        tell.lookup('printed.there', {
          parties: parties
            .map(({ tribe, n, alpha }) => tell.lookup('printed.party', { tribe, n, alpha: alpha ? 1 : 0 }))
            .join(', '),
        }),
      ];

const spotLines = ({ parties, husband, hostile }: SpotView, tell: Teller): readonly string[] => [
  ...(hostile ? [tell.lookup('printed.is-hostile')] : []),
  ...(husband === null ? [] : [tell.lookup('printed.husband', { tribe: husband.tribe })]),
  ...partyWords(parties, tell),
];

function placeLines(view: View, thing: string, tell: Teller): readonly string[] {
  for (const { row, warm, cold } of view.rows)
    for (const [side, spots] of [
      ['warm', warm],
      ['cold', cold],
    ] as const) {
      const spot = spots.find(({ face }) => face.id === thing);
      if (spot !== undefined)
        return [tell.lookup('printed.row', { row: row, side: `${side}` }), ...spotLines(spot, tell)];
    }
  for (const { tribe, tableau, trophies } of view.tribes) {
    const spot = tableau.find(({ face }) => face.id === thing);
    if (spot !== undefined) return [tell.lookup('printed.in-tableau', { tribe }), ...spotLines(spot, tell)];
    if (trophies.some(({ id }) => id === thing)) return [tell.lookup('printed.won', { tribe })];
  }
  if (view.hand.some(({ id }) => id === thing)) return [tell.lookup('printed.in-hand')];
  if (view.event?.id === thing) return [tell.lookup('printed.event-now')];
  if (view.event?.import?.id === thing) return [tell.lookup('printed.for-sale')];
  return view.discards.some(({ id }) => id === thing) ? [tell.lookup('printed.gone')] : [];
}

function tribeNow(view: View, thing: string, tell: Teller): readonly string[] {
  const own = view.tribes.find(({ tribe }) => tribe === thing);
  if (own === undefined) return [];
  const { population, unassigned, colonists, disks, points, handCount, extinct } = own;
  if (extinct) return [tell.lookup('printed.extinct')];
  return [
    tell.lookup('printed.tribe-now', {
      population,
      unassigned,
      colonists,
      ...disks,
      hand: handCount,
      points: points.total,
    }),
  ];
}

const RULES_OF: Readonly<Record<CardInfo['kind'], readonly string[]>> = {
  biome: ['B1', 'E1', 'G4'],
  newWorld: ['E2', 'F3', 'G4'],
  daughter: ['F1', 'E5', 'G1'],
  farm: ['H1', 'H2', 'E5'],
  event: [],
  import: ['D10', 'B2'],
};

export const printed: Printed<View> = {
  about: (view) => {
    const pack = packOf(view.table);
    return [...TRIBES, ...pack.cards.map(({ id }) => id)];
  },
  figures: (view, thing, tell) => {
    if (isTribe(thing)) return tribeLines(view, thing, tell);
    const info = infoOf(view, thing);
    return info === undefined ? [] : cardLines(view, info, tell);
  },
  now: (view, thing, tell) => (isTribe(thing) ? tribeNow(view, thing, tell) : placeLines(view, thing, tell)),
  rules: (view, thing) => {
    if (isTribe(thing)) return ['B', 'E3', 'J'];
    const info = infoOf(view, thing);
    if (info === undefined) return [];
    const more = [
      ...(info.trophy === null ? [] : ['G5']),
      ...(info.take === null ? [] : ['G6']),
      ...(info.kind === 'event' ? eventRules(info) : []),
    ];
    return [...RULES_OF[info.kind], ...more];
  },
};
