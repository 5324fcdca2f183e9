import type { PageTourAct } from '../../contract.js';
import { isRecord } from '../api.js';

export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** The highlighted part of the page (`data-tour`). */
  readonly target: string | null;
  readonly button: string | null;
  readonly acts: readonly PageTourAct[];
  /** Several buttons instead of one. */
  readonly choices?: readonly TourChoice[];
}

interface TourChoice {
  readonly button: string;
  readonly acts: readonly PageTourAct[];
}

/** The room's tour, validated; null when it is invalid. */
export function readTour(value: unknown): readonly TourStep[] | null {
  const steps = isRecord(value) ? value['steps'] : null;
  if (!Array.isArray(steps) || steps.length === 0) return null;
  return steps.filter(isRecord).map((step) => ({
    title: text(step['title']) ?? '',
    text: text(step['text']) ?? '',
    target: text(step['target']),
    button: text(step['button']),
    acts: readActs(step['acts']),
    choices: records(step['choices']).map((choice) => ({
      button: text(choice['button']) ?? '',
      acts: readActs(choice['acts']),
    })),
  }));
}

const records = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const readActs = (value: unknown): readonly PageTourAct[] => records(value).flatMap(readAct);

function readAct(act: Readonly<Record<string, unknown>>): readonly PageTourAct[] {
  const run = text(act['run']);
  const fill = text(act['fill']);
  if (run !== null) return [{ run }];
  if (fill !== null) return [{ fill }];
  if (Array.isArray(act['press']))
    return [{ press: act['press'].filter((label) => typeof label === 'string') }];
  return act['follow'] === 'thread' ? [{ follow: 'thread' }] : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The default tour. `start`: the first command line. */
export function genericTour(name: string, start: string | null): readonly TourStep[] {
  return [
    {
      title: 'A Discord of your own',
      text: `This is a small Discord that runs on this machine alone. Channels and threads are on the left; **${name}** is a real bot, connected just as it would be to Discord.`,
      target: 'channels',
      button: null,
      acts: [],
    },
    {
      title: 'Be anybody',
      text: 'Press your name to be somebody else. Two tabs can be two people: each sees only what is theirs.',
      target: 'people',
      button: null,
      acts: [],
    },
    {
      title: 'Commands begin with a slash',
      text: 'Type `/` to see what the bot can do. Tab or Enter takes what is marked; options come as fields, and the bot helps to fill them in.',
      target: 'composer',
      button: null,
      acts: [],
    },
    {
      title: 'Off we go',
      text:
        start === null
          ? 'That is all. Press the button to see the commands.'
          : `That is all. The button runs \`${start.trim()}\` for you.`,
      target: 'messages',
      button: start === null ? 'Show the commands' : 'Begin a game',
      acts: start === null ? [{ fill: '/' }] : [{ run: start }],
    },
  ];
}
