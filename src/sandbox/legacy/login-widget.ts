import { reply } from '../http/reply.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { loginForm } from './login-form.ts';
import { pageShell } from './page-shell.ts';

/** `Authentication/Login/LoginWidget`: the form alone, made for a frame of 500x220 (contract 3.1). */
export const loginWidget: LegacyPage = (visit) =>
  reply.html(
    pageShell(visit, {
      title: visit.language === 'es' ? 'Iniciar sesión' : 'Log in',
      body: loginForm(visit),
      bodyClass: 'widget',
    }),
  );
