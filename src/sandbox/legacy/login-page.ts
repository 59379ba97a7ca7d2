import { reply } from '../http/reply.ts';
import { corsForPortal } from './cors-for-portal.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { loginForm } from './login-form.ts';
import { pageShell } from './page-shell.ts';

const leaveFor = (address: string): string => `location.replace(${JSON.stringify(address)});`;

/** `Authentication/Login`: the form for an expired session, or with `error` or `errorKey` the page of a failed sign-in, which goes to the portal by script with its own full address as referrer (contract 3.3). */
export const loginPage: LegacyPage = (visit) => {
  const { url, state, language } = visit;
  const title = language === 'es' ? 'Página de inicio de sesión' : 'Login Page';
  if (url.searchParams.has('error') || url.searchParams.has('errorKey')) {
    const failed = language === 'es' ? 'No se pudo iniciar sesión.' : 'Login failed.';
    const page = pageShell(visit, { title, body: `<p class="alert">${failed}</p>`, script: leaveFor(`${state.origins.portal}/login`) });
    return reply.html(page, 200, { 'referrer-policy': 'no-referrer-when-downgrade' });
  }
  return reply.html(pageShell(visit, { title, body: `<h1>${title}</h1>${loginForm(visit)}` }), 200, corsForPortal(visit));
};
