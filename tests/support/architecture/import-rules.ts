/** Which folders of `src` a folder may import from, besides itself; a folder that is missing here may not exist. */
export const allowedFolders: Readonly<Record<string, readonly string[]>> = {
  member: [],
  rules: [],
  config: ['rules'],
  analysis: ['rules', 'config'],
  view: ['config', 'member', 'rules'],
  machines: ['member'],
  services: ['member', 'config'],
  ui: ['view'],
  app: ['member', 'rules', 'config', 'view', 'machines', 'services', 'ui'],
  host: ['member', 'rules', 'analysis', 'config', 'view', 'machines', 'services'],
  sandbox: ['member', 'rules', 'analysis', 'config', 'view', 'machines', 'services'],
  cli: ['member', 'rules', 'analysis', 'config', 'view', 'machines', 'services', 'host', 'sandbox'],
};

/** Which folders of `src` may use a library; a library that is missing here may not be used. */
export const allowedLibraries: Readonly<Record<string, readonly string[]>> = {
  react: ['ui', 'app'],
  'react-dom': ['ui', 'app'],
  'react-router-dom': ['ui', 'app'],
  scheduler: ['app'],
  'react-i18next': ['ui', 'app'],
  i18next: ['app'],
  '@xstate/react': ['app'],
  '@tanstack/react-query': ['app'],
  xstate: ['machines', 'app'],
  'json-logic-js': ['rules'],
  ajv: ['config'],
  'jsonc-parser': ['config', 'cli'],
  dompurify: ['services'],
  '@fontsource/fraunces': ['ui', 'app'],
  '@fontsource-variable/source-sans-3': ['ui', 'app'],
  sirv: ['host'],
  'oidc-provider': ['sandbox'],
  'pdf-lib': ['sandbox'],
  vite: ['cli', 'host'],
  tsx: ['cli'],
  'json-schema-to-typescript': ['cli', 'config'],
  node: ['config', 'cli', 'host', 'sandbox'],
};

const page = ['document', 'navigator', 'history', 'location'];
const network = ['fetch', 'window', 'localStorage', 'sessionStorage', 'XMLHttpRequest'];
const time = ['Date.now', 'new Date()', 'Math.random', 'performance.now'];
const pure = [...page, ...network, ...time, 'process', 'console', 'setTimeout', 'setInterval'];

/** Which globals a folder may not touch: pure folders none at all, the others what is not their task. */
export const forbiddenGlobals: Readonly<Record<string, readonly string[]>> = {
  member: pure,
  rules: pure,
  analysis: pure,
  view: pure,
  machines: pure,
  config: [...page, ...network, ...time],
  services: [...time, 'process'],
  ui: [...network, ...time, 'process'],
  app: ['process'],
};
