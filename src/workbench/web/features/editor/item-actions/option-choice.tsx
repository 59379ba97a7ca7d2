import type { ReactNode } from 'react';
import { Choice } from '../../../kit/fields.tsx';

interface Props {
  label: string;
  hint?: ReactNode;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  none?: string;
  onChoose: (value: string) => void;
}

export const OptionChoice = ({ label, hint, value, options, none, onChoose }: Props) => (
  <Choice {...{ label, hint, value }} onChange={({ target }) => onChoose(target.value)}>
    {none !== undefined && <option value="">{none}</option>}
    {options.map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </Choice>
);
