import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript';
import blocks from '../../../schemas/blocks.json' with { type: 'json' };
import { schemas } from './schemas.ts';

// The first line of a generated file.
export const generatedBanner =
  '/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */';

export const generatedStyle: Partial<Options> = {
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 140 },
};

const files = Object.keys(schemas).filter((name) => name !== 'common' && name !== 'blocks');

const umbrella: JSONSchema = {
  title: 'ConfigFiles',
  type: 'object',
  properties: Object.fromEntries(files.map((name) => [name, { $ref: `${name}.json` }])),
  required: [...files],
  additionalProperties: false,
};

// For a reference with its own description, the generator writes a numbered copy of the type. This removes
// the copies.
const withoutCopies = (source: string): string =>
  source
    .replace(/\/\*\*(?:(?!\*\/|\/\*\*)[^])*\*\/\nexport type ([A-Z][A-Za-z]*)\d+ = [^;]+;\n/g, '')
    .replace(/\b(When|Screen|Item|Block|Logic)\d+\b/g, '$1');

const configFiles = async (schemaFolder: string): Promise<string> => {
  const source = await compile(umbrella, 'ConfigFiles', {
    ...generatedStyle,
    cwd: `${schemaFolder}/`,
    bannerComment: generatedBanner,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
  });
  return withoutCopies(source);
};

type Traits = Readonly<Record<string, unknown>>;

const traitsByType = (): readonly (readonly [type: string, traits: Traits])[] =>
  blocks.definitions.block.oneOf.map(({ $ref }) => {
    const type = $ref.replace('#/definitions/', '');
    const { traits } =
      (blocks.definitions as Readonly<Record<string, { readonly traits?: Traits }>>)[type] ?? {};
    if (!traits) throw new Error(`schemas/blocks.json: the block ${type} has no traits`);
    return [type, traits];
  });

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');

// One record for each trait, so that browsers load only what their code reads.
const blockTraits = async (): Promise<string> => {
  const { traits } = blocks.definitions;
  const declared = await compile(traits as JSONSchema, 'BlockTraits', {
    ...generatedStyle,
    bannerComment: '',
  });
  const records = Object.keys(traits.properties).map((trait) => {
    const entries = traitsByType().flatMap(([type, own]) =>
      own[trait] === undefined ? [] : [`  ${type}: ${literal(own[trait])},\n`],
    );
    return `\nexport const ${trait}: ByType<'${trait}'> = {\n${entries.join('')}};\n`;
  });
  const byType =
    'type ByType<Trait extends keyof BlockTraits> = { readonly [Type in Block["type"]]?: BlockTraits[Trait] };';
  return `${generatedBanner}\n\nimport type { Block } from './config-files.ts';\n\n${declared}\n${byType.replaceAll('"', "'")}\n${records.join('')}`;
};

/** Generates the files of src/config/generated from the schemas in `schemaFolder`. Keys are file names. */
export const generatedFiles = async (schemaFolder: string): Promise<Readonly<Record<string, string>>> => ({
  'config-files.ts': await configFiles(schemaFolder),
  'block-traits.ts': await blockTraits(),
});
