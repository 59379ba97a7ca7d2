const small = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${small}${small.toUpperCase()}0123456789`;

// In camelCase, as ids of items and names of rules are: letters and digits, the first one lowercase.
export const isName = (text: string): boolean =>
  small.includes(text.charAt(0)) && text !== '' && [...text].every((sign) => signs.includes(sign));

export const isKey = (text: string): boolean => text.split('.').every(isName);

const plain = (text: string): string =>
  [...text.normalize('NFD')].filter((sign) => sign.charCodeAt(0) < 128).join('');

const wordsOf = (text: string): readonly string[] =>
  [...plain(text)]
    .map((sign) => (signs.includes(sign) ? sign : ' '))
    .join('')
    .split(' ')
    .filter((word) => word !== '');

// `Late enrollment penalty` is `lateEnrollmentPenalty`; empty for a title without letters.
export const nameOf = (title: string): string => {
  const [first = '', ...others] = wordsOf(title).map((word) => word.toLowerCase());
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};

// `Pagar ahora` is `pagar-ahora`.
export const pathOf = (title: string): string =>
  wordsOf(title)
    .map((word) => word.toLowerCase())
    .join('-');
