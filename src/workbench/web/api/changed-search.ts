/** Names of an address's query with the values they shall have; undefined: the name goes. */
export type SearchChange = Readonly<Record<string, string | undefined>>;

/** The query of an address after a change of some names; the others stay. */
export const changedSearch = (before: URLSearchParams, change: SearchChange): URLSearchParams => {
  const search = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) search.delete(name);
    else search.set(name, value);
  }
  return search;
};
