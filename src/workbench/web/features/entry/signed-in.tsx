import { useEffect } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { Note } from '../../kit/marks.tsx';
import { tellSignedIn } from '../../session/sign-in-window.ts';
import { EntryFrame } from './entry-frame.tsx';
import { buttonClass } from '../../kit/button.tsx';

// Notifies the page beside it, and closes itself where the browser allows it.
export const SignedIn = () => {
  const { t } = useWords();
  useEffect(() => {
    tellSignedIn();
    window.close();
  }, []);
  return (
    <EntryFrame title={t('entry.signedIn.title')} text={t('entry.signIn.text')} foot={t('entry.signIn.help')}>
      <Note tone="ok">{t('entry.signedIn.text')}</Note>
      <a className={buttonClass({})} href="/">
        {t('common.places.drafts')}
      </a>
    </EntryFrame>
  );
};
