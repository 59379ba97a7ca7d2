import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Me, Preferences } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { likelyLanguage, showLanguage } from '../../i18n/start-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Check } from '../../kit/fields.tsx';
import { Face, FailureNote, Pill } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { useToast } from '../../kit/toast.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { meQuery, useMe } from '../../session/use-me.ts';

const languages = [
  [null, 'account.language.browser'],
  ['en', 'common.language.english'],
  ['es', 'common.language.spanish'],
] as const;

const themes = [
  [null, 'account.theme.system'],
  ['light', 'account.theme.light'],
  ['dark', 'account.theme.dark'],
] as const;

const useChoose = () => {
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (body: Preferences) => ask('PUT /api/me', { body }),
    onSuccess: async (me: Me) => {
      queries.setQueryData(meQuery.queryKey, me);
      if (me.language === null) await showLanguage(i18n, likelyLanguage(true));
    },
    onError: (error) => showToast(error.message),
  });
};

const Choices = ({ me }: { me: Me }) => {
  const { t } = useWords();
  const choose = useChoose();
  const { language, theme } = choose.isPending ? choose.variables : me;
  return (
    <>
      <section className="panel">
        <header>
          <h2 id="account-language">{t('account.language.title')}</h2>
        </header>
        <div className="body col" role="radiogroup" aria-labelledby="account-language">
          {languages.map(([value, words]) => (
            <Check
              key={words}
              kind="radio"
              name="language"
              checked={language === value}
              onChange={() => choose.mutate({ language: value, theme })}
            >
              {t(words)}
            </Check>
          ))}
        </div>
      </section>
      <section className="panel">
        <header>
          <h2 id="account-theme">{t('account.theme.title')}</h2>
        </header>
        <div className="body col" role="radiogroup" aria-labelledby="account-theme">
          {themes.map(([value, words]) => (
            <Check
              key={words}
              kind="radio"
              name="theme"
              checked={theme === value}
              onChange={() => choose.mutate({ language, theme: value })}
            >
              {t(words)}
            </Check>
          ))}
        </div>
      </section>
    </>
  );
};

const SignOuts = () => {
  const { t } = useWords();
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: (everywhere: boolean) => ask('POST /auth/sign-out', { body: { everywhere } }),
    onSuccess: () => {
      // The next user who signs in here must not see this user's data.
      queries.clear();
      location.assign('/');
    },
  });
  return (
    <section className="panel">
      <header>
        <h2>{t('account.leave.title')}</h2>
      </header>
      <div className="body col gap">
        <p className="small muted">{t('account.leave.text')}</p>
        <div className="row wrap">
          <Button busy={leave.isPending} onClick={() => leave.mutate(false)}>
            {t('common.do.signOut')}
          </Button>
          <Button kind="danger" busy={leave.isPending} onClick={() => leave.mutate(true)}>
            {t('account.leave.everywhere')}
          </Button>
        </div>
        <FailureNote error={leave.error} />
      </div>
    </section>
  );
};

export const AccountPage = () => {
  const { t } = useWords();
  const me = useMe();
  const { person, roles, sessionEnd, version } = me;
  return (
    <Page name={t('common.places.account')} icon="person">
      <div className="page narrow">
        <PageHead
          title={
            <span className="row">
              <Face name={person.name} />
              {person.name}
            </span>
          }
          text={person.email ?? person.subject}
        />
        <div className="col gap">
          <section className="panel">
            <header>
              <h2>{t('account.roles.title')}</h2>
            </header>
            <div className="body col gap">
              <div className="row wrap">
                {roles.map((role) => (
                  <Pill key={role} tone="live">
                    {t(`common.role.${role}`)}
                  </Pill>
                ))}
              </div>
              <p className="small muted">{t('account.roles.text')}</p>
            </div>
          </section>
          <Choices me={me} />
          <SignOuts />
          <p className="tiny faint">
            {t('account.sessionEnd')} <Moment at={sessionEnd} whole /> · {t('account.version', { version })}
          </p>
        </div>
      </div>
    </Page>
  );
};
