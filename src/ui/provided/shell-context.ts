import { createContext } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

export type ShellFacts = Pick<ShellView, 'brand' | 'supportPhone' | 'account' | 'today'>;

export const ShellContext = createContext<ShellFacts | undefined>(undefined);
