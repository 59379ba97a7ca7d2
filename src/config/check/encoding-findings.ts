import type { ConfigDocument } from '../config-document.ts';
import type { Finding } from './finding.ts';

type Told = Pick<Finding, 'code' | 'message' | 'hint'>;

/** What stands in a text in place of bytes that are not UTF-8. */
const lostCharacter = '\uFFFD';
const byteOrderMark = '\uFEFF';

const notUtf8: Told = {
  code: 'not-utf8',
  message: 'the file is not UTF-8: a character of this line cannot be read',
  hint: 'Save the file as UTF-8, and write the character again if it is lost.',
};

const marked: Told = {
  code: 'byte-order-mark',
  message: 'the file begins with a byte order mark, which nobody sees and JSON does not allow',
  hint: 'Save the file as UTF-8 without byte order mark.',
};

const empty: Told = { code: 'empty-file', message: 'the file is empty', hint: 'Write what belongs into it, or delete the file.' };

/** Why a file cannot be read as text, before anything is said about its JSON. */
export const encodingFindings = (document: ConfigDocument): readonly Finding[] => {
  const lost = document.text.indexOf(lostCharacter);
  if (lost >= 0) return [{ ...notUtf8, at: { document, offset: lost } }];
  if (document.text.startsWith(byteOrderMark)) return [{ ...marked, at: { document, offset: 0 } }];
  return document.text.trim() === '' ? [{ ...empty, at: { document, offset: 0 } }] : [];
};
