import { readExperiment, setsOf, strategyText, type Experiment } from './experiment.js';
import type { LabGame, NamedSet } from './game.js';
import { checkSettings } from './game.js';
import { didYouMean } from './nearest.js';
import { columns } from './report/page.js';

/** Experiments of the commands `compare`, `play` and `sharing`. */

export interface LabSettings {
  readonly constants: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, string>>;
  /** The changes as typed. */
  readonly name: string;
}

/** Parses changes such as `foodEarly=5`, `soil=barren`, `ivory=half`. @throws Error listing the words */
export function settingsOf(lab: LabGame, typed: readonly string[]): LabSettings {
  const constants: Record<string, number> = {};
  const readings: Record<string, string> = {};
  const { words = {} } = lab;
  for (const one of typed) {
    const [id = '', value = ''] = one.split('=');
    const word = words[one];
    const number = lab.constants[id];
    const values = (lab.readings[id]?.values ?? []).map((to) => `${id}=${to}`);
    const known =
      number === undefined
        ? [...Object.keys(words).filter((each) => each.startsWith(`${id}=`)), ...values]
        : [`${id}=${number.min} to ${id}=${number.max}`];
    if (word !== undefined) Object.assign(constants, word);
    else if (number !== undefined && /^\d+$/u.test(value)) constants[id] = Number(value);
    else if (values.includes(one)) readings[id] = value;
    else if (known.length > 0) throw new Error(`unknown value in “${one}”; possible: ${known.join(', ')}`);
    else
      throw new Error(
        `unknown number or reading “${one}”.${didYouMean(id, namesOf(lab))} “lab numbers” lists them all; words: ${Object.keys(words).join(', ')}`,
      );
  }
  checkSettings(lab, { constants, readings });
  return { constants, readings, name: typed.join(' ') };
}

const experimentOf = (
  lab: LabGame,
  question: string,
  sets: readonly NamedSet[],
  more: Partial<Experiment> = {},
): Experiment => ({
  ...readExperiment(`kind: sets\nquestion: ${JSON.stringify(question)}\ngame: ${lab.id}\n`, 'command'),
  ...more,
  kind: 'sets',
  sets: sets.map((set) => ({ constants: {}, readings: {}, ...set })) as never,
});

/** Compares printed and changed numbers: the same households in the same weather. */
export function compareOf(lab: LabGame, typed: readonly string[]): Experiment {
  const { name, constants, readings } = settingsOf(lab, typed);
  const sets = setsOf(lab, lab.compared ?? lab.sets.slice(0, 2).map((set) => set.name));
  return experimentOf(
    lab,
    `What changes with ${name}?`,
    sets.flatMap((set) => [
      set,
      { ...set, name: `${set.name} (${name})`, constants, readings, beside: set.name },
    ]),
  );
}

/** Puts one strategy in place of each other, among three households of that other. */
export function playOf(lab: LabGame, name: string, text: string, among: readonly string[]): Experiment {
  for (const other of among) strategyText(lab, {}, other);
  return experimentOf(
    lab,
    `What does ${name} get in place of each of these strategies?`,
    among.flatMap((other) => {
      const three = [other, other, other];
      const before = `four ${other}`;
      return [
        { name: before, seats: [other, ...three] },
        { name: `${name} among three ${other}`, seats: [name, ...three], beside: before },
      ];
    }),
    { strategies: { [name]: text } },
  );
}

/** Compares keeping everything with each rule for helping. */
export function sharingOf(lab: LabGame, typed: readonly string[]): Experiment {
  const { name, constants, readings } = settingsOf(lab, typed);
  const rules = Object.keys(lab.sharing?.rules ?? {});
  const kinds = lab.sharing?.kinds ?? [];
  if (rules.length === 0) throw new Error(`${lab.id} has no rules for sharing`);
  return experimentOf(
    lab,
    `Does helping change who lives${name === '' ? '' : `, with ${name}`}?`,
    setsOf(
      lab,
      kinds.flatMap((kind) => [kind, ...rules.map((rule) => `${kind}+${rule}`)]),
    ),
    { constants, readings },
  );
}

const namesOf = (lab: LabGame): string[] => [
  ...Object.keys(lab.words ?? {}),
  ...Object.keys(lab.constants),
  ...Object.keys(lab.readings),
];

/** A line for each number, reading and word that contains `only`. */
export function numberLines(lab: LabGame, only = ''): string[] {
  const has = (...texts: readonly string[]): boolean =>
    texts.some((text) => text.toLowerCase().includes(only.toLowerCase()));
  const means = (id: string): string => lab.names?.[id] ?? '';
  const numbers = Object.entries(lab.constants).filter(([id]) => has(id, means(id)));
  const readings = Object.entries(lab.readings).filter(([id]) => has(id, means(id)));
  const words = Object.entries(lab.words ?? {}).filter(([id]) => has(id));
  if (numbers.length + readings.length + words.length === 0)
    return [`Nothing is called “${only}”.${didYouMean(only, namesOf(lab))} “lab numbers” lists all.`];
  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
    rows.length === 0 ? [] : columns({ head, rows }, () => true);
  return [
    ...table(
      ['number', 'printed', 'least–most', 'unit', 'section', 'meaning'],
      numbers.map(([id, it]) => [id, `${it.printed}`, `${it.min}–${it.max}`, it.unit, it.rule, means(id)]),
    ),
    '',
    ...table(
      ['reading', 'as played', 'or', 'section', 'meaning'],
      readings.map(([id, { values, rule }]) => {
        return [id, values[0] ?? '', values.slice(1).join(', '), rule, means(id)];
      }),
    ),
    '',
    ...words.map(
      ([id, set]) =>
        `${id} sets ${Object.entries(set)
          .map(([number, to]) => `${number}=${to}`)
          .join(' ')}`,
    ),
  ];
}
