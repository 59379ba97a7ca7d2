import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

// Word by word, longer texts take too long, and readers do not read the result.
const mostSigns = 5_000;

// A changed phrase is read as one: changes without a word between them are joined.
const joined = (parts: readonly TextPart[]): readonly TextPart[] => {
  const out: TextPart[] = [];
  let gone = '';
  let added = '';
  const end = (): void => {
    if (gone !== '') out.push({ kind: 'gone', text: gone });
    if (added !== '') out.push({ kind: 'new', text: added });
    [gone, added] = ['', ''];
  };
  parts.forEach(({ kind, text }, index) => {
    const isBetween =
      kind === 'same' && text.trim() === '' && gone !== '' && added !== '' && index < parts.length - 1;
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
