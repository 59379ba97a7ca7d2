import type { ErrorObject } from 'ajv';
import { groupBy } from '../../../rules/group-by.ts';

/** All that is wrong with one value, without what merely follows from it. */
export interface SchemaFault {
  readonly error: ErrorObject;
  /** Of an unknown name or a missing one: every name that the object lacks. */
  readonly missing: readonly string[];
}

const isEcho = (error: ErrorObject): boolean => error.keyword === 'if' || error.propertyName !== undefined;

/** What stands under a name that may not be there is not looked at. */
const belowBadName = (errors: readonly ErrorObject[]): ((error: ErrorObject) => boolean) => {
  const bad = errors
    .filter(({ keyword }) => keyword === 'propertyNames')
    .map(({ instancePath, params }) => `${instancePath}/${String(params['propertyName'])}`);
  return ({ instancePath }) => bad.some((path) => instancePath === path || instancePath.startsWith(`${path}/`));
};

const missingIn = (group: readonly ErrorObject[]): readonly string[] =>
  group.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params['missingProperty']));

const lengths = ['minItems', 'maxItems', 'additionalItems'];

const faultsOf = (group: readonly ErrorObject[]): readonly SchemaFault[] => {
  const missing = missingIn(group);
  const alone = group.find(({ keyword }) => keyword === 'type' || keyword === 'maxProperties');
  if (alone) return [{ error: alone, missing: [] }];
  const seen = new Set<string>();
  const kept = group.filter(({ keyword, params }) => {
    const name = lengths.includes(keyword)
      ? 'length'
      : keyword === 'discriminator' && missing.includes(String(params['tag']))
        ? 'required'
        : keyword;
    const once = name === 'required' || name === 'length' ? name : name + JSON.stringify(params);
    const isNew = !seen.has(once);
    seen.add(once);
    return isNew;
  });
  const unknown = kept.some(({ keyword }) => keyword === 'additionalProperties');
  return kept.filter(({ keyword }) => !(unknown && keyword === 'required')).map((error) => ({ error, missing }));
};

/** One fault per mistake from what Ajv says with `allErrors`: echoes of other errors go, a misspelt name and the missing right one are one. */
export const collapseSchemaErrors = (errors: readonly ErrorObject[]): readonly SchemaFault[] => {
  const isBelow = belowBadName(errors);
  const first = errors.filter((error) => !isEcho(error) && !isBelow(error));
  return [...groupBy(first, ({ instancePath }) => instancePath).values()].flatMap(faultsOf);
};
