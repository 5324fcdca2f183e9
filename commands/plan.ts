import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { answer } from '../src/discord/answers.js';
import { phaseName, tellerOf, whereLine } from '../src/discord/bot.js';
import type {
  Call,
  Command,
  CommandCall,
  CompleteCall,
  Completion,
  Control,
  Press,
} from '../src/discord/command.js';
import { controlId } from '../src/discord/custom-id.js';
import { LIMITS } from '../src/discord/limits.js';
import { button, type Part, post, type Post, rows, select, words } from '../src/discord/post.js';
import {
  conditionsOf,
  conditionText,
  conditionValue,
  ORDERS,
  parseCondition,
  PLAN,
  PLAN_PANEL,
  planLine,
} from '../src/discord/presenter/orders.js';
import { lines } from '../src/discord/presenter/narrow.js';
import { FRESH, PANEL, panel, type PanelState, parseRest } from '../src/discord/presenter/panel.js';
import { lineLabel } from '../src/discord/presenter/labels.js';
import type { Choice } from '../src/kernel/types.js';
import type { ConditionRef, GameId } from '../src/table/types.js';
import { buildingControls } from './move-controls.js';
import { linesOf } from './moving.js';
import { named } from './languages.js';
import { ordersAnswer } from './orders.js';
import {
  completedOption,
  completeGame,
  described,
  findGame,
  gameOf,
  gameOption,
  matching,
  ofGame,
  textOf,
} from './shared.js';
import { whatIfParts } from './what-if.js';

/** Plans: composed move by move in a panel of their own, or typed in one line. */

/** A plan under composition, kept as the seat's draft. */
interface Composed {
  readonly state?: string;
  readonly lines: readonly string[];
  readonly when: readonly ConditionRef[];
  readonly cancel: readonly ConditionRef[];
}

const DRAFT = 'plan';
const EMPTY: Composed = { lines: [], when: [], cancel: [] };

async function composed(call: Call, game: GameId): Promise<Composed> {
  const kept = await call.bot.table.draft(call.actor, game, DRAFT);
  return kept === undefined ? EMPTY : (kept.data as unknown as Composed);
}

function keep(call: Call, game: GameId, plan: Composed): Promise<void> {
  return call.bot.table.saveDraft(call.actor, game, DRAFT, {
    ...(plan.state === undefined ? {} : { state: plan.state }),
    lines: plan.lines,
    when: plan.when.map(({ id, thing }) => ({ id, thing })),
    cancel: plan.cancel.map(({ id, thing }) => ({ id, thing })),
  });
}

/** The panel for the next move of the plan. */
async function nextMove(
  press: Call,
  game: GameId,
  to: (state: readonly Choice[]) => PanelState = () => FRESH,
): Promise<Post> {
  const plan = await composed(press, game);
  const [ahead] = await press.bot.table.ahead(press.actor, game, plan.lines, plan.state);
  const card = await press.bot.table.card(press.actor, game);
  const tell = tellerOf(press.bot, card, press.locale);
  if (ahead === undefined) {
    if (plan.lines.length > 0) return draftPost(press, game);
    return answer(tell.tell('bot.plan.nothing'));
  }
  if (plan.state === undefined) await keep(press, game, { ...plan, state: ahead.state });
  const heading = tell.tell('bot.plan.heading', { where: whereLine(tell, card) });
  const decision = { game: String(game), family: PLAN_PANEL, seq: -1, choices: ahead.choices, tell, heading };
  return panel(decision, to(ahead.choices));
}

/** The plan as it is so far, what it would do, and its conditions. */
async function draftPost(call: Call, game: GameId): Promise<Post> {
  const { table } = call.bot;
  const plan = await composed(call, game);
  const orders = await table.orders(call.actor, game);
  const tell = tellerOf(call.bot, orders.card, call.locale);
  const { parts, files } = await whatIfParts(call, game, plan.lines, plan.state);
  const id = String(game);
  const menu = (family: string, key: string): Part[] => {
    const options = conditionsOf(orders)
      .slice(0, LIMITS.selectOptions)
      .map((one) => ({ value: conditionValue(one), label: conditionText(tell, one) }));
    return options.length === 0 ? [] : [select(controlId(family, id, -1), tell.tell(key), options)];
  };
  const to = (family: string, key: string, style?: 'good') =>
    button({ id: controlId(family, id, -1), label: tell.tell(key), ...(style ? { style } : {}) });
  const head = [
    tell.tell('bot.plan.heading', { where: whereLine(tell, orders.card) }),
    planLine(tell, { ...plan, state: plan.state ?? '' }),
  ];
  return post(
    [
      words(head.join('\n')),
      ...parts,
      ...menu(PLAN.when, 'bot.plan.if'),
      ...menu(PLAN.cancel, 'bot.plan.unless'),
      ...rows([
        to(PLAN.keep, 'bot.plan.keep', 'good'),
        to(PLAN.make, 'bot.plan.more'),
        to(PLAN.discard, 'bot.plan.discard'),
      ]),
    ],
    { files, colour: 0x7a6f9b },
  );
}

/** A condition chosen from a menu is added, or taken away when it was there. */
function toggle(which: 'when' | 'cancel'): Control['run'] {
  return async (press) => {
    const game = gameOf(press);
    const plan = await composed(press, game);
    // The draft is gone, kept or thrown away elsewhere: conditions of nothing are none.
    if (plan.lines.length === 0) return nextMove(press, game);
    const named = parseCondition(press.values[0] ?? '');
    const others = plan[which].filter((one) => conditionValue(one) !== conditionValue(named));
    const list = others.length < plan[which].length ? others : [...others, named];
    await keep(press, game, { ...plan, [which]: list });
    return draftPost(press, game);
  };
}

const family = (name: keyof typeof PANEL): string => `${PLAN_PANEL}${PANEL[name]}`;
const redraw = (
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<Post> => nextMove(press, gameOf(press), (choices) => to(parseRest(press.id.rest), choices));

export const planControls: readonly Control[] = [
  { family: PLAN.make, run: (press) => nextMove(press, gameOf(press)) },
  ...buildingControls(PLAN_PANEL, redraw),
  ...(['go', 'sure'] as const).map((name): Control => ({
    family: family(name),
    run: async (press) => {
      const game = gameOf(press);
      const plan = await composed(press, game);
      const state = plan.state ?? (await press.bot.table.ahead(press.actor, game))[0]?.state;
      if (state === undefined) return nextMove(press, game);
      const added = { ...plan, state, lines: [...plan.lines, press.id.rest] };
      // Refuses what isn't legal, before it is kept.
      await press.bot.table.whatIf(press.actor, game, added.lines, state);
      await keep(press, game, added);
      return draftPost(press, game);
    },
  })),
  { family: PLAN.when, run: toggle('when') },
  { family: PLAN.cancel, run: toggle('cancel') },
  {
    family: PLAN.keep,
    run: async (press) => {
      const game = gameOf(press);
      const { table } = press.bot;
      const { card } = await table.makePlan(press.actor, game, await composed(press, game));
      await table.dropDraft(press.actor, game, DRAFT);
      return ordersAnswer(press, game, tellerOf(press.bot, card, press.locale).tell('bot.plan.kept'));
    },
  },
  {
    family: PLAN.discard,
    run: async (press) => {
      await press.bot.table.dropDraft(press.actor, gameOf(press), DRAFT);
      return ordersAnswer(press, gameOf(press));
    },
  },
];

/** `/orders plan`: a plan in one line, or the panel for its first move. */
async function planAnswer(call: CommandCall): Promise<Post> {
  const { id } = await findGame(call);
  const typed = textOf(call, 'move');
  if (typed === undefined) return nextMove(call, id);
  const refs = (option: string): readonly ConditionRef[] => {
    const text = textOf(call, option);
    return text === undefined ? [] : text.split(';').map(parseCondition);
  };
  const { card } = await call.bot.table.makePlan(call.actor, id, {
    lines: linesOf(typed),
    when: refs('if'),
    cancel: refs('unless'),
  });
  return ordersAnswer(call, id, tellerOf(call.bot, card, call.locale).tell('bot.plan.kept'));
}

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  if (call.focused === 'game') return completeGame(call);
  const card = await findGame(call);
  if (call.focused === 'move') return completePlan(call, card.id);
  const tell = tellerOf(call.bot, card, call.locale);
  const orders = await call.bot.table.orders(call.actor, card.id);
  const all = conditionsOf(orders).map((one) => ({
    name: conditionText(tell, one),
    value: conditionValue(one),
  }));
  return matching(all, call.typed);
}

/** `/orders`: everything that is settled in advance. */
export const ordersCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'orders',
    ...described('cmd.orders'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...named('show'),
        ...described('cmd.orders'),
        options: [gameOption()],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...named('plan'),
        ...described('cmd.plan'),
        options: [
          completedOption('move', 'cmd.plan.move'),
          completedOption('if', 'cmd.plan.if'),
          completedOption('unless', 'cmd.plan.unless'),
          gameOption(),
        ],
      },
    ],
  },
  run: (call) =>
    call.sub === 'plan' ? planAnswer(call) : ofGame(call, ORDERS.list, ({ id }) => ordersAnswer(call, id)),
  complete,
};

/** The last move of the line, after those before it. */
async function completePlan(call: CompleteCall, game: GameId): Promise<readonly Completion[]> {
  const { table } = call.bot;
  const card = await table.card(call.actor, game);
  const tell = tellerOf(call.bot, card, call.locale);
  const before = linesOf(call.typed.slice(0, call.typed.lastIndexOf(';') + 1));
  const last = call.typed.slice(call.typed.lastIndexOf(';') + 1);
  const states = await table.ahead(call.actor, game);
  const found: Completion[] = [];
  for (const { state } of states) {
    const [ahead] = await table.ahead(call.actor, game, before, state).catch(() => []);
    const choices = before.length === 0 ? states.find((one) => one.state === state)?.choices : ahead?.choices;
    for (const line of lines(choices ?? [], last, LIMITS.autocompleteChoices)) {
      const value = [...before, line].join('; ');
      found.push({
        name: `${value} (${lineLabel(tell, line.split(' '))} · ${phaseName(tell, state)})`,
        value,
      });
    }
  }
  return found;
}
