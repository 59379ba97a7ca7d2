import { type FormEvent, useId, useState } from 'react';
import type { LanguageFormView } from '../../view/blocks/language-form.ts';
import { ItemLinks } from '../elements/items.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

type Language = LanguageFormView['current'];

interface ChoiceProps {
  language: Language;
  group: string;
  isChosen: boolean;
  onChoose: (language: Language) => void;
}

const Choice = ({ language, group, isChosen, onChoose }: ChoiceProps) => {
  const { t } = useWords();
  return (
    <label className="radio">
      <input
        type="radio"
        name={group}
        value={language}
        checked={isChosen}
        onChange={() => onChoose(language)}
      />
      <span lang={language}>{t(`shell.language.${language}`)}</span>
    </label>
  );
};

// The choice is pending until saved and discarded when the page is left; the button is enabled only while it
// differs from the page's language (R2.183 to R2.186). The result is announced politely, in the new language.
export const LanguageForm = ({ view }: { view: LanguageFormView }) => {
  const { t } = useWords();
  const { switchLanguage } = usePortalActions();
  const group = useId();
  const [chosen, setChosen] = useState(view.current);
  const [saved, setSaved] = useState<Language>();
  const [hasFailed, setFailed] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setSaved(chosen);
    setFailed(false);
    switchLanguage().catch(() => setFailed(true));
  };
  const isSaved = saved === view.current && chosen === view.current;
  const isUnsaved = hasFailed && chosen !== view.current;
  return (
    <form className="card language-form" onSubmit={save}>
      <fieldset>
        <legend>{view.title}</legend>
        {view.content !== undefined && <p className="muted">{view.content}</p>}
        {view.languages.map((language) => (
          <Choice
            key={language}
            language={language}
            group={group}
            isChosen={language === chosen}
            onChoose={setChosen}
          />
        ))}
      </fieldset>
      <button type="submit" className="btn btn-1" disabled={chosen === view.current}>
        {t('components.languageForm.save')}
      </button>
      <p role="status" className={isUnsaved ? 'bad' : undefined}>
        <span>{isSaved && t('components.languageForm.saved')}</span>
        <span>{isUnsaved && t('shell.language.failed')}</span>
      </p>
      <ItemLinks items={view.items} />
    </form>
  );
};
