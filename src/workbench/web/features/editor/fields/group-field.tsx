import { Fragment } from 'react';
import { formFields } from '../../../../../authoring/draft/form-fields.ts';
import { decodeValue, isFields } from '../../../../../authoring/draft/json-value.ts';
import { isWhole } from '../../../../../authoring/draft/shape.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { useEditor } from '../context/editor-context.ts';
import { type FieldKind, hasType } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import styles from './group-field.module.css';

export const groupKind: FieldKind = {
  name: 'group',
  matches: (shape) =>
    hasType(shape, 'object') &&
    !isWhole(shape) &&
    isFields(shape.node['properties']) &&
    shape.node['additionalProperties'] === false,
  Input: ({ field, address, renderField }) => {
    const { label, hint } = useFieldLabels().field(field);
    const { now } = useEditor();
    return (
      <fieldset className={styles.group}>
        <legend className="small muted">{label}</legend>
        {hint !== undefined && <p className={joinClasses('tiny muted', styles.hint)}>{hint}</p>}
        {formFields(field.shape, decodeValue(valueAt(now.files, address).value)).map((one) => (
          <Fragment key={one.name}>{renderField(one, `${address}/${one.name}`)}</Fragment>
        ))}
      </fieldset>
    );
  },
};
