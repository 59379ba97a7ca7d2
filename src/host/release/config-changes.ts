/** One value that differs between two releases; `place` names the file and the way to the value. */
export interface ConfigChange {
  readonly place: string;
  readonly before?: string;
  readonly after?: string;
}

/** A release's data by file. */
export type ReleaseData = Readonly<Record<string, unknown>>;

const nameOf = (value: unknown, index: number): string => {
  const { key, id, name } = (value ?? {}) as Readonly<Record<'key' | 'id' | 'name', unknown>>;
  return [key, id, name].find((own) => typeof own === 'string') ?? String(index);
};

const children = (value: unknown): readonly (readonly [string, unknown])[] | undefined => {
  if (Array.isArray(value)) return value.map((entry: unknown, index) => [nameOf(entry, index), entry]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
};

const leaves = (value: unknown, place: string): readonly (readonly [string, string])[] =>
  children(value)?.flatMap(([name, child]) => leaves(child, `${place} ${name}`)) ?? [[place, JSON.stringify(value)]];

const leavesOf = (data: ReleaseData): ReadonlyMap<string, string> =>
  new Map(Object.entries(data).flatMap(([file, value]) => leaves(value, file)));

/** Every word, link, gate or setting that differs between two releases, in the order of their places. */
export const configChanges = (before: ReleaseData, after: ReleaseData): readonly ConfigChange[] => {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((place) => {
    const [was, is] = [old.get(place), now.get(place)];
    if (was === is) return [];
    return [{ place, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }];
  });
};
