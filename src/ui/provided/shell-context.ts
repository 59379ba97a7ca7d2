import { createContext } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

// Facts about brand, phone and account for components deep in a screen, and for print.
export type ShellFacts = Pick<ShellView, 'brand' | 'supportPhone' | 'account' | 'today'>;

// Provided by both shells; undefined on screens without a shell.
export const ShellContext = createContext<ShellFacts | undefined>(undefined);
