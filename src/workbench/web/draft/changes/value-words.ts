import { diffArrays } from 'diff';
import { isFields } from '../../../../authoring/draft/json-value.ts';
import type { Language, Translate } from '../../i18n/use-words.ts';
import { fieldName } from '../content/field-name.ts';
import { typeName } from '../../../../authoring/draft/type-name.ts';
import { nodeName, type PlacedNode } from '../content/outline-index.ts';
import { gateNames, type ConditionLabels } from '../content/condition-labels.ts';
import { conditionText, type LabelOf } from './condition-text.ts';

export interface ValueWords {
  readonly labels: ConditionLabels;
  readonly language: Language;
  readonly t: Translate;
  /** Returns the label of a schema field. */
  readonly label: (field: string) => string;
  /** Returns the label of a value from a closed list; for other fields, the value itself. */
  readonly choice: (field: string, value: string) => string;
}

const namesOf =
  ({ labels: { conditions }, language }: ValueWords): LabelOf =>
  (name, value) =>
    value ?? conditions.get(name)?.[language] ?? name;

export const gateText = (gate: unknown, words: ValueWords): string => {
  const names = gateNames(gate);
  if (names?.length === 0) return words.t('draft.value.everybody');
  return conditionText(names ?? gate, namesOf(words), words.t);
};

/** Returns the label of a field path, such as `aliasesIn/es` or `items/[one]/medicareLink`. */
export const pathLabel = (path: string, words: ValueWords): string =>
  path
    .split('/')
    .filter((step) => step !== '')
    .map((step) => (step.startsWith('[') ? step.slice(1, -1) : fieldLabel(step, words)))
    .join(' › ');

const fieldLabel = (field: string, { labels, language, t, label }: ValueWords): string => {
  const { known, variant } = fieldName(`#/${field}`, '#', [...labels.variants.keys()]);
  const own = known !== undefined ? t(`draft.field.${known}`) : label(field);
  return variant === undefined ? own : `${own} (${labels.variants.get(variant)?.[language] ?? variant})`;
};

const shown = (value: unknown, field: string, words: ValueWords, isInside: boolean): string => {
  const { language, t } = words;
  if (field === 'when') return gateText(value, words);
  if (field === 'logic') return conditionText(value, namesOf(words), t);
  if (value === undefined || value === null) return t('draft.value.none');
  if (typeof value === 'boolean') return t(value ? 'common.is.yes' : 'common.is.no');
  if (Array.isArray(value))
    return value.length === 0
      ? t('draft.value.none')
      : value.map((one: unknown) => shown(one, field, words, true)).join(' · ');
  if (typeof value === 'string')
    return (field === 'type' ? typeName(value, language) : undefined) ?? words.choice(field, value);
  if (!isFields(value)) return JSON.stringify(value);
  const says = value['says'];
  if (isFields(says) && typeof says[language] === 'string') return says[language];
  const fields = Object.entries(value);
  const [only] = fields;
  if (only?.[0] === 'href' && fields.length === 1) return shown(only[1], 'href', words, isInside);
  const text = fields
    .map(([name, one]) => `${fieldLabel(name, words)}: ${shown(one, name, words, true)}`)
    .join('; ');
  return isInside ? `(${text})` : text;
};

/**
 * Describes a configuration value: fields by their labels, conditions as sentences, lists element by
 * element.
 */
export const valueWords = (value: unknown, field: string, words: ValueWords): string =>
  shown(value, field, words, false);

/** Returns the names of the entries of a list of an item's children; undefined for other values. */
export const childNames = (
  value: unknown,
  item: PlacedNode | undefined,
  language: Language,
): string | undefined => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const names = value.flatMap((one: unknown) => {
    const child = item?.node.children.find(({ place }) => isFields(one) && place?.identity === one['id']);
    return child ? [nodeName(child, language)] : [];
  });
  return names.length === value.length ? names.join(' · ') : undefined;
};

const identities = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

// Elements outside of the longest common order moved.
const keptInOrder = (before: readonly string[], after: readonly string[]): ReadonlySet<string> =>
  new Set(
    diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
      added || removed ? [] : value,
    ),
  );

/** Describes which list elements moved and where, such as `Claims: now after Benefits`. */
export const orderWords = (
  before: unknown,
  after: unknown,
  item: PlacedNode | undefined,
  { language, t }: ValueWords,
): string => {
  const old = identities(before);
  const now = identities(after);
  const unmoved = keptInOrder(old, now);
  const nameOf = (identity: string): string => {
    const child = item?.node.children.find(({ place }) => place?.identity === identity);
    return child ? nodeName(child, language) : identity;
  };
  return now
    .flatMap((identity, at) => {
      if (unmoved.has(identity)) return [];
      const other = now[at - 1];
      const name = nameOf(identity);
      return other === undefined
        ? t('draft.value.movedFirst', { name })
        : t('draft.value.movedAfter', { name, other: nameOf(other) });
    })
    .join(' · ');
};
