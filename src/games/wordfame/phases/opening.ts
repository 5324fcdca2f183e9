import type { Ctx, Procedure, Procedures, State, States, Value } from '../../../kernel/index.js';
import { addMen, growing, land, moveMarker } from '../land.js';
import { offerWords, oneEdge } from '../offer.js';
import { cardOf, COLORS, edgeAt, edgeOf, THING } from '../pack.js';
import { clockwise, gothiOf, placeOf, seatOf, type G, type PublicState } from '../model.js';

/** Player counts where the seat left of the first Lawspeaker has one more farm, for balance. */
const FEW: readonly number[] = [3, 4];

/** W4.3: a Thingman of each gothi on a side of Thingvellir, and the second seat's farm (WF10). */

/** Sides of Thingvellir without men, present or due to return. */
export function freeSides(g: G): number[] {
  return (land(g).edgesOf[THING] ?? []).filter(
    (edge) => g.men.every((men) => men[edge] === 0) && g.away.every((edges) => !edges.includes(edge)),
  );
}

/** Asks for a side in Thingvellir, from WF8 and WF48. */
const standState: State<G, 'stand'> = {
  rule: 'W4.3',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const free = freeSides(c.g);
    offerWords(
      offer,
      'stand',
      'side',
      free.map((edge) => edgeOf(edge).id),
    );
    if (!offer.explain) return;
    for (const edge of land(c.g).edgesOf[THING] ?? [])
      if (!free.includes(edge))
        offer.cannot('stand', [oneEdge('side', [edgeOf(edge).id])], 'WF8', 'stand.taken');
  },
  verbs: {
    stand: (c, seat, [side]) => {
      const who = placeOf(c.g, seat);
      addMen(c.g, who, edgeAt.get(String(side)) ?? 0, 1);
      gothiOf(c.g, who).hall--;
      c.emit('opening.stood', { gothi: seat, side: String(side) });
      c.leave();
    },
  },
};

/** WF69: colors with a free step on the track where no other gothi has fewer farms. */
export const behind = (g: PublicState, who: number): number[] =>
  growing(g, who).filter((colour) =>
    g.gothar.every(
      ({ farms }, other) => other === who || (farms[colour] ?? 0) >= (gothiOf(g, who).farms[colour] ?? 0),
    ),
  );

const idsOf = (colours: readonly number[]): string[] => colours.map((colour) => COLORS[colour] ?? '');

function takeFarm(c: Ctx<G>, seat: string, [colour]: readonly Value[]): void {
  moveMarker(
    c.g,
    placeOf(c.g, seat),
    COLORS.findIndex((one) => one === colour),
    1,
  );
  c.emit('opening.farm', { gothi: seat, colour: String(colour) });
  c.leave();
}

/** One more farm for the gothi left of the first Lawspeaker. */
const farm: State<G, 'farm'> = {
  rule: 'WF10',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => offerWords(offer, 'farm', 'colour', idsOf(growing(c.g, c.vars.who))),
  verbs: { farm: takeFarm },
};

/** One more farm for the poorer of two. */
const help: State<G, 'help'> = {
  rule: 'WF69',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const { who } = c.vars;
    const open = behind(c.g, who);
    offerWords(offer, 'farm', 'colour', idsOf(open));
    if (!offer.explain) return;
    for (const colour of idsOf(growing(c.g, who).filter((one) => !open.includes(one))))
      offer.cannot('farm', [colour], 'WF69', 'farm.ahead', { colour });
  },
  verbs: { farm: takeFarm },
};

/** WF49: name the Lawspeaker; place men clockwise from the left, the Lawspeaker last; then the farm. */
const opening: Procedure<G, 'opening'> = [
  {
    label: 'speaker',
    run: (c) => {
      c.emit('opening.speaker', { gothi: seatOf(c.g, c.g.speaker) });
      for (const [who, { goods }] of c.g.gothar.entries())
        if (goods.length > 0)
          c.emit('opening.wealth', {
            gothi: seatOf(c.g, who),
            goods: goods.map((card) => cardOf(card).good),
          });
      const left = clockwise(c.g, c.g.speaker + 1);
      for (const who of left) c.enter('stand', { who });
    },
  },
  {
    label: 'farm',
    run: (c) => {
      const [who] = clockwise(c.g, c.g.speaker + 1);
      const { second } = c.g.options;
      const has = second === 'farm' || (second === 'few' && FEW.includes(c.g.seats.length));
      if (has && who !== undefined) c.enter('farm', { who });
    },
  },
];

export const procedures = { opening } satisfies Partial<Procedures<G>>;
export const states = { stand: standState, farm, help } satisfies Partial<States<G>>;
