import { diffWordsWithSpace } from 'diff';

/** A run of a text: the same on both sides, only in the old one, or only in the new one. */
export interface TextPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Longer texts are compared as wholes: word by word they take more time than a page has, and nobody reads such a comparison. */
const mostSigns = 5_000;

/** Runs in which what is the same between two changes and no word joins them: a changed phrase is read as one, not word by word. */
const joined = (parts: readonly TextPart[]): readonly TextPart[] => {
  const out: TextPart[] = [];
  let [gone, added] = ['', ''];
  const end = (): void => {
    if (gone !== '') out.push({ kind: 'gone', text: gone });
    if (added !== '') out.push({ kind: 'new', text: added });
    [gone, added] = ['', ''];
  };
  parts.forEach(({ kind, text }, place) => {
    const isBetween = kind === 'same' && text.trim() === '' && gone !== '' && added !== '' && place < parts.length - 1;
    if (kind === 'gone' || isBetween) gone += text;
    if (kind === 'new' || isBetween) added += text;
    if (kind === 'same' && !isBetween) {
      end();
      out.push({ kind, text });
    }
  });
  end();
  return out;
};

/** A text beside an older one, word by word. */
export const textParts = (before: string, after: string): readonly TextPart[] => {
  if (before === after) return [{ kind: 'same', text: after }];
  if (before.length + after.length > mostSigns)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return joined(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      kind: added ? 'new' : removed ? 'gone' : 'same',
      text: value,
    })),
  );
};
