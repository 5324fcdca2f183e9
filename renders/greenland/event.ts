import type { View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { effectsRun } from './effects.js';
import { eventIconName, eventWords, goodsFate, headBar, priceOf, struckBy } from './header.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { bold, counted, diskRun, gap, put, run, scene, token } from './pieces.js';
import { sayFor } from './patrol.js';
import { cardName, tribeName, type Say } from './words.js';

/** The event of the turn, large: its marks in order with what they do, the order of play, and the ship's goods. */

const W = 1200;
const MARGIN = 24;
const LINE = 92;

function fateMark(view: View, say: Say, x: number, y: number): Item[] {
  const fate = goodsFate(view);
  const price = priceOf(view);
  const words = fate === 'forSale' ? say('forSale') : fate === 'gone' ? say('gone') : say('soldTo');
  const after = x + words.length * 18 + 24;
  return [
    bold(x, y, words.length * 18 + 16, 48, words, 36, COLOUR.faint),
    ...(fate === 'forSale'
      ? [icon('ivory', after, y, 48), bold(after + 56, y, 80, 48, price, 40, '#5d4420')]
      : fate === 'gone'
        ? []
        : token(fate, after, y - 4, 52, 38)),
  ];
}

function goodsPanel(view: View, say: Say, y: number): Item[] {
  const goods = view.event?.import ?? null;
  if (goods === null) return [];
  const w = W - MARGIN * 2;
  return [
    rect(MARGIN, y, w, 132, { fill: '#e6dcc3', r: 16 }),
    icon('ship', MARGIN + 20, y + 14, 104, { ink: '#5d4420', paper: '#fff8e6' }),
    bold(MARGIN + 148, y + 12, 560, 60, cardName(say, goods), 52, '#5d4420', { least: 36 }),
    ...fateMark(view, say, MARGIN + 148, y + 72),
    put(
      run(
        effectsRun(goods.effects, 60),
        gap(16),
        goods.livestock === null ? null : counted('baby', goods.livestock.babies, 56, 48),
        goods.sled ? run(gap(12), counted('sled', 1, 60, 48)) : null,
        gap(16),
        goods.exchange === null ? null : diskRun(goods.exchange, 56, 48),
      ),
      W - MARGIN - 24,
      y + 36,
      'right',
    ),
  ];
}

function orderLine(view: View, say: Say, y: number): Item[] {
  const step = (W - MARGIN * 2 + 12) / Math.max(1, view.order.length);
  return view.order.flatMap((tribe, i) => {
    const x = MARGIN + i * step;
    const look = TRIBE_LOOK[tribe];
    return [
      rect(x, y, step - 12, 88, { fill: look.tint, stroke: look.edge, line: 3, r: 14 }),
      bold(x + 10, y, 34, 88, String(i + 1), 46, COLOUR.faint, { align: 'center' }),
      ...token(tribe, x + 52, y + 14, 60, 42),
      bold(x + 124, y, step - 146, 88, tribeName(say, tribe), 40, COLOUR.ink, { least: 32 }),
    ];
  });
}

export function eventScene(request: PictureRequest<View>): Scene {
  const { view } = request;
  const say = sayFor(view, request.locale);
  const marks = view.event?.icons ?? [];
  const named = view.event === null ? say('noEvent') : say.nameOf(view.event.id);
  const box = 96 + Math.max(1, marks.length) * LINE;
  const goods = (view.event?.import ?? null) === null ? 0 : 148;
  const height = 84 + 16 + box + 16 + goods + 88 + 20;
  const items: Item[] = [
    ...headBar(view, say, W),
    rect(MARGIN, 100, W - MARGIN * 2, box, { fill: COLOUR.paper, r: 16 }),
    bold(MARGIN + 24, 106, W - MARGIN * 2 - 320, 84, named, 62, '#7a4f10', {
      least: 40,
    }),
    bold(W - MARGIN - 284, 106, 260, 84, say('eventsLeft', { n: view.eventsLeft }), 36, COLOUR.faint, {
      align: 'right',
      least: 32,
    }),
  ];
  marks.forEach((mark, i) => {
    const y = 192 + i * LINE;
    const struck = struckBy(mark);
    const words = eventWords(mark, say);
    items.push(
      icon(eventIconName(mark, view.patrol !== undefined), MARGIN + 24, y, 80, {
        ink: COLOUR.ink,
        paper: '#ffffff',
      }),
      bold(MARGIN + 128, y, 840 - struck.length * 40, 80, words, 46, COLOUR.ink, { least: 34 }),
      ...struck.flatMap((tribe, k) => token(tribe, W - MARGIN - 90 - k * 80, y + 8, 64, 44)),
    );
  });
  items.push(...goodsPanel(view, say, 100 + box + 16), ...orderLine(view, say, 100 + box + 16 + goods));
  return scene(W, height, COLOUR.slate, items);
}
