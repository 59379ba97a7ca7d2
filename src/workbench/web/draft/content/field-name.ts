import type { Language } from '../../../../config/portal-config.ts';

/** The fields of entries and words that the pages call by a name of their own; others are told as they are written. */
export const knownFields = [
  'title',
  'content',
  'text',
  'label',
  'linkText',
  'phone',
  'menu',
  'intro',
  'path',
  'link',
  'when',
  'icon',
  'openInNewTab',
  'tone',
  'from',
  'until',
  'order',
  '@order',
] as const;

/** A field with a name of its own. */
export type KnownField = (typeof knownFields)[number];

/** Where the Spanish of a word stands, by the address of its English. */
export const spanishOf = (english: string): string =>
  english.startsWith('locales/en/') ? english.replace('locales/en/', 'locales/es/') : `${english.slice(0, english.lastIndexOf('/'))}/es`;

/** What an address names inside an entry or its words: a field, for one plan variant or all, in one language or none. */
export interface FieldName {
  readonly known?: KnownField;
  /** The plan variant whose own it is. */
  readonly variant?: string;
  readonly language?: Language;
  /** As it is written, the way from the entry. */
  readonly written: string;
}

const isKnown = (field: string): field is KnownField => (knownFields as readonly string[]).includes(field);

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The variant whose own field this is, such as `medicareLink`; the longest name where several would do. */
const variantOf = (field: string, variants: readonly string[]): string | undefined =>
  variants
    .filter((name) => field.startsWith(name) && isKnown(lowered(field.slice(name.length))))
    .toSorted((one, other) => other.length - one.length)[0];

/** The language that an address speaks of, by its file or by its last step, as in named values. */
export const languageOf = (address: string): Language | undefined =>
  (['en', 'es'] as const).find((language) => address.startsWith(`locales/${language}/`) || address.endsWith(`/${language}`));

/** What an address names inside an entry or its words at `inside`; `variants` are the plan variants of the configuration. */
export const fieldName = (address: string, inside: string, variants: readonly string[]): FieldName => {
  const steps = address === inside ? '' : address.slice(inside.length + 1);
  const language = languageOf(address);
  const written = steps === language ? '' : steps;
  const variant = variantOf(written, variants);
  const own = variant === undefined ? written : lowered(written.slice(variant.length));
  const field = written.endsWith('/@order') ? '@order' : own;
  return {
    written,
    ...(isKnown(field) && { known: field }),
    ...(variant !== undefined && { variant }),
    ...(language && { language }),
  };
};
