import { answer, progressOf, textReply } from '../src/discord/answers.js';
import { gameName, type Lab, tellerOf } from '../src/discord/bot.js';
import type { CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { clip, LIMITS } from '../src/discord/limits.js';
import { documentPart, galleries, post, type MessageBody, words } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts.js';
import { groupCommand } from './game-command.js';
import { completedOption, matching, textOf } from './shared.js';
import { required } from './slash.js';

/** `/lab ask`: answers a question about a game's balance in the background. */

type Question = ReturnType<Lab['questions']>[number];

export const labCommand = groupCommand({
  name: 'lab',
  subcommands: { ask: { options: [required(completedOption('question', 'opt.question'))], run: ask } },
  complete: completed,
});

const valueOf = ({ game, name }: Question): string => `${game}/${name}`;
const inLanguage = ({ words: by }: Question, locale: string): string =>
  by[botTeller(locale).locale] ?? by['en'] ?? '';

function completed(call: CompleteCall): readonly Completion[] {
  const all = (call.bot.lab?.questions() ?? []).map((each) => {
    const game = gameName(tellerOf(call.bot, { module: each.game }, call.locale), each.game);
    return { name: `${game}: ${inLanguage(each, call.locale)}`, value: valueOf(each) };
  });
  return matching(all, call.typed);
}

async function ask(call: CommandCall): Promise<MessageBody> {
  const { lab } = call.bot;
  if (lab === undefined) return textReply(call, 'bot.lab.none');
  const asked = textOf(call, 'question') ?? '';
  const found = lab.questions().find((each) => valueOf(each) === asked || each.name === asked);
  if (found === undefined) {
    const some = lab.questions().map((each) => `- ${inLanguage(each, call.locale)}`);
    return answer([botTeller(call.locale).text('bot.lab.which'), ...some].join('\n'));
  }
  const { person } = call.actor;
  const refusal = lab.refusal(person);
  if (refusal !== undefined) return textReply(call, `bot.lab.${refusal.why}`, { most: refusal.most });
  const question = inLanguage(found, call.locale);
  const progress = progressOf(call, (percent) => textReply(call, 'bot.lab.working', { question, percent }));
  const { lines, alt, png, html } = await lab.ask(
    { person, game: found.game, question: found.name, locale: call.locale },
    progress,
  );
  return answered(call, found, { question, lines, alt, png, html });
}

/** The question, the picture, a few lines, and a page with all figures. */
function answered(
  call: CommandCall,
  { name }: Question,
  { question, lines, alt, png, html }: Awaited<ReturnType<Lab['ask']>>,
): MessageBody {
  const tell = botTeller(call.locale);
  const picture = { name: `${name}.png`, png: Buffer.from(png), alt: clip(alt, LIMITS.altText) };
  const page = { name: `${name}.html`, data: Buffer.from(html) };
  const left = call.bot.lab?.left(call.actor.person) ?? 0;
  const pictures = png.length === 0 ? [] : [picture];
  const text = [`**${question}**`, ...lines, tell.text('bot.lab.left', { left })].join('\n');
  const made = post([...galleries(pictures), words(text), documentPart(page.name)]);
  return { ...made, files: pictures, documents: [page] };
}
