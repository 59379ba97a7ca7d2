/** The only door for whole-page moves: goes to an address whose origin is allowed and says whether it did; replaces the history entry. */
export const leave = (page: { readonly location: Pick<Location, 'replace'> }, target: string, origins: ReadonlySet<string>): boolean => {
  if (!URL.canParse(target) || !origins.has(new URL(target).origin)) return false;
  page.location.replace(target);
  return true;
};
