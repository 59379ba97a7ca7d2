export interface TextRun {
  readonly text: string;
  readonly isFilledIn: boolean;
}

// An unclosed brace is plain text.
export const textRuns = (text: string): readonly TextRun[] => {
  const runs: TextRun[] = [];
  let done = 0;
  for (let close = text.indexOf('}'); close >= 0; close = text.indexOf('}', close + 1)) {
    const open = text.lastIndexOf('{', close);
    if (open < done) continue;
    if (open > done) runs.push({ text: text.slice(done, open), isFilledIn: false });
    runs.push({ text: text.slice(open, close + 1), isFilledIn: true });
    done = close + 1;
  }
  return done < text.length ? [...runs, { text: text.slice(done), isFilledIn: false }] : runs;
};

export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(textRuns(text).flatMap((run) => (run.isFilledIn ? [run.text] : []))),
];

export interface PlaceholderFault {
  /** `lost`: only the other language has them; `foreign`: only this text has them; `open`: a brace has no partner. */
  readonly kind: 'lost' | 'foreign' | 'open';
  readonly names: readonly string[];
}

// An empty text has no fault.
export const placeholderFault = (text: string, other: string | undefined): PlaceholderFault | undefined => {
  if (text.trim() === '') return undefined;
  const plain = textRuns(text).some((run) => !run.isFilledIn && (run.text.includes('{') || run.text.includes('}')));
  const own = placeholdersIn(text);
  const wanted = other === undefined ? own : placeholdersIn(other);
  const lost = wanted.filter((name) => !own.includes(name));
  if (lost.length > 0) return { kind: 'lost', names: lost };
  if (plain) return { kind: 'open', names: [] };
  const foreign = own.filter((name) => !wanted.includes(name));
  return foreign.length > 0 ? { kind: 'foreign', names: foreign } : undefined;
};
