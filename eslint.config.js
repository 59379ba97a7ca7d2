import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { loneText } from './tests/support/lint/lone-text.mjs';

const unsafeHtml =
  'Markup from a string is a hole: build elements, or pass it through the sanitiser service.';

/** Constructs that no file of the project may contain, each with the reason shown to the author. */
const banned = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: unsafeHtml },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: unsafeHtml },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: unsafeHtml,
  },
  { selector: 'JSXAttribute[name.name="srcDoc"]', message: unsafeHtml },
  { selector: 'Literal[value=/^\\s*javascript:/i]', message: 'An address never runs script.' },
  { selector: 'TemplateElement[value.raw=/^\\s*javascript:/i]', message: 'An address never runs script.' },
  {
    selector: 'CallExpression[callee.property.name="postMessage"][arguments.1.value="*"]',
    message: 'Name the origin the message is for.',
  },
  {
    selector: 'CallExpression[callee.name="postMessage"][arguments.1.value="*"]',
    message: 'Name the origin the message is for.',
  },
];

/**
 * A page is read before its late parts stand there: a count of the moment fails now and then, one that is
 * polled does not.
 */
const unsteady = {
  selector:
    'CallExpression[callee.object.callee.name="expect"][callee.object.arguments.0.type="AwaitExpression"]' +
    '[callee.object.arguments.0.argument.callee.property.name=/^(count|allInnerTexts|allTextContents|isVisible)$/]' +
    ':not([arguments.0.value=0]):not([arguments.0.value=false]):not([arguments.0.elements.length=0])',
  message: 'The page may not be whole yet: await expect.poll(() => ...) waits for what must be there.',
};

const fixedWait =
  'A wait of a fixed time is too short on a busy machine and too long on any other: wait for what happens (expect.poll, an event, until), or let time pass on the clock of the page or of the test.';

/** Waits that end after some time, whatever has happened by then. */
const fixedWaits = [
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: fixedWait },
  { selector: 'CallExpression[callee.name="setTimeout"]', message: fixedWait },
  { selector: 'ImportDeclaration[source.value=/^(node:)?timers.promises$/]', message: fixedWait },
];

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Name the export after its file.' };

const chosen = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unnecessary-condition': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/prefer-readonly': 'error',
  '@typescript-eslint/return-await': 'error',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  'no-console': 'error',
  'no-duplicate-imports': 'error',
  'no-restricted-syntax': ['error', ...banned, noDefaultExport],
  'prefer-const': 'error',
  eqeqeq: 'error',
};

export default defineConfig(
  {
    ignores: [
      'dist/**',
      'coverage/**',
      'node_modules/**',
      '.cache/**',
      '**/generated/**',
      '**/*.generated.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { 'no-unsanitized': noUnsanitized },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...chosen, 'no-unsanitized/method': 'error', 'no-unsanitized/property': 'error' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/{ui,app}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { portal: { rules: { 'lone-text': loneText } } },
    rules: { 'portal/lone-text': 'error' },
  },
  {
    files: ['src/app/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error' },
  },
  {
    files: ['src/{services,app,sandbox}/**/*.{ts,tsx}', 'src/{cli,host,release}/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', ...banned, noDefaultExport],
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['tests/**/*.ts', '**/*.test.{ts,tsx}'],
    // One looks again and again, one waits for times of chance, and the benches work at a pace.
    ignores: [
      'tests/support/until.ts',
      'tests/support/browser/member-walk.ts',
      'tests/workbench/edit-load.ts',
      'tests/workbench/loaded-page.ts',
      'tests/workbench/server-load.ts',
      'tests/bench-*/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...banned, noDefaultExport, ...fixedWaits] },
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...banned, noDefaultExport, ...fixedWaits, unsteady] },
  },
  {
    files: ['*.config.{ts,js}', 'tests/support/progress-reporter.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...banned] },
  },
);
