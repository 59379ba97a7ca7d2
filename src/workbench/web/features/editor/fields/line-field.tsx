import common from '../../../../../../schemas/common.json' with { type: 'json' };
import { DayField, TextField } from '../../../kit/fields.tsx';
import { type Codec, type FieldInputProps, type FieldKind, hasType, plainText } from './shared/field-kind.ts';
import { useInput } from './shared/use-field.ts';

interface Props extends FieldInputProps {
  type: 'text' | 'number';
  codec: Codec;
}

const LineField = ({ type, codec, ...props }: Props) => {
  const { shown, write, leave, readOnly, common } = useInput(props, codec);
  const { minimum, maximum } = props.field.shape.node;
  return (
    <TextField
      {...common}
      type={type}
      {...(typeof minimum === 'number' && { min: minimum })}
      {...(typeof maximum === 'number' && { max: maximum })}
      step={type === 'number' ? 'any' : undefined}
      readOnly={readOnly}
      value={shown}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
    />
  );
};

const number: Codec = { ...plainText, parse: (text) => (text === '' ? undefined : Number(text)) };

export const numberKind: FieldKind = {
  name: 'number',
  matches: (shape) => hasType(shape, 'integer', 'number'),
  Input: (props) => <LineField {...props} type="number" codec={number} />,
};

export const dayKind: FieldKind = {
  name: 'day',
  matches: ({ node }) => node['type'] === 'string' && node['pattern'] === common.definitions.from.pattern,
  Input: (props) => {
    const { shown, write, leave, readOnly, common: of } = useInput(props, plainText);
    return <DayField {...of} day={shown} readOnly={readOnly} onDay={write} onBlur={leave} />;
  },
};

export const textKind: FieldKind = {
  name: 'text',
  matches: (shape) => hasType(shape, 'string'),
  Input: (props) => <LineField {...props} type="text" codec={plainText} />,
};
