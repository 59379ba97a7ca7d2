import { useTranslation } from 'react-i18next';
import type { FormField } from '../../../../authoring/draft/form-fields.ts';
import { spelled } from './link-targets.ts';

interface FieldLabels {
  readonly label: string;
  readonly hint: string | undefined;
}

// Fields with a closed list of values, which have words.
const choiceFields: ReadonlySet<string> = new Set([
  ...['area', 'tone', 'icon', 'accordion', 'heading', 'phone', 'only', 'layout', 'whenClosed', 'monthNames'],
  ...['place', 'dir', 'status', 'provType', 'of', 'changes', 'unsolicitedLaunch'],
]);

export const isChoice = (field: string): boolean => choiceFields.has(field);

// A field without a message shows its name; one without a hint, the schema's description.
export const useFieldLabels = () => {
  const { t, i18n } = useTranslation();
  const translated = (key: string): string | undefined => (i18n.exists(key) ? t(key) : undefined);
  // Some values mean something else in one field than in others.
  const option = (field: string, name: string): string =>
    translated(`editor.schema.optionOf.${field}.${name}`) ??
    translated(`editor.schema.option.${name}`) ??
    name;
  return {
    option,
    /** Returns the label of a value in a field with a closed list; for other fields, the value itself. */
    choice: (field: string, value: string): string => (isChoice(field) ? option(field, value) : value),
    field: ({ name, says }: Pick<FormField, 'name' | 'says'>): FieldLabels => {
      const own = says?.[i18n.language === 'es' ? 'es' : 'en'];
      const label = translated(`editor.schema.field.${name}.label`);
      return label === undefined
        ? { label: spelled(name), hint: own }
        : { label, hint: translated(`editor.schema.field.${name}.hint`) ?? own };
    },
  };
};
