import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Me } from '../../api/generated/api-shapes.ts';
import { NoRole } from '../features/entry/no-role.tsx';
import { SignIn } from '../features/entry/sign-in.tsx';
import { SignedIn } from '../features/entry/signed-in.tsx';
import { showLanguage } from '../i18n/start-words.ts';
import { Broken } from '../kit/broken.tsx';
import { Failed, Loading } from '../kit/states.tsx';
import { signedInPath } from '../session/sign-in-window.ts';
import { meQuery, useMeQuery } from '../session/use-me.ts';
import { lazyPage } from './lazy-page.tsx';
import { Shell } from './shell.tsx';

export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'workbench.theme';

export const chosenTheme = (): Theme => {
  const theme = localStorage.getItem(storageKey);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

export const showTheme = (theme: Theme): void => {
  localStorage.setItem(storageKey, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

const Drafts = lazyPage(async () => (await import('../features/drafts/drafts-page.tsx')).DraftsPage);
const People = lazyPage(async () => (await import('../features/people/people-page.tsx')).PeoplePage);
const Settings = lazyPage(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage);
const Log = lazyPage(async () => (await import('../features/audit-log/log-page.tsx')).LogPage);
const Account = lazyPage(async () => (await import('../features/account/account-page.tsx')).AccountPage);
const Editor = lazyPage(async () => (await import('../features/editor/editor-page.tsx')).EditorPage);
const OneDraft = lazyPage(async () => (await import('../features/review/draft-page.tsx')).DraftPage);
const Releases = lazyPage(async () => (await import('../features/releases/releases-page.tsx')).ReleasesPage);
const Freezes = lazyPage(async () => (await import('../features/releases/freezes-page.tsx')).FreezesPage);
const Translations = lazyPage(
  async () => (await import('../features/translations/translations-page.tsx')).TranslationsPage,
);
const Grid = lazyPage(async () => (await import('../features/who-sees/who-sees-page.tsx')).WhoSeesPage);
const Member = lazyPage(async () => (await import('../features/member/member-page.tsx')).MemberPage);
const Calendar = lazyPage(async () => (await import('../features/calendar/calendar-page.tsx')).CalendarPage);
const Assertions = lazyPage(
  async () => (await import('../features/assertions/assertions-page.tsx')).AssertionsPage,
);
const Rules = lazyPage(async () => (await import('../features/rules/rules-page.tsx')).RulesPage);
const Suggest = lazyPage(async () => (await import('../features/rules/rules-page.tsx')).SuggestPage);
const Missing = lazyPage(async () => (await import('../features/entry/missing.tsx')).Missing);

// The setting of the account takes priority over that of this browser.
const useChoices = (me: Me | undefined): void => {
  const { i18n } = useTranslation();
  const { language, theme } = me ?? {};
  useEffect(() => {
    // If the texts cannot be loaded now, the next page loads them.
    if (language && language !== i18n.language) void showLanguage(i18n, language).catch(() => undefined);
  }, [i18n, language]);
  useEffect(() => {
    if (theme !== undefined) showTheme(theme ?? 'system');
  }, [theme]);
};

// The server answers in the language of the request.
const useWordedAnswers = (): void => {
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  }, [language, queries]);
};

const isOnlyAdministrator = ({ roles }: Me): boolean => roles.every((role) => role === 'administrator');

const Entrance = () => {
  const { data, error, refetch } = useMeQuery();
  const me = data === 'signed-out' ? undefined : data;
  useChoices(me);
  useWordedAnswers();
  if (data === undefined)
    return (
      <main>{error === null ? <Loading /> : <Failed failure={error} retry={() => void refetch()} />}</main>
    );
  if (me === undefined) return <SignIn />;
  if (me.roles.length === 0) return <NoRole me={me} />;
  return (
    <Routes>
      <Route path={signedInPath} element={<SignedIn />} />
      <Route element={<Shell me={me} />}>
        <Route path="/" element={isOnlyAdministrator(me) ? <Navigate to="/people" replace /> : <Drafts />} />
        <Route path="/people" element={<People />} />
        <Route path="/settings" element={<Settings />} />
        <Route path="/log" element={<Log />} />
        <Route path="/me" element={<Account />} />
        <Route path="/draft/:id" element={<Editor />} />
        <Route path="/draft/:id/review" element={<OneDraft />} />
        <Route path="/grid" element={<Grid />} />
        <Route path="/member" element={<Member />} />
        <Route path="/calendar" element={<Calendar />} />
        <Route path="/questions" element={<Assertions />} />
        <Route path="/releases" element={<Releases />} />
        <Route path="/freezes" element={<Freezes />} />
        <Route path="/rules" element={<Rules />} />
        <Route path="/rules/:name" element={<Rules />} />
        <Route path="/wish" element={<Suggest />} />
        <Route path="/words" element={<Translations />} />
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
};

export const App = () => (
  <Broken>
    <Entrance />
  </Broken>
);
