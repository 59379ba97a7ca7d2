import type { ErrorObject } from 'ajv';
import type { Path } from '../findings/finding.ts';
import { nearestName } from '../findings/wording.ts';
import type { MessageValue, MessageValues, MistakeName, Noun } from '../messages/messages.ts';
import { operators, suggestOperator, unknownOperators } from './operators.ts';
import { repairText } from './repair-text.ts';
import type { SchemaFault } from './schema-faults.ts';

export interface SchemaWords {
  readonly name?: string;
  readonly message: MistakeName;
  readonly with: MessageValues;
  readonly nearest?: string | undefined;
}

type Describe = (fault: SchemaFault, subject: MessageValue) => SchemaWords;

const kinds: Readonly<Record<string, Noun>> = {
  string: { noun: 'text' },
  integer: { noun: 'whole-number' },
  number: { noun: 'number' },
  boolean: { noun: 'yes-no' },
  array: { noun: 'a-list' },
  object: { noun: 'an-object' },
};

const kindOf = (value: unknown): MessageValue => {
  if (value === null) return { noun: 'null' };
  if (Array.isArray(value)) return { noun: 'a-list' };
  if (typeof value === 'number') return value;
  return kinds[typeof value] ?? typeof value;
};

const param = (error: ErrorObject, name: string): string => String(error.params[name]);

// A part of a schema.
interface Described {
  readonly description?: string;
  readonly spanish?: string;
}

const adviceOf = (error: ErrorObject, otherwise: Noun): MessageValue => {
  const { description: en, spanish: es = en } = (error.parentSchema ?? {}) as Described;
  return en === undefined || es === undefined ? otherwise : { en, es };
};

const keysOf = (part: unknown): readonly string[] =>
  typeof part === 'object' && part !== null ? Object.keys(part) : [];

const choice = (
  message: MistakeName,
  written: unknown,
  allowed: readonly unknown[],
  values: MessageValues,
): SchemaWords => {
  const names = allowed.map(String);
  return { message, with: { ...values, names }, nearest: nearestName(String(written), names) };
};

const either = (values: readonly MessageValue[]): MessageValue =>
  values.length === 0 ? '' : values.reduce((one, other): Noun => ({ noun: 'either', with: { one, other } }));

const typeError: Describe = ({ error }, subject) => {
  const wanted = either(
    [error.params['type'] as string | readonly string[]].flat().map((kind) => kinds[kind] ?? kind),
  );
  const advice = adviceOf(error, { noun: 'write', with: { wanted } });
  return { message: 'schema-type', with: { subject, wanted, written: kindOf(error.data), advice } };
};

const enumError: Describe = ({ error }, subject) =>
  choice('schema-enum', error.data, error.params['allowedValues'] as readonly unknown[], {
    subject,
    written: JSON.stringify(error.data),
  });

interface Branch {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
}

const unknownKind: Describe = ({ error }) => {
  const tag = param(error, 'tag');
  const { oneOf = [] } = (error.parentSchema ?? {}) as { readonly oneOf?: readonly Branch[] };
  const allowed = oneOf.map(
    ({ $ref, properties }) => properties?.[tag]?.const ?? $ref?.split('/').at(-1) ?? '',
  );
  const value: unknown = error.params['tagValue'];
  return {
    name: tag,
    ...choice('schema-discriminator', value, allowed, { tag, written: JSON.stringify(value) }),
  };
};

interface ObjectSchema {
  readonly properties?: object;
  readonly patternProperties?: object;
}

const namesOf = (error: ErrorObject): readonly string[] =>
  keysOf((error.parentSchema as ObjectSchema | undefined)?.properties);

const missingNames: Describe = ({ error, missing }, subject) => {
  const known = namesOf(error);
  const misspelt = keysOf(error.data).find(
    (name) => !known.includes(name) && nearestName(name, missing) !== undefined,
  );
  if (misspelt === undefined)
    return {
      message: 'schema-required',
      with: { subject, names: missing, advice: adviceOf(error, { noun: 'none' }) },
    };
  const values = { subject, names: missing, name: misspelt };
  return {
    name: misspelt,
    message: 'schema-required.misspelt',
    with: values,
    nearest: nearestName(misspelt, missing),
  };
};

const nameByPattern = (error: ErrorObject, name: string): string | undefined => {
  const patterns = keysOf((error.parentSchema as ObjectSchema | undefined)?.patternProperties);
  return patterns.map((pattern) => repairText(name, pattern)).find((found) => found !== undefined);
};

const unknownOperator = (name: string, subject: MessageValue): SchemaWords => {
  const nearest = suggestOperator(name);
  return nearest === undefined
    ? { name, message: 'schema-condition', with: { subject, unknown: [name], names: operators } }
    : { name, message: 'schema-condition.nearest', with: { subject, name, nearest }, nearest };
};

const unknownName: Describe = ({ error, missing }, subject) => {
  const name = param(error, 'additionalProperty');
  const known = namesOf(error).filter((one) => one !== '$schema');
  if (known.join() === operators.join()) return unknownOperator(name, subject);
  const nearest =
    nameByPattern(error, name) ?? nearestName(name, missing) ?? nearestName(name, known) ?? missing[0];
  const values = { subject, name, names: known, missing };
  if (nearest === undefined) return { name, message: 'schema-additionalProperties', with: values };
  const message =
    missing.length > 0 ? 'schema-additionalProperties.lacks' : 'schema-additionalProperties.nearest';
  return { name, message, with: { ...values, nearest }, nearest };
};

const badName: Describe = ({ error }) => {
  const name = param(error, 'propertyName');
  const { enum: allowed, pattern } = error.schema as {
    readonly enum?: readonly string[];
    readonly pattern?: string;
  };
  if (allowed) return { name, ...choice('schema-propertyNames.enum', name, allowed, { name }) };
  const nearest = pattern === undefined ? undefined : repairText(name, pattern);
  if (nearest === undefined) return { name, message: 'schema-propertyNames', with: { name } };
  return { name, message: 'schema-propertyNames.nearest', with: { name, nearest }, nearest };
};

const limited =
  (message: MistakeName, otherwise: Noun): Describe =>
  ({ error }, subject) => ({
    message,
    with: {
      subject,
      limit: String(error.params['limit'] ?? error.params['allowedValue']),
      advice: adviceOf(error, otherwise),
    },
  });

const isBlank = (value: unknown): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(String(value));

const patternError: Describe = ({ error }, subject) => {
  if (isBlank(error.data))
    return limited('schema-pattern.empty', { noun: 'write-text' })({ error, missing: [] }, subject);
  const written = JSON.stringify(error.data);
  if (error.instancePath.toLowerCase().endsWith('phone'))
    return { message: 'schema-pattern.phone', with: { subject, written } };
  const pattern = param(error, 'pattern');
  const nearest = repairText(String(error.data), pattern);
  const meaning = nearest === undefined && error.schemaPath.includes('factName');
  if (meaning) return { message: 'schema-pattern.condition', with: { subject, written } };
  if (nearest !== undefined)
    return { message: 'schema-pattern.nearest', with: { subject, written, nearest }, nearest };
  return {
    message: 'schema-pattern',
    with: { subject, written, advice: adviceOf(error, { noun: 'match', with: { pattern } }) },
  };
};

const descriptions: Readonly<Record<string, Describe>> = {
  type: typeError,
  enum: enumError,
  discriminator: unknownKind,
  required: missingNames,
  additionalProperties: unknownName,
  propertyNames: badName,
  pattern: patternError,
  minLength: (fault, subject) =>
    limited(isBlank(fault.error.data) ? 'schema-minLength.empty' : 'schema-minLength', {
      noun: 'write-text',
    })(fault, subject),
  minProperties: limited('schema-minProperties', { noun: 'fill' }),
  maxProperties: ({ error }, subject) => {
    const names = keysOf(error.data);
    return { message: 'schema-maxProperties', with: { subject, count: names.length, names } };
  },
  minItems: limited('schema-minItems', { noun: 'add' }),
  maxItems: limited('schema-maxItems', { noun: 'delete' }),
  uniqueItems: ({ error }, subject) => ({
    message: 'schema-uniqueItems',
    with: { subject, place: Number(error.params['i']) + 1 },
  }),
  minimum: limited('schema-minimum', { noun: 'limit' }),
  maximum: limited('schema-maximum', { noun: 'limit' }),
  const: limited('schema-const', { noun: 'limit' }),
};

const otherError: Describe = ({ error }, subject) => ({
  message: 'schema-other',
  with: { subject, keyword: error.keyword, advice: adviceOf(error, { noun: 'limit' }) },
});

const subjectOf = (path: Path): Noun => {
  const last = path.at(-1);
  if (last === undefined) return { noun: 'file' };
  if (typeof last === 'string') return { noun: 'place', with: { name: last } };
  return { noun: 'entry', with: { place: last + 1, whole: subjectOf(path.slice(0, -1)) } };
};

export const schemaWords = (fault: SchemaFault, path: Path): SchemaWords => {
  const subject = subjectOf(path);
  const words = (descriptions[fault.error.keyword] ?? otherError)(fault, subject);
  const unknown = words.name === undefined ? unknownOperators(fault.error.data, path) : [];
  return unknown.length === 0
    ? words
    : { message: 'schema-condition', with: { subject, unknown, names: operators } };
};
