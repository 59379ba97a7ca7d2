import type { ErrorObject } from 'ajv';
import type { Path } from '../finding.ts';
import { listed, nearestName } from '../wording.ts';
import type { SchemaFault } from './schema-faults.ts';

/** What is reported about a fault; `name` is set where one name inside the value is at fault rather than the whole value. */
export interface SchemaWords {
  readonly name?: string;
  readonly message: string;
  readonly nearest?: string | undefined;
  readonly hint: string;
}

type Describe = (fault: SchemaFault, subject: string) => SchemaWords;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return String(value);
  return kinds[typeof value] ?? typeof value;
};

const param = (error: ErrorObject, name: string): string => String(error.params[name]);

const descriptionOf = (error: ErrorObject, otherwise: string): string =>
  (error.parentSchema as { readonly description?: string } | undefined)?.description ?? otherwise;

const keysOf = (part: unknown): readonly string[] => (typeof part === 'object' && part !== null ? Object.keys(part) : []);

const choice = (written: unknown, allowed: readonly unknown[]) => ({
  nearest: nearestName(String(written), allowed.map(String)),
  hint: `Write one of ${listed(allowed.map(String), 24)}.`,
});

const typeError: Describe = ({ error }, subject) => {
  const wanted = [error.params['type'] as string | readonly string[]]
    .flat()
    .map((kind) => kinds[kind] ?? kind)
    .join(' or ');
  return { message: `${subject} must be ${wanted}, not ${kindOf(error.data)}`, hint: descriptionOf(error, `Write ${wanted}.`) };
};

const enumError: Describe = ({ error }, subject) => ({
  message: `${subject} cannot be ${JSON.stringify(error.data)}`,
  ...choice(error.data, error.params['allowedValues'] as readonly unknown[]),
});

const unknownKind: Describe = ({ error }) => {
  const tag = param(error, 'tag');
  const branches =
    (
      error.parentSchema as
        | {
            readonly oneOf?: readonly {
              readonly $ref?: string;
              readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
            }[];
          }
        | undefined
    )?.oneOf ?? [];
  const allowed = branches.map(({ $ref, properties }) => properties?.[tag]?.const ?? $ref?.split('/').at(-1) ?? '');
  return {
    name: tag,
    message: `there is no ${tag} ${JSON.stringify(error.params['tagValue'])}`,
    ...choice(error.params['tagValue'], allowed),
  };
};

const missingNames: Describe = ({ error, missing }, subject) => {
  const known = keysOf((error.parentSchema as { readonly properties?: object } | undefined)?.properties);
  const misspelt = keysOf(error.data).find((name) => !known.includes(name) && nearestName(name, missing) !== undefined);
  const message = `${subject} lacks ${listed(missing)}`;
  if (misspelt !== undefined)
    return {
      name: misspelt,
      message,
      nearest: nearestName(misspelt, missing),
      hint: `Write ${listed(missing)} instead of \`${misspelt}\`.`,
    };
  return { message, hint: `Add ${listed(missing)}. ${descriptionOf(error, '')}`.trim() };
};

const unknownName: Describe = ({ error, missing }, subject) => {
  const name = param(error, 'additionalProperty');
  const known = keysOf((error.parentSchema as { readonly properties?: object } | undefined)?.properties).filter((one) => one !== '$schema');
  const nearest = nearestName(name, missing) ?? nearestName(name, known) ?? missing[0];
  const lacks = missing.length > 0 ? `, and ${subject} lacks ${listed(missing)}` : '';
  return {
    name,
    message: `\`${name}\` is not known here${lacks}`,
    nearest,
    hint: nearest === undefined ? `Delete it, or write one of ${listed(known)}.` : `Write \`${nearest}\`, or delete it.`,
  };
};

const badName: Describe = ({ error }) => {
  const name = param(error, 'propertyName');
  const rule = error.schema as { readonly enum?: readonly string[] };
  if (rule.enum) return { name, message: `\`${name}\` is not known here`, ...choice(name, rule.enum) };
  return {
    name,
    message: `\`${name}\` cannot be a name here`,
    hint: 'Write a name in camelCase: letters and digits, first letter small.',
  };
};

const limitError: Describe = ({ error }, subject) => ({
  message: `${subject} ${(error.message ?? '').replace('>=', 'at least').replace('<=', 'at most')}`,
  hint: descriptionOf(error, 'Keep to the limit.'),
});

/** Whether a text has no visible character. */
const isBlank = (value: unknown): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(String(value));

const emptyText = (error: ErrorObject, subject: string) => ({
  message: `${subject} is empty`,
  hint: descriptionOf(error, 'Write a text.'),
});

const descriptions: Readonly<Record<string, Describe>> = {
  type: typeError,
  enum: enumError,
  discriminator: unknownKind,
  required: missingNames,
  additionalProperties: unknownName,
  propertyNames: badName,
  pattern: ({ error }, subject) =>
    isBlank(error.data)
      ? emptyText(error, subject)
      : {
          message: `${subject} cannot be ${JSON.stringify(error.data)}`,
          hint: descriptionOf(error, `It must match ${param(error, 'pattern')}.`),
        },
  minLength: ({ error }, subject) =>
    isBlank(error.data)
      ? emptyText(error, subject)
      : { message: `${subject} is shorter than ${param(error, 'limit')} letters`, hint: descriptionOf(error, 'Write a text.') },
  minProperties: ({ error }, subject) => ({ message: `${subject} is empty`, hint: descriptionOf(error, 'Fill it, or delete it.') }),
  maxProperties: ({ error }, subject) => ({
    message: `${subject} holds ${keysOf(error.data).length} operators: ${listed(keysOf(error.data))}`,
    hint: 'Join them with `and` or `or`: one operator per expression.',
  }),
  minItems: ({ error }, subject) => ({
    message: `${subject} has too few entries: at least ${param(error, 'limit')}`,
    hint: descriptionOf(error, 'Add entries.'),
  }),
  maxItems: ({ error }, subject) => ({
    message: `${subject} has too many entries: at most ${param(error, 'limit')}`,
    hint: descriptionOf(error, 'Delete entries.'),
  }),
  uniqueItems: ({ error }, subject) => ({
    message: `${subject} holds the same entry twice`,
    hint: `Delete entry ${Number(error.params['i']) + 1}.`,
  }),
};

const subjectOf = (path: Path): string => {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `\`${last}\``;
  return `entry ${last + 1} of ${subjectOf(path.slice(0, -1))}`;
};

/** Message, nearest right name and hint for one fault that a schema found at a path. */
export const schemaWords = (fault: SchemaFault, path: Path): SchemaWords =>
  (descriptions[fault.error.keyword] ?? limitError)(fault, subjectOf(path));
