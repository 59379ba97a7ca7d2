import type { ProjectModule } from './project-module.ts';

/**
 * Every import cycle found by a depth-first walk, written as `a -> b -> a`; type imports count, because they
 * too tie files together.
 */
export const findCycles = (modules: readonly ProjectModule[]): readonly string[] => {
  const targets = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ file }) => (file === undefined ? [] : [file])),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  return cycles;
};

/**
 * The modules that run when `entry` runs, lazy chunks included; imports of types alone are erased and not
 * followed.
 */
export const reachableModules = (
  modules: ReadonlyMap<string, ProjectModule>,
  entry: string,
): readonly ProjectModule[] => {
  const reached = new Set<ProjectModule>();
  const visit = (path: string): void => {
    const module = modules.get(path);
    if (!module || reached.has(module)) return;
    reached.add(module);
    for (const { file, typeOnly } of module.imports) if (file !== undefined && !typeOnly) visit(file);
  };
  visit(entry);
  return [...reached];
};
