import { memoize, memoizeTexts, sameLists } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import { parseDocument } from '../../files/parse-document.ts';
import type { Finding } from '../findings/finding.ts';

// Paths are addresses, and texts with a mark may name a value.
const bared = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name !== 'path' && !value.includes('{') ? '' : value;

// A draft and its base, and what was typed last.
const mostVersions = 8;

const bareFile = memoize((file: string) =>
  memoize((fullPath: string) => memoizeTexts(mostVersions, (text) => parseDocument(file, text, fullPath))),
);

const isOfTexts = ({ is }: ConfigDocument): boolean => is?.kind === 'words';

const bareDocument = memoize((document: ConfigDocument): ConfigDocument =>
  isOfTexts(document)
    ? bareFile(document.file)(document.fullPath)(JSON.stringify(document.value, bared))
    : document,
);

const lists = sameLists<ConfigDocument>();

/**
 * Returns the files without the contents of their texts; the same list while a user types a text. Positions
 * in files of texts are lost.
 */
export const withoutTexts = (documents: readonly ConfigDocument[]): readonly ConfigDocument[] =>
  lists(documents.map(bareDocument));

/** Returns true if a finding has a position in a file of texts. */
export const isInTexts = ({ at, also = [], remedy = [] }: Finding): boolean =>
  [at, ...also, ...remedy.map((change) => change.at)].some(({ document }) => isOfTexts(document));
