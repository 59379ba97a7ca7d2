import { tokensOf } from '../../text-tokens.ts';

// North American area codes outside the United States and Canada, where calls cost what international ones do
// (North American Numbering Plan Administrator, 2026).
const abroad = '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(
  ' ',
);

// Of area code 900 and, in any area, exchange 976: the caller pays for the service (47 CFR 64.1501).
const premiumArea = '900';
const premiumExchange = '976';

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const digitsOf = (written: string): string =>
  [...written.toLowerCase()]
    .map((sign) => {
      const key = keys.findIndex((signs) => signs.includes(sign));
      return key < 0 ? sign : String(key + 2);
    })
    .filter((sign) => (sign >= '0' && sign <= '9') || sign === '+')
    .join('');

const withoutCountry = (digits: string): string => digits.replace(/^\+?1(?=\d{10})/, '');

/** Returns what makes calls to a number expensive; undefined for other numbers. */
export const callCost = (written: string): 'premium' | 'abroad' | undefined => {
  const national = withoutCountry(digitsOf(written));
  const [area, exchange] = [national.slice(0, 3), national.slice(3, 6)];
  if (national.length === 7 && area === premiumExchange) return 'premium';
  if (national.length >= 10 && (area === premiumArea || exchange === premiumExchange)) return 'premium';
  const isAbroad = national.startsWith('+') || national.startsWith('011') || abroad.includes(area);
  return national.length >= 10 && isAbroad ? 'abroad' : undefined;
};

const asTyped = (text: string): string =>
  tokensOf(text.replace(/\{[^{}]*\}/g, ' x ').replace(/\p{Pd}/gu, '-')).join(' ');

// The length of a national number, and of the shortest international one.
const national = 10;
const leastAbroad = 8;

const isWhole = (groups: readonly string[]): boolean => {
  const { length } = groups.join('');
  return length === national || (length === national + 1 && groups[0]?.startsWith('1') === true);
};

const isLocalPremium = (groups: readonly string[]): boolean => {
  const digits = groups.join('');
  return digits.length === 7 && digits.startsWith(premiumExchange);
};

// Numbers follow each other without a sign between them: `1-800-555-0142 24`.
const numberAt = (groups: readonly string[], start: number): readonly string[] | undefined => {
  for (let end = Math.min(groups.length, start + national + 1); end > start; end -= 1) {
    const some = groups.slice(start, end);
    if (isWhole(some) || isLocalPremium(some)) return some;
  }
  return undefined;
};

const numbersIn = (run: string): readonly string[] => {
  const groups = run.split(/\D+/).filter((group) => group !== '');
  const isAbroad = run.startsWith('+') ? groups[0]?.startsWith('1') !== true : groups[0] === '011';
  if (isAbroad && groups.join('').length >= leastAbroad)
    return [`${run.startsWith('+') ? '+' : ''}${groups.join('-')}`];
  const found: string[] = [];
  for (let start = 0; start < groups.length; start += 1) {
    const number = numberAt(groups, start);
    if (number) {
      found.push(number.join('-'));
      start += number.length - 1;
    }
  }
  return found;
};

/** Returns the phone numbers of a text, in digits or in letters after a toll-free or premium prefix. */
export const phoneNumbersIn = (text: string): readonly string[] => {
  const typed = asTyped(text);
  const inLetters = typed.match(/\b[89]\d\d[ .)-]{1,2}(?:[ .-]?[A-Z\d]){7}\b/g) ?? [];
  return [
    ...(typed.match(/\+?\d[\d .()-]*/g) ?? []).flatMap(numbersIn),
    ...inLetters.filter((written) => digitsOf(written) !== written.replace(/\D/g, '')),
  ];
};

/** Returns true if two numbers are dialed the same way. */
export const isSameNumber = (one: string, other: string): boolean =>
  withoutCountry(digitsOf(one)) === withoutCountry(digitsOf(other));
