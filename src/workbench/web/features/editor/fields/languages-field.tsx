import { isWhole } from '../../../../../authoring/draft/shape.ts';
import { isFields } from '../../../../../authoring/draft/json-value.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { type FieldKind, hasType, isTextSchema } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { TextAreaField } from './shared/text-area-field.tsx';

export const languagesKind: FieldKind = {
  name: 'languages',
  matches: (shape) => {
    const { properties } = shape.node;
    if (!hasType(shape, 'object') || isWhole(shape) || !isFields(properties)) return false;
    return (
      Object.keys(properties).length === 2 && isTextSchema(properties['en']) && isTextSchema(properties['es'])
    );
  },
  Input: ({ field, address }) => {
    const { t } = useWords();
    const { label } = useFieldLabels().field(field);
    return (
      <div className="pair">
        <TextAreaField address={`${address}/en`} label={`${label}, ${t('editor.form.english')}`} />
        <TextAreaField address={`${address}/es`} label={`${label}, ${t('editor.form.spanish')}`} />
      </div>
    );
  },
};
