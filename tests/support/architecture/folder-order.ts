import { dirname } from 'node:path';
import type { ProjectModule } from './project-module.ts';

/** The floors of a room from the ground up, each with its folders, relative to the room; '.' holds the files of the room itself. */
export type FolderOrder = Readonly<Record<string, readonly (readonly string[])[]>>;

/**
 * The order of the folders of each room: a folder imports only from the floors below its own, so folders that share a floor
 * do not import each other. Types count. A folder inside another one is a folder of its own.
 */
export const folderOrder: FolderOrder = {
  analysis: [['diagrams'], ['space'], ['model'], ['explain'], ['words', 'personas'], ['table'], ['findings', 'diff']],
  app: [['content'], ['portal'], ['sign-in', 'screens'], ['member'], ['start'], ['.']],
  authoring: [
    ['refusals', 'gating/words'],
    ['.'],
    ['edit', 'gating'],
    ['pairs'],
    ['draft'],
    ['draft/items', 'draft/rules'],
    ['project'],
    ['words', 'wish'],
    ['rules'],
    ['reports'],
    ['questions'],
  ],
  cli: [['words'], ['options'], ['sources', 'servers'], ['commands'], ['.']],
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
  'workbench/server': [['words', 'events', 'pages', 'sign-in', 'publication'], ['judge'], ['requests'], ['routes'], ['.']],
  'workbench/store': [['tables', 'migrations'], ['.'], ['open', 'people', 'rows'], ['drafts'], ['publishing', 'transfer']],
  'workbench/web': [
    // 1: look, messages, the way to the server, the way to the analysis
    ['styles', 'i18n/en', 'i18n/es'],
    ['i18n', 'worker'],
    ['api'],
    // 2: what pages are made of, who reads them, what the analysis answers
    ['kit', 'session', 'analysis'],
    ['kit/commands'],
    // 3: the draft as data, the frame of a page
    ['draft/content', 'draft/outbox'],
    ['draft/changes', 'draft/presence', 'draft/undo'],
    ['draft', 'layout'],
    ['draft/unsent'],
    // 4 to 6: what several pages show
    ['preview', 'find', 'history'],
    ['scenario'],
    ['sign-off'],
    // 7: the pages, none of which knows another
    ['features/editor/context', 'features/rules/context', 'features/translations/marks', 'features/who-sees/questions'],
    ['features/editor/fields', 'features/editor/raw', 'features/rules/builder', 'features/rules/effects', 'features/translations/context'],
    ['features/editor/acts', 'features/editor/strip', 'features/translations/many', 'features/translations/table'],
    ['features/editor/form', 'features/editor/tree'],
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

/** Returns what breaks the order: an import that does not go down, and a folder that no floor or more than one floor holds. */
export const findOrderFaults = (modules: readonly ProjectModule[], order: FolderOrder): readonly string[] => {
  const floors = new Map<string, number>();
  const faults: string[] = [];
  for (const [room, folders] of Object.entries(order)) {
    for (const [floor, names] of folders.entries()) {
      for (const name of names) {
        const folder = name === '.' ? `src/${room}` : `src/${room}/${name}`;
        if (floors.has(folder)) faults.push(`${folder} stands in the order twice`);
        floors.set(folder, floor);
      }
    }
  }
  const rooms = Object.keys(order).sort((a, b) => b.length - a.length);
  const roomOf = (path: string): string | undefined => rooms.find((room) => path.startsWith(`src/${room}/`));
  for (const folder of new Set(modules.map(({ path }) => dirname(path))))
    if (!floors.has(folder)) faults.push(`${folder} has no place in the order`);
  for (const { path, imports } of modules) {
    for (const { file } of imports) {
      if (file === undefined || roomOf(file) === undefined || roomOf(file) !== roomOf(path) || dirname(file) === dirname(path)) continue;
      const [from, to] = [floors.get(dirname(path)), floors.get(dirname(file))];
      if (from !== undefined && (to === undefined || to >= from)) faults.push(`${path} imports ${file}`);
    }
  }
  return faults;
};

const featureOf = (path: string): string | undefined => /^.*\/features\/[^/]+\//.exec(path)?.[0];

/** Returns the imports of one feature by another: what two of them need stands on a floor below. */
export const findFeatureFaults = (modules: readonly ProjectModule[]): readonly string[] =>
  modules.flatMap(({ path, imports }) => {
    const from = featureOf(path);
    const isForeign = (file: string): boolean => featureOf(file) !== undefined && featureOf(file) !== from;
    return from === undefined ? [] : imports.flatMap(({ file = '' }) => (isForeign(file) ? [`${path} imports ${file}`] : []));
  });
