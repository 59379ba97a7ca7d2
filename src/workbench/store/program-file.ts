/**
 * Returns the file of a program that runs in its own thread or process: TypeScript beside `from`, or the built file in a built server
 * (Decision 0048).
 */
export const programFile = (path: string, from: string): URL => {
  const isBuilt = !from.endsWith('.ts');
  return new URL(isBuilt ? `./${path.slice(path.lastIndexOf('/') + 1)}.mjs` : `${path}.ts`, from);
};
