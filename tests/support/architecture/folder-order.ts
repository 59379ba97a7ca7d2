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
