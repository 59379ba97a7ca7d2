/** What a room may import from other rooms: anything, or types alone. */
export interface Imports {
  readonly from: readonly string[];
  readonly typesFrom?: readonly string[];
}

/** Rooms that stand inside another: they are judged by rules of their own, the innermost first. */
const innerRooms = [
  'workbench/web/worker',
  'workbench/api',
  'workbench/preview',
  'workbench/server',
  'workbench/store',
  'workbench/web',
  'authoring/draft',
  'config/files',
];

/**
 * The layers that contain a file of `src`, innermost first. A rule that names any of them applies to the
 * file.
 */
export const roomsOf = (path: string): readonly string[] => {
  const inside = path.replace(/^src\//, '');
  return [...innerRooms.filter((room) => inside.startsWith(`${room}/`)), inside.split('/')[0] ?? ''];
};

/** The room whose rules hold for a file: the innermost that has some. */
export const roomOf = (path: string): string => {
  const rooms = roomsOf(path);
  return rooms.find((room) => room in allowedRooms) ?? rooms.at(-1) ?? '';
};

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
    from: [
      'authoring',
      'analysis',
      'config',
      'host',
      'machines',
      'member',
      'release',
      'rules',
      'samples',
      'sandbox',
      'services',
      'view',
      'workbench/server',
      'workbench/store',
    ],
  },
  'workbench/api': { from: [] },
  'workbench/store': { from: ['authoring/draft', 'config/files'], typesFrom: ['workbench/api'] },
  'workbench/server': {
    from: [
      'workbench/store',
      'workbench/api',
      'authoring',
      'analysis',
      'release',
      'config',
      'rules',
      'samples',
      'view',
    ],
  },
  'workbench/web': {
    from: ['workbench/api', 'authoring/draft', 'machines', 'ui', 'view', 'rules', 'member', 'config'],
    typesFrom: ['workbench/web/worker', 'workbench/server', 'authoring', 'analysis'],
  },
  'workbench/web/worker': {
    from: ['workbench/api', 'authoring', 'analysis', 'config', 'rules', 'member', 'view', 'samples'],
  },
  'workbench/preview': {
    from: ['app', 'view', 'ui', 'member', 'rules', 'config', 'samples'],
    typesFrom: ['workbench/web'],
  },
};

/** Which rooms of `src` may use a library; a library that is missing here may not be used. */
export const allowedLibraries: Readonly<Record<string, readonly string[]>> = {
  react: ['ui', 'app', 'workbench/web', 'workbench/preview'],
  'react-dom': ['ui', 'app', 'workbench/web', 'workbench/preview'],
  'react-router-dom': ['ui', 'app', 'workbench/web', 'workbench/preview'],
  scheduler: ['app'],
  'react-i18next': ['workbench/web'],
  i18next: ['ui', 'app', 'workbench/web', 'workbench/preview'],
  '@xstate/react': ['app'],
  '@tanstack/react-query': ['app', 'workbench/web'],
  '@tanstack/react-virtual': ['workbench/web'],
  xstate: ['machines', 'app', 'workbench/web'],
  'json-logic-js': ['rules'],
  ajv: ['config', 'workbench/server'],
  'jsonc-parser': ['config', 'authoring'],
  'write-excel-file': ['authoring'],
  '@xmldom/xmldom': ['authoring'],
  dompurify: ['services'],
  '@fontsource/fraunces': ['ui', 'app', 'workbench/web', 'workbench/preview'],
  '@fontsource-variable/source-sans-3': ['ui', 'app', 'workbench/web', 'workbench/preview'],
  sirv: ['host'],
  'oidc-provider': ['sandbox'],
  'pdf-lib': ['sandbox'],
  kysely: ['workbench/store'],
  pg: ['workbench/store'],
  '@electric-sql/pglite': ['workbench/store'],
  hono: ['workbench/server', 'workbench/web'],
  '@hono/node-server': ['workbench/server'],
  'openid-client': ['workbench/server'],
  codemirror: ['workbench/web'],
  '@codemirror/lang-json': ['workbench/web'],
  '@codemirror/lint': ['workbench/web'],
  'idb-keyval': ['workbench/web'],
  diff: ['authoring', 'workbench/web'],
  'node-diff3': ['authoring'],
  vite: ['cli', 'release'],
  'json-schema-to-typescript': ['cli', 'config'],
  node: [
    'config',
    'cli',
    'host',
    'sandbox',
    'release',
    'samples',
    'authoring',
    'workbench/server',
    'workbench/store',
  ],
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
  'workbench/store': ['console', ...page, 'window', 'localStorage', 'sessionStorage'],
  'workbench/server': [...page, 'window', 'localStorage', 'sessionStorage'],
  'workbench/web': ['process'],
  'workbench/web/worker': ['process', 'document', ...network],
  'workbench/preview': ['process', 'fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage'],
};
