import { isFields, parseJson } from '../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { valueTexts } from '../../../../config/compile/named-values.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { NamedValue } from '../../../../config/generated/config-files.ts';

export const valuesPlace = 'config/site/values.json';

export const namedValues = (files: SourceFiles): Readonly<Record<string, NamedValue>> => {
  const found = valueUnder(parseJson(files[valuesPlace] ?? '')?.value, 'values');
  return (isFields(found) ? found : {}) as Readonly<Record<string, NamedValue>>;
};

export const valueSamples = (files: SourceFiles): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(namedValues(files)).map(([name, value]) => [name, valueTexts(value).default.es]),
  );

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
  /**
   * `lost`: only the other language has the placeholders. `foreign`: only this text has them. `open`: a brace
   * is not closed.
   */
  readonly kind: 'lost' | 'foreign' | 'open';
  readonly names: readonly string[];
}

// An empty text has no fault.
export const placeholderFault = (text: string, other: string | undefined): PlaceholderFault | undefined => {
  if (text.trim() === '') return undefined;
  const plain = textRuns(text).some(
    (run) => !run.isFilledIn && (run.text.includes('{') || run.text.includes('}')),
  );
  const own = placeholdersIn(text);
  const wanted = other === undefined ? own : placeholdersIn(other);
  const lost = wanted.filter((name) => !own.includes(name));
  if (lost.length > 0) return { kind: 'lost', names: lost };
  if (plain) return { kind: 'open', names: [] };
  const foreign = own.filter((name) => !wanted.includes(name));
  return foreign.length > 0 ? { kind: 'foreign', names: foreign } : undefined;
};
