import { createContext } from 'react';
import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import type { LinkView } from '../../view/links/link-view.ts';
import type { Resource } from '../provided/resource.ts';

/** Where questions and answers come from, and what their links lead to. */
export interface FaqSource {
  readonly entriesAt: (place: FaqPlace) => Resource<readonly FaqEntry[]>;
  /** Undefined: the words of the link are shown without it. */
  readonly linkOf: (href: string) => LinkView | undefined;
}

/** Provided by the app around every screen. */
export const FaqContext = createContext<FaqSource | undefined>(undefined);
