import { createContext } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

/** What components deep in a screen and printed sheets say of the brand, its phone and whose plan is on view. */
export type ShellFacts = Pick<ShellView, 'brand' | 'supportPhone' | 'account' | 'today'>;

/** Provided by the member and public shells; undefined on screens without a shell. */
export const ShellContext = createContext<ShellFacts | undefined>(undefined);
