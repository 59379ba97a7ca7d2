import { codePoint } from '../../characters.ts';
import type { ConfigDocument } from '../../files/document.ts';
import { type SplitText, splitTexts } from '../../files/read-texts.ts';
import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';

const codePoints = (text: string): string => Array.from(text, codePoint).join(' ');

// The first letter with its accents.
const splitLetter = (text: string): string =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).find(
    (letter) => letter.normalize('NFC') !== letter,
  ) ?? text;

const findingOf = (document: ConfigDocument, { path, value, written, write }: SplitText): Finding => {
  const at = { document, path, part: 'value' } as const;
  const letter = splitLetter(value);
  return {
    ...{ at, severity: 'warning', message: 'split-letter' },
    with: { letter: letter.normalize('NFC'), codes: codePoints(letter) },
    remedy: [{ at, written, write }],
  };
};

/** Warns about texts whose accents are separate characters, because exact comparisons would not match them. */
export const splitLetterFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents.flatMap((document) => splitTexts(document).map((text) => findingOf(document, text)));
