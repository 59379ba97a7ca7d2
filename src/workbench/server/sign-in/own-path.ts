// Longer than every address of the workbench; whatever is above is no page of it.
const longest = 2000;

// Not worth going back to: the way in and out itself, and answers for programs.
const noPages = ['/auth/', '/api/', '/assets/'];

/**
 * The page to go to after signing in: a path of the workbench itself with its query, else the first page. What browsers read as another
 * host (`//host`, `/\host`, with tabs and line ends between) comes out as the first page.
 */
export const ownPath = (asked: string | undefined, origin: string): string => {
  if (asked === undefined || asked.length > longest || !asked.startsWith('/')) return '/';
  const parsed = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (parsed?.origin !== origin || parsed.username !== '' || noPages.some((start) => parsed.pathname.startsWith(start))) return '/';
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return path.startsWith('//') ? '/' : path;
};
