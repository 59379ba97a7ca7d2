import { findNodeAtLocation } from 'jsonc-parser';
import { configFindings } from '../../config/check/check-config.ts';
import { codeOf, type Change, type Finding } from '../../config/check/finding.ts';
import { offsetOf } from '../../config/check/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/read-config.ts';
import { portalNames } from '../project/problems.ts';

/** A change with its place in the text: from the offset on, so many letters become these. */
interface Splice {
  readonly place: string;
  readonly offset: number;
  readonly length: number;
  readonly write: string;
}

/** Where the value or name at a place ends; the place itself where it is only an offset. */
const endOf = ({ at, written }: Change): number => {
  const start = offsetOf(at);
  const node = 'path' in at && at.document.tree ? findNodeAtLocation(at.document.tree, [...at.path]) : undefined;
  const whole = 'path' in at && at.part === 'name' ? node?.parent?.children?.[0] : node;
  return start + (whole?.length ?? written.length);
};

/** The splice of a change; none where the text spells `written` otherwise, such as with escapes. */
const spliceOf = (change: Change): Splice | undefined => {
  const { at, written, write } = change;
  const { text, place } = at.document;
  const offset = text.indexOf(written, offsetOf(at));
  return offset < 0 || offset + written.length > endOf(change) ? undefined : { place, offset, length: written.length, write };
};

const withSplice = (text: string, { offset, length, write }: Splice): string => text.slice(0, offset) + write + text.slice(offset + length);

/** From the last to the first, so that none moves another; of two at one place only the first counts. */
const spliced = (document: ConfigDocument, splices: readonly Splice[]): ConfigDocument => {
  const own = new Map(
    splices
      .filter(({ place }) => place === document.place)
      .reverse()
      .map((one) => [one.offset, one]),
  );
  if (own.size === 0) return document;
  const text = [...own.values()].sort((one, other) => other.offset - one.offset).reduce(withSplice, document.text);
  return text === document.text ? document : parseDocument(document.place, text, document.file);
};

const applied = (documents: readonly ConfigDocument[], changes: readonly Change[]): readonly ConfigDocument[] => {
  const splices = changes.flatMap((change) => spliceOf(change) ?? []);
  return documents.map((document) => spliced(document, splices));
};

const findingsOf = (documents: readonly ConfigDocument[]): readonly Finding[] => configFindings(documents, portalNames);

const nameOf = (finding: Finding): string => JSON.stringify([finding.at.document.place, codeOf(finding), finding.says, finding.with]);

/** Mistakes of the files themselves hide those of what the files say together, which come to light when they are gone. */
const hiding: readonly string[] = ['schema-', 'not-', 'too-deep', 'repeated-name', 'byte-order-mark', 'duplicate-name'];

const isOfShape = (finding: Finding): boolean => hiding.some((start) => codeOf(finding).startsWith(start));

/** Whether documents after a change have fewer mistakes than before, and none that is new, but for those that were hidden. */
const isBetter = (before: readonly Finding[], after: readonly Finding[]): boolean => {
  const old = new Set(before.map(nameOf));
  const wasHidden = before.some(isOfShape) && !after.some(isOfShape);
  return wasHidden || (after.length < before.length && after.every((finding) => old.has(nameOf(finding))));
};

/** One mistake put right; undefined where none can be that has a certain remedy. */
const oneBetter = (documents: readonly ConfigDocument[], found: readonly Finding[]): readonly ConfigDocument[] | undefined => {
  for (const { remedy = [] } of found) {
    const after = remedy.length === 0 ? documents : applied(documents, remedy);
    if (after.some((document, place) => document !== documents[place]) && isBetter(found, findingsOf(after))) return after;
  }
  return undefined;
};

/**
 * Documents with every certain remedy of their mistakes: what only one change is likely to put right, and does without a new mistake.
 * Nothing but the wrong letters changes; documents without such a mistake are the same objects.
 */
export const withRemedies = (documents: readonly ConfigDocument[]): readonly ConfigDocument[] => {
  let current = documents;
  for (;;) {
    const found = findingsOf(current);
    const changes = found.flatMap(({ remedy = [] }) => remedy);
    if (changes.length === 0) return current;
    const together = applied(current, changes);
    const better = isBetter(found, findingsOf(together)) ? together : oneBetter(current, found);
    if (!better) return current;
    current = better;
  }
};
