import type { ViewContext } from './view-context.ts';

/** Percent-encoded address of a screen in the active language (ledger A11), or undefined when it has no path. */
export const hrefOf = (key: string, context: Pick<ViewContext, 'config' | 'language'>): string | undefined => {
  const path = context.config.paths[context.language][key];
  return path === undefined ? undefined : encodeURI(path);
};
