/**
 * Returns the file of a thread or process beside `from`: TypeScript, or built code in a built server
 * (Decision 0048).
 */
export const programFile = (path: string, from: string): URL => {
  const isBuilt = !from.endsWith('.ts');
  return new URL(isBuilt ? `./${path.slice(path.lastIndexOf('/') + 1)}.mjs` : `${path}.ts`, from);
};
