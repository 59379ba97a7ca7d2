import { useWords } from '../../../i18n/use-words.ts';
import { TextField } from '../../../kit/fields.tsx';

export interface BothTexts {
  readonly en: string;
  readonly es: string;
}

export const emptyTexts: BothTexts = { en: '', es: '' };

export const areFilled = ({ en, es }: BothTexts): boolean => en.trim() !== '' && es.trim() !== '';

interface Props {
  label: string;
  value: BothTexts;
  onChange: (value: BothTexts) => void;
  isCode?: boolean;
}

export const BilingualField = ({ label, value, onChange, isCode = false }: Props) => {
  const { t } = useWords();
  return (
    <div className="pair">
      {(['en', 'es'] as const).map((language) => (
        <TextField
          key={language}
          label={`${label}, ${t(language === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`}
          lang={language}
          spellCheck={!isCode}
          value={value[language]}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      ))}
    </div>
  );
};
