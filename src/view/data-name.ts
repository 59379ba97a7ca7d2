import type { ViewContext } from './view-context.ts';

/** `Acu/Chiro` as `acuChiro`: how the locale files spell a name of the coverage data. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ ([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A name that the coverage data bring (a rider, a form, a document), in the page's language where components.json has it, else as it is. */
export const dataName = (name: string, { words }: Pick<ViewContext, 'words'>): string => {
  const names = words.components['dataNames'];
  const key = keyOf(name);
  const translated = typeof names === 'object' && Object.hasOwn(names, key) ? names[key] : undefined;
  return typeof translated === 'string' ? translated : name;
};
