import { isHidden } from './characters.ts';

// Full-width letters, digits and dots count in hosts, and characters that readers cannot see do not.
const asBrowsersRead = (text: string): string =>
  [...text.normalize('NFKC').replaceAll('。', '.')]
    .map((sign) => (/\s/.test(sign) ? ' ' : isHidden(sign) ? '' : sign))
    .join('');

const marks = new Set('.,;:!?()[]{}"\'“”‘’«»¿¡');

const withoutMarks = (token: string): string => {
  const signs = [...token];
  const start = signs.findIndex((sign) => !marks.has(sign));
  const end = signs.findLastIndex((sign) => !marks.has(sign));
  return start < 0 ? '' : signs.slice(start, end + 1).join('');
};

const ends = new Set('<>|');

/**
 * Splits a text at its spaces and removes the punctuation around each part, as browsers do when they read addresses.
 */
export const tokensOf = (text: string): readonly string[] =>
  [...asBrowsersRead(text)]
    .map((sign) => (ends.has(sign) ? ' ' : sign))
    .join('')
    .split(' ')
    .map(withoutMarks)
    .filter((token) => token !== '');
