import type { ReactNode } from 'react';
import { Choice } from '../../../kit/fields.tsx';

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly none?: string;
  readonly onChoose: (value: string) => void;
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
