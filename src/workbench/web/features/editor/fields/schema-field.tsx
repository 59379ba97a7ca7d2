import type { ReactNode } from 'react';
import type { FormField } from '../../../../../authoring/draft/form-fields.ts';
import { DisputeNote } from '../../../draft/unsaved/unsaved-field.tsx';
import { useEditor } from '../context/editor-context.ts';
import { kindOfSchema } from './field-kinds.ts';
import type { FieldKind } from './shared/field-kind.ts';

export const FieldBox = ({ address, children }: { address: string; children: ReactNode }) => {
  const { outbox } = useEditor();
  const dispute = outbox.view.outbox.disputes[address];
  return (
    <div className="col tight">
      {children}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};

interface Props {
  field: FormField;
  address: string;
  kind?: FieldKind;
}

export const SchemaField = ({ field, address, kind = kindOfSchema(field.shape) }: Props) => (
  <FieldBox address={address}>
    <kind.Input
      field={field}
      address={address}
      renderField={(one, at) => <SchemaField field={one} address={at} />}
    />
  </FieldBox>
);
