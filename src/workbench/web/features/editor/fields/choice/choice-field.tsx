import type { FieldKind } from '../shared/field-kind.ts';
import { useFieldLabels } from '../shared/field-labels.ts';
import { SelectField } from '../shared/select-field.tsx';

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
