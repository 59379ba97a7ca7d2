import type { ErrorObject } from 'ajv';
import { groupBy } from '../../../rules/group-by.ts';

/** One mistake at a value, without the errors that merely follow from it. */
export interface SchemaFault {
  readonly error: ErrorObject;
  /** Every name that the object lacks, where a name is unknown or missing. */
  readonly missing: readonly string[];
}

const isEcho = (error: ErrorObject): boolean => error.keyword === 'if' || error.propertyName !== undefined;

/** Whether an error lies at or below a name that is not allowed; such errors are dropped. */
const belowBadName = (errors: readonly ErrorObject[]): ((error: ErrorObject) => boolean) => {
  const bad = errors
    .filter(({ keyword }) => keyword === 'propertyNames')
    .map(({ instancePath, params }) => `${instancePath}/${String(params['propertyName'])}`);
  return ({ instancePath }) => bad.some((path) => instancePath === path || instancePath.startsWith(`${path}/`));
};

const missingIn = (group: readonly ErrorObject[]): readonly string[] =>
  group.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params['missingProperty']));

const lengthKeywords = ['minItems', 'maxItems', 'additionalItems'];

const faultsOf = (group: readonly ErrorObject[]): readonly SchemaFault[] => {
  const missing = missingIn(group);
  const alone = group.find(({ keyword }) => keyword === 'type' || keyword === 'maxProperties');
  if (alone) return [{ error: alone, missing: [] }];
  const seen = new Set<string>();
  const kept = group.filter(({ keyword, params }) => {
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
  const unknown = kept.some(({ keyword }) => keyword === 'additionalProperties');
  return kept.filter(({ keyword }) => !(unknown && keyword === 'required')).map((error) => ({ error, missing }));
};

/** Reduces what Ajv reports with `allErrors` to one fault per mistake: echoes are dropped, a misspelt name and the missing right one become one. */
export const collapseSchemaErrors = (errors: readonly ErrorObject[]): readonly SchemaFault[] => {
  const isBelow = belowBadName(errors);
  const first = errors.filter((error) => !isEcho(error) && !isBelow(error));
  return [...groupBy(first, ({ instancePath }) => instancePath).values()].flatMap(faultsOf);
};
