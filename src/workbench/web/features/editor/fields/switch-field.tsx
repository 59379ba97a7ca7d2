import { Check, FieldFrame } from '../../../kit/fields.tsx';
import { type Codec, type FieldKind, hasType } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { useField } from './shared/use-field.ts';

// The files leave out a value that is off.
const onOrNothing: Codec<boolean> = {
  format: (value) => value === true,
  parse: (isOn) => (isOn ? true : undefined),
};

export const Switch = ({ address, label }: { address: string; label: string }) => {
  const { value, type, readOnly } = useField(address);
  return (
    <Check
      kind="switch"
      checked={onOrNothing.format(value)}
      disabled={readOnly}
      onChange={({ target }) => type(onOrNothing.parse(target.checked))}
    >
      {label}
    </Check>
  );
};

export const switchKind: FieldKind = {
  name: 'switch',
  matches: (shape) => hasType(shape, 'boolean'),
  Input: ({ field, address }) => {
    const { label, hint } = useFieldLabels().field(field);
    return (
      <FieldFrame hint={hint}>
        <Switch address={address} label={label} />
      </FieldFrame>
    );
  },
};
