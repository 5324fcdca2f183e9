import { confirmation, FORGET_YES } from '../answers/me.js';
import { answer } from '../discord/answers.js';
import type { Control } from '../discord/command.js';
import { botTeller } from '../discord/texts.js';
import { Refused } from '../kernel/errors.js';

export const meControl: Control = {
  family: FORGET_YES,
  anywhere: true,
  async run(press) {
    if (press.id.game !== '') throw new Refused({ rule: 'table', key: 'table.no-such-game' });
    // Only forget the presser if the button was made for them.
    if (press.id.rest !== press.actor.person) return confirmation(press);
    await press.bot.table.people.forget(press.actor.person);
    return answer(botTeller(press.locale).text('bot.me.forgotten'));
  },
};
