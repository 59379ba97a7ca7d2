import { useWords } from '../../../i18n/use-words.ts';
import { Choice } from '../../../kit/fields.tsx';
import { type FieldInputProps, type FieldKind, plainText } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { useInput } from './shared/use-field.ts';

interface Props extends FieldInputProps {
  names: readonly string[];
  labelOf?: (name: string) => string;
}

export const SelectField = ({ names, labelOf = (name) => name, ...props }: Props) => {
  const { t } = useWords();
  const { shown, write, readOnly, common } = useInput(props, plainText);
  const offered = new Set(shown === '' ? names : [...names, shown]);
  return (
    <Choice {...common} value={shown} disabled={readOnly} onChange={({ target }) => write(target.value)}>
      {(!props.field.isRequired || shown === '') && <option value="">{t('editor.form.plainValue')}</option>}
      {[...offered].map((name) => (
        <option key={name} value={name}>
          {labelOf(name)}
        </option>
      ))}
    </Choice>
  );
};

export const choiceKind: FieldKind = {
  name: 'choice',
  matches: ({ node }) => Array.isArray(node['enum']),
  Input: (props) => {
    const { option } = useFieldLabels();
    const { name, shape } = props.field;
    const listed = shape.node['enum'];
    const names = Array.isArray(listed) ? listed.map(String) : [];
    return <SelectField {...props} names={names} labelOf={(one) => option(name, one)} />;
  },
};
