import { memoizeTexts } from '../../../rules/memoize.ts';
import type { Language } from '../../portal-config.ts';

// The figures of a text in a form that does not depend on its language: `2023`, `month 11`, `17:00`, `phone
// 8005550142`, an address.
type Figures = readonly string[];

interface Kind {
  readonly like: Readonly<Record<Language, RegExp>>;
  readonly form: (match: RegExpMatchArray, language: Language) => string | undefined;
}

const inBoth = (like: RegExp): Kind['like'] => ({ en: like, es: like });

const address: Kind = {
  like: inBoth(/(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]{1,64}@[^\s<>"@]+/g),
  form: ([found]) =>
    found
      .replace(/[.,;:!?)»]{1,9}$/, '')
      .replace(/^https?:\/\/(?:es\.)?/, '')
      .toLowerCase(),
};

// North American: ten digits, with or without a leading 1.
const phone: Kind = {
  like: inBoth(/\(?\b\d{3}\)?[-. \u00A0]\d{3}[-. \u00A0]\d{4}\b/g),
  form: ([found]) => `phone ${found.replace(/\D/g, '')}`,
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const time: Kind = {
  like: inBoth(/\b(\d{1,2})(?::(\d\d))?[ \u00A0\u202F]?([ap])\.?[ \u00A0\u202F]?m\b|\b(\d{1,2}):(\d\d)\b/gi),
  form: ([, hour, minute = '00', half, plainHour, plainMinute]) =>
    half === undefined
      ? `${twoDigits(Number(plainHour))}:${plainMinute}`
      : `${twoDigits((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}`,
};

const monthStarts: Readonly<Record<Language, string>> = {
  en: 'jan feb mar apr may jun jul aug sep oct nov dec',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
};

// Only beside a day or a year: alone it may be a common word (`may`).
const month: Kind = {
  like: {
    en: /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?= \d)|(?<=\d )(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/g,
    es: /\b(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?(?= (?:de |del )?\d)|(?<=\d de )(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/g,
  },
  form: ([, before = '', after = before], language) =>
    `month ${monthStarts[language].split(' ').indexOf(after.toLowerCase()) + 1}`,
};

// Groups of three digits are thousands in either notation; anything else is a fraction.
const number: Kind = {
  like: inBoth(/\d+(?:[.,\u00A0\u202F]\d+)*/g),
  form: ([found]) => {
    const parts = found.split(/[.,\u00A0\u202F]/);
    const [last = ''] = parts.slice(-1);
    return parts.length === 1 || last.length === 3
      ? parts.join('')
      : `${parts.slice(0, -1).join('')}.${last}`;
  },
};

const kinds: readonly Kind[] = [address, phone, time, month, number];

export const figuresIn = (text: string, language: Language): Figures => {
  let rest = text.replace(/\{[^{}]*\}/g, ' ');
  return kinds.flatMap(({ like, form }) => {
    const found = [...rest.matchAll(like[language])].flatMap((match) => form(match, language) ?? []);
    rest = rest.replace(like[language], ' ');
    return found;
  });
};

// Number words from one on, because one language may spell out what the other writes in digits.
const numberWords: Readonly<Record<Language, string>> = {
  en: 'one two three four five six seven eight nine ten',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez',
};

const isInWords = (figure: string, text: string, language: Language): boolean => {
  const word = numberWords[language].split(' ')[Number(figure) - 1];
  return (
    word !== undefined &&
    text
      .toLowerCase()
      .split(/[\s,.;:]+/)
      .includes(word)
  );
};

const without = (figures: Figures, others: Figures): Figures => {
  const left = [...others];
  return figures.filter((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

// Ten times the texts of the shipped portal. After an edit, the check then reads only the changed text, and
// the cache of a long-running server stays small.
const mostKnown = 20_000;

const figuresOf: Readonly<Record<Language, (text: string) => Figures>> = {
  en: memoizeTexts(mostKnown, (text) => figuresIn(text, 'en')),
  es: memoizeTexts(mostKnown, (text) => figuresIn(text, 'es')),
};

export const unlikeFigures = (
  texts: Readonly<Record<Language, string>>,
): Readonly<Record<Language, Figures>> => {
  const en = figuresOf.en(texts.en);
  const es = figuresOf.es(texts.es);
  return {
    en: without(en, es).filter((figure) => !isInWords(figure, texts.es, 'es')),
    es: without(es, en).filter((figure) => !isInWords(figure, texts.en, 'en')),
  };
};
