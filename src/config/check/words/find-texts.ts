import { memoize } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Path, SourceLocation } from '../findings/finding.ts';

export interface Text {
  readonly text: string;
  readonly at: Extract<SourceLocation, { readonly path: Path }>;
}

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

// Screens and their texts are at most so deep in their files. What is below them is walked each time.
const deepest = 2;

/**
 * Returns a function that finds the texts of a document that pass a test. Ignores property names. Does not search an
 * unchanged part again if it has no such text.
 */
export const findTexts = (
  passes: (text: string) => boolean,
): ((document: ConfigDocument) => readonly Text[]) => {
  const known = new WeakMap<Parts, boolean>();
  const holdsBelow = (part: Parts, depth: number): boolean =>
    Object.values(part).some((one) =>
      isParts(one) ? holds(one, depth + 1) : typeof one === 'string' && passes(one),
    );
  const holds = (part: Parts, depth: number): boolean => {
    if (depth > deepest) return holdsBelow(part, depth);
    const found = known.get(part) ?? holdsBelow(part, depth);
    known.set(part, found);
    return found;
  };
  return memoize((document) => {
    const below = (value: unknown, path: Path): readonly Text[] => {
      if (typeof value === 'string')
        return passes(value) ? [{ text: value, at: { document, path, part: 'value' } }] : [];
      if (!isParts(value) || (path.length <= deepest && !holds(value, path.length))) return [];
      return Object.entries(value).flatMap(([name, one]) =>
        below(one, [...path, Array.isArray(value) ? Number(name) : name]),
      );
    };
    return below(document.value, []);
  });
};

/** Returns every text below a part of a document. */
export const textsBelow = (document: ConfigDocument, value: unknown, path: Path): readonly Text[] => {
  if (typeof value === 'string') return [{ text: value, at: { document, path, part: 'value' } }];
  if (!isParts(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    textsBelow(document, one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
};

/** Returns every text of a document, without property names. */
export const textsIn = memoize((document: ConfigDocument): readonly Text[] =>
  textsBelow(document, document.value, []),
);
