// Longer than every address of the workbench.
const longest = 2000;

// Not pages: the way in and out, and answers for programs.
const noPages = ['/auth/', '/api/', '/assets/'];

// Browsers read `//host` and `/\host`, also with tabs and line breaks between, as another host: these become
// the first page.
export const ownPath = (asked: string | undefined, origin: string): string => {
  if (asked === undefined || asked.length > longest || !asked.startsWith('/')) return '/';
  const parsed = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (
    parsed?.origin !== origin ||
    parsed.username !== '' ||
    noPages.some((start) => parsed.pathname.startsWith(start))
  )
    return '/';
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return path.startsWith('//') ? '/' : path;
};
