import type { LegacyVisit } from './legacy-visit.ts';

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
<button type="submit">${submit}</button>
</form>`;
};
