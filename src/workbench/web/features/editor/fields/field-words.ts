import { useTranslation } from 'react-i18next';
import type { FormField } from '../../../../../authoring/draft/form-fields.ts';
import { spelled } from '../../../draft/content/link-targets.ts';

/** What a field is called, and one line about it. */
interface FieldWords {
  readonly label: string;
  readonly hint: string | undefined;
}

/**
 * The words of fields and of their choices. What the workbench has words for is told in the reader's language; a new field is called by its
 * name and told in the words of its schema, which are English.
 */
export const useFieldWords = () => {
  const { t, i18n } = useTranslation();
  const said = (key: string): string | undefined => (i18n.exists(key) ? t(key) : undefined);
  return {
    field: ({ name, says }: Pick<FormField, 'name' | 'says'>): FieldWords => {
      const label = said(`editor.schema.field.${name}.label`);
      return label === undefined ? { label: spelled(name), hint: says } : { label, hint: said(`editor.schema.field.${name}.hint`) };
    },
    /** A choice of a field: some words mean another thing in one field than in the others. */
    option: (field: string, name: string): string =>
      said(`editor.schema.optionOf.${field}.${name}`) ?? said(`editor.schema.option.${name}`) ?? name,
  };
};
