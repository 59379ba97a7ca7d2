import type { FormField } from '../../../../../authoring/draft/form-fields.ts';
import { kindOfSchema } from './field-kinds.ts';
import { FieldBox } from './shared/field-box.tsx';
import type { FieldKind } from './shared/field-kind.ts';

interface Props {
  field: FormField;
  address: string;
  kind?: FieldKind;
}

export const SchemaField = ({ field, address, kind = kindOfSchema(field.shape) }: Props) => (
  <FieldBox address={address}>
    <kind.Input field={field} address={address} renderField={(one, at) => <SchemaField field={one} address={at} />} />
  </FieldBox>
);
