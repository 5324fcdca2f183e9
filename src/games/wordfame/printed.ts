import type { Printed, Teller } from '../../kernel/index.js';
import { ownVotes, winterFarms } from './cards.js';
import { countDistricts, land, ownerOf, valueOf } from './land.js';
import { gothiOf, isFaction, NONE, placeOf, seatOf } from './model.js';
import {
  COLORS,
  districtAt,
  DISTRICTS,
  homeOf,
  KINDS,
  kindAt,
  LAWS,
  statuteAt,
  statuteOf,
  STATUTES,
} from './pack.js';
import { goodsWanted } from './phases/foster.js';
import type { View } from './view-types.js';

/** Reference for gothar, colors, statutes, personae and Districts: their figures, their present state, their rules. */

const ACTION_RULE: Readonly<Record<string, string>> = {
  settle: 'W9.1',
  ride: 'W9.2',
  raid: 'W9.3',
  foster: 'W9.4',
  pledge: 'W9.5',
  feast: 'W9.6',
};

const colorAt = (id: string): number => COLORS.findIndex((colour) => colour === id);

function figures(view: View, thing: string, tell: Teller): readonly string[] {
  const statute = statuteAt.get(thing);
  if (statute !== undefined) {
    const { law, level, action } = statuteOf(statute);
    return [
      tell.lookup('printed.statute', {
        level,
        action,
        colour: COLORS[law] ?? '',
        votes: ownVotes(view.table, statute),
      }),
    ];
  }
  const persona = KINDS[kindAt.get(thing) ?? NONE];
  if (persona !== undefined) {
    const { colour, worth, winter, bondi, council, capture } = persona;
    const wanted = goodsWanted(kindAt.get(thing) ?? NONE);
    return [
      tell.lookup('printed.persona', { colour: COLORS[colour] ?? '', worth, wanted }),
      ...(winter > 0 ? [tell.lookup('printed.persona-winter', { n: winter })] : []),
      ...(bondi > 0 ? [tell.lookup('printed.persona-bondi', { n: bondi })] : []),
      ...(council > 0 ? [tell.lookup('printed.persona-council', { n: council })] : []),
      ...(capture > 0 ? [tell.lookup('printed.persona-capture', { n: capture })] : []),
    ];
  }
  if (isFaction(thing)) {
    const { colours, actions } = homeOf(thing);
    return [
      tell.lookup('printed.home', { colours: colours.map((at) => COLORS[at] ?? ''), actions: [...actions] }),
    ];
  }
  if (colorAt(thing) >= 0) {
    const law = LAWS[colorAt(thing)];
    return [
      tell.lookup('printed.colour', {
        statutes: STATUTES.filter((one) => one.law === colorAt(thing)).map(({ id }) => id),
        law: law?.id ?? '',
      }),
    ];
  }
  const district = districtAt.get(thing);
  if (district === undefined) return [];
  const { next, edgesOf } = land(view.table);
  const near = [...new Set(next[district] ?? [])].flatMap((at) => DISTRICTS[at]?.id ?? []);
  return [
    tell.lookup('printed.district', { edges: (edgesOf[district] ?? []).length }),
    ...(near.length === 0 ? [] : [tell.lookup('printed.near', { near })]),
  ];
}

function now(view: View, thing: string, tell: Teller): readonly string[] {
  const { table } = view;
  const who = placeOf(table, thing);
  if (who >= 0) {
    const { fame, hall, goods, oaths, farms } = gothiOf(table, who);
    return [
      tell.lookup('printed.gothi-now', {
        fame,
        hall,
        districts: countDistricts(table, who),
        goods: goods.length,
        bondi: oaths.length,
      }),
      COLORS.map((id, at) => `${tell.name(id)} ${farms[at] ?? 0}`).join(' · '),
    ];
  }
  if (statuteAt.get(thing) === table.token && table.token !== NONE) return [tell.lookup('printed.proposed')];
  const kind = kindAt.get(thing);
  if (kind !== undefined) {
    const n = table.pool[kind] ?? 0;
    return n === 0 ? [] : [tell.lookup('printed.pool', { n })];
  }
  const colour = colorAt(thing);
  if (colour >= 0)
    return table.seats.map((gothi, at) =>
      tell.lookup('printed.farms', { gothi, n: winterFarms(table, at, colour) }),
    );
  const district = districtAt.get(thing);
  if (district === undefined) return [];
  if (land(table).open[district] !== true) return [tell.lookup('printed.closed')];
  const owner = ownerOf(table, district);
  return owner === NONE
    ? [tell.lookup('printed.free')]
    : [tell.lookup('printed.owned', { gothi: seatOf(table, owner), value: valueOf(table, district) })];
}

function rules(_view: View, thing: string): readonly string[] {
  const statute = statuteAt.get(thing);
  if (statute !== undefined)
    return ['W6.1', 'W6.3', ACTION_RULE[statuteOf(statute).action] ?? ''].filter((id) => id !== '');
  if (kindAt.has(thing)) return ['W3.3', 'W9.4'];
  if (isFaction(thing)) return ['W2', 'W7.4'];
  if (colorAt(thing) >= 0) return ['W3', 'W8.2'];
  return districtAt.has(thing) ? ['W9.1', 'W9.2'] : [];
}

export const printed: Printed<View> = {
  about: ({ table }) => [
    ...table.seats,
    ...COLORS,
    ...STATUTES.map(({ id }) => id),
    ...KINDS.map(({ id }) => id),
    ...DISTRICTS.map(({ id }) => id),
  ],
  figures,
  now,
  rules,
};
