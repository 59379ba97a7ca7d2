import type { Block } from '../../generated/config-files.ts';
import type { Located } from '../config-index.ts';

type Needed = 'title' | 'content' | 'none';

/** The word without which a block of a type says nothing. */
export const neededWords: Readonly<Record<Block['type'], Needed>> = {
  banner: 'title',
  careTeam: 'title',
  costShares: 'title',
  coverageChooser: 'title',
  infoCard: 'title',
  notFound: 'title',
  faq: 'title',
  planSpending: 'title',
  quickLinks: 'title',
  signIn: 'title',
  notice: 'content',
  text: 'content',
  documentList: 'title',
  tierCards: 'none',
  languageForm: 'title',
  invoice: 'title',
  frame: 'none',
  greeting: 'none',
  idCard: 'none',
  linkCards: 'none',
  premiumDue: 'none',
  shared: 'none',
};

/** The key under which the words of a block or item stand: its screen's key, or `shared`. */
export const wordsKey = ({ document, path }: Located<unknown>): string => {
  if (document.is?.kind === 'shared') return 'shared';
  const { screens } = document.value as { readonly screens: readonly { readonly key: string }[] };
  return screens[Number(path[1])]?.key ?? '';
};
