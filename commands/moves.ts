import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  InteractionContextType,
} from 'discord-api-types/v10';
import { type AnyModule, gameName, phaseName, tellerOf } from '../src/discord/bot.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import { argLabel, valueLabel, verbHelp, verbLabel } from '../src/discord/presenter/labels.js';
import { bagValues, narrow } from '../src/discord/presenter/narrow.js';
import { describedIn, namedIn, optionName, type Translated } from './languages.js';
import {
  completeGame,
  completedOption,
  described,
  findGame,
  gameOption,
  matching,
  textOf,
} from './shared.js';
import { playWords } from '../src/answers/moving.js';
import type { BotTeller } from '../src/discord/texts.js';

/** `/<game>`: one subcommand per verb of the game, with its arguments as options. Generated from the module. */

/** Option for the words after a verb without named arguments. */
const REST = 'rest';
/** Maximum number of bag contents listed before typing narrows them. */
const MOST_BAGS = 200;

/** Verbs of a game: those with named arguments first, then in the order of its states. */
export function verbsOfModule(module: AnyModule): readonly string[] {
  const named = Object.keys(module.verbs ?? {});
  const all = Object.values(module.states).flatMap((state) => Object.keys(state.verbs));
  return [...new Set([...named, ...all])];
}

/** Names of a verb's arguments. An own property only: the verb may be any typed word. */
function argsOf(module: AnyModule, verb: string): readonly string[] | undefined {
  const { verbs = {} } = module;
  return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
}

/** Option names of a verb, in the order of its arguments. */
function optionsOf(module: AnyModule, verb: string): readonly string[] {
  return (argsOf(module, verb) ?? [REST]).map(optionName);
}

export function movesCommand(module: AnyModule): Command {
  return {
    data: fitting(module),
    async run(call) {
      const card = await findGame(call, module.meta.id);
      return playWords(call, card.id, wordsOf(module, call));
    },
    complete: (call) => (call.focused === 'game' ? completeGame(call) : completeArg(module, call)),
  };
}

/** Levels of detail of a command, longest first: help per verb, names only, and no game option. */
const MANNERS = [
  { help: true, game: true },
  { help: false, game: true },
  { help: false, game: false },
] as const;

type Manner = (typeof MANNERS)[number];
type Data = Command['data'];

/** Whether the game's command had to drop help or the game option to fit Discord's limit. */
export function isShortened(module: AnyModule): boolean {
  return textLength(commandData(module, MANNERS[0])) > LIMITS.commandText;
}

/** The most detailed command within Discord's text limit. */
function fitting(module: AnyModule): Data {
  const all = MANNERS.map((manner) => commandData(module, manner));
  const fits = all.find((data) => textLength(data) <= LIMITS.commandText);
  if (fits === undefined) throw new RangeError(`${module.meta.id} has too many verbs for one command`);
  return fits;
}

interface Texted {
  readonly name: string;
  readonly name_localizations?: Translated | null | undefined;
  readonly description?: string | undefined;
  readonly description_localizations?: Translated | null | undefined;
  readonly options?: readonly unknown[] | undefined;
}

/** Length of all names and descriptions in their longest language, as Discord counts it. */
export function textLength(part: Texted): number {
  const inner = (part.options ?? []) as readonly Texted[];
  const longest = (text = '', others: Translated | null = {}): number =>
    Math.max(text.length, ...Object.values(others ?? {}).map((other) => other?.length ?? 0));
  return inner.reduce(
    (sum, each) => sum + textLength(each),
    longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations),
  );
}

function commandData(module: AnyModule, manner: Manner): Data {
  const { texts } = module;
  const groups = Object.entries(module.verbGroups ?? {});
  const grouped = new Set(groups.flatMap(([, verbs]) => verbs));
  const known = verbsOfModule(module);
  const single = known.filter((verb) => !grouped.has(verb));
  return {
    type: ApplicationCommandType.ChatInput,
    name: optionName(module.meta.id),
    ...describedIn(texts, (tell) => tell.text('cmd.moves', { game: gameName(tell, module.meta.id) })),
    contexts: [InteractionContextType.Guild],
    options: [
      ...single.map((verb) => subcommand(module, verb, manner)),
      ...groups.map(([group, verbs]): APIApplicationCommandSubcommandGroupOption => ({
        type: ApplicationCommandOptionType.SubcommandGroup,
        ...namedIn(optionName(group), texts, (tell) => phaseName(tell, group)),
        ...describedIn(texts, (tell) => phaseName(tell, group)),
        options: [...new Set(verbs)]
          .filter((verb) => known.includes(verb))
          .map((verb) => subcommand(module, verb, manner)),
      })),
    ],
  };
}

function subcommand(module: AnyModule, verb: string, manner: Manner): APIApplicationCommandSubcommandOption {
  const { texts } = module;
  const args = argsOf(module, verb);
  const options =
    args === undefined
      ? [completedOption(REST, 'cmd.moves.rest')]
      : args.map((arg) => ({
          type: ApplicationCommandOptionType.String as const,
          ...namedIn(optionName(arg), texts, (tell) => argLabel(tell, arg)),
          ...describedIn(texts, (tell) => argLabel(tell, arg)),
          autocomplete: true as const,
        }));
  const description = (tell: BotTeller): string => {
    const help = manner.help ? verbHelp(tell, verb) : '';
    return help === '' ? verbLabel(tell, verb) : help;
  };
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...namedIn(optionName(verb), texts, (tell) => verbLabel(tell, verb)),
    ...describedIn(texts, description),
    // Repeated for every verb, so it is as short as possible.
    options: manner.game ? [...options, { ...gameOption(), ...described('opt.game-short') }] : options,
  };
}

/** The verb of a subcommand. The subcommand may be prefixed by its group. */
function verbOf(module: AnyModule, sub: string): string {
  const name = sub.split(' ').at(-1) ?? sub;
  return verbsOfModule(module).find((verb) => optionName(verb) === name) ?? name;
}

/** The verb and its given arguments up to the first missing one. */
function wordsOf(
  module: AnyModule,
  call: Pick<CommandCall, 'sub' | 'options'>,
  before?: string,
): readonly string[] {
  const verb = verbOf(module, call.sub);
  const words = [verb];
  for (const name of optionsOf(module, verb)) {
    const value = textOf(call, name);
    if (name === before || value === undefined) break;
    words.push(...value.toLowerCase().split(/\s+/u));
  }
  return words;
}

/** Possible values of the argument being typed, after the arguments before it. */
async function completeArg(module: AnyModule, call: CompleteCall): Promise<readonly Completion[]> {
  const card = await findGame(call, module.meta.id);
  const { choices } = await call.bot.table.play.legal(call.actor, card.id);
  const tell = tellerOf(call.bot, card, call.locale);
  const typed = call.typed.toLowerCase().trim();
  let prefix = wordsOf(module, call, call.focused);
  let saved = '';
  if (call.focused === REST) {
    // Every word but the last is complete; the last is being typed.
    const words = typed.split(/\s+/u);
    const last = call.typed.endsWith(' ') ? words.length : words.length - 1;
    const settled = words.slice(0, last).filter((word) => word !== '');
    prefix = [...prefix, ...settled];
    saved = settled.length === 0 ? '' : `${settled.join(' ')} `;
  }
  const found = narrow(choices, prefix);
  const values = [...found.next];
  for (const bag of found.bags) {
    for (const value of bagValues(bag)) {
      if (values.length >= MOST_BAGS + found.next.length) break;
      values.push(value);
    }
  }
  const open = typed.slice(saved.length);
  return matching(
    values.map((value) => ({ name: `${saved}${valueLabel(tell, value)}`, value: `${saved}${value}` })),
    saved === '' ? typed : `${saved}${open}`,
  );
}
