import { configFindings } from '../../config/check/check-config.ts';
import { type Change, codeOf, type Finding } from '../../config/check/findings/finding.ts';
import { offsetOf } from '../../config/check/findings/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { nodeAt } from '../../config/files/places.ts';
import { parseDocument, syntaxOf } from '../../config/files/parse-document.ts';
import { portalNames } from './problems.ts';

interface Splice {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly write: string;
}

const endOf = ({ at, written }: Change): number => {
  const start = offsetOf(at);
  const node = 'path' in at ? nodeAt(syntaxOf(at.document).tree, at.path) : undefined;
  const whole = 'path' in at && at.part === 'name' ? node?.parent?.children?.[0] : node;
  return start + (whole?.length ?? written.length);
};

const spliceOf = (change: Change): Splice | undefined => {
  const { at, written, write } = change;
  const { text, file } = at.document;
  const offset = text.indexOf(written, offsetOf(at));
  return offset < 0 || offset + written.length > endOf(change)
    ? undefined
    : { file, offset, length: written.length, write };
};

const withSplice = (text: string, { offset, length, write }: Splice): string =>
  text.slice(0, offset) + write + text.slice(offset + length);

// Applied from the last to the first, so that offsets stay valid. Of two at one position, only the first
// counts.
const spliced = (document: ConfigDocument, splices: readonly Splice[]): ConfigDocument => {
  const own = new Map(
    splices
      .filter(({ file }) => file === document.file)
      .reverse()
      .map((one) => [one.offset, one]),
  );
  if (own.size === 0) return document;
  const text = [...own.values()]
    .sort((one, other) => other.offset - one.offset)
    .reduce(withSplice, document.text);
  return text === document.text ? document : parseDocument(document.file, text, document.fullPath);
};

const applied = (
  documents: readonly ConfigDocument[],
  changes: readonly Change[],
): readonly ConfigDocument[] => {
  const splices = changes.flatMap((change) => spliceOf(change) ?? []);
  return documents.map((document) => spliced(document, splices));
};

const nameOf = (finding: Finding): string =>
  JSON.stringify([finding.at.document.file, codeOf(finding), finding.message, finding.with]);

// While a file has one of these errors, errors between files are not found.
const hiding: readonly string[] = [
  'schema-',
  'not-',
  'too-deep',
  'repeated-name',
  'byte-order-mark',
  'duplicate-name',
];

const isOfShape = (finding: Finding): boolean => hiding.some((start) => codeOf(finding).startsWith(start));

// Unused names are reported only when there are no errors.
const isUnused = (finding: Finding): boolean => codeOf(finding) === 'unused-name';

// Fewer problems, and no new ones except those that were hidden before.
const isBetter = (before: readonly Finding[], after: readonly Finding[]): boolean => {
  if (before.some(isOfShape) && !after.some(isOfShape)) return true;
  const old = new Set(before.map(nameOf));
  const left = after.filter((finding) => old.has(nameOf(finding)));
  return left.length < before.length && after.every((finding) => left.includes(finding) || isUnused(finding));
};

interface Checked {
  readonly documents: readonly ConfigDocument[];
  readonly found: readonly Finding[];
}

const checked = (documents: readonly ConfigDocument[]): Checked => ({
  documents,
  found: configFindings(documents, portalNames),
});

const bettered = ({ documents, found }: Checked, changes: readonly Change[]): Checked | undefined => {
  const changed = applied(documents, changes);
  if (changed.every((document, index) => document === documents[index])) return undefined;
  const after = checked(changed);
  return isBetter(found, after.found) ? after : undefined;
};

const oneRound = (before: Checked): Checked | undefined => {
  const remedies = before.found.flatMap(({ remedy }) => (remedy ? [remedy] : []));
  const tries = remedies.length > 1 ? [remedies.flat(), ...remedies] : remedies;
  for (const changes of tries) {
    const after = bettered(before, changes);
    if (after) return after;
  }
  return undefined;
};

/**
 * Applies each fix that has no plausible alternative and causes no new problem. Unchanged documents stay
 * the same objects.
 */
export const withRemedies = (documents: readonly ConfigDocument[]): readonly ConfigDocument[] => {
  let last = checked(documents);
  for (let next: Checked | undefined = last; next; next = oneRound(last)) last = next;
  return last.documents;
};
