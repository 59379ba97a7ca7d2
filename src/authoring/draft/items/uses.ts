import { memoize } from '../../../rules/memoize.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { parseJson } from '../json-value.ts';
import { declaredAt, declaredIn, type Named, type Path, type ReadFile } from './declared.ts';
import { namedIn } from './named-in.ts';

/** A place that uses a name. `through` lists the names in between; it is empty for a direct use. */
export interface Use {
  readonly file: ReadFile;
  readonly path: Path;
  readonly through: readonly Named[];
}

interface Found {
  readonly of: Named;
  readonly file: ReadFile;
  readonly path: Path;
  readonly owner: Named | undefined;
}

const namings = memoize((files: readonly ReadFile[]): ReadonlyMap<Named, readonly Found[]> => {
  const declared = declaredIn(files);
  const all = files.flatMap((file) =>
    namedIn(declared, file).map(({ of, path }): Found => ({
      of,
      file,
      path,
      owner: declaredAt(declared, file, path),
    })),
  );
  return Map.groupBy(all, ({ of }) => of);
});

/** Returns every place that uses one of the names, direct uses first. Each place occurs once. */
export const usesOf = (files: readonly ReadFile[], names: readonly Named[]): readonly Use[] => {
  const found = new Map<string, Use>();
  const seen = new Set(names);
  let waiting = names.map((of) => ({ of, through: [] as readonly Named[] }));
  while (waiting.length > 0) {
    const next: typeof waiting = [];
    for (const { of, through } of waiting)
      for (const { file, path, owner } of namings(files).get(of) ?? []) {
        const key = `${file.file} ${path.join('/')}`;
        if (!found.has(key)) found.set(key, { file, path, through });
        if (owner === undefined || seen.has(owner)) continue;
        seen.add(owner);
        next.push({ of: owner, through: [...through, owner] });
      }
    waiting = next;
  }
  return [...found.values()];
};

/** Parses the files that are JSON, and skips the others. */
export const readFiles = memoize((files: SourceFiles): readonly ReadFile[] =>
  Object.entries(files).flatMap(([file, text]) => {
    const parsed = parseJson(text);
    return parsed ? [{ file, value: parsed.value }] : [];
  }),
);
