import { createContext } from 'react';
import type { LinkView } from '../../view/links/link-view.ts';
import type { Resource } from '../provided/resource.ts';
import type { RichTextContent } from './rich-text-content.ts';

/** A place in the FAQ whose entries are shown. */
export interface FaqPlace {
  readonly level: 'main' | 'category' | 'subcategory';
  readonly id: string;
  readonly language: 'en' | 'es';
}

/** A category, a subcategory, or a question with its answer. */
export interface FaqEntry {
  readonly id: string;
  readonly title: RichTextContent;
  readonly answer?: RichTextContent;
}

/** Where questions and answers come from, and what their links lead to. */
export interface FaqSource {
  readonly entriesAt: (place: FaqPlace) => Resource<readonly FaqEntry[]>;
  /** Undefined: the words of the link are shown without it. */
  readonly linkOf: (href: string) => LinkView | undefined;
}

/** Filled by the app around every screen. */
export const FaqContext = createContext<FaqSource | undefined>(undefined);
