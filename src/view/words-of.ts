import { pick } from '../rules/variants.ts';
import { fill } from './fill.ts';
import { placeholderValues } from './placeholder-values.ts';
import type { ViewContext } from './view-context.ts';

export type WordField = 'title' | 'content' | 'label' | 'linkText' | 'phone' | 'menu' | 'intro';

/** A reader of the words of one item, or of a screen itself when no id is given, in the member's variant and filled in. */
export type WordReader = (field: WordField) => string | undefined;

/** Words under a screen key and item id; `shared` is the key of shared blocks. A word that needs a value this member lacks is left out. */
export const wordsOf = (context: ViewContext, screenKey: string, itemId?: string): WordReader => {
  const screen = context.words.screens[screenKey];
  const fields = itemId === undefined ? screen : screen?.items?.[itemId];
  return (field) => {
    const text = pick(fields ?? {}, field, context.gate.variants);
    return text === undefined ? undefined : fill(text, placeholderValues(context));
  };
};
