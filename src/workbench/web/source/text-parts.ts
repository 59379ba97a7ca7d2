import { diffWordsWithSpace } from 'diff';

/** A run of a text: the same on both sides, only in the old one, or only in the new one. */
export interface TextPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Longer texts are compared as wholes: word by word they take more time than a page has, and nobody reads such a comparison. */
const mostSigns = 5_000;

/** A text beside an older one, word by word. */
export const textParts = (before: string, after: string): readonly TextPart[] => {
  if (before === after) return [{ kind: 'same', text: after }];
  if (before.length + after.length > mostSigns)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }));
};
