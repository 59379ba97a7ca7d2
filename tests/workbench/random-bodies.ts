import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { ApiShapes } from '../../src/workbench/api/generated/api-shapes.ts';
import { roll } from '../support/chance.ts';
import { projectRoot } from '../support/project-files.ts';

/** As much of a JSON Schema as the schemas of the API use. */
interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const folder = join(projectRoot, 'schemas/api');
const files = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { definitions: Record<string, Schema> },
);
const shapes = new Map(files.flatMap(({ definitions }) => Object.entries(definitions)));
const ajv = new Ajv({ schemas: files, strict: true, keywords: ['tsType'], allowUnionTypes: true });

/**
 * What a body is made of: chance, and what the store knows of ids, addresses and the like, by the name of a
 * shape or of a field.
 */
export interface Soil {
  readonly random: () => number;
  readonly known: Readonly<Record<string, readonly unknown[]>>;
}

const pick = <T>(random: () => number, from: readonly T[]): T | undefined => from[roll(random, from.length)];

const values: readonly unknown[] = [
  ...[
    null,
    { is: null },
    true,
    7,
    'https://new.example',
    'A title',
    [],
    {},
    { id: 'new', link: 'route:claims' },
    ['b', 'a'],
  ],
];

/** A value as a schema wants it; `name` is that of its field. */
const grown = (schema: Schema, soil: Soil, name = ''): unknown => {
  const { random, known } = soil;
  const shape = schema.$ref?.split('/').at(-1) ?? schema.title ?? '';
  const own = known[shape] ?? known[name];
  if (own !== undefined && own.length > 0 && roll(random, 12) > 0) return pick(random, own);
  if (schema.$ref !== undefined) return grown(shapes.get(shape) ?? {}, soil, name);
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return grown(pick(random, schema.anyOf) ?? {}, soil, name);
  switch (schema.type) {
    case 'object':
      return grownObject(schema, soil);
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + roll(random, 3) }, () =>
        grown(schema.items ?? {}, soil),
      );
    case 'integer':
      return (schema.minimum ?? 0) + roll(random, Math.min(4, (schema.maximum ?? 9) + 1));
    case 'boolean':
      return roll(random, 2) === 0;
    case 'null':
      return null;
    case 'string':
      return `text ${roll(random, 1000)}`;
    default:
      return pick(random, values);
  }
};

const grownObject = (
  { properties = {}, required = [], additionalProperties }: Schema,
  soil: Soil,
): unknown => {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || roll(soil.random, 2) === 0,
  );
  const more = typeof additionalProperties === 'object' ? [['more', additionalProperties] as const] : [];
  return Object.fromEntries([...wanted, ...more].map(([name, schema]) => [name, grown(schema, soil, name)]));
};

/** A body that a shape allows, mostly. */
export const bodyOf = (shape: keyof ApiShapes, soil: Soil): unknown => grown(shapes.get(shape) ?? {}, soil);

/** What stands where something else is wanted. */
export const oddities: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1.5,
    1e300,
    9_007_199_254_740_993,
    '',
    ' ',
    '\0',
    '\ud800',
    '💥',
    '\u202e',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
  ],
  ...[
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '0000-00-00T00:00',
    '9999-12-31T23:59',
    'f'.repeat(64),
    '%',
    "'; drop table draft; --",
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    [],
    {},
    [[[[]]]],
    { toString: 1 },
    { length: -1 },
  ],
  ...[
    'config/screens/home.json#',
    '#',
    'locales/en/home.json#home/~2',
    'config/screens/home.json#screens/[home]/blocks/@order',
  ],
];

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);

/** A value with one part replaced, deleted or added. */
const spoiledValue = (value: unknown, random: () => number): unknown => {
  const odd = oddities[roll(random, oddities.length)];
  if (isList(value) && roll(random, 3) > 0) {
    const at = roll(random, value.length + 1);
    if (at === value.length) return [...value, odd];
    return roll(random, 4) === 0 ? value.toSpliced(at, 1) : value.with(at, spoiledValue(value[at], random));
  }
  const names = isObject(value) ? Object.keys(value) : [];
  if (!isObject(value) || roll(random, 6) === 0) return odd;
  const name = names[roll(random, names.length + 1)];
  if (name === undefined)
    return { ...value, [pick(random, ['extra', 'constructor', 'id', 'from', 'toJSON']) ?? '']: odd };
  const { [name]: old, ...rest } = value;
  return roll(random, 4) === 0 ? rest : { ...rest, [name]: spoiledValue(old, random) };
};

/** A body as text with one error: in a value, or in the text itself. */
export const spoiledText = (body: unknown, random: () => number): string => {
  const text = JSON.stringify(body);
  switch (roll(random, 12)) {
    case 0:
      return text.slice(0, roll(random, text.length));
    case 1:
      return text.replace(/\d+|"[^"]*"/, '1e999');
    case 2:
      return text.replace('{', '{"__proto__":{"name":"x"},');
    default:
      return JSON.stringify(spoiledValue(body, random));
  }
};

const errors = shapes.get('ErrorDetails')?.properties ?? {};

/**
 * What is wrong with the body of a refusal: it has a code and a message, and beside them what is documented
 * for its code, and nothing more.
 */
export const refusalFaults = (body: unknown): readonly string[] => {
  if (!ajv.validate('errors.json#/definitions/ApiError', body)) return [ajv.errorsText()];
  const { code, message, ...details } = body as { readonly code: string; readonly message: string };
  if (message === '') return ['no message'];
  if (!Object.hasOwn(errors, code)) return Object.keys(details).map((name) => `${name} beside ${code}`);
  return ajv.validate(`errors.json#/definitions/ErrorDetails/properties/${code}`, details)
    ? []
    : [ajv.errorsText()];
};
