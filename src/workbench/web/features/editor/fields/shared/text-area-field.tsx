import { TextArea } from '../../../../kit/fields.tsx';
import { plainText } from './field-kind.ts';
import { useField } from './use-field.ts';

export const TextAreaField = ({ address, label }: { address: string; label: string }) => {
  const { value, state, problem, readOnly, type, leave } = useField(address);
  return (
    <TextArea
      {...{ label, state, problem, readOnly }}
      rows={2}
      value={plainText.format(value)}
      onChange={({ target }) => type(plainText.parse(target.value))}
      onBlur={leave}
    />
  );
};
