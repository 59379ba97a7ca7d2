import type { LegacyVisit } from './legacy-visit.ts';

const lock =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="5" y="10.5" width="14" height="10" rx="2.2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/></svg>';

const words = {
  en: { username: 'Username', password: 'Password', submit: 'Log in' },
  es: { username: 'Nombre de usuario', password: 'Contraseña', submit: 'Iniciar sesión' },
};

/** The sign-in form, in the language of the visit; it posts to the legacy site itself (contract 3.1). */
export const loginForm = ({ language }: LegacyVisit): string => {
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
