import { Check, FieldFrame } from '../../../kit/fields.tsx';
import { type Codec, type FieldKind, hasType } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { useField } from './shared/use-field.ts';

// The files leave out a value that is off.
const onOrNothing: Codec<boolean> = {
  format: (value) => value === true,
  parse: (isOn) => (isOn ? true : undefined),
};

// What is on unless the files say otherwise is written either way.
const onOrOff: Codec<boolean> = { format: (value) => value !== false, parse: (isOn) => isOn };

interface SwitchProps {
  address: string;
  label: string;
  codec?: Codec<boolean>;
}

export const Switch = ({ address, label, codec = onOrNothing }: SwitchProps) => {
  const { value, type, readOnly } = useField(address);
  return (
    <Check
      kind="switch"
      checked={codec.format(value)}
      disabled={readOnly}
      onChange={({ target }) => type(codec.parse(target.checked))}
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
        <Switch
          {...{ address, label }}
          codec={field.shape.node['default'] === true ? onOrOff : onOrNothing}
        />
      </FieldFrame>
    );
  },
};
