import type { RefObject } from 'react';
import { useCommands } from './commands/use-commands.ts';

/** `j` and `k` go from one row's link to the next inside a list; Enter then opens it, as on any link. */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const go = (step: 1 | -1): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useCommands({ next: () => go(1), previous: () => go(-1) });
};

/** Whether a text holds what was searched for; capitals and accents do not count. */
export const holds = (text: string, searched: string): boolean => plain(text).includes(plain(searched.trim()));

const plain = (text: string): string =>
  [...text.normalize('NFD')]
    .filter((letter) => !isAccent(letter.codePointAt(0) ?? 0))
    .join('')
    .toLowerCase();

/** Combining marks, into which accents are taken apart (Unicode, block U+0300). */
const isAccent = (code: number): boolean => code >= 0x300 && code <= 0x36f;
