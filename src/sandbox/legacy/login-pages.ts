import { reply } from '../http.ts';
import { pageShell } from './page.ts';
import { corsForPortal, type LegacyPage, type LegacyVisit } from './session.ts';

const lock =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="5" y="10.5" width="14" height="10" rx="2.2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/></svg>';

const words = {
  en: { username: 'Username', password: 'Password', submit: 'Log in' },
  es: { username: 'Nombre de usuario', password: 'Contraseña', submit: 'Iniciar sesión' },
};

const loginForm = ({ language }: LegacyVisit): string => {
  const { username, password, submit } = words[language];
  return `<form id="loginForm" method="post" action="/Authentication/Login/DoLogin">
<input type="hidden" name="lang" value="${language}">
<div><label for="username">${username}</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></div>
<div><label for="password">${password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></div>
<button type="submit">${lock}${submit}</button>
</form>`;
};

// `Authentication/Login`: the form for an expired session or, with `error` or `errorKey`, the page of a
// failed sign-in, which opens the portal by script with its full address as referrer (contract 3.3).
export const loginPage: LegacyPage = (visit) => {
  const { url, state, language } = visit;
  const title = language === 'es' ? 'Página de inicio de sesión' : 'Login Page';
  if (url.searchParams.has('error') || url.searchParams.has('errorKey')) {
    const failed = language === 'es' ? 'No se pudo iniciar sesión.' : 'Login failed.';
    const page = pageShell(visit, {
      title,
      body: `<p class="alert">${failed}</p>`,
      leavesFor: `${state.origins.portal}/login`,
    });
    return reply.html(page, 200, { 'referrer-policy': 'no-referrer-when-downgrade' });
  }
  return reply.html(
    pageShell(visit, { title, body: `<h1>${title}</h1>${loginForm(visit)}` }),
    200,
    corsForPortal(visit),
  );
};

export const loginWidget: LegacyPage = (visit) =>
  reply.html(
    pageShell(visit, {
      title: visit.language === 'es' ? 'Iniciar sesión' : 'Log in',
      body: loginForm(visit),
      isWidget: true,
    }),
  );
