import type { Phrase } from '../../config/generated/config-files.ts';
import { fill } from '../fill.ts';
import { placeholderValues } from '../placeholder-values.ts';
import type { ViewContext } from '../view-context.ts';

const child = (phrase: Phrase | undefined, name: string): Phrase | undefined => (typeof phrase === 'object' ? phrase[name] : undefined);

/** A word of shell.json under `menus.<menu>.<entry>`; empty when it is missing, which the configuration check refuses. */
export const menuWord = (context: ViewContext, menu: string, entry: string): string => {
  const word = child(child(context.words.shell['menus'], menu), entry);
  return (typeof word === 'string' ? fill(word, placeholderValues(context)) : undefined) ?? '';
};
