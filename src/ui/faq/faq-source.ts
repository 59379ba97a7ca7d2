import { createContext } from 'react';
import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import type { LinkView } from '../../view/links/link-view.ts';
import type { Resource } from '../provided/resource.ts';

export interface FaqSource {
  readonly entriesAt: (place: FaqPlace) => Resource<readonly FaqEntry[]>;
  readonly linkOf: (href: string) => LinkView | undefined;
}

/** The source of FAQ content. The app provides it around every screen. */
export const FaqContext = createContext<FaqSource | undefined>(undefined);
