import { memoize, memoizeTexts, sameLists } from '../../../rules/memoize.ts';
import type { ConfigDocument, DocumentKind } from '../../files/document.ts';
import { parseDocument } from '../../files/parse-document.ts';
import type { Finding } from '../findings/finding.ts';

type Bared = (this: object, name: string, value: unknown) => unknown;

// Paths are addresses, and texts with a mark may name a value.
const withoutText: Bared = (name, value) =>
  typeof value === 'string' && name !== 'path' && !value.includes('{') ? '' : value;

const conditions: readonly string[] = ['when', 'pastDueWhen', 'logic'];

// What has a condition has a name beside it. Tables by plan variant have none, and a variant may have any name.
function withoutCondition(this: object, name: string, value: unknown): unknown {
  const hasName = (): boolean => ['id', 'key', 'use', 'in', 'name', 'says'].some((one) => one in this);
  return conditions.includes(name) && hasName() ? undefined : value;
}

// A draft and its base, and what was typed last.
const mostVersions = 8;

const bareFile = memoize((file: string) =>
  memoize((fullPath: string) => {
    let before: unknown;
    return memoizeTexts(mostVersions, (text): ConfigDocument => {
      const found = parseDocument(file, text, fullPath, before);
      before = found.value;
      return found;
    });
  }),
);

const bareOnes = new WeakSet<ConfigDocument>();

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

// Cached by part: an edit changes few parts of a file.
const baring = (kinds: readonly (DocumentKind | undefined)[], bared: Bared) => {
  const textOfPart = memoize((part: object) => JSON.stringify(part, bared));
  const textOf = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
    return isPart(value) ? textOfPart(value) : JSON.stringify(value);
  };
  const bareText = (value: unknown): string =>
    isPart(value)
      ? `{${Object.entries(value)
          .map(([name, part]) => `${JSON.stringify(name)}:${textOf(part)}`)
          .join()}}`
      : '';
  const bare = memoize((document: ConfigDocument): ConfigDocument => {
    if (!kinds.includes(document.is?.kind)) return document;
    const found = bareFile(document.file)(document.fullPath)(bareText(document.value));
    bareOnes.add(found);
    return found;
  });
  const lists = sameLists<ConfigDocument>();
  return (documents: readonly ConfigDocument[]): readonly ConfigDocument[] => lists(documents.map(bare));
};

/**
 * Returns the files without the contents of their texts. Returns the same list while only texts change. Positions in
 * files of texts are lost.
 */
export const withoutTexts = baring(['words'], withoutText);

/**
 * Returns the files without their conditions. Returns the same list while only conditions change. Positions are lost.
 */
export const withoutConditions = baring(
  ['section', 'shared', 'menus', 'rules', 'constraints', 'plans'],
  withoutCondition,
);

/** Returns true if a finding has a position that was lost. */
export const isLost = ({ at, also = [], remedy = [] }: Finding): boolean =>
  [at, ...also, ...remedy.map((change) => change.at)].some(({ document }) => bareOnes.has(document));
