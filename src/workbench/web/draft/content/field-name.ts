import type { Language } from '../../../../config/portal-config.ts';

// Other fields are shown as written.
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

export type KnownField = (typeof knownFields)[number];

export interface FieldName {
  readonly known?: KnownField;
  readonly variant?: string;
  readonly language?: Language;
  readonly written: string;
}

const isKnown = (field: string): field is KnownField => (knownFields as readonly string[]).includes(field);

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

// The longest name where several match, as in `medicareLink`.
const variantOf = (field: string, variants: readonly string[]): string | undefined =>
  variants
    .filter((name) => field.startsWith(name) && isKnown(lowered(field.slice(name.length))))
    .toSorted((one, other) => other.length - one.length)[0];

export const languageOf = (address: string): Language | undefined =>
  (['en', 'es'] as const).find(
    (language) => address.startsWith(`locales/${language}/`) || address.endsWith(`/${language}`),
  );

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
