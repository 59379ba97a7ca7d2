/**
 * The file of a program of ours that runs in a thread or process of its own: the TypeScript file at `path` beside the module `from`, or,
 * in a built server, which is one flat folder, the file that the build made of it (Decision 0048).
 */
export const programFile = (path: string, from: string): URL => {
  const isBuilt = !from.endsWith('.ts');
  return new URL(isBuilt ? `./${path.slice(path.lastIndexOf('/') + 1)}.mjs` : `${path}.ts`, from);
};
