import { readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rules run the same everywhere and for ever: no clock, no environment, no chance of their own, no waiting. */
const PURE = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Dice go through the kernel.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'], NewExpression[callee.name='Date']",
    message: 'Rules read no clock.',
  },
  { selector: "MemberExpression[object.name='process']", message: 'Rules read no environment.' },
  {
    selector: 'AwaitExpression, FunctionDeclaration[async=true], ArrowFunctionExpression[async=true]',
    message: 'Rules never wait.',
  },
  { selector: "CallExpression[callee.name='setTimeout']", message: 'Rules read no clock.' },
];

/** Phases of Greenland know no variant: what only one variant has, it adds itself. */
const ONE_VARIANT = [
  {
    selector: 'MemberExpression > Identifier.property[name=/^(occupiers|women|variant)$/]',
    message: 'Only one variant has this. Let the variant name what it adds to the sequence.',
  },
];

const under = (folder) => `${folder}/**/*.{ts,tsx}`;
/** The program, and the tools that make and measure it. */
const PROGRAM = ['src', 'commands', 'renders', 'test/tools'].map(under);
const TYPED = [...PROGRAM, under('test')];
/** Where nothing is ever waited for (`PURE`). To ask there what is a promise took a tenth of the whole lint. */
const NEVER_WAITS = ['src/games', 'src/kernel'].map(under);

/** Folders that aren't kept, since something makes them: what the build and the tests write is not ours to mend. */
const MADE = readFileSync(new URL('.gitignore', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.replace(/^\//u, ''));

export default defineConfig(
  { ignores: [...MADE, 'migrations/', '**/args.d.ts'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: PROGRAM,
    // eslint-suppressions.json lists the longer functions of today. Lint fails until one that got shorter leaves it.
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src', 'commands', 'renders'].map(under),
    // Words with too many meanings. eslint-suppressions.json lists the fields that are stored or public.
    rules: { 'id-denylist': ['error', 'of', 'kept', 'told', 'say', 'stand', 'work', 'ways', 'come'] },
  },
  {
    files: ['src/games/**/*.ts', 'src/kernel/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PURE] },
  },
  {
    files: ['src/games/greenland/phases/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PURE, ...ONE_VARIANT] },
  },
  // What only types tell: a kind that a switch forgets, and a promise that nobody awaits.
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: TYPED,
    ignores: NEVER_WAITS,
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  { files: ['src/cli/**/*.ts', 'test/tools/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    // What must not compile is expected not to.
    files: ['test/texts/typed.test.ts'],
    rules: { '@typescript-eslint/ban-ts-comment': 'off' },
  },
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
);
