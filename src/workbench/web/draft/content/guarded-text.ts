import { textRuns } from './placeholders.ts';

export interface TextAndCaret {
  readonly text: string;
  readonly caret: number;
}

// The range of a placeholder such as `{nextYear}`; the end is not included.
interface FilledPart {
  readonly from: number;
  readonly to: number;
}

// An unclosed brace starts no placeholder.
const filledParts = (text: string): readonly FilledPart[] => {
  let to = 0;
  return textRuns(text).flatMap((run) => {
    const from = to;
    to += run.text.length;
    return run.isFilledIn ? [{ from, to }] : [];
  });
};

const sharedStart = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
};

// Of several possible changes, the one that ends at the caret.
const changeOf = (before: string, after: string, caret: number) => {
  const behind = after.length - caret;
  const isFromCaret = behind <= before.length && before.slice(before.length - behind) === after.slice(caret);
  const end = isFromCaret ? before.length - behind : before.length;
  const written = isFromCaret ? after.slice(0, caret) : after;
  const from = sharedStart(before.slice(0, end), written);
  return { from, to: end, written: written.slice(from) };
};

// A placeholder stays whole: a deletion inside it removes it, and typed text goes behind it.
export const guarded = (before: string, { text, caret }: TextAndCaret): TextAndCaret => {
  const { from, to, written } = changeOf(before, text, caret);
  const touched = filledParts(before).filter((part) =>
    from === to ? part.from < from && from < part.to : part.from < to && from < part.to,
  );
  const first = touched[0];
  const last = touched.at(-1);
  if (!first || !last) return { text, caret };
  const isTyped = from === to;
  const [start, end] = isTyped ? [last.to, last.to] : [Math.min(from, first.from), Math.max(to, last.to)];
  return { text: before.slice(0, start) + written + before.slice(end), caret: start + written.length };
};

export const guardedIn = (before: string, field: HTMLTextAreaElement): string => {
  const next = guarded(before, { text: field.value, caret: field.selectionStart });
  // After the page shows the text, which moves the caret to its end.
  if (next.text !== field.value) requestAnimationFrame(() => field.setSelectionRange(next.caret, next.caret));
  return next.text;
};
