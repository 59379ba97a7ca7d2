import { dirname, join } from 'node:path';
import type { ProjectModule } from './project-module.ts';

/**
 * The floors of a room from the ground up, each with its folders, relative to the room; '.' holds the files
 * of the room itself.
 */
export type FolderOrder = Readonly<Record<string, readonly (readonly string[])[]>>;

/**
 * The order of the folders of each layer. A folder imports only from lower levels, so folders on the same
 * level do not import each other. Imports of types count. A nested folder counts as a separate folder.
 */
export const folderOrder: FolderOrder = {
  analysis: [
    ['diagrams'],
    ['space'],
    ['model'],
    ['explain'],
    ['words', 'personas'],
    ['table'],
    ['findings', 'diff', 'evidence'],
  ],
  app: [['content'], ['portal'], ['sign-in', 'screens'], ['member'], ['start'], ['.']],
  authoring: [
    ['refusals', 'gating/words', 'evidence/words'],
    ['.'],
    ['edit', 'gating'],
    ['pairs'],
    ['draft'],
    ['draft/items', 'draft/merge', 'draft/rules'],
    ['draft/history'],
    ['project'],
    ['words', 'suggest', 'evidence'],
    ['words/xliff', 'rules'],
    ['words/import'],
    ['reports'],
    ['questions'],
  ],
  cli: [['words'], ['options'], ['sources', 'servers'], ['commands', 'commands/documents'], ['.']],
  config: [
    ['generated'],
    ['.'],
    ['files'],
    ['schemas', 'compile', 'check/messages'],
    ['check/findings'],
    ['check/files'],
    ['check/index'],
    ['check/words'],
    ['check/names', 'check/rules', 'check/screens'],
    ['check/addresses'],
    ['check'],
    ['check/risks'],
  ],
  host: [['.']],
  machines: [['.']],
  member: [['.'], ['data-string']],
  release: [['.'], ['build', 'hosting'], ['chain']],
  rules: [['.']],
  samples: [['members', 'generated'], ['.']],
  sandbox: [['.'], ['content', 'legacy'], ['fhir', 'framed'], ['start']],
  services: [['.'], ['session'], ['sign-in', 'language', 'frames', 'content', 'billing', 'release']],
  ui: [['styles'], ['provided'], ['lazy'], ['elements'], ['faq'], ['blocks', 'shell'], ['screens']],
  view: [['.'], ['routes'], ['links'], ['blocks'], ['screen', 'shell']],
  'workbench/api': [['generated'], ['.']],
  'workbench/preview': [['.']],
  'workbench/server': [
    ['words', 'events', 'pages', 'sign-in', 'threads'],
    ['draft-checks', 'edits'],
    ['publication', 'evidence'],
    ['history'],
    ['requests', 'background'],
    ['routes'],
    ['.'],
  ],
  'workbench/store': [
    ['tables', 'migrations'],
    ['.'],
    ['open', 'rows'],
    ['people', 'log', 'calculations'],
    ['drafts'],
    ['exchanges', 'draft-list', 'sign-offs'],
    ['publishing', 'transfer'],
  ],
  'workbench/web': [
    // 1: look, shared values, messages, the way to the server, the way to the analysis
    ['styles', 'state', 'i18n/en', 'i18n/es'],
    ['i18n', 'worker'],
    ['api'],
    // 2: what pages are made of, who reads them, what the analysis answers
    ['kit', 'session', 'analysis'],
    ['kit/commands', 'kit/combo-box'],
    // 3: the draft as data, the frame of a page
    ['draft/content', 'draft/outbox'],
    ['draft/changes', 'draft/presence', 'draft/undo'],
    ['draft', 'layout', 'past-day'],
    ['draft/take-back', 'draft/unsaved'],
    // 4 to 6: what several pages show
    ['preview', 'find', 'history'],
    ['preview/day'],
    ['scenario'],
    ['sign-off'],
    // 7: the pages, which do not import each other
    ['features/who-sees/cell-panel', 'features/who-sees/table'],
    ['features/who-sees/questions'],
    ['features/rules/source', 'features/translations/status'],
    [
      'features/rules/builder',
      'features/rules/cases',
      'features/rules/details',
      'features/rules/list',
      'features/rules/suggest',
      'features/translations/source',
    ],
    ['features/translations/bulk', 'features/translations/table'],
    ['features/translations/import'],
    ['features/editor/context'],
    ['features/editor/fields/shared', 'features/editor/impact-panel', 'features/editor/raw'],
    ['features/editor/fields'],
    ['features/editor/item-actions'],
    ['features/editor/form', 'features/editor/settings', 'features/editor/tree'],
    [
      'features/account',
      'features/assertions',
      'features/audit-log',
      'features/calendar',
      'features/drafts',
      'features/editor',
      'features/entry',
      'features/member',
      'features/people',
      'features/releases',
      'features/review',
      'features/rules',
      'features/settings',
      'features/translations',
      'features/who-sees',
    ],
    // 8: routes and start
    ['app'],
  ],
};

/** Where a folder stands. */
interface Place {
  readonly room: string;
  readonly floor: number;
  readonly folder: string;
}

/** Every folder of an order, as a path such as `src/view/links`. */
export const orderedFolders = (order: FolderOrder): readonly Place[] =>
  Object.entries(order).flatMap(([room, floors]) =>
    floors.flatMap((names, floor) => names.map((name) => ({ room, floor, folder: join('src', room, name) }))),
  );

/** Returns the violations: imports that do not go down, and folders on no level or on two. */
export const findOrderFaults = (modules: readonly ProjectModule[], order: FolderOrder): readonly string[] => {
  const places = orderedFolders(order);
  const placeOf = new Map(places.map((place) => [place.folder, place]));
  const isNotDown = (from: Place | undefined, file = ''): boolean => {
    if (from === undefined || dirname(file) === from.folder) return false;
    const to = placeOf.get(dirname(file));
    return to ? to.room === from.room && to.floor >= from.floor : file.startsWith(`src/${from.room}/`);
  };
  const folders = [...new Set(modules.map(({ path }) => dirname(path)))];
  return [
    ...places
      .filter((place) => placeOf.get(place.folder) !== place)
      .map(({ folder }) => `${folder} stands in the order twice`),
    ...folders
      .filter((folder) => !placeOf.has(folder))
      .map((folder) => `${folder} has no place in the order`),
    ...modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ file }) => isNotDown(placeOf.get(dirname(path)), file))
        .map(({ file }) => `${path} imports ${file}`),
    ),
  ];
};

const featureOf = (path: string): string | undefined => /^.*\/features\/[^/]+\//.exec(path)?.[0];

/** Returns the imports of one feature by another. Code that two features share belongs on a lower level. */
export const findFeatureFaults = (modules: readonly ProjectModule[]): readonly string[] =>
  modules.flatMap(({ path, imports }) => {
    const from = featureOf(path);
    const isForeign = (file: string): boolean => featureOf(file) !== undefined && featureOf(file) !== from;
    return from === undefined
      ? []
      : imports.flatMap(({ file = '' }) => (isForeign(file) ? [`${path} imports ${file}`] : []));
  });
