import type { Located } from './config-index.ts';

/** The key under which the words of a block or item stand: its screen's key, or `shared`. */
export const wordsKey = ({ document, path }: Located<unknown>): string => {
  if (document.is?.kind === 'shared') return 'shared';
  const { screens } = document.value as { readonly screens: readonly { readonly key: string }[] };
  return screens[Number(path[1])]?.key ?? '';
};
