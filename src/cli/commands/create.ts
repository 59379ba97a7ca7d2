import { userInfo } from 'node:os';
import type { Edit } from '../../authoring/edit/edit-text.ts';
import { editDocuments, findNewProblems } from '../../authoring/project/edit-documents.ts';
import { newCard, newRule, newScreen } from '../../authoring/edit/new-entries.ts';
import { newPath } from '../../authoring/edit/new-path.ts';
import { folderStore } from '../../authoring/project/config-store.ts';
import { refuseUnreadable } from '../../authoring/project/read-portal.ts';
import { problemsMessage } from '../../authoring/project/problems.ts';
import { refusal } from '../../authoring/refusal.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError, withHint } from '../options/errors.ts';
import { existingFolders, folderHelp, folderOptions } from '../options/options.ts';

const optional = (values: OptionValues, name: string): string | undefined =>
  typeof values[name] === 'string' ? values[name] : undefined;

const needed = (values: OptionValues, name: string): string => {
  const value = optional(values, name);
  if (value === undefined || value === '') throw new UsageError('missing', { option: name });
  return value;
};

const inBothLanguages = (values: OptionValues, prefix = '') => ({
  en: needed(values, `${prefix}en`),
  es: needed(values, `${prefix}es`),
});

const jsonValue = (typed: string): object => {
  try {
    return JSON.parse(typed) as object;
  } catch {
    throw new UsageError('not-json', { value: typed });
  }
};

const whenOf = (values: OptionValues): When | undefined => {
  const typed = optional(values, 'when');
  if (typed?.trim().startsWith('{')) return jsonValue(typed);
  return typed?.includes(',') ? typed.split(',').map((name) => name.trim()) : typed;
};

const menuOf = (values: OptionValues) => {
  const [menu, order] = optional(values, 'menu')?.split(':') ?? [];
  return menu === undefined ? undefined : { in: menu, ...(order !== undefined && { order: Number(order) }) };
};

const entries: Readonly<
  Record<string, (documents: readonly ConfigDocument[], values: OptionValues) => readonly Edit[]>
> = {
  card: (documents, values) =>
    newCard(documents, {
      screen: needed(values, 'screen'),
      id: needed(values, 'id'),
      when: whenOf(values),
      link: optional(values, 'link'),
      icon: optional(values, 'icon'),
      words: inBothLanguages(values),
      block: optional(values, 'block'),
    }),
  screen: (documents, values) =>
    newScreen(documents, {
      key: needed(values, 'id'),
      section: needed(values, 'section'),
      parent: optional(values, 'parent'),
      when: whenOf(values),
      menu: menuOf(values),
      paths: inBothLanguages(values, 'path-'),
      titles: inBothLanguages(values),
      texts: inBothLanguages(values, 'text-'),
    }),
  path: (documents, values) => {
    const en = optional(values, 'path-en');
    const es = optional(values, 'path-es');
    if (en === undefined && es === undefined) throw new UsageError('missing-path');
    return newPath(documents, {
      key: needed(values, 'id'),
      paths: { ...(en !== undefined && { en }), ...(es !== undefined && { es }) },
    });
  },
  rule: (documents, values) =>
    newRule(documents, {
      says: inBothLanguages(values),
      logic: jsonValue(needed(values, 'logic')),
      name: needed(values, 'id'),
    }),
};

const names = [
  'id',
  'en',
  'es',
  'screen',
  'block',
  'section',
  'parent',
  'menu',
  'path-en',
  'path-es',
  'text-en',
  'text-es',
  'when',
  'link',
  'icon',
  'logic',
];

// A new rule is not used yet.
const expected: readonly string[] = ['unused-rule'];

const withoutWarnings = (
  documents: readonly ConfigDocument[],
  editsFor: (options: OptionValues) => readonly Edit[],
  values: OptionValues,
): { readonly edits: readonly Edit[]; readonly leftOut?: string } => {
  const newProblems = (edits: readonly Edit[], language: Language = 'en') =>
    findNewProblems(documents, editDocuments(documents, edits), language).filter(
      ({ code }) => !expected.includes(code),
    );
  const edits = editsFor(values);
  const problems = newProblems(edits);
  const { when, ...ungated } = values;
  if (when !== undefined && problems.length > 0 && problems.every(({ code }) => code === 'implied-gate'))
    return {
      edits: editsFor(ungated),
      leftOut: `left out --when ${String(when)}: whoever gets this far satisfies it`,
    };
  if (problems.length > 0 && problems.every(({ severity }) => severity === 'warning'))
    throw refusal('would-warn', { problems: problemsMessage((language) => newProblems(edits, language)) });
  return { edits };
};

export const create: Command = {
  summary: 'creates a card, screen, path, or rule in the right files',
  options: {
    ...folderOptions,
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  },
  help: [
    'new card --id ID --screen KEY --en TITLE --es TITLE [--block ID] [--link TARGET] [--icon NAME] [--when CONDITION]',
    'new screen --id KEY --section FILE --path-en P --path-es P --en TITLE --es TITLE --text-en T --text-es T [--parent KEY] [--menu NAME[:ORDER]] [--when CONDITION]',
    'new path --id KEY [--path-en P] [--path-es P]   the old addresses of the screen and its child screens stay as aliases',
    'new rule --id NAME --en LABEL --es LABEL --logic JSON',
    'CONDITION is the name of a fact or rule, several names separated by commas, or a json-logic expression.',
    ...folderHelp,
  ],
  mostWords: 1,
  run: async (values, print, [kind = '']) => {
    const editsOf = Object.hasOwn(entries, kind) ? entries[kind] : undefined;
    if (!editsOf) throw new UsageError('new-what');
    const store = folderStore(existingFolders(values));
    const documents = await store.list();
    refuseUnreadable(documents);
    const editsFor = (options: OptionValues): readonly Edit[] =>
      withHint('there-are', () => editsOf(documents, options));
    const { edits, leftOut } = withoutWarnings(documents, editsFor, values);
    if (leftOut !== undefined) print(leftOut);
    const changed = await store.keep(edits, { author: userInfo().username, note: `portal new ${kind}` });
    for (const { fullPath } of changed) print(`wrote ${fullPath}`);
    return 0;
  },
};
