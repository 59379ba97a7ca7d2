import type { Language, Say } from '../words/use-words.ts';
import type { FieldName } from './field-name.ts';
import type { Sayings } from './sayings.ts';

/** What a field is called in one line, without its language: `Label, Medicare`. A text that is the whole of its item is its label. */
export const fieldWord = ({ known, variant, written }: FieldName, sayings: Sayings, language: Language, t: Say): string => {
  const label = known ? t(`draft.field.${known}`) : written === '' ? t('draft.field.label') : written;
  if (variant === undefined) return label;
  return `${label}, ${sayings.variants.get(variant)?.[language] ?? variant}`;
};
