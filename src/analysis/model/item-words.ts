import type { Phrase } from '../../config/generated/config-files.ts';
import type { Words } from '../../config/portal-config.ts';
import type { WordsAt } from './portal-item.ts';

const child = (phrase: Phrase | undefined, name: string): Phrase | undefined => (typeof phrase === 'object' ? phrase[name] : undefined);

/** The word fields of an item in one language, such as `title`, `medicareLabel`; an entry of a menu has its one word as `label`. */
export const itemWords = (words: Words, at: WordsAt): Readonly<Record<string, unknown>> => {
  if ('menu' in at) return { label: child(child(words.shell['menus'], at.menu), at.entry) };
  const screen = words.screens[at.screen];
  return (at.item === undefined ? screen : screen?.items?.[at.item]) ?? {};
};
