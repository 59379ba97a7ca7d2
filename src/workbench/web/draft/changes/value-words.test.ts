import { expect, test } from 'vitest';
import { frozenSource } from '../../../../../tests/support/config/frozen-config.ts';
import { projectFiles } from '../../../../../tests/support/project-files.ts';
import { spanishMessage, message } from '../../../../../tests/support/workbench/message.ts';
import { readFileSync } from 'node:fs';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import { en } from '../../i18n/en.ts';
import { es } from '../../i18n/es.ts';
import { conditionLabels } from '../content/condition-labels.ts';
import { isChoice } from '../content/field-labels.ts';
import { nodeName, outlineIndex } from '../content/outline-index.ts';
import { childNames, orderWords, pathLabel, type ValueWords, valueWords } from './value-words.ts';

const labelsIn = (words: typeof en) => {
  const fields: Readonly<Record<string, { readonly label?: string }>> = words.editor.schema.field;
  const own: Readonly<Record<string, string>> = words.draft.field;
  return (name: string): string | undefined => fields[name]?.label ?? own[name];
};

type Choices = readonly (readonly [field: string, choice: string])[];

const choiceIn = (
  { editor: { schema } }: typeof en,
  [field, choice]: Choices[number],
): string | undefined => {
  const special: Readonly<Record<string, Readonly<Record<string, string>>>> = schema.optionOf;
  const usual: Readonly<Record<string, string>> = schema.option;
  return special[field]?.[choice] ?? usual[choice];
};

const files = frozenSource();
const wordsIn = (language: 'en' | 'es'): ValueWords => ({
  labels: conditionLabels(files),
  language,
  t: language === 'en' ? message : spanishMessage,
  label: (name) => labelsIn(language === 'en' ? en : es)(name) ?? name,
  choice: (field, value) =>
    (isChoice(field) ? choiceIn(language === 'en' ? en : es, [field, value]) : undefined) ?? value,
});

const isOperatorOrTrait = (name: string): boolean =>
  /^[^a-z]|^(?:and|or|var|in)$/.test(name) ||
  /^(?:additionalProperties|neededWord|needsItems|itemsMayInform|dataFrom|dataFromOnly|mainHeading)$/.test(
    name,
  );

/** The names of records and lists that a whole file contains. Drafts change their entries only. */
const wholeFiles = new Set(
  projectFiles(['schemas'], /^schemas\/\w+\.json$/).map((path) => path.replace(/.*\/|\.json$/g, '')),
);

const propertiesOf = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as { readonly properties?: unknown }).properties;
  // A property may have the name `properties`: what it says of itself are texts.
  const names = Object.entries(typeof own === 'object' ? (own ?? {}) : {}).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [] : [name],
  );
  return [...names, ...Object.values(node).flatMap(propertiesOf)];
};

test('every property of the schemas that a draft can change has a label in both languages', () => {
  const names = projectFiles(['schemas'], /^schemas\/\w+\.json$/).flatMap((path) =>
    propertiesOf(JSON.parse(readFileSync(path, 'utf8'))),
  );
  const labelled = [...new Set(names)].filter((name) => !isOperatorOrTrait(name) && !wholeFiles.has(name));
  expect(labelled.length).toBeGreaterThan(120);
  const missing = labelled.filter((name) => !labelsIn(en)(name) || !labelsIn(es)(name));
  expect(missing).toEqual([]);
});

/** The choices of each enum, with the property or the definition that has them. */
const choicesOf = (node: unknown, field = ''): Choices => {
  if (typeof node !== 'object' || node === null) return [];
  const { enum: own, properties, definitions, ...rest } = node as Readonly<Record<string, unknown>>;
  const named = [properties, definitions].flatMap((one) =>
    Object.entries(typeof one === 'object' ? (one ?? {}) : {}),
  );
  return [
    ...(Array.isArray(own) ? own : [])
      .filter((one) => typeof one === 'string')
      .map((one) => [field, one] as const),
    ...named.flatMap(([name, inner]) => choicesOf(inner, name)),
    ...Object.entries(rest).flatMap(([name, inner]) =>
      name === 'propertyNames' ? [] : choicesOf(inner, isOperatorOrTrait(name) ? name : field),
    ),
  ];
};

test('every choice of a closed list in the schemas has a label in both languages', () => {
  const choices = projectFiles(['schemas'], /^schemas\/\w+\.json$/)
    .flatMap((path) => choicesOf(JSON.parse(readFileSync(path, 'utf8'))))
    .filter(([field]) => !isOperatorOrTrait(field));
  expect(choices.length).toBeGreaterThan(60);
  expect(choices.filter((one) => !choiceIn(en, one) || !choiceIn(es, one))).toEqual([]);
  expect(choices.filter(([field]) => !isChoice(field))).toEqual([]);
});

const valuesInside = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(valuesInside)] : [];

test('no value of the configuration is shown as JSON', () => {
  const values = Object.entries(files)
    .filter(([path]) => path.startsWith('config/') && path.endsWith('.json'))
    .flatMap(([, text]) => valuesInside(JSON.parse(text)));
  expect(values.length).toBeGreaterThan(1_000);
  for (const language of ['en', 'es'] as const) {
    const labelled = values.map((value) => valueWords(value, '', wordsIn(language)));
    expect(labelled.filter((text) => /[{}"]\s*:|":|\[object|undefined|^\[/.test(text))).toEqual([]);
  }
});

test('fields are shown by their labels, an address without a label, and a condition as a sentence', () => {
  const words = wordsIn('es');
  expect(valueWords({ href: 'https://one.example' }, '', words)).toBe('https://one.example');
  expect(valueWords({ idleMinutes: 5, firstLogin: true }, '', words)).toBe(
    [
      `${spanishMessage('editor.schema.field.idleMinutes.label')}: 5`,
      `${spanishMessage('editor.schema.field.firstLogin.label')}: ${spanishMessage('common.is.yes')}`,
    ].join('; '),
  );
  expect(valueWords({ tone: 'help', icon: 'pill', title: 'help' }, '', words)).toBe(
    [
      `${spanishMessage('draft.field.tone')}: ${spanishMessage('editor.schema.option.help')}`,
      `${spanishMessage('draft.field.icon')}: ${spanishMessage('editor.schema.optionOf.icon.pill')}`,
      `${spanishMessage('draft.field.title')}: help`,
    ].join('; '),
  );
  expect(valueWords([['a', 'b'], []], '', words)).toBe(`a · b · ${spanishMessage('draft.value.none')}`);
  expect(valueWords({ when: 'isMedicare' }, '', words)).toMatch(/Medicare/);
  expect(pathLabel('aliasesIn/es', words)).toBe(
    [
      spanishMessage('editor.schema.field.aliasesIn.label'),
      spanishMessage('editor.schema.field.es.label'),
    ].join(' › '),
  );
  expect(pathLabel('items/[one]/medicareLink', words)).toMatch(/ › one › .+ \(.*Medicare.*\)$/);
});

test('a block is named by its type, and a list of items by the names of the items', () => {
  expect(valueWords('notice', 'type', wordsIn('en'))).toBe('Notice');
  const outline = outlineIndex(outlineOf(files));
  const item = outline.byId('home/noCoverage');
  const [child] = item?.node.children ?? [];
  const list = [{ id: child?.place?.identity, icon: 'mail' }];
  expect(childNames(list, item, 'es')).toBe(child && nodeName(child, 'es'));
  expect(childNames([{ id: 'another' }], item, 'es')).toBeUndefined();
  expect(childNames('text', item, 'es')).toBeUndefined();
});

test('an order lists only what moved, and where', () => {
  const words = wordsIn('en');
  const moved = (before: string, after: string) =>
    orderWords(before.split(''), after.split(''), undefined, words);
  expect(moved('abcd', 'bcda')).toBe(message('draft.value.movedAfter', { name: 'a', other: 'd' }));
  expect(moved('abcd', 'dabc')).toBe(message('draft.value.movedFirst', { name: 'd' }));
  expect(moved('abc', 'cba').split(' · ')).toHaveLength(2);
  expect(moved('ab', 'ab')).toBe('');
});
