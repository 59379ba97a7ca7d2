import { pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween, keepUnchangedText } from '../find-edits.ts';
import { type Fields, isFields, parseJson } from '../json-value.ts';
import { type NameChange, type NameKind, withMappedNames } from './mapped-names.ts';
import { valueOf } from './write-edits.ts';

const declaredAt: Readonly<Partial<Record<NameKind, readonly string[]>>> = {
  condition: ['config/rules/rules.json#rules', 'config/rules/facts.json#facts'],
  link: ['config/addresses/links.json#links'],
  doc: ['config/addresses/documents.json#documents'],
  frame: ['config/addresses/frames.json#frames'],
  value: ['config/site/values.json#values'],
};

export const renamable: readonly NameKind[] = ['condition', 'screen', 'link', 'doc', 'frame', 'value'];

const withField = (fields: Fields, from: string, to: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === from ? to : name, value]));

const withValue = (files: SourceFiles, file: string, change: (value: Fields) => unknown): SourceFiles => {
  const parsed = parseJson(files[file] ?? '');
  return isFields(parsed?.value) ? { ...files, [file]: JSON.stringify(change(parsed.value)) } : files;
};

const withDeclaration = (files: SourceFiles, { kind, from, to }: NameChange): SourceFiles =>
  (declaredAt[kind] ?? []).reduce((before, address) => {
    const [file = '', field = ''] = address.split('#');
    return withValue(before, file, (value) => {
      const own = value[field];
      return isFields(own) ? { ...value, [field]: withField(own, from, to) } : value;
    });
  }, files);

// Accepted findings have the name after a colon: `unused-fact:hasHandbook`.
const withWaivers = (files: SourceFiles, { from, to }: NameChange): SourceFiles =>
  withValue(files, 'config/rules/waivers.json', (value) => ({
    ...value,
    waivers: (Array.isArray(value['waivers']) ? (value['waivers'] as readonly unknown[]) : []).map((one) => {
      const finding = isFields(one) ? one['finding'] : undefined;
      const isRenamed = typeof finding === 'string' && finding.endsWith(`:${from}`);
      return isRenamed ? { ...(one as Fields), finding: finding.slice(0, -from.length) + to } : one;
    }),
  }));

const isSection = (file: string): boolean => file.startsWith('config/screens/');
const isWords = (file: string): boolean => file.startsWith('locales/') && file !== pairsPath;

const withScreen = (files: SourceFiles, { from, to }: NameChange): SourceFiles => {
  const sections = Object.keys(files)
    .filter(isSection)
    .reduce(
      (before, file) =>
        withValue(before, file, (value) => ({
          ...value,
          screens: (Array.isArray(value['screens']) ? (value['screens'] as readonly unknown[]) : []).map(
            (one) => (isFields(one) && one['key'] === from ? { ...one, key: to } : one),
          ),
        })),
      files,
    );
  const words = Object.keys(files)
    .filter(isWords)
    .reduce(
      (before, file) =>
        withValue(before, file, (value) => (from in value ? withField(value, from, to) : value)),
      sections,
    );
  const renamedPair = (word: string): string => {
    const start = `#${from}/`;
    const at = word.indexOf(start);
    return at < 0 || !word.startsWith('locales/')
      ? word
      : `${word.slice(0, at)}#${to}/${word.slice(at + start.length)}`;
  };
  return withValue(words, pairsPath, (value) => {
    const pairs = isFields(value['pairs']) ? Object.entries(value['pairs']) : [];
    return { ...value, pairs: Object.fromEntries(pairs.map(([word, pair]) => [renamedPair(word), pair])) };
  });
};

const isFree = (files: SourceFiles, { kind, to }: NameChange): boolean => {
  if (kind === 'screen')
    return Object.keys(files)
      .filter(isSection)
      .every((file) => valueOf(files, `${file}#screens/[${to}]`) === undefined);
  return (declaredAt[kind] ?? []).every((address) => valueOf(files, `${address}/${to}`) === undefined);
};

/**
 * Returns the edits that rename a name everywhere; apply them together. Undefined if the new name is
 * taken or the name cannot change.
 */
export const renamedEdits = (files: SourceFiles, change: NameChange): readonly DraftEdit[] | undefined => {
  if (!renamable.includes(change.kind) || !isFree(files, change)) return undefined;
  const used = withMappedNames(files, change);
  const declared = change.kind === 'screen' ? withScreen(used, change) : withDeclaration(used, change);
  const after = change.kind === 'condition' ? withWaivers(declared, change) : declared;
  return editsBetween(files, keepUnchangedText(files, after));
};
