import { useLocation } from 'react-router-dom';
import { useWords } from '../../i18n/use-words.ts';
import { Note } from '../../kit/marks.tsx';
import { signedInPath, signInAddress } from '../../session/sign-in-window.ts';
import { EntryFrame } from './entry-frame.tsx';
import { buttonClass } from '../../kit/button.tsx';

const failures = { 'sign-in-again': 'again', 'provider-away': 'away' } as const;

// The server puts the reason into the address.
const failureOf = (search: string): keyof typeof failures | undefined => {
  const code = new URLSearchParams(search).get('failed') ?? '';
  return code in failures ? (code as keyof typeof failures) : undefined;
};

export const SignIn = () => {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const failure = failureOf(search);
  const isDeep = pathname !== '/' && pathname !== signedInPath;
  return (
    <EntryFrame title={t('entry.signIn.title')} text={t('entry.signIn.text')} foot={t('entry.signIn.help')}>
      {failure !== undefined && <Note tone="bad">{t(`entry.signIn.failed.${failures[failure]}`)}</Note>}
      <a
        className={buttonClass({ kind: 'primary', size: 'tall' })}
        href={signInAddress(failure === undefined ? pathname + search : pathname)}
      >
        {t('entry.signIn.do')}
      </a>
      {isDeep && <p className="small muted">{t('entry.signIn.back')}</p>}
    </EntryFrame>
  );
};
