import { withoutOverrides } from '../../member/literals.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  cent: '¢',
  euro: '€',
  frac12: '½',
  times: '×',
};

// Combining marks by the names of entities: `&ntilde;` is n and a tilde.
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

const ofCode = (code: number): string | undefined =>
  code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;

const meaning = (name: string): string | undefined => {
  if (name.startsWith('#'))
    return ofCode(
      /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10),
    );
  if (Object.hasOwn(named, name)) return named[name];
  const mark = name.slice(1);
  return Object.hasOwn(marks, mark) ? `${name.charAt(0)}${marks[mark]}`.normalize('NFC') : undefined;
};

export const plainTitle = (title: string): string =>
  withoutOverrides(
    title.replace(
      /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d{0,2});/gi,
      (entity, name: string) => meaning(name) ?? entity,
    ),
  ).trim();
