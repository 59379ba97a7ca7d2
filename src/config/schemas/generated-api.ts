import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { generatedBanner, generatedStyle } from './generated-files.ts';

interface Definitions {
  readonly definitions: Readonly<Record<string, unknown>>;
}

// Every type of the API, and where it is declared.
const shapesIn = (folder: string): readonly (readonly [name: string, place: string])[] =>
  readdirSync(folder).flatMap((file) => {
    const { definitions } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Definitions;
    return Object.keys(definitions).map((name) => [name, `${file}#/definitions/${name}`] as const);
  });

const propertyLine = /^( +)((?:\w+|'[\w-]+'|\[k: string\])\??: )/gm;
const arrayType = /((?:\b\w+|'\w+'|\([^()]*\)))\[\]/g;

// API values are never modified, but the generator has no option for that.
const asReadonly = (source: string): string =>
  source.replace(propertyLine, '$1readonly $2').replace(arrayType, 'readonly $1[]');

/**
 * Generates the files of src/workbench/api/generated from `schemaFolder`/api: a type for each body and
 * answer. Keys are file names.
 */
export const apiTypeFiles = async (schemaFolder: string): Promise<Readonly<Record<string, string>>> => {
  const folder = join(schemaFolder, 'api');
  const shapes = shapesIn(folder);
  const umbrella: JSONSchema = {
    title: 'ApiShapes',
    description: 'Every shape of the API by its name.',
    type: 'object',
    properties: Object.fromEntries(shapes.map(([name, file]) => [name, { $ref: file }])),
    required: shapes.map(([name]) => name),
    additionalProperties: false,
  };
  const source = await compile(umbrella, 'ApiShapes', {
    ...generatedStyle,
    cwd: `${folder}/`,
    bannerComment: generatedBanner,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
  });
  return { 'api-shapes.ts': asReadonly(source) };
};

/** Generates the types of sample members from the schema file `schemaFile`. */
export const memberRecordTypes = async (schemaFile: string): Promise<string> => {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as JSONSchema;
  const bannerComment =
    '/* Written by `portal types` from src/samples/member-record.schema.json. Do not edit: change it and run it again. */';
  return asReadonly(
    await compile(schema, 'MemberRecord', { ...generatedStyle, bannerComment, ignoreMinAndMaxItems: false }),
  );
};
