import type { Mistake } from './mistake.ts';

const home = 'config/screens/home.json';
const search = 'config/screens/search.json';

/**
 * Paths that no address can open, screens that never arrive, and screens of the portal that are not fit for
 * what they are for.
 */
export const pathMistakes: readonly Mistake[] = [
  {
    name: 'a path that the host answers itself',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "healthz"',
    code: 'reserved-path',
  },
  {
    name: 'a path in the folder of the app’s files',
    file: 'locales/es/home.json',
    find: '"path": "inicio"',
    replace: '"path": "assets/inicio"',
    code: 'reserved-path',
  },
  {
    name: 'a path in the folder of the documents',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "live/home"',
    code: 'reserved-path',
  },
  {
    name: 'a path that no server can serve',
    file: 'locales/es/home.json',
    find: '"path": "inicio"',
    replace: `"path": "${'é'.repeat(150)}"`,
    code: 'long-path',
  },
  {
    name: 'an alias that no server can serve',
    file: home,
    find: '"aliases": ["/"]',
    replace: `"aliases": ["/", "/${'a'.repeat(5000)}"]`,
    code: 'long-path',
  },
  {
    name: 'a path with a slash at its end',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "home/"',
    code: 'schema-pattern',
  },
  {
    name: 'a path with two slashes',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "home//start"',
    code: 'schema-pattern',
  },
  {
    name: 'a path that climbs',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "../home"',
    code: 'schema-pattern',
  },
  {
    name: 'a path with a part of one dot',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "start/./home"',
    code: 'schema-pattern',
  },
  {
    name: 'a path with a colon',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "home:start"',
    code: 'schema-pattern',
  },
  {
    name: 'a path with an asterisk',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "home/*"',
    code: 'schema-pattern',
  },
  {
    name: 'a path with a space',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "my home"',
    code: 'schema-pattern',
  },
  {
    name: 'a path with an accented capital',
    file: 'locales/en/home.json',
    find: '"path": "home"',
    replace: '"path": "ñandÚ"',
    code: 'schema-pattern',
  },
  {
    name: 'an alias with two slashes',
    file: home,
    find: '"aliases": ["/"]',
    replace: '"aliases": ["/", "/start//here"]',
    code: 'schema-pattern',
  },
  {
    name: 'a screen that leads on to itself',
    file: search,
    find: '"forwardTo": "link:drugList"',
    replace: '"forwardTo": "route:drugList"',
    code: 'cyclic-forwards',
  },
  {
    name: 'screens that lead on to each other',
    file: 'config/screens/login.json',
    find: '"blocks": [{ "type": "frame", "id": "frame", "frame": "accountRecovery" }]',
    replace: '"forwardTo": "route:login.resetPassword#form"',
    code: 'cyclic-forwards',
    follows: ['unknown-anchor'],
  },
  {
    name: 'a sign-in screen that needs sign-in',
    file: 'config/screens/login.json',
    find: '"layout": "public",',
    replace: '"layout": "member",',
    code: 'unfit-screen',
  },
  {
    name: 'a sign-in screen without layout',
    file: 'config/screens/login.json',
    find: '"layout": "public",',
    replace: '',
    code: 'unfit-screen',
    at: { text: '"key": "login"' },
  },
  {
    name: 'a home that is not at the root',
    file: home,
    find: '"aliases": ["/"],',
    replace: '',
    code: 'unfit-screen',
    at: { text: '"key": "home"' },
  },
  {
    name: 'a home that is closed to members without plans',
    file: home,
    find: '"withoutPlans": true',
    replace: '"withoutPlans": false',
    code: 'unfit-screen',
  },
  {
    name: 'a choice of coverage that some members do not see',
    file: home,
    find: '{ "type": "coverageChooser", "id": "chooser" }',
    replace: '{ "type": "coverageChooser", "id": "chooser", "when": "isMedicare" }',
    code: 'unfit-screen',
  },
];
