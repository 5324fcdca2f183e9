import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { fillByStrategy, parseWanted, STRATEGY } from '../answers/strategies.js';
import type { Control, Press } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { clip, LIMITS } from '../discord/limits.js';
import type { MessageBody } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import { LONGEST_STRATEGY } from '../table/index.js';
import { gameOf } from './press.js';

/** Typed texts, to fill a reopened form. Lost on a restart: then the form shows an example. */
const typed = new LRUCache<string, string>({ max: 200 });
const keyOf = ({ actor, id }: Press): string => `${actor.person} ${id.game}`;

async function fill(press: Press): Promise<MessageBody> {
  const card = await press.bot.table.games.card(press.actor, gameOf(press));
  const [text = ''] = press.values;
  return fillByStrategy(press, card, parseWanted(press.id.rest), text);
}

/** Discord refuses a form with a longer value. */
const clipped = (text: string): string => text.slice(0, LONGEST_STRATEGY);

export const strategyControls: readonly Control[] = [
  { family: STRATEGY.choose, run: fill },
  {
    family: STRATEGY.write,
    run: (press) => {
      typed.set(keyOf(press), press.values[0] ?? '');
      return fill(press);
    },
    modal: (press) => {
      const tell = botTeller(press.locale);
      const { module, ai } = parseWanted(press.id.rest);
      const [example = ''] = Object.values(press.bot.modules.get(module)?.strategists?.[ai]?.texts ?? {});
      return {
        custom_id: controlId(STRATEGY.write, press.id.game, press.id.seq, press.id.rest),
        title: clip(tell.text('bot.strategy.title'), LIMITS.modalTitle),
        components: [
          {
            type: ComponentType.Label as const,
            label: clip(tell.text('bot.strategy.label'), LIMITS.modalLabel),
            description: clip(tell.text('bot.strategy.hint'), LIMITS.modalLabelDescription),
            component: {
              type: ComponentType.TextInput as const,
              custom_id: 'strategy',
              style: TextInputStyle.Paragraph as const,
              required: true,
              max_length: LONGEST_STRATEGY,
              value: clipped(typed.get(keyOf(press)) ?? example),
            },
          },
        ],
      };
    },
  },
];
