import type { IncomingMessage } from 'node:http';
import { sampleStaff } from '../../samples/staff.ts';
import { escapeHtml } from '../legacy/page.ts';
import { legacyStyle } from '../legacy/styles.ts';

const words = {
  en: {
    title: 'Sign in to the workbench',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    unknown: 'Nobody here has that username.',
    users: 'Sample users, with any password:',
  },
  es: {
    title: 'Inicie sesión en la mesa de trabajo',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    unknown: 'Nadie tiene aquí ese nombre de usuario.',
    users: 'Usuarios de muestra, con cualquier contraseña:',
  },
};

const ownStyle = `main{max-width:24rem;margin:0 auto}label{display:block;font-weight:bold}
input{width:100%;min-height:2.75rem;padding:0 .6rem;border:1px solid var(--line-strong);background:var(--field);color:var(--text);font:inherit}
button{width:100%;min-height:2.75rem;border:1px solid var(--line-strong);background:linear-gradient(var(--button-1),var(--button-2));color:var(--button-text);font:bold 1em inherit;cursor:pointer}
.failed{padding:.5rem .6rem;background:var(--bad);color:var(--on-bad)}`;

const languageOf = ({ headers }: IncomingMessage): 'en' | 'es' =>
  headers['accept-language']?.startsWith('es') ? 'es' : 'en';

export const signInPage = (request: IncomingMessage, refused?: string): string => {
  const language = languageOf(request);
  const { title, username, password, submit, unknown, users } = words[language];
  const failed = refused === undefined ? '' : `<p class="failed" role="alert">${unknown}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${legacyStyle}${ownStyle}</style>
</head>
<body><main><h1>${title}</h1>${failed}
<form method="post">
<p><label for="username">${username}</label>
<input id="username" name="username" value="${escapeHtml(refused ?? '')}" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus></p>
<p><label for="password">${password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></p>
<p><button type="submit">${submit}</button></p>
</form>
<p class="note">${users} ${sampleStaff.map(({ id }) => id).join(', ')}.</p>
</main></body>
</html>`;
};
