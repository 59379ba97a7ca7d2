/** A value that is the same for everybody and has changed. */
export interface PlainChange {
  readonly at: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Every leaf that differs between two values, with its path. */
export const plainChanges = (before: unknown, after: unknown, at: string): readonly PlainChange[] => {
  if (before === after) return [];
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => plainChanges(before[name], after[name], `${at}.${name}`));
  }
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)] as [string | undefined, string | undefined];
  return from === to ? [] : [{ at, before: from, after: to }];
};
