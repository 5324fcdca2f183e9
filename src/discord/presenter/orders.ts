import type { ConditionRef, Orders, Plan } from '../../table/index.js';
import { controlId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { button, line, type ContainerPart, type MessageBody, post, rows, select, words } from '../post.js';
import { lineLabel } from './labels.js';
import { FRESH, makeRest, PANEL } from './panel-state.js';
import type { BotTeller } from '../texts.js';

/** A seat's standing orders, visible only to its player: their current options, and controls to change them. */

export const ORDERS = {
  /** Shows the list. */
  list: 'orders',
  pick: 'orders-pick',
  set: 'orders-set',
  /** Sets all policies at once: `usual` or `ask`. */
  all: 'orders-all',
  /** Undoes a change; the rest of the id has the previous options. */
  undo: 'orders-undo',
  /** Accepts a suggested order; the rest of the id is `policy.option`. */
  take: 'orders-take',
  /** Plays one-word moves without confirmation: `on` or `off`. */
  quick: 'quick',
} as const;

export const PLAN = {
  /** Opens the panel in which the plan's next move is chosen. */
  make: 'plan-make',
  keep: 'plan-keep',
  discard: 'plan-discard',
  drop: 'plan-forget',
  when: 'plan-if',
  cancel: 'plan-unless',
} as const;

/** Prefix of the panel's control families in a plan. */
export const PLAN_PANEL = 'plan-';

const COLOR = 0x7a6f9b;

export function policyName(tell: BotTeller, id: string): string {
  return tell.has(`policy.${id}`) ? tell.lookup(`policy.${id}`) : id;
}

export function optionLabel(tell: BotTeller, policy: string, option: string): string {
  const key = `policy.${policy}.${option}`;
  if (tell.has(key)) return tell.lookup(key);
  return tell.has(`policy.${option}`) ? tell.lookup(`policy.${option}`) : option;
}

export function conditionText(tell: BotTeller, { id, thing }: ConditionRef): string {
  return tell.lookup(`condition.${id}`, { thing });
}

export const conditionValue = ({ id, thing }: ConditionRef): string => (thing === '' ? id : `${id} ${thing}`);

export function parseCondition(text: string): ConditionRef {
  const [id = '', thing = ''] = text.trim().toLowerCase().split(/\s+/u);
  return { id, thing };
}

/** Every condition with each of its subjects. */
export function conditionsOf(orders: Orders): readonly ConditionRef[] {
  return orders.conditions.flatMap(({ id, about }) =>
    about.length === 0 ? [{ id, thing: '' }] : about.map((thing) => ({ id, thing })),
  );
}

const linesLabel = (tell: BotTeller, lines: readonly string[]): string =>
  lines.map((each) => lineLabel(tell, each.split(' '))).join(' → ');

function whyDropped(tell: BotTeller, plan: Plan): string {
  const { dropped } = plan;
  if (dropped === undefined) return '';
  if (dropped.why !== 'illegal')
    return tell.text(`bot.plan.why-${dropped.why}`, { condition: conditionText(tell, dropped.condition) });
  const { line: text, block } = dropped;
  const why = tell.text('bot.plan.why-illegal', { line: lineLabel(tell, text.split(' ')) });
  return block === undefined || block.key.startsWith('kernel.')
    ? why
    : `${why}: ${tell.lookup(block.key, block.args)} (${block.rule})`;
}

/** Notes for a panel about plans for this decision that weren't played. */
export function droppedNotes(tell: BotTeller, plans: readonly Plan[]): readonly string[] {
  return plans.map((plan) =>
    tell.text('bot.plan.note', { lines: linesLabel(tell, plan.lines), why: whyDropped(tell, plan) }),
  );
}

export function planLine(tell: BotTeller, plan: Omit<Plan, 'id'> & { readonly id?: number }): string {
  const conditions = (key: string, list: readonly ConditionRef[]): string =>
    list.length === 0
      ? ''
      : tell.lookup(key, { conditions: list.map((one) => conditionText(tell, one)).join(' · ') });
  return tell.text('bot.plan.line', {
    id: plan.id ?? '–',
    lines: linesLabel(tell, plan.lines),
    when: conditions('bot.plan.when', plan.when),
    cancel: conditions('bot.plan.cancel', plan.cancel),
    state:
      plan.dropped === undefined
        ? ''
        : tell.text('bot.plan.dropped', { why: whyDropped(tell, { ...plan, id: 0 }) }),
  });
}

export interface ShownOrders {
  readonly tell: BotTeller;
  readonly game: string;
  readonly orders: Orders;
  readonly note: string;
  readonly quick: boolean;
  /** The game has decisions for which moves can be queued. */
  readonly queues: boolean;
}

/** Each policy's previous option as one digit: short enough for a button's id. */
const beforeRest = ({ policies, before = [] }: Orders): string =>
  policies.map(({ options }, at) => Math.max(0, options.indexOf(before[at] ?? '')).toString(36)).join('');

export const beforeIn = ({ policies }: Orders, rest: string): readonly string[] =>
  policies.map(({ options, value }, at) => options[Number.parseInt(rest.charAt(at), 36)] ?? value);

/** The list of standing orders and plans, with menus to change them. */
export function ordersPost({ tell, game, orders, note, quick, queues }: ShownOrders): MessageBody {
  const { policies, plans } = orders;
  const lines = policies.map(({ id, value, usual }) =>
    tell.text('bot.orders.line', {
      policy: policyName(tell, id),
      value: optionLabel(tell, id, value),
      usual: value === usual ? '' : tell.text('bot.orders.usual', { value: optionLabel(tell, id, usual) }),
    }),
  );
  const head = [
    note,
    orders.due === true ? tell.text('bot.orders.due') : '',
    tell.text('bot.orders.title', { seat: orders.seat }),
    tell.text('bot.orders.intro'),
  ];
  const parts: ContainerPart[] = [words(head.filter((text) => text !== '').join('\n'))];
  parts.push(words(lines.length === 0 ? tell.text('bot.orders.none') : lines.join('\n')));
  for (let at = 0; at < policies.length; at += LIMITS.selectOptions) {
    const options = policies.slice(at, at + LIMITS.selectOptions).map(({ id, value }) => ({
      value: id,
      label: policyName(tell, id),
      description: tell.text('bot.orders.now', { value: optionLabel(tell, id, value) }),
    }));
    parts.push(select(controlId(ORDERS.pick, game, -1, String(at)), tell.text('bot.orders.pick'), options));
  }
  const all = (how: 'usual' | 'ask') =>
    button({ id: controlId(ORDERS.all, game, -1, how), label: tell.text(`bot.orders.all-${how}`) });
  parts.push(
    ...rows([
      ...(orders.due === true
        ? [
            button({
              id: controlId(PANEL.open, game, -1, makeRest(FRESH)),
              label: tell.text('bot.call.move'),
              style: 'primary',
            }),
          ]
        : []),
      ...(orders.before === undefined
        ? []
        : [
            button({
              id: controlId(ORDERS.undo, game, -1, beforeRest(orders)),
              label: tell.text('bot.orders.undo'),
            }),
          ]),
      ...(policies.length === 0 ? [] : [all('usual'), all('ask')]),
      button({
        id: controlId(ORDERS.quick, game, -1, quick ? 'off' : 'on'),
        label: tell.text(quick ? 'bot.orders.quick-off' : 'bot.orders.quick-on'),
      }),
    ]),
  );
  if (queues || plans.length > 0)
    parts.push(line(), ...planParts(tell, game, plans, orders.ahead.length > 0));
  return post(parts, { color: COLOR });
}

function planParts(tell: BotTeller, game: string, plans: readonly Plan[], mayPlan: boolean): ContainerPart[] {
  const lines = plans.length === 0 ? [tell.text('bot.plan.none')] : plans.map((plan) => planLine(tell, plan));
  const parts: ContainerPart[] = [words([tell.text('bot.plan.title'), ...lines].join('\n'))];
  if (plans.length > 0)
    parts.push(
      select(
        controlId(PLAN.drop, game, -1),
        tell.text('bot.plan.drop'),
        plans.map((plan) => ({
          value: String(plan.id),
          label: `${plan.id}. ${linesLabel(tell, plan.lines)}`,
        })),
      ),
    );
  if (mayPlan)
    parts.push(...rows([button({ id: controlId(PLAN.make, game, -1), label: tell.text('bot.plan.make') })]));
  return parts;
}

/** The options of one policy with their descriptions. */
export function policyPost({ tell, game, orders }: ShownOrders, id: string): MessageBody | undefined {
  const policy = orders.policies.find((one) => one.id === id);
  if (policy === undefined) return undefined;
  const lines = policy.options.map((option) => {
    const mark = option === policy.value ? '●' : '○';
    const usual =
      option === policy.usual && option !== policy.value
        ? ` ${tell.text('bot.orders.usual', { value: optionLabel(tell, id, option) })}`
        : '';
    return `${mark} ${optionLabel(tell, id, option)}${usual}`;
  });
  return post(
    [
      words([`### ${policyName(tell, id)}`, ...lines].join('\n')),
      select(
        controlId(ORDERS.set, game, -1, id),
        tell.text('bot.orders.choose'),
        policy.options.map((option) => ({ value: option, label: optionLabel(tell, id, option) })),
      ),
      ...rows([button({ id: controlId(ORDERS.list, game, -1), label: tell.text('bot.orders.back') })]),
    ],
    { color: COLOR },
  );
}
