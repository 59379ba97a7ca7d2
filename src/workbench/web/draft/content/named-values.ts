import { isFields, parseJson } from '../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { valueTexts } from '../../../../config/compile/named-values.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { NamedValue } from '../../../../config/generated/config-files.ts';

/** The place of the file of named values. */
export const valuesPlace = 'config/site/values.json';

/** What stands in the file of named values, by name. */
export const namedValues = (files: SourceFiles): Readonly<Record<string, NamedValue>> => {
  const found = valueUnder(parseJson(files[valuesPlace] ?? '')?.value, 'values');
  return (isFields(found) ? found : {}) as Readonly<Record<string, NamedValue>>;
};

/** What each named value says, to see how long the texts are that use it. */
export const valueSamples = (files: SourceFiles): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(namedValues(files)).map(([name, value]) => [name, valueTexts(value).default.es]));
