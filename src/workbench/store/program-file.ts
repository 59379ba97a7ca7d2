/**
 * Returns the file of a program that runs in a separate thread or process: TypeScript in the folder of `from` or, in a built server, the
 * built file (Decision 0048).
 */
export const programFile = (path: string, from: string): URL => {
  const isBuilt = !from.endsWith('.ts');
  return new URL(isBuilt ? `./${path.slice(path.lastIndexOf('/') + 1)}.mjs` : `${path}.ts`, from);
};
