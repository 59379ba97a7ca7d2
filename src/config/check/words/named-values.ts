import { memoize, soundParts } from '../../../rules/memoize.ts';
import { variantField } from '../../../rules/variants.ts';
import {
  type NamedValues,
  namedValues,
  valuesUsed,
  type VaryingField,
  varyingField,
  varyingFieldsOf,
} from '../../compile/named-values.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Finding, Path, SourceLocation } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { declaredNames, namesIn, type NameSpace, valueAt } from '../index/unknown-names.ts';
import { findTexts, type Text } from './find-texts.ts';

const textsUsing = findTexts((text) => valuesUsed(text).length > 0);

const textsWithValues = (index: ConfigIndex): readonly Text[] => index.documents.flatMap(textsUsing);

export const valueSpace = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-named-value',
  what: { noun: 'named-value' },
  declaredIn: 'config/site/values.json',
  declared: declaredNames(namesIn(index.documentOf('values'), ['values'])),
  uses: textsWithValues(index).flatMap(({ text, at }) => valuesUsed(text).map((name) => ({ name, at }))),
});

const isLink = ({ at: { document, path } }: Text): boolean =>
  document.is?.language === undefined && /^link$|Link$/.test(String(path.at(-1)));

const isPlanPhone = ({ at: { document, path } }: Text): boolean =>
  document.is?.kind === 'brand' && ['phone', 'supportPhone'].includes(String(path[0]));

const isFilled = (text: Text): boolean => {
  const { document, path } = text.at;
  return document.is?.language === undefined
    ? document.is?.kind === 'brand' || isLink(text)
    : path.at(-1) !== 'path';
};

const isOfSupport = ({ at: { document, path } }: Text): boolean =>
  document.is?.kind === 'brand' && ['supportPhone', 'supportNote'].includes(String(path[0]));

// Only texts and links of items, texts of screens, and the plan's support phone with its note can differ by
// plan variant.
const mayVary = (text: Text): boolean =>
  text.at.document.is?.kind === 'words' || isLink(text) || isOfSupport(text);

type Mistake = Pick<Finding, 'message' | 'with' | 'also'>;

// As in `schemas/brand.json`: digits, or letters after the area code, with or without an extension.
// `phoneAddress` dials the whole match.
const aPhone =
  /^(?:\+?\(?[0-9](?:[() .-]{0,2}[0-9]){6,14}|(?:\+?1[ .-]?)?\(?[2-9][0-9]{2}\)?[ .-]?(?=[^A-Za-z]*[A-Za-z][ .-]?[A-Za-z])(?:(?:[A-Za-z0-9][.-]?){6}|(?:[A-Z0-9][ .-]?){6})[A-Za-z0-9]+)(?:[,;]? ?(?:[Ee]xtensi[oó]n|[Ee][Xx][Tt]\.?|[xX#])[.:]? ?[0-9]{1,7})?$/;

export const isPhoneNumber = (text: string): boolean => aPhone.test(text);

const mistakeOf = (
  text: Text,
  name: string,
  { values }: NamedValues,
  index: ConfigIndex,
): Mistake | undefined => {
  const value = values[name];
  if (!value) return undefined;
  if (!isFilled(text)) return { message: 'misplaced-value', with: { mark: `{value.${name}}` } };
  const own = Object.values(value.variants);
  if (own.length > 0 && !mayVary(text)) return { message: 'varying-value.plan', with: { name } };
  const isOneText = isLink(text) || isPlanPhone(text);
  if (isOneText && [value.default, ...own].some(({ en, es }) => en !== es))
    return { message: 'varying-value.language', with: { name } };
  const other = [value.default, ...own].find(({ en }) => !isPhoneNumber(en));
  const isPhone = isPlanPhone(text) || (isLink(text) && text.text === `tel:{value.${name}}`);
  const declared = index.documentOf('values');
  return isPhone && other && declared
    ? {
        message: 'value-no-phone',
        with: { name, written: other.en },
        also: [{ document: declared, path: ['values', name], part: 'value' }],
      }
    : undefined;
};

interface FieldPlace {
  readonly document: ConfigDocument;
  readonly path: Path;
  readonly field: string;
  readonly varying: VaryingField;
}

type Fields = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

// Cached by part, because most parts have no field that varies.
const hasVarying = memoize((named: NamedValues) =>
  memoize((names: readonly string[]) => {
    const inPart = memoize(
      (part: Fields): boolean =>
        names.some((field) => varyingField(part, field, named).differing.length > 0) ||
        Object.values(part).some((one) => isParts(one) && inPart(one)),
    );
    return inPart;
  }),
);

const fieldsBelow = (
  document: ConfigDocument,
  value: unknown,
  path: Path,
  named: NamedValues,
): readonly FieldPlace[] => {
  const names = varyingFieldsOf(document);
  if (!isParts(value) || !hasVarying(named)(names)(value)) return [];
  const fields = value;
  const here = names.map((field) => ({
    document,
    path,
    field,
    varying: varyingField(fields, field, named),
  }));
  const below = Object.entries(fields).flatMap(([name, one]) =>
    fieldsBelow(document, one, [...path, Array.isArray(value) ? Number(name) : name], named),
  );
  return [...here.filter(({ varying }) => varying.differing.length > 0), ...below];
};

// When one plan variant changes the value and another changes the text, members of both would get an
// arbitrary combination.
const unevenVariants = (
  { document, path, field, varying }: FieldPlace,
  named: NamedValues,
): readonly Finding[] => {
  const { own, plain, differing } = varying;
  const at = (name: string): SourceLocation => ({ document, path: [...path, name], part: 'name' });
  const laterIn = (first: string, those: Readonly<Record<string, unknown>>): string | undefined =>
    named.variants.slice(named.variants.indexOf(first) + 1).find((variant) => variant in those);
  return differing.flatMap((variant): readonly Finding[] => {
    const [written, text] = variant in own ? [variantField(variant, field), own[variant]] : [field, plain];
    const later = variant in own ? undefined : laterIn(variant, own);
    if (later !== undefined && text !== undefined) {
      const lacking = variantField(variant, field);
      const there = variantField(later, field);
      return [{ at: at(there), message: 'uneven-variants.text', with: { variant, later, there, lacking } }];
    }
    return valuesUsed(text ?? '').flatMap((name): readonly Finding[] => {
      const others = named.values[name]?.variants ?? {};
      const after = variant in others ? undefined : laterIn(variant, others);
      return after === undefined
        ? []
        : [{ at: at(written), message: 'uneven-variants.value', with: { name, variant, later: after } }];
    });
  });
};

const soundFields = soundParts();

const unevenBelow = (document: ConfigDocument, path: Path, named: NamedValues): readonly Finding[] =>
  fieldsBelow(document, valueAt(document.value, path), path, named).flatMap((place) =>
    unevenVariants(place, named),
  );

const unevenIn = memoize((document: ConfigDocument) =>
  memoize((named: NamedValues): readonly Finding[] => {
    if (!document.text.includes('value.')) return [];
    const parts = Object.entries(document.value as Fields);
    if (document.is?.kind !== 'words' || parts.some(([name, part]) => !isParts(part) && name !== '$schema'))
      return unevenBelow(document, [], named);
    return parts.flatMap(([name, part]) =>
      isParts(part) ? soundFields([part, named], () => unevenBelow(document, [name], named)) : [],
    );
  }),
);

export const valueFindings = (index: ConfigIndex): readonly Finding[] => {
  const named = namedValues(index.documents);
  const misused = textsWithValues(index).flatMap((text) =>
    valuesUsed(text.text).flatMap((name): readonly Finding[] => {
      const mistake = mistakeOf(text, name, named, index);
      return mistake ? [{ at: text.at, ...mistake }] : [];
    }),
  );
  return misused.length > 0 ? misused : index.documents.flatMap((document) => unevenIn(document)(named));
};
