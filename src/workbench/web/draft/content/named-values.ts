import { isFields, parseJson } from '../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { valueTexts } from '../../../../config/compile/named-values.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { NamedValue } from '../../../../config/generated/config-files.ts';

export const valuesPlace = 'config/site/values.json';

export const namedValues = (files: SourceFiles): Readonly<Record<string, NamedValue>> => {
  const found = valueUnder(parseJson(files[valuesPlace] ?? '')?.value, 'values');
  return (isFields(found) ? found : {}) as Readonly<Record<string, NamedValue>>;
};

export const valueSamples = (files: SourceFiles): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(namedValues(files)).map(([name, value]) => [name, valueTexts(value).default.es]));
