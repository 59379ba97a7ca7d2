import type { ErrorObject } from 'ajv';

export interface SchemaFault {
  readonly error: ErrorObject;
  readonly missing: readonly string[];
}

const isEcho = (error: ErrorObject): boolean => error.keyword === 'if' || error.propertyName !== undefined;

const belowBadName = (errors: readonly ErrorObject[]): ((error: ErrorObject) => boolean) => {
  const bad = errors
    .filter(({ keyword }) => keyword === 'propertyNames')
    .map(({ instancePath, params }) => `${instancePath}/${String(params['propertyName'])}`);
  return ({ instancePath }) =>
    bad.some((path) => instancePath === path || instancePath.startsWith(`${path}/`));
};

const missingIn = (group: readonly ErrorObject[]): readonly string[] =>
  group
    .filter(({ keyword }) => keyword === 'required')
    .map(({ params }) => String(params['missingProperty']));

const lengthKeywords = ['minItems', 'maxItems', 'additionalItems'];

const faultsOf = (group: readonly ErrorObject[]): readonly SchemaFault[] => {
  const missing = missingIn(group);
  const alone = group.find(({ keyword }) => keyword === 'type' || keyword === 'maxProperties');
  if (alone) return [{ error: alone, missing: [] }];
  const seen = new Set<string>();
  const relevant = group.filter(({ keyword, params }) => {
    const kind = lengthKeywords.includes(keyword)
      ? 'length'
      : keyword === 'discriminator' && missing.includes(String(params['tag']))
        ? 'required'
        : keyword;
    const key = kind === 'required' || kind === 'length' ? kind : kind + JSON.stringify(params);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  const unknown = relevant.some(({ keyword }) => keyword === 'additionalProperties');
  return relevant
    .filter(({ keyword }) => !(unknown && keyword === 'required'))
    .map((error) => ({ error, missing }));
};

// Ajv with `allErrors` repeats errors; a misspelled name and the missing correct one become one.
export const collapseSchemaErrors = (errors: readonly ErrorObject[]): readonly SchemaFault[] => {
  const isBelow = belowBadName(errors);
  const first = errors.filter((error) => !isEcho(error) && !isBelow(error));
  return [...Map.groupBy(first, ({ instancePath }) => instancePath).values()].flatMap(faultsOf);
};
