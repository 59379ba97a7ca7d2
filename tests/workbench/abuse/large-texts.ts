import { editsBetween } from '../../../src/authoring/draft/find-edits.ts';
import type { DraftEdit } from '../../../src/authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import { largeSource } from '../../support/config/large-source.ts';

/** The most that a body may have, less what surrounds the part that is long. */
export const longest = 1_990_000;

/** The live configuration: 2,000 items. Without the figures of what members download, which do not fit it. */
export const live: SourceFiles = Object.fromEntries(
  Object.entries(largeSource()).filter(([file]) => file !== 'config/sizes.json'),
);

/** The number of the live release, after 50 older ones and the one with another wording of the longest file. */
export const liveNumber = 52;

/** The file with the most texts. */
export const longestPlace = 'locales/en/coverage.json';

const reworded = (value: unknown, word: string): unknown => {
  if (typeof value === 'string') return `${value} ${word}`;
  if (Array.isArray(value)) return value.map((one) => reworded(one, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'path' || name === '$schema' ? one : reworded(one, word),
    ]),
  );
};

/** A file with another wording of each of its texts. */
export const rewordedFile = (files: SourceFiles, place: string, word: string): SourceFiles => ({
  ...files,
  [place]: `${JSON.stringify(reworded(JSON.parse(files[place] ?? ''), word), undefined, 2)}\n`,
});

/** An edit of each text of a file: 952 in the longest one. One request may have 2,000. */
export const mostEdits = (files: SourceFiles, word: string, place = longestPlace): readonly DraftEdit[] =>
  editsBetween(files, rewordedFile(files, place, word)).slice(0, 2_000);

/** A file of the longest text that a request can save: a screen's texts, with the most entries. */
export const longFile = (word: string): string => {
  const entries: Record<string, { readonly title: string }> = {};
  for (let at = 0; at < 33_000; at += 1) entries[`item${at}`] = { title: `Made ${word}, number ${at}: told` };
  return JSON.stringify({ made: { title: 'Made', items: entries } });
};

/** A JSON text with as many values as fit into a body: `[0,0,…]`. */
export const manyValues = (): readonly number[] => Array.from({ length: longest / 2 - 100 }, () => 0);

/** A value as deep as a body may be, again and again, as often as fits into a body. */
export const deepValues = (): readonly unknown[] => {
  const levels = 90;
  const deep = JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
  return Array.from({ length: Math.floor(longest / (2 * levels + 1)) }, () => deep);
};

/** A text of a length, with spaces in it. */
export const text = (length: number): string => 'ñandú '.repeat(Math.ceil(length / 6)).slice(0, length);
