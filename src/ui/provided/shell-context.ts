import { createContext } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

/** The brand and its phones, for parts deep in a screen that show the logo or offer a call. */
export type ShellFacts = Pick<ShellView, 'brand' | 'supportPhone'>;

/** Filled by the member and public shells; absent on the screens that come before any shell. */
export const ShellContext = createContext<ShellFacts | undefined>(undefined);
