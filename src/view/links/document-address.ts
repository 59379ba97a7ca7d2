import { fillAddress } from '../fill.ts';
import { placeholderValues } from '../placeholder-values.ts';
import type { ViewContext } from '../view-context.ts';

/** The address of a document by its name in documents.json (specification 3, Plan info); undefined when the member lacks a value of it. */
export const documentAddress = (name: string, context: ViewContext): string | undefined => {
  const { documents } = context.config;
  const written = context.coverage && Object.hasOwn(documents, name) ? documents[name] : undefined;
  return written === undefined ? undefined : fillAddress(written, placeholderValues(context));
};
