import { createContext } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

/** The brand and its phones, for components deep in a screen that show the logo or the phone. */
export type ShellFacts = Pick<ShellView, 'brand' | 'supportPhone'>;

/** Provided by the member and public shells; undefined on screens without a shell. */
export const ShellContext = createContext<ShellFacts | undefined>(undefined);
