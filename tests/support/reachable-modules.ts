import type { ProjectModule } from './project-module.ts';

/** The modules that run when `entry` runs, lazy chunks included; imports of types alone are erased and not followed. */
export const reachableModules = (modules: ReadonlyMap<string, ProjectModule>, entry: string): readonly ProjectModule[] => {
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
