import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { TextField } from '../../../kit/fields.tsx';

interface Props {
  readonly value: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

export const IdField = ({ value, hint, problem, onChange }: Props) => {
  const { t } = useWords();
  return (
    <TextField
      label={t('editor.new.id')}
      className="code"
      spellCheck={false}
      {...{ value, hint, problem }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
