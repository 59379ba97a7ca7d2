import { memoizeTexts } from '../../../rules/memoize.ts';
import type { Language } from '../../portal-config.ts';

/** What a text says in figures, in a form that does not depend on its language: `2023`, `month 11`, `17:00`, `phone 8005550142`, an address. */
type Figures = readonly string[];

/** A kind of figure: what it looks like in a language, and its common form (undefined: it is none after all). */
interface Kind {
  readonly like: Readonly<Record<Language, RegExp>>;
  readonly form: (match: RegExpMatchArray, language: Language) => string | undefined;
}

const inBoth = (like: RegExp): Kind['like'] => ({ en: like, es: like });

/** Web and e-mail addresses, without the sign that ends a sentence and without the host of one language. */
const address: Kind = {
  like: inBoth(/(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]{1,64}@[^\s<>"@]+/g),
  form: ([found]) =>
    found
      .replace(/[.,;:!?)»]{1,9}$/, '')
      .replace(/^https?:\/\/(?:es\.)?/, '')
      .toLowerCase(),
};

/** Ten digits of a North American number, with or without the 1 of the country. */
const phone: Kind = {
  like: inBoth(/\(?\b\d{3}\)?[-. \u00A0]\d{3}[-. \u00A0]\d{4}\b/g),
  form: ([found]) => `phone ${found.replace(/\D/g, '')}`,
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `5 pm`, `5 p. m.`, `5:30 p.m.`, `17:00`. */
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

/** A month beside a day or a year; alone it is a word like any other (`may`). */
const month: Kind = {
  like: {
    en: /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?= \d)|(?<=\d )(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/g,
    es: /\b(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?(?= (?:de |del )?\d)|(?<=\d de )(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/g,
  },
  form: ([, before = '', after = before], language) => `month ${monthStarts[language].split(' ').indexOf(after.toLowerCase()) + 1}`,
};

/** A number with its separators: groups of three digits are thousands in either country's way of writing, anything else is a fraction. */
const number: Kind = {
  like: inBoth(/\d+(?:[.,\u00A0\u202F]\d+)*/g),
  form: ([found]) => {
    const parts = found.split(/[.,\u00A0\u202F]/);
    const [last = ''] = parts.slice(-1);
    return parts.length === 1 || last.length === 3 ? parts.join('') : `${parts.slice(0, -1).join('')}.${last}`;
  },
};

const kinds: readonly Kind[] = [address, phone, time, month, number];

/** The figures of a text, those of one kind after the other; placeholders have none. */
export const figuresIn = (text: string, language: Language): Figures => {
  let rest = text.replace(/\{[^{}]*\}/g, ' ');
  return kinds.flatMap(({ like, form }) => {
    const found = [...rest.matchAll(like[language])].flatMap((match) => form(match, language) ?? []);
    rest = rest.replace(like[language], ' ');
    return found;
  });
};

/** Small numbers in words, from one, which one language may use where the other has a digit. */
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

/** Ten times the texts of the shipped portal in a language: a check after a key reads the one that changed, a server of months keeps no more. */
const mostKnown = 20_000;

const figuresOf: Readonly<Record<Language, (text: string) => Figures>> = {
  en: memoizeTexts(mostKnown, (text) => figuresIn(text, 'en')),
  es: memoizeTexts(mostKnown, (text) => figuresIn(text, 'es')),
};

/** The figures that each of two texts has and the other lacks, in figures and in words. */
export const unlikeFigures = (texts: Readonly<Record<Language, string>>): Readonly<Record<Language, Figures>> => {
  const [en, es] = [figuresOf.en(texts.en), figuresOf.es(texts.es)];
  return {
    en: without(en, es).filter((figure) => !isInWords(figure, texts.es, 'es')),
    es: without(es, en).filter((figure) => !isInWords(figure, texts.en, 'en')),
  };
};
