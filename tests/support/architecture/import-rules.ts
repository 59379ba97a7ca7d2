/** What a room may import from other rooms: anything, or types alone. */
export interface Imports {
  readonly from: readonly string[];
  readonly typesFrom?: readonly string[];
}

/** Which rooms of `src` a room may import from, besides itself; a room that is missing here may not exist. */
export const allowedRooms: Readonly<Record<string, Imports>> = {
  rules: { from: [] },
  member: { from: [], typesFrom: ['rules'] },
  config: { from: ['rules'] },
  machines: { from: ['member'] },
  view: { from: ['config', 'member', 'rules'], typesFrom: ['machines'] },
  services: { from: ['config', 'member'], typesFrom: ['machines', 'view'] },
  ui: { from: ['view'] },
  analysis: { from: ['rules', 'config'] },
  samples: { from: ['member', 'rules', 'config'] },
  release: { from: ['config', 'view'], typesFrom: ['analysis'] },
  authoring: { from: ['analysis', 'samples', 'config', 'rules', 'member', 'view'], typesFrom: ['release'] },
  app: { from: ['member', 'rules', 'config', 'view', 'machines', 'services', 'ui'] },
  host: { from: ['release', 'config', 'services', 'view'] },
  sandbox: { from: ['samples', 'member', 'config'] },
  cli: {
    from: ['authoring', 'analysis', 'config', 'host', 'machines', 'member', 'release', 'rules', 'samples', 'sandbox', 'services', 'view'],
  },
};

/** Inside a room the direction is one way too: the parts of a room, each of which may import from those before it (and what stands beside it). */
export const partsInOrder: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ui: [['styles'], ['provided'], ['lazy'], ['elements'], ['faq'], ['blocks', 'shell'], ['screens']],
  app: [['content'], ['portal'], ['sign-in', 'screens'], ['member'], ['start']],
  view: [['routes'], ['links'], ['blocks'], ['screen', 'shell']],
  services: [['session'], ['sign-in', 'language', 'frames', 'content', 'billing', 'release']],
};

/** Which rooms of `src` may use a library; a library that is missing here may not be used. */
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
  'jsonc-parser': ['config', 'authoring'],
  'write-excel-file': ['authoring'],
  '@xmldom/xmldom': ['authoring'],
  dompurify: ['services'],
  '@fontsource/fraunces': ['ui', 'app'],
  '@fontsource-variable/source-sans-3': ['ui', 'app'],
  sirv: ['host'],
  'oidc-provider': ['sandbox'],
  'pdf-lib': ['sandbox'],
  vite: ['cli', 'release'],
  tsx: ['cli'],
  'json-schema-to-typescript': ['cli', 'config'],
  node: ['config', 'cli', 'host', 'sandbox', 'release', 'samples', 'authoring'],
};

const page = ['document', 'navigator', 'history', 'location'];
const network = ['fetch', 'window', 'localStorage', 'sessionStorage', 'XMLHttpRequest'];
const time = ['Date.now', 'new Date()', 'Math.random', 'performance.now'];
const pure = [...page, ...network, ...time, 'process', 'console', 'setTimeout', 'setInterval'];

/** Which globals a room may not touch: pure rooms none at all, the others what is not their task. */
export const forbiddenGlobals: Readonly<Record<string, readonly string[]>> = {
  member: pure,
  rules: pure,
  analysis: pure,
  view: pure,
  machines: pure,
  config: [...page, ...network, ...time],
  services: [...time, 'process'],
  authoring: ['console', 'process', ...page, ...network],
  ui: [...network, ...time, 'process'],
  app: ['process'],
};
