import { memoize, sameLists } from '../../rules/memoize.ts';
import { variantField } from '../../rules/variants.ts';
import type { ConfigDocument } from '../files/document.ts';
import type { NamedValue } from '../generated/config-files.ts';
import type { Language } from '../portal-config.ts';
import { valueSources } from './config-sources.ts';

type Texts = Readonly<Record<Language, string>>;

export interface ValueTexts {
  readonly default: Texts;
  readonly variants: Readonly<Record<string, Texts>>;
}

type Written = string | Readonly<Record<string, unknown>>;

const textsOf = (written: Written | undefined): Texts =>
  typeof written === 'string'
    ? { en: written, es: written }
    : ((written ?? { en: '', es: '' }) as unknown as Texts);

/**
 * Returns the texts of a value in values.json: one text, or one for each language; each can differ by plan
 * variant.
 */
export const valueTexts = (written: NamedValue): ValueTexts => {
  if (typeof written === 'string' || !('default' in written))
    return { default: textsOf(written), variants: {} };
  const own = Object.entries(written).filter(([variant]) => variant !== 'default');
  return {
    default: textsOf(written['default']),
    variants: Object.fromEntries(own.map(([variant, text]) => [variant, textsOf(text)])),
  };
};

export interface NamedValues {
  readonly values: Readonly<Record<string, ValueTexts>>;
  readonly variants: readonly string[];
}

const namedIn = memoize((documents: readonly ConfigDocument[]): NamedValues => {
  const { values, variants } = valueSources(documents);
  return {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueTexts(value)])),
    variants: variants.map(({ name }) => name),
  };
});

const valuesInTexts = sameLists<ConfigDocument>();

/** Returns the named values and plan variants of a configuration, cached by their files. */
export const namedValues = (documents: readonly ConfigDocument[]): NamedValues =>
  namedIn(valuesInTexts(documents.filter(({ is }) => is?.kind === 'values' || is?.kind === 'plans')));

const valueMark = /\{value\.([A-Za-z0-9]+)\}/g;

/** Returns the distinct names of the values in a text. */
export const valuesUsed = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(valueMark)].map(([, name = '']) => name)),
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Fills in the values in a text for a plan variant (by default, for all members). Capitalizes a value at the
 * start.
 */
export const filledText = (
  text: string,
  { values }: NamedValues,
  language: Language,
  variant?: string,
): string =>
  text.replace(valueMark, (mark, name: string, at: number) => {
    const value = values[name];
    const own = variant === undefined ? undefined : value?.variants[variant];
    const filled = (own ?? value?.default)?.[language] ?? mark;
    return at === 0 ? capital(filled) : filled;
  });

const brandFields: readonly string[] = ['supportPhone', 'supportNote'];
const textFields: readonly string[] = ['title', 'content', 'label', 'linkText', 'phone', 'menu', 'intro'];
const linkFields: readonly string[] = ['link'];
const noFields: readonly string[] = [];

/**
 * Returns the fields that can differ by plan variant: texts, link items, and the support phone with its note.
 */
export const varyingFieldsOf = ({ is }: ConfigDocument): readonly string[] => {
  if (is?.kind === 'brand') return brandFields;
  if (is?.kind === 'words') return textFields;
  return is?.language === undefined ? linkFields : noFields;
};

export interface VaryingField {
  readonly plain: string | undefined;
  readonly own: Readonly<Record<string, string>>;
  readonly differing: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

export const varyingField = (
  fields: Fields,
  field: string,
  { values, variants }: NamedValues,
): VaryingField => {
  const own = Object.fromEntries(
    variants
      .map((variant) => [variant, fields[variantField(variant, field)]] as const)
      .filter((one): one is [string, string] => isText(one[1])),
  );
  const plain = fields[field];
  const texts = [...Object.values(own), ...(isText(plain) ? [plain] : [])];
  const varied = new Set(
    texts.flatMap(valuesUsed).flatMap((name) => Object.keys(values[name]?.variants ?? {})),
  );
  return {
    plain: isText(plain) ? plain : undefined,
    own,
    differing: variants.filter((variant) => variant in own || varied.has(variant)),
  };
};

const isLanguage = (name: string): name is Language => name === 'en' || name === 'es';

const variedPair = (pair: Readonly<Record<Language, string>>, field: string, named: NamedValues): Fields => {
  const names = Object.values(pair).flatMap(valuesUsed);
  const differing = named.variants.filter((variant) =>
    names.some((name) => variant in (named.values[name]?.variants ?? {})),
  );
  const filled = (variant: string) =>
    Object.fromEntries(
      Object.entries(pair).map(([language, text]) => [
        language,
        filledText(text, named, language as Language, variant),
      ]),
    );
  return Object.fromEntries(differing.map((variant) => [variantField(variant, field), filled(variant)]));
};

const isPair = (value: unknown): value is Readonly<Record<Language, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, text]) => isLanguage(name) && isText(text));

const variedTexts = (fields: Fields, field: string, named: NamedValues, language: Language): Fields => {
  if (isPair(fields[field])) return variedPair(fields[field], field, named);
  const { own, plain, differing } = varyingField(fields, field, named);
  return Object.fromEntries(
    differing.flatMap((variant) => {
      const text = own[variant] ?? plain;
      return text === undefined
        ? []
        : [[variantField(variant, field), filledText(text, named, language, variant)]];
    }),
  );
};

interface Filling {
  readonly language: Language;
  readonly value: (value: unknown) => unknown;
}

const filledObject = (
  fields: Fields,
  varying: readonly string[],
  named: NamedValues,
  { language, value }: Filling,
): Fields => {
  const filled = Object.entries(fields).map(([name, one]) => [
    name,
    isLanguage(name) ? fillingOf(named)(varying)(name).value(one) : value(one),
  ]);
  const varied = varying.map((field) => variedTexts(fields, field, named, language));
  return Object.assign({}, Object.fromEntries(filled), ...varied) as Fields;
};

// Cached by part: an edit changes few parts of a file.
const fillingOf = memoize((named: NamedValues) =>
  memoize((varying: readonly string[]) =>
    memoize((language: Language): Filling => {
      const part = memoize((value: object): unknown =>
        Array.isArray(value)
          ? value.map(filling.value)
          : filledObject(value as Fields, varying, named, filling),
      );
      const filling: Filling = {
        language,
        value: (value) => {
          if (isText(value)) return filledText(value, named, language);
          return typeof value === 'object' && value !== null ? part(value) : value;
        },
      };
      return filling;
    }),
  ),
);

const filledDocument = memoize((document: ConfigDocument) =>
  memoize((named: NamedValues): ConfigDocument => {
    const { value } = fillingOf(named)(varyingFieldsOf(document))(document.is?.language ?? 'en');
    return { ...document, value: value(document.value) };
  }),
);

// Fills in every {value.<name>}, so that later code need not know about values. A text with a value of a plan
// variant becomes a text of that variant (`medicareText`). Documents without values stay the same objects.
export const withValues = (
  documents: readonly ConfigDocument[],
  named = namedValues(documents),
): readonly ConfigDocument[] =>
  documents.map((document) =>
    document.text.includes('value.') ? filledDocument(document)(named) : document,
  );
