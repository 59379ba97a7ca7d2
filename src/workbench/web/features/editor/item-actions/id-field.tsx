import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { TextField } from '../../../kit/fields.tsx';

interface Props {
  value: string;
  hint?: ReactNode;
  problem?: string | undefined;
  onChange: (value: string) => void;
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
