import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { decisionFrom, panelOf } from '../discord/answers.js';
import type { Control, Press } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { clip, LIMITS } from '../discord/limits.js';
import type { MessageBody } from '../discord/post.js';
import { PANEL, type PanelState, parseRest } from '../discord/presenter/panel.js';
import { addThing, chosen, panelAt, pressed, type Pressed } from '../discord/presenter/press.js';
import { botTeller } from '../discord/texts.js';
import { Stale } from '../kernel/errors.js';
import type { Choice } from '../kernel/index.js';
import type { Turn } from '../table/index.js';
import { boardPost, boardText, LOOK, parseStoryRest, SHOWN, storyPost } from '../answers/looking.js';
import { choose } from '../answers/moving.js';
import { yourMovePost } from '../answers/your-move.js';
import { gameOf } from './press.js';

/** Controls of the turn notice and of the panel in which a move is built. */

/** Redraws the panel in another state, with the current choices. */
async function redraw(
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<MessageBody> {
  const turn = await press.bot.table.play.turn(press.actor, gameOf(press), { explain: true });
  return redrawn(press, turn, to);
}

function redrawn(
  press: Press,
  turn: Turn,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): MessageBody {
  const { decision, legal } = decisionFrom(press, turn);
  if (decision === undefined) return panelOf(press, turn);
  const before = parseRest(press.id.rest);
  const post = panelAt(decision, before, to(before, decision.choices));
  if (post === undefined) throw new Stale(`the panel of ${legal.seat} leads nowhere any more`);
  return post;
}

export type Redraw = (
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
) => Promise<MessageBody>;

/** Controls that add a word to a move. Each panel handles its menus (`step`) itself. @param prefix of the families */
export function buildingControls(prefix: string, redraw: Redraw): readonly Control[] {
  const family = (name: 'add' | 'type'): string => `${prefix}${PANEL[name]}`;
  return [
    {
      family: family('add'),
      run: (press) => redraw(press, (state, choices) => addThing(choices, state, press.values[0] ?? '')),
    },
    {
      family: family('type'),
      run: (press) => redraw(press, (state) => chosen(state, press.values)),
      modal: (press) => typeModal(press, family('type')),
    },
  ];
}

/** Handles a chosen value: shows the next step, or plays or composes the completed move. */
function step(press: Press): Promise<MessageBody> {
  const find = (turn: Turn): Extract<Pressed, { to: 'move' }> | undefined => {
    const { decision } = decisionFrom(press, turn);
    const to = pressed(decision?.choices ?? [], PANEL.step, press.id.rest, press.values);
    return decision !== undefined && to?.to === 'move' ? to : undefined;
  };
  return choose(press, gameOf(press), find, { seq: press.id.seq, explain: true }, (turn) =>
    redrawn(press, turn, (state) => chosen(state, press.values)),
  );
}

export const moveControls: readonly Control[] = [
  { family: PANEL.open, run: (press) => yourMovePost(press, gameOf(press), parseRest(press.id.rest)) },
  ...buildingControls('', redraw),
  { family: PANEL.step, run: step },
  ...Object.entries(SHOWN).map(([family, show]): Control => ({
    family,
    run: (press) => show(press, gameOf(press)),
  })),
  { family: LOOK.part, run: (press) => boardPost(press, gameOf(press), press.values[0] ?? '') },
  { family: LOOK.text, run: (press) => boardText(press, gameOf(press), Number(press.id.rest) || 0) },
  { family: LOOK.story, run: (press) => storyPost(press, gameOf(press), parseStoryRest(press.id.rest)) },
  {
    family: LOOK.jump,
    run: (press) => storyPost(press, gameOf(press), parseStoryRest(press.values[0] ?? '')),
  },
];

/** Asks for the next word. Built from the control alone: a modal must be the first answer. */
function typeModal(press: Press, family: string) {
  const tell = botTeller(press.locale);
  const state = parseRest(press.id.rest);
  return {
    // Unchecked: even a forged id is no longer than Discord allows.
    custom_id: controlId(family, press.id.game, press.id.seq, press.id.rest),
    title: clip(tell.text('bot.modal.title'), LIMITS.modalTitle),
    components: [
      {
        type: ComponentType.Label as const,
        label: clip(tell.text('bot.modal.label'), LIMITS.modalLabel),
        description: clip(
          tell.text('bot.modal.hint', { typed: state.prefix.join(' ') }),
          LIMITS.modalLabelDescription,
        ),
        component: {
          type: ComponentType.TextInput as const,
          custom_id: 'typed',
          style: TextInputStyle.Short as const,
          required: true,
          max_length: 80,
        },
      },
    ],
  };
}
