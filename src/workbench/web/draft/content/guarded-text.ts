import { textRuns } from './placeholders.ts';

/** A text and where the caret stands in it. */
export interface TextAndCaret {
  readonly text: string;
  readonly caret: number;
}

/** A filled-in part of a text, such as `{nextYear}` or `{value.nurseLineHours}`: from its first sign to behind its last. */
interface FilledPart {
  readonly from: number;
  readonly to: number;
}

/** The filled-in parts of a text, in order; a brace that is not closed begins none. */
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

/** What a change of a text put in place of what, and where; of several readings the one that ends at the caret. */
const changeOf = (before: string, after: string, caret: number) => {
  const behind = after.length - caret;
  const isFromCaret = behind <= before.length && before.slice(before.length - behind) === after.slice(caret);
  const end = isFromCaret ? before.length - behind : before.length;
  const written = isFromCaret ? after.slice(0, caret) : after;
  const from = sharedStart(before.slice(0, end), written);
  return { from, to: end, written: written.slice(from) };
};

/**
 * A text after a change in which filled-in parts are whole: one that was touched by what was taken away goes wholly, and what was typed
 * into one stands behind it.
 */
export const guarded = (before: string, { text, caret }: TextAndCaret): TextAndCaret => {
  const { from, to, written } = changeOf(before, text, caret);
  const touched = filledParts(before).filter((part) =>
    from === to ? part.from < from && from < part.to : part.from < to && from < part.to,
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return { text, caret };
  const isTyped = from === to;
  const [start, end] = isTyped ? [last.to, last.to] : [Math.min(from, first.from), Math.max(to, last.to)];
  return { text: before.slice(0, start) + written + before.slice(end), caret: start + written.length };
};

/** The text of a field after a change in which filled-in parts are whole; the caret goes to where it then belongs. */
export const guardedIn = (before: string, field: HTMLTextAreaElement): string => {
  const next = guarded(before, { text: field.value, caret: field.selectionStart });
  // Once the page has put the text in place, which sends the caret to its end.
  if (next.text !== field.value) requestAnimationFrame(() => field.setSelectionRange(next.caret, next.caret));
  return next.text;
};
