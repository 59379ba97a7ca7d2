import type { FieldName } from '../../../draft/content/field-name.ts';
import { nodeName } from '../../../draft/content/outline-index.ts';
import type { ConditionLabels } from '../../../draft/content/condition-labels.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import type { Language, Translate } from '../../../i18n/use-words.ts';

const parts = {
  'locales/en/components.json': 'words.part.components',
  'locales/en/shell.json': 'words.part.shell',
  'locales/en/errors.json': 'words.part.errors',
  'config/site/brand.json': 'words.part.brand',
  'config/site/menus.json': 'words.part.languages',
  'config/site/values.json': 'words.part.values',
} as const;

const isPart = (group: string): group is keyof typeof parts => Object.hasOwn(parts, group);

export const groupName = (
  { group, item }: Pick<WordRow, 'group' | 'item'>,
  language: Language,
  t: Translate,
): string => {
  const top = item && (item.above[0] ?? item.node);
  if (top) return nodeName(top, language);
  return isPart(group) ? t(parts[group]) : group;
};

const fieldLabel = (
  { known, variant, written }: FieldName,
  labels: ConditionLabels,
  language: Language,
  t: Translate,
): string => {
  const label = known ? t(`draft.field.${known}`) : written === '' ? t('draft.field.label') : written;
  if (variant === undefined) return label;
  return `${label}, ${labels.variants.get(variant)?.[language] ?? variant}`;
};

export interface TextLocation {
  readonly title: string;
  readonly below: string;
}

export const describeLocation = (
  row: WordRow,
  labels: ConditionLabels,
  language: Language,
  t: Translate,
): TextLocation => {
  const { item, name } = row;
  const screen = groupName(row, language, t);
  if (!item) return { title: name.written.replaceAll('/', ' › ').replace(' › en', ''), below: screen };
  const title = nodeName(item.node, language);
  const field = fieldLabel(name, labels, language, t);
  return { title, below: item.node.kind === 'screen' ? field : `${screen} · ${field}` };
};
