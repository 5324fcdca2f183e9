import type { Ctx, Procedures, State, States } from '../../../kernel/index.js';
import { ORIGINAL, STARTING } from '../cards.js';
import { secretOf, takeOne, tribeOf, type G, type TribeType } from '../model.js';
import { drawCards, gainFood, gainTools, shuffledDeck } from '../tribe.js';
import { owe } from './owe.js';
import { refillAnimals } from './preparation.js';

/** N1.7 to N1.10: Chiefs and Setup cards, drafted or dealt, and their benefits. */

const HAND = 5;

/** Setup cards are received in turn order, not in the order of the draft (EW2, EW67). */
function receive(c: Ctx<G>): void {
  const { g } = c;
  const tribe = tribeOf(g, g.active);
  const secret = secretOf(g, g.active);
  const card = ORIGINAL.setup.get(tribe.setup);
  if (card === undefined) return;
  // All starting cards are in hand until one has been buried; then they are shuffled (EW4).
  secret.hand = [...STARTING];
  if (card.tribe !== '') {
    g.supply[card.tribe as TribeType]--;
    secret.hand.push(card.tribe);
  }
  for (const animal of card.animals) {
    takeOne(g.animals, animal);
    tribe.upright.push(animal);
  }
  gainFood(tribe, card.food);
  gainTools(tribe, card.tools);
  c.emit('setup.received', {
    tribe: g.active,
    card: card.id,
    food: card.food,
    tools: card.tools,
    animals: [...card.animals],
    ...(card.tribe === '' ? {} : { gains: card.tribe }),
  });
  // N1.9: places in turn order give Food and Tools.
  owe(c, ORIGINAL.turnOrder.setup[g.order.indexOf(g.active)] ?? [], 'order');
  owe(
    c,
    card.gain.filter(({ icon }) => icon !== 'draw'),
    card.id,
  );
  c.enter('benefits');
}

/** Shuffles the deck and draws the opening hand; extra cards are drawn after it. */
function deal(c: Ctx<G>): void {
  const { g } = c;
  const secret = secretOf(g, g.active);
  secret.deck = shuffledDeck(c, secret.hand);
  secret.hand = [];
  drawCards(c, g.active, HAND);
  const card = ORIGINAL.setup.get(tribeOf(g, g.active).setup);
  owe(c, card?.gain.filter(({ icon }) => icon === 'draw') ?? [], card?.id ?? '');
  c.enter('benefits');
}

/** Repeats the step for the next seat of an order; goes on after the last. */
function nextIn(c: Ctx<G>, order: readonly string[], label: string): void {
  const seat = order[order.indexOf(c.g.active) + 1];
  if (seat === undefined) return;
  c.g.active = seat as G['active'];
  c.goto(label);
}

const first = (c: Ctx<G>): void => void (c.g.active = c.g.order[0] ?? c.g.active);

/** Lays out one card more than there are players; the last one goes into the box (N1.10, EW11). */
function lay(c: Ctx<G>, cards: readonly string[]): void {
  c.g.offer = c.shuffle([...cards]).slice(0, c.seats.length + 1);
}

export const procedures = {
  opening: [
    {
      label: 'chiefs',
      run: (c) => {
        c.emit('culture.laid', { cards: c.g.culture.map(({ card }) => card) });
        if (c.g.options.draft !== 'both') return c.goto('setups');
        lay(c, [...ORIGINAL.chiefs.keys()]);
        c.emit('draft.chiefs', { cards: [...c.g.offer] });
        first(c);
      },
    },
    { label: 'chief', run: (c) => c.enter('draft-chief') },
    { label: 'next-chief', run: (c) => nextIn(c, c.g.order, 'chief') },
    {
      label: 'setups',
      run: (c) => {
        if (c.g.options.draft === 'none') return c.goto('begin');
        lay(c, [...ORIGINAL.setup.keys()]);
        c.emit('draft.setups', { cards: [...c.g.offer] });
        // In reverse turn order.
        c.g.active = c.g.order.at(-1) ?? c.g.active;
      },
    },
    { label: 'setup', run: (c) => c.enter('draft-setup') },
    { label: 'next-setup', run: (c) => nextIn(c, [...c.g.order].reverse(), 'setup') },
    {
      label: 'begin',
      run: (c) => {
        c.g.offer = [];
        first(c);
      },
    },
    { label: 'receive', run: receive },
    { label: 'next-receive', run: (c) => nextIn(c, c.g.order, 'receive') },
    {
      label: 'deck',
      run: (c) => {
        // N1.8: shuffled only now, because Setup cards take Animals out of the deck.
        c.g.animals = shuffledDeck(c, c.g.animals);
        refillAnimals(c);
        first(c);
      },
    },
    { label: 'deal', run: deal },
    { label: 'next-deal', run: (c) => nextIn(c, c.g.order, 'deal') },
  ],
} satisfies Partial<Procedures<G>>;

const draft = (what: 'chief' | 'setup'): State<G> => ({
  rule: 'N1.10',
  seats: (c) => [c.g.active],
  choices: (c, _seat, offer) => offer.can('choose', { name: 'card', oneOf: c.g.offer }),
  verbs: {
    choose: (c, seat, [word]) => {
      const { g } = c;
      const card = String(word);
      const tribe = tribeOf(g, seat);
      takeOne(g.offer, card);
      if (what === 'setup') tribe.setup = card;
      else {
        tribe.chief = card;
        tribe.side = 'b';
      }
      c.emit('draft.chose', { tribe: seat, card });
      c.leave();
    },
  },
});

export const states = {
  'draft-chief': draft('chief'),
  'draft-setup': draft('setup'),
} satisfies Partial<States<G>>;
